/** What is selected of a list, and from which row a range with Shift begins. */
export type Selection = { ids: ReadonlySet<number>; anchor: number | undefined };

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: undefined };

/**
 * The selection after the checkbox of a row was used. With Shift, every row between it and the one before takes the
 * state that this one gets. `order` holds the ids of the list from the top.
 */
export function toggleRow(selection: Selection, order: readonly number[], id: number, isRange: boolean): Selection {
  const isOn = !selection.ids.has(id);
  const rows = isRange ? rowsBetween(order, selection.anchor, id) : [id];
  const others = [...selection.ids].filter((other) => !rows.includes(other));
  return { ids: new Set(isOn ? [...others, ...rows] : others), anchor: id };
}

/** Everything, or nothing when everything is selected. */
export function toggleAll(selection: Selection, order: readonly number[]): Selection {
  return selection.ids.size === order.length ? NOTHING_SELECTED : { ids: new Set(order), anchor: undefined };
}

/** What is left of a selection when the list has changed. */
export function keepListed(selection: Selection, order: readonly number[]): Selection {
  if ([...selection.ids].every((id) => order.includes(id))) return selection;
  return { ...selection, ids: new Set([...selection.ids].filter((id) => order.includes(id))) };
}

function rowsBetween(order: readonly number[], anchor: number | undefined, id: number): number[] {
  const from = anchor === undefined ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  return from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
}
