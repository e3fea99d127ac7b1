import { type Kind, kindRow } from '@baklja/contract/kinds';
import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router';

const SAVED_TINT_MS = 2000;

/** What the address opens over the list of a kind: nothing, a new record (without a key), or the record of a key. */
export function useDrawer(kind: Kind): { recordKey: string | undefined } | undefined {
  const { pathname } = useLocation();
  const { screens } = kindRow(kind);
  if (!screens) return undefined;
  if (matchPath(screens.create.path, pathname)) return { recordKey: undefined };
  const match = matchPath(screens.edit.path, pathname);
  return match ? { recordKey: Object.values(match.params)[0] } : undefined;
}

/** The id of the record that was saved in its drawer a moment ago; undefined for none. */
export function useSavedRecord(): string | undefined {
  const { state } = useLocation();
  const saved: unknown = state?.savedRecord;
  const [isFresh, setIsFresh] = useState(false);
  useEffect(() => {
    setIsFresh(saved !== undefined);
    const timer = setTimeout(() => setIsFresh(false), SAVED_TINT_MS);
    return () => clearTimeout(timer);
  }, [saved]);
  return isFresh && saved !== undefined ? String(saved) : undefined;
}
