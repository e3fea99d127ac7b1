import { useCallback, useLayoutEffect, useRef, useState } from 'react';

type Identified = { id: number | string };

/**
 * The selected rows of the list that `listKey` names; another list starts with an empty selection. `listed` holds the
 * visible rows from the top. Rows that leave the list leave the selection, unless the selection spans its pages. The
 * returned functions are stable.
 */
export function useSelection<Row extends Identified>(
  listKey: string,
  listed: readonly Row[],
  { isOverPages = false }: { isOverPages?: boolean } = {},
) {
  const [kept, setKept] = useState<{ of: string; selection: Selection<Row> }>({
    of: listKey,
    selection: NOTHING_SELECTED,
  });
  const own = kept.of === listKey ? kept.selection : NOTHING_SELECTED;
  const selection = isOverPages ? own : keepListed(own, listed);
  const now = useRef({ listKey, listed, selection });
  useLayoutEffect(() => {
    now.current = { listKey, listed, selection };
  });
  const set = useCallback((change: (selection: Selection<Row>, listed: readonly Row[]) => Selection<Row>) => {
    const { listKey: of, selection: former, listed: rows } = now.current;
    setKept({ of, selection: change(former, rows) });
  }, []);
  return {
    /** The selected rows by id, with their values at the time of selection. */
    rows: selection.rows,
    toggle: useCallback(
      (id: Row['id'], isRange: boolean) => set((former, rows) => toggleRow(former, rows, id, isRange)),
      [set],
    ),
    toggleAll: useCallback(() => set(toggleAll), [set]),
    clear: useCallback(() => set(() => NOTHING_SELECTED), [set]),
  };
}

/** The result of {@link useSelection}, for components that need not know the rows. */
export type RowSelection = {
  readonly rows: { readonly size: number; has(id: number | string): boolean };
  toggle(id: number | string, isRange: boolean): void;
  toggleAll(): void;
  clear(): void;
};

/** The selected rows of a list, in the order of selection, and the row from which a range with Shift starts. */
export type Selection<Row extends Identified> = { rows: ReadonlyMap<Row['id'], Row>; anchor: Row['id'] | undefined };

/** An empty selection. */
export const NOTHING_SELECTED: Selection<never> = { rows: new Map<never, never>(), anchor: undefined };

/**
 * The selection after a click on the checkbox of a row. With Shift, every row from the last clicked one to this one
 * takes its new state. `listed` holds the visible rows from the top; other rows stay unchanged.
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

/** Selects every listed row, or deselects them when all are selected. */
export function toggleAll<Row extends Identified>(selection: Selection<Row>, listed: readonly Row[]): Selection<Row> {
  const areAllOn = listed.every(({ id }) => selection.rows.has(id));
  return { rows: areAllOn ? withoutRows(selection, listed) : withRows(selection, listed), anchor: undefined };
}

/** The selection without rows that are no longer listed. */
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
