/** What is selected of a list, in the order in which it was selected, and from which row a range with Shift begins. */
export type Selection<Row extends Identified> = { rows: ReadonlyMap<Row['id'], Row>; anchor: Row['id'] | undefined };

type Identified = { id: number | string };

/** A selection of nothing. */
export const NOTHING_SELECTED: Selection<never> = { rows: new Map<never, never>(), anchor: undefined };

/**
 * The selection after the checkbox of a row was used. With Shift, every row between it and the one before takes the
 * state that this one gets. `listed` holds the rows in sight from the top; other rows stay as they are.
 */
export function toggleRow<Row extends Identified>(
  selection: Selection<Row>,
  listed: readonly Row[],
  id: Row['id'],
  isRange: boolean,
): Selection<Row> {
  const isOn = !selection.rows.has(id);
  const changed = isRange ? rowsBetween(listed, selection.anchor, id) : listed.filter((row) => row.id === id);
  return { rows: isOn ? withRows(selection, changed) : withoutRows(selection, changed), anchor: id };
}

/** Selects every listed row, or takes them all away when all are selected. */
export function toggleAll<Row extends Identified>(selection: Selection<Row>, listed: readonly Row[]): Selection<Row> {
  const areAllOn = listed.every(({ id }) => selection.rows.has(id));
  return { rows: areAllOn ? withoutRows(selection, listed) : withRows(selection, listed), anchor: undefined };
}

/** What is left of a selection when only listed rows can be selected. */
export function keepListed<Row extends Identified>(selection: Selection<Row>, listed: readonly Row[]): Selection<Row> {
  if (selection.rows.size === 0) return selection;
  const ids = new Set<Row['id']>(listed.map(({ id }) => id));
  const gone = [...selection.rows.values()].filter(({ id }) => !ids.has(id));
  return gone.length === 0 ? selection : { ...selection, rows: withoutRows(selection, gone) };
}

function withRows<Row extends Identified>({ rows }: Selection<Row>, added: readonly Row[]): Map<Row['id'], Row> {
  return new Map([...rows, ...added.map((row) => [row.id, row] as const)]);
}

function withoutRows<Row extends Identified>({ rows }: Selection<Row>, removed: readonly Row[]): Map<Row['id'], Row> {
  const ids = new Set<Row['id']>(removed.map(({ id }) => id));
  return new Map([...rows].filter(([id]) => !ids.has(id)));
}

function rowsBetween<Row extends Identified>(
  listed: readonly Row[],
  anchor: Row['id'] | undefined,
  id: Row['id'],
): Row[] {
  const to = listed.findIndex((row) => row.id === id);
  const anchorPlace = listed.findIndex((row) => row.id === anchor);
  const from = anchorPlace < 0 ? to : anchorPlace;
  return listed.slice(Math.min(from, to), Math.max(from, to) + 1);
}
