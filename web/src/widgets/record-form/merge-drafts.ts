import type { DraftShape } from './draft-shape.ts';

/** A record after two people changed it. `conflicts` are the fields that both changed to something else. */
export type Merge<Draft> = { merged: Draft; conflicts: (keyof Draft & string)[] };

type Versions<Draft> = { base: Draft; mine: Draft; theirs: Draft };

/**
 * Joins two versions that come from one base: what only one side changed is taken from that side. In a conflict
 * `merged` holds mine until the person chooses.
 */
export function mergeDrafts<Draft extends object>(shape: DraftShape<Draft>, versions: Versions<Draft>): Merge<Draft> {
  const { base, mine, theirs } = versions;
  const fields = Object.keys(shape.empty) as (keyof Draft & string)[];
  const isSame = (a: Draft, b: Draft, field: keyof Draft) =>
    shape.isSame({ ...shape.empty, [field]: a[field] }, { ...shape.empty, [field]: b[field] });
  const conflicts = fields.filter(
    (field) => !isSame(mine, base, field) && !isSame(theirs, base, field) && !isSame(mine, theirs, field),
  );
  const fromTheirs = fields.filter((field) => isSame(mine, base, field));
  return { merged: takeFields(mine, theirs, fromTheirs), conflicts };
}

/** The draft with the named fields taken from another one. */
export function takeFields<Draft extends object>(draft: Draft, other: Draft, fields: readonly (keyof Draft)[]): Draft {
  const taken = Object.fromEntries(fields.map((field) => [field, other[field]]));
  return { ...draft, ...taken };
}
