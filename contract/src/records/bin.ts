/** Who may restore which deleted records, and how they come back. */
import { KINDS, type KindWith, kindsWith } from '../kinds.ts';
import { mayWrite, ROLES, type Role } from '../roles.ts';
import { capitalised, countRecords, inGender, nominative } from './record-words.ts';

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

/** How records come back from the bin where their kind can be hidden. */
const HIDDEN: Partial<Record<BinKind, { restore: string; state: string }>> = {
  post: { restore: 'Vrati kao skicu', state: 'kao skica' },
  documentFolder: { restore: 'Vrati skriveno', state: 'skriveno' },
  subfolder: { restore: 'Vrati skriveno', state: 'skriveno' },
  user: { restore: 'Vrati isključeno', state: 'isključeno' },
};

/** „Vrati kao skicu” */
export function restoreText(kind: BinKind): string {
  return HIDDEN[kind]?.restore ?? 'Vrati';
}

/** „Članak je vraćen kao skica.”, or „Vraćeno: 2 članka (kao skica), 1 stranica (ponovno javno).” for several. */
export function restoredFromBinText(restored: readonly { kind: BinKind; count: number }[]): string {
  const [first] = restored;
  if (restored.length === 1 && first?.count === 1) {
    const { kind } = first;
    const state = HIDDEN[kind] ? ` ${HIDDEN[kind].state}` : isPublic(kind) ? ', ponovno javno' : '';
    return `${capitalised(nominative(kind))} je ${inGender(kind, 'vraćen', 'vraćena')}${state}.`;
  }
  const counted = restored.map(({ kind, count }) => {
    const state = HIDDEN[kind]?.state ?? (isPublic(kind) ? 'ponovno javno' : undefined);
    return `${countRecords(kind, count)}${state === undefined ? '' : ` (${state})`}`;
  });
  return `Vraćeno: ${counted.join(', ')}.`;
}

/** Documents are as visible as the folder that they come back to. */
function isPublic(kind: BinKind): boolean {
  return kind !== 'document';
}
