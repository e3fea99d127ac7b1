/** Rows in order, by their ids. A list without groups has one group. */
export type RowGroup = {
  readonly key: number;
  /** Said with the place; absent where there is one group. */
  readonly name?: string;
  readonly ids: readonly number[];
};

/** A group and an index in it, from 0. */
export type RowPlace = { readonly group: number; readonly index: number };

/** How a row was lifted: by the keyboard, by the pointer, or by the field of its place on a phone. */
export type Way = 'keys' | 'drag' | 'field';

/** A row that is being moved and is not saved yet. */
export type LiftedRow = { readonly id: number; readonly from: RowPlace; readonly to: RowPlace; readonly way: Way };

/** Where a row is; undefined when it is in no group. */
export function placeOf(groups: readonly RowGroup[], id: number): RowPlace | undefined {
  for (const { key, ids } of groups) {
    const index = ids.indexOf(id);
    if (index >= 0) return { group: key, index };
  }
  return undefined;
}

/** The groups with the row at a place; past an end it is at the end. An unknown group changes nothing. */
export function moveRow(groups: readonly RowGroup[], id: number, to: RowPlace): readonly RowGroup[] {
  if (!groups.some(({ key }) => key === to.group)) return groups;
  return groups.map((group) => {
    const others = group.ids.includes(id) ? group.ids.filter((one) => one !== id) : group.ids;
    if (group.key !== to.group) return others === group.ids ? group : { ...group, ids: others };
    return { ...group, ids: others.toSpliced(Math.max(to.index, 0), 0, id) };
  });
}

/** The place so many rows further in the same group; at an end it stays. */
export function placeBy(groups: readonly RowGroup[], { group, index }: RowPlace, by: number): RowPlace {
  const last = countOf(groups, group) - 1;
  return { group, index: Math.min(Math.max(index + by, 0), last) };
}

/** The end of the group before, or the start of the group after; the same place when there is none. */
export function placeInNextGroup(groups: readonly RowGroup[], place: RowPlace, by: -1 | 1): RowPlace {
  const next = groups[groups.findIndex(({ key }) => key === place.group) + by];
  if (!next) return place;
  return { group: next.key, index: by === 1 ? 0 : next.ids.length };
}

export function countOf(groups: readonly RowGroup[], group: number): number {
  return groups.find(({ key }) => key === group)?.ids.length ?? 0;
}
