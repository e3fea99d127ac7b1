import { useState } from 'react';
import { keepListed, NOTHING_SELECTED, type Selection, toggleAll, toggleRow } from './selection.ts';

/** What is selected of a list that `listKey` names; another list begins with nothing selected. */
export function useSelection(listKey: string, order: readonly number[]) {
  const [kept, setKept] = useState<{ of: string; selection: Selection }>({ of: listKey, selection: NOTHING_SELECTED });
  const selection = kept.of === listKey ? keepListed(kept.selection, order) : NOTHING_SELECTED;
  const set = (next: Selection) => setKept({ of: listKey, selection: next });
  return {
    ids: selection.ids,
    toggle: (id: number, isRange: boolean) => set(toggleRow(selection, order, id, isRange)),
    toggleAll: () => set(toggleAll(selection, order)),
    clear: () => set(NOTHING_SELECTED),
  };
}

export type RowSelection = ReturnType<typeof useSelection>;
