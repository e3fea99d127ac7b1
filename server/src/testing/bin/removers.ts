import { userRoutes } from '@baklja/contract/features/accounts/users';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import type { BinKind } from '@baklja/contract/records/bin';
import type { Route } from '@baklja/contract/route';
import { USUAL_KINDS } from '../records/usual-kinds.ts';

const usual = Object.entries(USUAL_KINDS).map(([kind, { calls }]) => [kind, calls.removeMany ?? calls.remove]);

/** The call that deletes records of each kind; it takes one id or a list of them. */
export const REMOVERS: Record<BinKind, Route> = {
  ...(Object.fromEntries(usual) as Record<keyof typeof USUAL_KINDS, Route>),
  file: mediaRoutes.deleteFiles,
  user: userRoutes.deleteUser,
};
