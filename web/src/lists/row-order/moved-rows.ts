import { diffArrays } from 'diff';
import { rowOrderText as text } from './row-order.text.ts';
import type { RowGroup } from './use-row-order.ts';

/** Former and present places, from 1, of the fewest rows whose moves explain the new order; others are left out. */
export function movedRows(
  before: readonly number[],
  after: readonly number[],
): Map<number, { from: number; to: number }> {
  const places = new Map(before.map((id, index) => [id, index + 1]));
  const moved = diffArrays([...after], [...before]).flatMap(({ removed, value }) => (removed ? value : []));
  return new Map(
    moved.flatMap((id) => {
      const [from, to] = [places.get(id), after.indexOf(id) + 1];
      return from === undefined || from === to ? [] : [[id, { from, to }] as const];
    }),
  );
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
