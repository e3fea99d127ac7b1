import type { Generated } from 'kysely';

/** A counted try. `bucket` is a keyed hash, so that neither addresses nor names are stored; `at` is ms since epoch. */
export type TryTable = { id: Generated<number>; bucket: string; at: number };
