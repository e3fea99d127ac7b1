import { EMPTY_POST, isSameDraft, type PostDraft, type PostField } from './post-form.ts';

/** A post after two people changed it. `conflicts` are the fields that both changed to something else. */
export type Merge = { merged: PostDraft; conflicts: PostField[] };

const FIELDS = Object.keys(EMPTY_POST) as PostField[];

/**
 * Joins two versions that come from one base: what only one side changed is taken from that side. In a conflict
 * `merged` holds mine until the person chooses.
 */
export function mergePosts({ base, mine, theirs }: { base: PostDraft; mine: PostDraft; theirs: PostDraft }): Merge {
  const conflicts = FIELDS.filter(
    (field) => !isSame(mine, base, field) && !isSame(theirs, base, field) && !isSame(mine, theirs, field),
  );
  const fromTheirs = FIELDS.filter((field) => isSame(mine, base, field));
  return { merged: takeFields(mine, theirs, fromTheirs), conflicts };
}

/** The draft with the named fields taken from another one. */
export function takeFields(draft: PostDraft, other: PostDraft, fields: readonly PostField[]): PostDraft {
  const taken = Object.fromEntries(fields.map((field) => [field, other[field]]));
  return { ...draft, ...taken };
}

function isSame(a: PostDraft, b: PostDraft, field: PostField): boolean {
  return isSameDraft({ ...EMPTY_POST, [field]: a[field] }, { ...EMPTY_POST, [field]: b[field] });
}
