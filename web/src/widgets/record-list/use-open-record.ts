import { type Kind, kindRow } from '@baklja/contract/kinds';
import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router';

/** How long the row of a record that was just saved is tinted. */
const SAVED_TINT_MS = 2000;

/** Key of the record that is open over the list, or was saved there a moment ago, as in the address of the editor. */
export function useOpenRecord(kind: Kind): string | undefined {
  const { pathname, state } = useLocation();
  const saved: unknown = state?.savedRecord;
  const [isFresh, setIsFresh] = useState(false);
  useEffect(() => {
    setIsFresh(saved !== undefined);
    const timer = setTimeout(() => setIsFresh(false), SAVED_TINT_MS);
    return () => clearTimeout(timer);
  }, [saved]);
  const edit = kindRow(kind).screens?.edit;
  const open = edit && matchPath(edit.path, pathname);
  if (open) return Object.values(open.params)[0];
  return isFresh && saved !== undefined ? String(saved) : undefined;
}
