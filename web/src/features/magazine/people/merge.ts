import type { MagazineAuthor } from '@baklja/contract/features/magazine/magazine';

/** The fields that are compared, in the order of the dialog. */
export const MERGED_FIELDS = ['ime', 'prezime', 'pref', 'suf', 'email', 'web', 'firma'] as const;

export type MergedField = (typeof MERGED_FIELDS)[number];

/** Whose value each field keeps: that of the author who stays, or of the one who goes. */
export type Chosen = Record<MergedField, 'stays' | 'goes'>;

export type AuthorPair = readonly [MagazineAuthor, MagazineAuthor];

/** Of two authors the one with more work stays. */
export function orderForMerge(one: MagazineAuthor, other: MagazineAuthor) {
  return workOf(other) > workOf(one) ? { stays: other, goes: one } : { stays: one, goes: other };
}

/** The fuller value of each field; of equally full ones that of the author who stays. */
export function fullerValues({ stays, goes }: ReturnType<typeof orderForMerge>): Chosen {
  const isFuller = (field: MergedField) =>
    typeof goes[field] === 'string' && goes[field].length > String(stays[field]).length;
  const entries = MERGED_FIELDS.map((field) => [field, isFuller(field) ? 'goes' : 'stays'] as const);
  return Object.fromEntries(entries) as Chosen;
}

function workOf({ articles = 0, photographs = 0, issues = 0 }: MagazineAuthor): number {
  return articles + photographs + issues;
}
