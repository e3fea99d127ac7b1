import type { FoundDocument } from '@baklja/contract/features/documents/documents';
import { recordAddress } from '@baklja/contract/kinds';
import { IconFile } from '@tabler/icons-react';
import look from '#web/ui/look.module.css';
import { TextLink } from '#web/ui/TextLink.tsx';
import classes from './Folders.module.css';

/** A document that the search found, below its folder. */
export function FoundLine({ document: { doc_id, doc_name, year, page_id } }: { document: FoundDocument }) {
  return (
    <tr data-subfolder>
      <td colSpan={5}>
        <div className={`${look.line} ${classes.nameLine}`}>
          <IconFile className={look.pale} aria-hidden />
          <TextLink to={recordAddress('document', { id: doc_id, key: page_id })}>{doc_name}</TextLink>
          <span className={`${look.note} ${look.whole} ${classes.note}`}>{year}</span>
        </div>
      </td>
    </tr>
  );
}
