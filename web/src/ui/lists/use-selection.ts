import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { keepListed, NOTHING_SELECTED, type Selection, toggleAll, toggleRow } from './selection.ts';

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
