import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  type ComponentProps,
  type CSSProperties,
  Fragment,
  type HTMLAttributes,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { IconArrowDown, IconArrowUp } from '#web/lib/icons.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { useIsNarrow, useIsPhone } from '#web/lib/use-window-size.ts';
import { SelectBox } from '#web/ui/fields/SelectBox.tsx';
import tableClasses from '#web/ui/lists/Table.module.css';
import { useLongPress } from '#web/ui/lists/use-long-press.ts';
import type { RowSelection } from '#web/ui/lists/use-selection.ts';
import { useDelayed } from '#web/ui/use-delayed.ts';
import type { ListRequest } from './address/list-address.ts';
import { headState, type Sorting, type SortOrder, sortBy } from './address/sort-order.ts';
import { type Card, cardTemplate } from './card-template.ts';
import classes from './RecordTable.module.css';
import type { useVirtualRows } from './use-virtual-rows.ts';

export type Column<Row, Request = ListRequest> = {
  /** Identifies the column; also its value in `sort`. */
  readonly key: string;
  readonly head: string;
  readonly isHeadHidden?: boolean;
  /** Pixels, or a CSS length. Columns without a width share the rest. */
  readonly width?: number | string;
  /** Pixels in windows up to 1400 px. */
  readonly narrowWidth?: number;
  /** Hidden in windows up to 1200 px (`desk`) or 992 px (`tablet`). */
  readonly hideBelow?: 'desk' | 'tablet';
  readonly align?: 'right';
  readonly sort?: boolean;
  /** The role of the column in the card of a row on a phone. Columns without it are not in the card. */
  readonly onPhone?: 'title' | 'meta' | 'picture' | 'action';
  readonly isOnlyOnPhone?: boolean;
  readonly className?: string | undefined;
  readonly cell: (row: Row, request: Request) => ReactNode;
};

/** Rows that belong together; `key` identifies the group, `head` is its line. */
export type RowGroup = { readonly key: string; readonly head: ReactNode };

export type TableSelection<Row> = RowSelection & {
  /** The rows that the head selects. */
  readonly selectable: readonly Row[];
  readonly allLabel: string;
  readonly labelOf: (row: Row) => string;
};

type Props<Row, Request> = {
  label: string;
  rows: readonly Row[] | undefined;
  columns: readonly Column<Row, Request>[];
  request: Request;
  /** The current sorting, the first order of each column, and the function that a head calls. */
  sorting?: Partial<Sorting> | undefined;
  firstOrders?: Readonly<Record<string, SortOrder>>;
  onSort?: (next: Sorting) => void;
  selection?: TableSelection<Row> | undefined;
  /** On a phone the checkboxes are shown, each over the last action of its row. */
  isSelecting?: boolean;
  /** These are the former rows, until the requested ones arrive. */
  isStale?: boolean;
  isBusy?: boolean;
  /** Arrangement of the columns on a phone, where title, line of facts and actions are not enough. */
  card?: Card;
  /** Pixels. */
  rowHeight?: number;
  skeletonRows?: number;
  /** The group of a row: a line above the first row of each group in the list. */
  groupOf?: ((row: Row) => RowGroup) | undefined;
  /** What is open below a row, over its whole width; undefined for a closed row. */
  openedBelow?: ((row: Row) => ReactNode) | undefined;
  /** A tinted row is open or has just been saved; a pale one is not public yet. */
  toneOf?: (row: Row) => 'tinted' | 'pale' | undefined;
  rowProps?: (row: Row) => HTMLAttributes<HTMLTableRowElement>;
  /** Draws only the rows near the window, for a list without pages, and those of `keepDrawn`. */
  useDrawnRows?: typeof useVirtualRows;
  keepDrawn?: readonly (number | string | undefined)[];
};

/** Height of a row unless the list has its own, pixels. */
const ROW_PX = 36;

const AT_ONCE = { getInitialValueInEffect: false };

export function RecordTable<Row extends { id: number | string }, Request>(props: Props<Row, Request>) {
  const { label, rows, columns, selection, isStale = false, card, rowHeight, groupOf, skeletonRows = 20 } = props;
  const { useDrawnRows = useAllRows } = props;
  const toggle = useToggle(props);
  const table = useRef<HTMLTableElement>(null);
  const ids = rows?.map(({ id }) => id) ?? [];
  const drawn = useDrawnRows({ body: table, ids, rowPx: rowHeight ?? ROW_PX, keep: props.keepDrawn });
  const desk = useMediaQuery('(max-width: 75em)', false, AT_ONCE);
  const tablet = useIsNarrow();
  const isPhone = useIsPhone();
  // Rows have only the cells that are shown; the same array, so that they are not drawn again.
  const shown = useMemo(
    () =>
      columns.filter(({ hideBelow, isOnlyOnPhone, onPhone }) =>
        isPhone ? onPhone : !isOnlyOnPhone && !(hideBelow && { desk, tablet }[hideBelow]),
      ),
    [columns, isPhone, desk, tablet],
  );
  const wholeWidth = shown.length + (selection ? 1 : 0);
  const style = {
    '--row-height': rowHeight === undefined ? undefined : `${rowHeight}px`,
    '--card-gap': card?.gap === undefined ? undefined : `${card.gap}px`,
    '--card-height': card?.height === undefined ? undefined : `${card.height}px`,
    '--card': cardTemplate(columns, card),
  } as CSSProperties;
  return (
    <table
      ref={table}
      className={`${tableClasses.table} ${classes.table}`}
      aria-rowcount={drawn.measure && ids.length + 1}
      onFocus={drawn.onFocus}
      style={style}
      aria-busy={props.isBusy}
      aria-label={label}
      data-card={card ? 'own' : 'plain'}
      data-selecting={props.isSelecting || undefined}
    >
      <Head {...props} />
      {rows === undefined ? (
        <TableSkeleton columns={columns} hasSelection={selection !== undefined} rows={skeletonRows} />
      ) : (
        <tbody data-stale={isStale || undefined}>
          {drawn.rows.map((at) => {
            if ('gapPx' in at) {
              return (
                <tr key={at.key} className={classes.opened} aria-hidden>
                  <td colSpan={wholeWidth} style={{ height: at.gapPx, border: 0 }} />
                </tr>
              );
            }
            const place = at.index;
            const row = rows[place];
            if (!row) return null;
            const before = rows[place - 1];
            const group = groupOf?.(row);
            const opened = props.openedBelow?.(row);
            return (
              <Fragment key={row.id}>
                {group && (before === undefined || groupOf?.(before).key !== group.key) && (
                  <tr className={classes.group}>
                    <th scope="rowgroup" colSpan={wholeWidth}>
                      {group.head}
                    </th>
                  </tr>
                )}
                <RecordRow
                  row={row}
                  columns={shown}
                  request={props.request}
                  checkLabel={selection?.labelOf(row)}
                  isSelected={selection?.rows.has(row.id) === true}
                  onToggle={toggle}
                  tone={props.toneOf?.(row)}
                  attributes={props.rowProps?.(row)}
                  measure={drawn.measure}
                  index={drawn.measure && place}
                />
                {opened !== undefined && (
                  <tr className={classes.opened}>
                    <td colSpan={wholeWidth}>{opened}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      )}
    </table>
  );
}

/** As many rows as a high window shows. */
const FIRST_ROWS = 30;

/** All rows; at first only those that the window shows, and the others right after these are visible. */
const useAllRows: typeof useVirtualRows = ({ ids }) => {
  const isWhole = useDeferredValue(ids.length > 0, false);
  const drawn = isWhole ? ids : ids.slice(0, FIRST_ROWS);
  return { rows: drawn.map((_, index) => ({ index })) };
};

function Head<Row extends { id: number | string }, Request>({
  rows,
  columns,
  sorting = {},
  firstOrders = {},
  onSort,
  selection,
  isStale,
}: Props<Row, Request>) {
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={classes.check}>
            <SelectAll selection={selection} isDisabled={rows === undefined} isStale={isStale} />
          </th>
        )}
        {columns.map((column) => {
          const attributes = { ...placeOf(column), style: widthOf(column) };
          if (column.sort && onSort) {
            return (
              <SortHead
                key={column.key}
                {...attributes}
                sorted={headState(sorting, column.key)}
                onSort={() => onSort(sortBy(sorting, column.key, firstOrders[column.key]))}
              >
                {column.head}
              </SortHead>
            );
          }
          return (
            <th key={column.key} scope="col" {...attributes}>
              {column.isHeadHidden ? <VisuallyHidden>{column.head}</VisuallyHidden> : column.head}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type SortHeadProps = ComponentProps<'th'> & {
  /** The direction in which the list is sorted by this column; undefined when it is sorted otherwise. */
  sorted: 'ascending' | 'descending' | undefined;
  onSort: () => void;
};

function SortHead({ sorted, onSort, children, ...attributes }: SortHeadProps) {
  return (
    <th scope="col" {...attributes} aria-sort={sorted}>
      <button type="button" className={classes.sort} onClick={onSort}>
        {children}
        {sorted === 'ascending' && <IconArrowUp aria-hidden />}
        {sorted === 'descending' && <IconArrowDown aria-hidden />}
      </button>
    </th>
  );
}

type SelectAllProps<Row> = { selection: TableSelection<Row>; isDisabled: boolean; isStale: boolean | undefined };

function SelectAll<Row extends { id: number | string }>({ selection, isDisabled, isStale }: SelectAllProps<Row>) {
  const { selectable } = selection;
  const count = selectable.filter(({ id }) => selection.rows.has(id)).length;
  return (
    <SelectBox
      label={selection.allLabel}
      isSelected={count > 0 && count === selectable.length}
      isPartly={count > 0 && count < selectable.length}
      isDisabled={isDisabled}
      onSelect={() => isStale || selection.toggleAll()}
    />
  );
}

type RowProps<Row extends { id: number | string }, Request> = Pick<Props<Row, Request>, 'columns' | 'request'> & {
  row: Row;
  /** Name of the checkbox; undefined in a list without selection. */
  checkLabel: string | undefined;
  isSelected: boolean;
  onToggle: (id: Row['id'], isRange: boolean) => void;
  tone: 'tinted' | 'pale' | undefined;
  attributes: HTMLAttributes<HTMLTableRowElement> | undefined;
  /** Measures the row, and its index; undefined in a list of which all rows are drawn. */
  measure: ((element: HTMLTableRowElement | null) => void) | undefined;
  index: number | undefined;
};

function DrawnRow<Row extends { id: number | string }, Request>(props: RowProps<Row, Request>) {
  const { row, columns, request, checkLabel, isSelected, onToggle, tone, index } = props;
  const press = useLongPress<HTMLTableRowElement>(() => isSelected || onToggle(row.id, false));
  const hasSelection = checkLabel !== undefined;
  return (
    <tr
      ref={props.measure}
      {...(hasSelection && press)}
      {...props.attributes}
      data-selected={isSelected || undefined}
      data-tone={tone}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {hasSelection && (
        <td
          className={classes.check}
          style={{ gridArea: columns.findLast(({ onPhone }) => onPhone === 'action')?.key }}
        >
          <SelectBox label={checkLabel} isSelected={isSelected} onSelect={(isRange) => onToggle(row.id, isRange)} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} {...placeOf(column)} style={{ gridArea: column.key }}>
          {column.cell(row, request)}
        </td>
      ))}
    </tr>
  );
}

/** A row is drawn again only when something of its own changes: a page has a hundred of them. */
const RecordRow = memo(DrawnRow) as typeof DrawnRow;

/** Selects a row, except while the former rows are shown. The function stays the same. */
function useToggle<Row extends { id: number | string }>({
  selection,
  isStale,
}: Pick<Props<Row, never>, 'selection' | 'isStale'>) {
  const latest = useRef({ selection, isStale });
  useLayoutEffect(() => {
    latest.current = { selection, isStale };
  });
  return useCallback((id: Row['id'], isRange: boolean) => {
    if (!latest.current.isStale) latest.current.selection?.toggle(id, isRange);
  }, []);
}

type SkeletonProps<Row, Request> = { columns: readonly Column<Row, Request>[]; hasSelection: boolean; rows: number };

/** Placeholder rows in their final height during loading. Fast loading shows nothing. */
function TableSkeleton<Row, Request>({ columns, hasSelection, rows }: SkeletonProps<Row, Request>) {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  const bar = (row: number, place: number) =>
    isSlow && <Skeleton height={12} width={`${55 + ((row * 7 + place * 13) % 40)}%`} />;
  return (
    <tbody aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <tr key={row} data-skeleton>
          {hasSelection && <td className={classes.check}>{bar(row, 0)}</td>}
          {columns.map((column, place) => (
            <td key={column.key} {...placeOf(column)} style={{ gridArea: column.key }}>
              {bar(row, place + 1)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function placeOf<Row, Request>({ align, hideBelow, onPhone, isOnlyOnPhone, className }: Column<Row, Request>) {
  return {
    className,
    'data-align': align,
    'data-hide-below': hideBelow,
    'data-phone': onPhone,
    'data-only-phone': isOnlyOnPhone,
  };
}

function widthOf<Row, Request>({ width, narrowWidth }: Column<Row, Request>): CSSProperties {
  const wide = typeof width === 'number' ? `${width}px` : width;
  return { '--width': wide, '--narrow-width': narrowWidth === undefined ? wide : `${narrowWidth}px` } as CSSProperties;
}
