/**
 * The rows that another user moved between two orders, with their former and present places from 1: the fewest rows whose
 * moves explain the new order. Rows that are in one order only are left out.
 */
export function movedRows(
  before: readonly number[],
  after: readonly number[],
): Map<number, { from: number; to: number }> {
  const places = new Map(before.map((id, index) => [id, index]));
  const common = after.filter((id) => places.has(id));
  const stayed = new Set(longestRising(common, (id) => places.get(id) ?? 0));
  const present = new Map(after.map((id, index) => [id, index]));
  return new Map(
    common
      .filter((id) => !stayed.has(id))
      .map((id) => [id, { from: (places.get(id) ?? 0) + 1, to: (present.get(id) ?? 0) + 1 }]),
  );
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
