import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { IconFileAlert } from '@tabler/icons-react';
import { EditRowLink } from '#web/forms/row/EditRowLink.tsx';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { MovedNote } from '#web/lists/row-order/MovedNote.tsx';
import { FormerPlace } from '#web/lists/row-order/OrderBar.tsx';
import { PlaceField } from '#web/lists/row-order/PlaceField.tsx';
import { RowHandle } from '#web/lists/row-order/RowHandle.tsx';
import { rowOrderText } from '#web/lists/row-order/row-order.text.ts';
import type { RowOrder } from '#web/lists/row-order/use-row-order.ts';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import look from '#web/ui/look.module.css';
import type { DocumentRow } from '../documents.queries.ts';
import classes from './DocumentTable.module.css';
import { folderText as text } from './folder.text.ts';
import { isOnWeb, subfolderOf } from './folder-list.ts';

type Props = {
  document: DocumentRow;
  folder: ManagedFolder;
  order: RowOrder;
  isOrdered: boolean;
  rowIndex: number;
  moved: { from: number; to: number } | undefined;
  movedBy: string | null;
};

/** A document of the table. */
export function DocumentLine({ document, folder, order, isOrdered, rowIndex, moved, movedBy }: Props) {
  const { id, doc_name, title_eng, year, file_missing, link } = document;
  const subfolder = subfolderOf(document, folder);
  const isVisible = isOnWeb(document, folder);
  const size = sizeOf(document);
  const facts = [year, subfolder?.title, size, ...(isVisible ? [] : [text.hidden])].filter(Boolean).join(' · ');
  return (
    <tr aria-rowindex={rowIndex} {...order.rowProps(id)}>
      {isOrdered && (
        <>
          <td className={classes.grip}>
            <RowHandle order={order} id={id} />
          </td>
          <td className={classes.place}>
            {moved && (
              <span className={classes.moved}>
                <span aria-hidden>{moved.from} →</span>
              </span>
            )}
            <PlaceField order={order} id={id} />
          </td>
        </>
      )}
      <td className={classes.name}>
        <span className={classes.nameLine}>
          <a
            className={`${look.cut} ${look.medium} ${classes.title}`}
            href={link}
            target="_blank"
            rel="noreferrer"
            title={`${doc_name} / ${title_eng}`}
          >
            {doc_name}
          </a>
          <FormerPlace order={order} id={id} />
          {moved && (
            <MovedNote>
              {movedBy ?? text.someone}, {rowOrderText.movedFrom(moved.from, moved.to)}
            </MovedNote>
          )}
        </span>
        <span className={classes.phoneFacts}>{facts}</span>
        {file_missing === 1 && <MissingFile className={classes.onlyPhone} />}
      </td>
      <td className={classes.year}>{year}</td>
      <td className={classes.shownIn} title={subfolder?.title}>
        {subfolder?.title ?? <span className={look.pale}>{text.inFolder}</span>}
      </td>
      <td className={classes.onWeb}>
        <StatusDot kind={isVisible ? 'full' : 'empty'}>{isVisible ? text.shown : text.hidden}</StatusDot>
      </td>
      <td className={classes.size}>{file_missing === 1 ? <MissingFile /> : size}</td>
      <td className={classes.edit}>
        <EditRowLink param="dokument" recordKey={id} title={doc_name} />
      </td>
    </tr>
  );
}

function MissingFile({ className }: { className?: string | undefined }) {
  return (
    <span className={`${look.medium} ${look.small} ${classes.missing} ${className ?? ''}`}>
      <IconFileAlert aria-hidden /> {text.fileMissing}
    </span>
  );
}

function sizeOf({ file_size, file_missing }: DocumentRow): string | undefined {
  if (file_size !== null) return formatBytes(file_size);
  return file_missing === 1 ? undefined : text.otherHost;
}
