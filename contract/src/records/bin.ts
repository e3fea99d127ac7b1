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
