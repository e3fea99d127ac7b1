import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { keepListed, NOTHING_SELECTED, type Selection, toggleAll, toggleRow } from './selection.ts';

type Identified = { id: number | string };

/**
 * What is selected of the list that `listKey` names; another list begins with nothing selected. `listed` holds the rows
 * in sight from the top. What leaves them leaves the selection, unless the list has pages that the selection reaches over.
 * The answered functions stay the same ones.
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
    /** The selected rows by their ids, as they were when they were selected. */
    rows: selection.rows,
    toggle: useCallback(
      (id: Row['id'], isRange: boolean) => set((former, rows) => toggleRow(former, rows, id, isRange)),
      [set],
    ),
    toggleAll: useCallback(() => set(toggleAll), [set]),
    clear: useCallback(() => set(() => NOTHING_SELECTED), [set]),
  };
}

/** What {@link useSelection} answers, to lists that need not know their rows. */
export type RowSelection = {
  readonly rows: { readonly size: number; has(id: number | string): boolean };
  toggle(id: number | string, isRange: boolean): void;
  toggleAll(): void;
  clear(): void;
};
