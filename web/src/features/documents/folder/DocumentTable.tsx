import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { RowEditor } from '#web/forms/row/RowEditor.tsx';
import type { RowOrder } from '#web/lists/row-order/use-row-order.ts';
import tableClasses from '#web/ui/lists/Table.module.css';
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

/** A row that is drawn, or the height of rows that are not. */
type VirtualRow = { index: number } | { gapPx: number; key: string };

type Options = {
  /** The element that holds the rows alone. */
  body: RefObject<HTMLElement | null>;
  count: number;
  /** Key of the row at an index: its measured height follows it. */
  keyOf: (index: number) => number | string;
  /** Expected height of a row, pixels. */
  rowPx: number;
  /** Indexes of rows that are drawn wherever the page is scrolled to: those with the focus, or open. */
  kept: readonly number[];
};

/** Rows of a short list are all drawn. */
const DRAWN_LIMIT = 150;

/** Rows that are drawn above and below the window. */
const OVERSCAN = 12;

/**
 * Which rows of a long list are drawn: those near the window and the kept ones, with gaps for the others. Rows have
 * any height; `measure` goes on the element of a row, with its `data-index`.
 */
export function useVirtualRows({ body, count, keyOf, rowPx, kept }: Options) {
  const isVirtual = count > DRAWN_LIMIT;
  const top = useTop(body, isVirtual);
  const virtualizer = useWindowVirtualizer({
    count: isVirtual ? count : 0,
    estimateSize: () => rowPx,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: (range: Range) => {
      const inWindow = defaultRangeExtractor(range);
      return [...new Set([...inWindow, ...kept.filter((index) => index >= 0 && index < count)])].toSorted(
        (one, other) => one - other,
      );
    },
  });
  if (!isVirtual) {
    return { rows: Array.from({ length: count }, (_, index): VirtualRow => ({ index })), measure: undefined };
  }
  const rows: VirtualRow[] = [];
  let end = top;
  for (const { index, start, end: itemEnd } of virtualizer.getVirtualItems()) {
    if (start > end) rows.push({ gapPx: start - end, key: `before-${index}` });
    rows.push({ index });
    end = itemEnd;
  }
  const rest = top + virtualizer.getTotalSize() - end;
  if (rest > 0) rows.push({ gapPx: rest, key: 'after' });
  return { rows, measure: virtualizer.measureElement };
}

/** Distance of the rows from the top of the page, pixels. */
function useTop(body: RefObject<HTMLElement | null>, isVirtual: boolean): number {
  const [top, setTop] = useState(0);
  // After every render: what is above the rows may have changed its height.
  useLayoutEffect(() => {
    const element = body.current;
    if (isVirtual && element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
  });
  return top;
}
