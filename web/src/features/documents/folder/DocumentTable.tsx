import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { Box, Flex, Text } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { useIsNarrow } from '#web/lib/use-window-size.ts';
import { EditRowLink } from '#web/lists/EditRowLink.tsx';
import { rowOrderText } from '#web/lists/row-order/row-order.text.ts';
import { FormerPlace, MovedNote, PlaceField, RowHandle } from '#web/lists/row-order/row-order.tsx';
import type { RowOrder } from '#web/lists/row-order/use-row-order.ts';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import tableClasses from '#web/ui/lists/Table.module.css';
import type { DocumentRow } from '../documents.queries.ts';
import classes from './FolderScreen.module.css';
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
  const isNarrow = useIsNarrow();
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
      data-narrow={isNarrow || undefined}
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
          {(['year', 'shownIn', 'onWeb', 'size'] as const).map((key) => (
            <th key={key} scope="col" className={classes[key]}>
              {text[key]}
            </th>
          ))}
          <th scope="col" className={classes.edit} aria-label="Uredi" />
        </tr>
      </thead>
      {rows.map((row) => {
        if ('gapPx' in row) {
          return (
            <tbody key={row.key} aria-hidden>
              <tr>
                <td style={{ height: row.gapPx, padding: 0, border: 0 }} />
              </tr>
            </tbody>
          );
        }
        const document = documents[row.index];
        if (!document) return null;
        return (
          <tbody key={document.id} ref={measure} data-index={row.index}>
            <DocumentLine
              document={document}
              folder={folder}
              order={order}
              isOrdered={isOrdered}
              rowIndex={row.index + 2}
              moved={moved?.get(document.id)}
              isOpen={document.id === openId}
            />
          </tbody>
        );
      })}
    </table>
  );
}

type LineProps = Pick<Props, 'folder' | 'order' | 'isOrdered'> & {
  document: DocumentRow;
  rowIndex: number;
  moved: { from: number; to: number } | undefined;
  isOpen: boolean;
};

function DocumentLine({ document, folder, order, isOrdered, rowIndex, moved, isOpen }: LineProps) {
  const { id, doc_name, title_eng, year, file_missing, file_size, link, show_in_sub, sub_folder } = document;
  const subfolder = show_in_sub === 1 ? folder.subfolders.find(({ sub_id }) => sub_id === sub_folder) : undefined;
  const isVisible = folder.show_doc_page === 1 && (subfolder?.show_sub ?? 1) === 1;
  const isMissing = file_missing === 1;
  const size = file_size !== null ? formatBytes(file_size) : isMissing ? undefined : text.otherHost;
  const facts = [year, subfolder?.title, size, ...(isVisible ? [] : [text.hidden])].filter(Boolean).join(' · ');
  return (
    <tr aria-rowindex={rowIndex} data-open={isOpen || undefined} {...order.rowProps(id)}>
      {isOrdered && (
        <>
          <td className={classes.grip}>
            <RowHandle order={order} id={id} />
          </td>
          <td className={classes.place}>
            {moved && (
              <Text span c="lapis" fw={600} aria-hidden>
                {moved.from} →
              </Text>
            )}
            <PlaceField order={order} id={id} />
          </td>
        </>
      )}
      <td className={classes.name}>
        <span className={classes.nameLine}>
          <a href={link} target="_blank" rel="noreferrer" title={`${doc_name} / ${title_eng}`}>
            {doc_name}
          </a>
          <FormerPlace order={order} id={id} />
          {moved && (
            <MovedNote>
              {folder.ordered_by_name ?? text.someone}, {rowOrderText.movedFrom(moved.from, moved.to)}
            </MovedNote>
          )}
        </span>
        <div className={`${classes.facts} mantine-hidden-from-sm`}>{facts}</div>
        {isMissing && (
          <Box hiddenFrom="sm">
            <MissingFile />
          </Box>
        )}
      </td>
      <td className={classes.year}>{year}</td>
      <td className={classes.shownIn} title={subfolder?.title}>
        {subfolder?.title ?? <span>{text.inFolder}</span>}
      </td>
      <td className={classes.onWeb}>
        <StatusDot kind={isVisible ? 'full' : 'empty'}>{isVisible ? text.shown : text.hidden}</StatusDot>
      </td>
      <td className={classes.size}>{isMissing ? <MissingFile /> : size}</td>
      <td className={classes.edit}>
        <EditRowLink param="dokument" recordKey={id} title={doc_name} />
      </td>
    </tr>
  );
}

function MissingFile() {
  return (
    <Flex component="span" display="inline-flex" align="center" gap={5} c="var(--ink)" fz="sm" fw={550}>
      <IconFileAlert aria-hidden /> {text.fileMissing}
    </Flex>
  );
}

/** A row that is drawn, or the height of rows that are not. */
type VirtualRow = { index: number } | { gapPx: number; key: string };

type VirtualOptions = {
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
export function useVirtualRows({ body, count, keyOf, rowPx, kept }: VirtualOptions) {
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
