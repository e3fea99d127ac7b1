import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import type { ManagedSubfolder } from '@baklja/contract/features/documents/subfolders';
import { countRecords } from '@baklja/contract/records/record-words';
import { IconEyeOff, IconFolder } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import look from '#web/ui/look.module.css';
import { documentsText as text } from '../documents.text.ts';
import { subfolderRow } from '../names/names-address.ts';
import { FolderMenu } from './FolderMenu.tsx';
import classes from './Folders.module.css';
import { VisibilitySwitch } from './VisibilitySwitch.tsx';

type Props = { subfolder: ManagedSubfolder; folder: ManagedFolder };

/** A subfolder of the list. It has its own switch also while its folder is hidden. */
export function SubfolderLine({ subfolder, folder }: Props) {
  const { sub_id, title, title_eng, documents, show_sub, doc_cat } = subfolder;
  const to = `${paths.documentFolder(doc_cat)}?subfolder=${sub_id}`;
  const isFolderHidden = folder.show_doc_page === 0;
  return (
    <tr data-subfolder data-hidden={show_sub === 0 || isFolderHidden || undefined}>
      <td>
        <div className={`${look.line} ${classes.nameLine}`}>
          <IconFolder className={look.pale} aria-hidden />
          <span className={`${look.cut} ${look.medium} ${classes.title}`} title={title}>
            {title}
          </span>
          {isFolderHidden ? (
            <span className={`${look.note} ${look.whole} ${classes.note}`}>{text.hiddenWithFolder}</span>
          ) : (
            show_sub === 0 && (
              <span className={`${look.note} ${look.whole} ${classes.note}`}>
                <IconEyeOff aria-hidden /> {text.hidden}
              </span>
            )
          )}
        </div>
        <span className={classes.phoneNote}>{countRecords('document', documents)}</span>
      </td>
      <td className={classes.eng} title={title_eng}>
        {title_eng}
      </td>
      <td className={classes.count}>{documents}</td>
      <td className={classes.visible}>
        <VisibilitySwitch subfolder={subfolder} />
      </td>
      <td className={classes.acts}>
        <div className={classes.actions}>
          <Link className={classes.open} to={to} aria-label={`${text.open}: ${title}`}>
            {text.open}
          </Link>
          <FolderMenu
            title={title}
            to={to}
            target={{ kind: 'subfolder', id: sub_id, title, subfolders: 0, documents }}
            rowKey={subfolderRow(sub_id)}
          />
        </div>
      </td>
    </tr>
  );
}
