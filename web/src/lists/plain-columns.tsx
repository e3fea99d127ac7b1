/** Columns that lists share: name, counts, last change, and the links that edit and delete. */
import { editorPath, KINDS, type KindWithScreens } from '@baklja/contract/kinds';
import { formatNumber } from '@baklja/contract/plural';
import type { ComponentProps, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { formatListDate } from '#web/lib/dates.ts';
import { EditLink, RecordLink } from './RecordLink.tsx';
import classes from './RecordTable.module.css';
import type { Column } from './RecordTable.tsx';
import { DeleteRow } from './selection/DeleteRow.tsx';

type Identified = { id: number };

/** The name of the record, which opens it over the list. */
export function nameColumn<Row extends Identified>(kind: KindWithScreens, head: string): Column<Row, unknown> {
  return {
    key: KINDS[kind].title,
    head,
    sort: true,
    onPhone: 'title',
    cell: (row) => <NameCell kind={kind} row={row} />,
  };
}

/** The number of other records that use it; `toUses` links to them. */
export function countColumn<Row extends Identified>(
  key: keyof Row & string,
  head: string,
  toUses?: (row: Row) => string,
): Column<Row, unknown> {
  return {
    key,
    head,
    width: 150,
    narrowWidth: 128,
    align: 'right',
    sort: true,
    cell: (row) => <Count count={Number(row[key] ?? 0)} to={toUses?.(row)} />,
  };
}

type Changed = Identified & { modified?: string | null; modified_by_name?: string | null };

/** When it was last changed, and by whom unless the application created it. */
export function modifiedColumn<Row extends Changed>(): Column<Row, unknown> {
  return {
    key: 'modified',
    head: 'Zadnja izmjena',
    width: 300,
    narrowWidth: 220,
    hideBelow: 'tablet',
    sort: true,
    className: classes.apart,
    cell: ({ modified, modified_by_name: name }) =>
      modified && (
        <>
          {formatListDate(modified)} {name && <span className={classes.pale}>{name}</span>}
        </>
      ),
  };
}

export function factsColumn<Row>(describe: (row: Row) => ReactNode): Column<Row, unknown> {
  return { key: 'facts', head: '', isHeadHidden: true, isOnlyOnPhone: true, onPhone: 'meta', cell: describe };
}

const LINK = { isHeadHidden: true, width: 72, align: 'right' } as const;

/** Opens the record over the list. */
export function editColumn<Row extends Identified>(
  kind: KindWithScreens,
  titleOf: (row: Row) => string = (row) => nameOf(kind, row),
): Column<Row, unknown> {
  const cell = (row: Row) => <EditCell kind={kind} row={row} title={titleOf(row)} />;
  return { key: 'edit', head: 'Uredi', ...LINK, onPhone: 'action', cell };
}

/** Opens the record on a screen of its own. */
export function editScreenColumn<Row extends Identified>(
  kind: KindWithScreens,
  titleOf: (row: Row) => string,
): Column<Row, unknown> {
  const cell = (row: Row) => <EditLink to={editorPath(kind, row.id)} title={titleOf(row)} />;
  return { key: 'edit', head: 'Uredi', ...LINK, onPhone: 'action', cell };
}

export function removeColumn<Row extends Identified>({
  titleOf,
  ...props
}: Omit<ComponentProps<typeof DeleteRow>, 'row' | 'title'> & { titleOf: (row: Row) => string }): Column<Row, unknown> {
  const cell = (row: Row) => <DeleteRow {...props} row={row} title={titleOf(row)} />;
  return { key: 'remove', head: 'Izbriši', ...LINK, width: 84, cell };
}

type CellProps = { kind: KindWithScreens; row: Identified };

function NameCell({ kind, row }: CellProps) {
  return <RecordLink to={useOpening(kind, row)} title={nameOf(kind, row)} />;
}

function EditCell({ kind, row, title }: CellProps & { title: string }) {
  return <EditLink to={useOpening(kind, row)} title={title} />;
}

function Count({ count, to }: { count: number; to: string | undefined }) {
  if (count === 0) return <span className={classes.pale}>0</span>;
  return to === undefined ? formatNumber(count) : <Link to={to}>{formatNumber(count)}</Link>;
}

/** Link to the editor of the record, over the list with its search and filters. */
export function useOpening(kind: KindWithScreens, { id }: Identified) {
  const { search } = useLocation();
  return { pathname: editorPath(kind, id), search };
}

/** The name of the record: the title field of its kind. */
export function nameOf(kind: KindWithScreens, row: object): string {
  return String(Reflect.get(row, KINDS[kind].title) ?? '');
}
