import { rowOrderText as text } from './row-order.text.ts';
import type { RowGroup } from './row-places.ts';

/**
 * The rows that another user moved between two orders, with their former and present places from 1: the fewest rows whose
 * moves explain the new order. Rows that are in one order only, and
 * rows that other moves brought back to their place, are left out.
 */
export function movedRows(
  before: readonly number[],
  after: readonly number[],
): Map<number, { from: number; to: number }> {
  const places = new Map(before.map((id, index) => [id, index]));
  const common = after.filter((id) => places.has(id));
  const stayed = new Set(longestRising(common, (id) => places.get(id) ?? 0));
  const present = new Map(after.map((id, index) => [id, index]));
  const moved = common
    .filter((id) => !stayed.has(id))
    .map((id) => [id, { from: (places.get(id) ?? 0) + 1, to: (present.get(id) ?? 0) + 1 }] as const);
  return new Map(moved.filter(([, { from, to }]) => from !== to));
}

/** Where the rows of several groups were that another user moved, in words: another place, or another group. */
export function describeMoves(before: readonly RowGroup[], now: readonly RowGroup[]): Map<number, string> {
  const words = new Map<number, string>();
  for (const { key, ids } of now) {
    const former = before.find((group) => group.key === key)?.ids ?? [];
    for (const [id, { from, to }] of movedRows(former, ids)) words.set(id, text.movedFrom(from, to));
    for (const id of ids.filter((each) => !former.includes(each))) {
      const group = before.find((each) => each.ids.includes(id));
      if (group?.name !== undefined) words.set(id, text.wasIn(group.name));
    }
  }
  return words;
}

/** The longest run of ids whose values rise, not necessarily next to each other (patience sorting). */
function longestRising(ids: readonly number[], placeOf: (id: number) => number): number[] {
  const tops: number[] = [];
  const former = new Map<number, number | undefined>();
  for (const id of ids) {
    let low = 0;
    let high = tops.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeOf(tops[middle] ?? 0) < placeOf(id)) low = middle + 1;
      else high = middle;
    }
    former.set(id, tops[low - 1]);
    tops[low] = id;
  }
  const run: number[] = [];
  for (let id = tops.at(-1); id !== undefined; id = former.get(id)) run.unshift(id);
  return run;
}
