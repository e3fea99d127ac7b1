/** Who may restore which deleted records. */
import { KINDS, type KindWith, kindsWith } from '../kinds.ts';
import { mayWrite, ROLES, type Role } from '../roles.ts';

/** A kind whose deleted records the bin keeps. */
export type BinKind = KindWith<'bin'>;

/** The kinds whose deleted records the role may restore; empty for a role without the bin. */
export function binKindsOf(role: Role): BinKind[] {
  return kindsWith('bin').filter((kind) => mayWrite(role, KINDS[kind].area));
}

/** The roles that have the bin. */
export const BIN_ROLES: readonly Role[] = ROLES.filter((role) => binKindsOf(role).length > 0);

/** The roles that may delete for good what is in the bin. */
export const ERASERS: readonly Role[] = ['superadmin'];

/**
 * What belonged to a deleted record in addition to the records that it contained: relations that are kept with it, and
 * what still leads to it, `menuLinks` of a page or folder and `uses` of a file.
 */
export const BIN_RELATIONS = [
  'pin',
  'translation',
  'winners',
  'signers',
  'medals',
  'different',
  'merged',
  'menuLinks',
  'uses',
] as const;

export type BinRelation = (typeof BIN_RELATIONS)[number];

/** One thing that belonged to a deleted record: a relation, or a kind of records that it contained. */
export type BinPart = BinRelation | BinKind;

/** Fields of deleted records that are HTML texts. */
export const HTML_FIELDS: readonly string[] = [
  'introtext',
  'fulltext',
  'description',
  'tekst',
  'tekst_eng',
  'puni_sadrzaj',
];
