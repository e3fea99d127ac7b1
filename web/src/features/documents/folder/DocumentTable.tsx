import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { type FocusEvent, useRef, useState } from 'react';
import { RowEditor } from '#web/forms/row/RowEditor.tsx';
import type { RowOrder } from '#web/lists/row-order/use-row-order.ts';
import tableClasses from '#web/ui/lists/Table.module.css';
import { useVirtualRows } from '#web/ui/lists/use-virtual-rows.ts';
import { type DocumentRow, documentQueries } from '../documents.queries.ts';
import { DocumentFields } from './DocumentFields.tsx';
import { DocumentLine } from './DocumentLine.tsx';
import classes from './DocumentTable.module.css';
import { documentForm } from './document-form.ts';
import { folderText as text } from './folder.text.ts';

type Props = {
  folder: ManagedFolder;
  documents: readonly DocumentRow[];
  order: RowOrder;
  /** All documents are shown, so that they have places. */
  isOrdered: boolean;
  openId: number | undefined;
  /** Former and present places of documents that another user moved. */
  moved: ReadonlyMap<number, { from: number; to: number }> | undefined;
};

/** Height of a row, pixels. */
const ROW_PX = 36;

/** The documents of a folder, one of them open in its row. Of a long list only what is near the window is drawn. */
export function DocumentTable({ folder, documents, order, isOrdered, openId, moved }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<number>();
  const kept = [focused, order.lifted?.id, openId].flatMap((id) =>
    id === undefined ? [] : [documents.findIndex((document) => document.id === id)],
  );
  const { rows, measure } = useVirtualRows({
    body: table,
    count: documents.length,
    keyOf: (index) => documents[index]?.id ?? index,
    rowPx: ROW_PX,
    kept,
  });
  const rowFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-row-id]');
    if (row) setFocused(Number(row.dataset['rowId']));
  };
  return (
    <table
      ref={table}
      className={`${tableClasses.table} ${classes.table}`}
      aria-rowcount={documents.length + 1}
      data-ordered={isOrdered || undefined}
      onFocus={rowFocus}
    >
      <thead>
        <tr>
          {isOrdered && (
            <>
              <th scope="col" className={classes.grip} aria-label="Premjesti" />
              <th scope="col" className={classes.place}>
                {text.place}
              </th>
            </>
          )}
          <th scope="col">{text.name}</th>
          <th scope="col" className={classes.year}>
            {text.year}
          </th>
          <th scope="col" className={classes.shownIn}>
            {text.shownIn}
          </th>
          <th scope="col" className={classes.onWeb}>
            {text.onWeb}
          </th>
          <th scope="col" className={classes.size}>
            {text.size}
          </th>
          <th scope="col" className={classes.edit} aria-label="Uredi" />
        </tr>
      </thead>
      {rows.map((row) => {
        if ('gapPx' in row) {
          return (
            <tbody key={row.key} aria-hidden>
              <tr>
                <td className={classes.gap} style={{ height: row.gapPx }} />
              </tr>
            </tbody>
          );
        }
        const document = documents[row.index];
        if (!document) return null;
        const isOpen = document.id === openId;
        return (
          <tbody key={document.id} ref={measure} data-index={row.index}>
            <DocumentLine
              document={document}
              folder={folder}
              order={order}
              isOrdered={isOrdered}
              rowIndex={row.index + 2}
              moved={moved?.get(document.id)}
              movedBy={folder.ordered_by_name}
            />
            {isOpen && (
              <tr>
                <td colSpan={isOrdered ? 8 : 6} className={classes.editor}>
                  <RowEditor
                    form={documentForm}
                    queries={documentQueries}
                    param="dokument"
                    recordKey={String(document.id)}
                  >
                    {(record) => <DocumentFields record={record} />}
                  </RowEditor>
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
    </table>
  );
}
