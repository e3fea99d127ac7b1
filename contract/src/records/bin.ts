/** Who may restore which deleted records. */
import { KINDS, type KindWith, kindsWith } from '../kinds.ts';
import { mayWrite, ROLES, type Role } from '../roles.ts';
import { capitalised } from './record-words.ts';

/** A kind whose deleted records the bin keeps. */
export type BinKind = KindWith<'bin'>;

/** The kinds whose deleted records the role may restore; empty for a role without the bin. */
export function binKindsOf(role: Role): BinKind[] {
  return kindsWith('bin').filter((kind) => mayWrite(role, KINDS[kind].area));
}

/** Key of the call that restores deleted records of the kind: `restoreMenuItems`. */
export function restoreKeyOf(kind: BinKind): string {
  return `restore${KINDS[kind].plural.split('_').map(capitalised).join('')}`;
}

/** The roles that have the bin. */
export const BIN_ROLES: readonly Role[] = ROLES.filter((role) => binKindsOf(role).length > 0);
