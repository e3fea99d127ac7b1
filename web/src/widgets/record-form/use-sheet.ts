import { KINDS, type KindWithScreens } from '@baklja/contract/kinds';
import { matchPath, useLocation } from 'react-router';

/** What the address opens over the list of a kind: nothing, a new record (without a key), or the record of a key. */
export function useSheet(kind: KindWithScreens): { recordKey: string | undefined } | undefined {
  const { create, edit } = KINDS[kind].screens;
  const { pathname } = useLocation();
  if (matchPath(create.path, pathname)) return { recordKey: undefined };
  const match = matchPath(edit.path, pathname);
  return match ? { recordKey: Object.values(match.params)[0] } : undefined;
}
