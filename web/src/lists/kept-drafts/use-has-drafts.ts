import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#web/lib/session.ts';
import { draftName, storedNames } from '#web/lib/unsaved/draft-names.ts';

/** Whether this browser keeps a new record of the kind, so that a list loads more only then. */
export function useHasDrafts(kind: string): boolean {
  const userId = useSession()?.userId ?? 0;
  const { key } = useLocation();
  const [hasDrafts, setHasDrafts] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was left has kept its draft by then
  useEffect(() => {
    const first = draftName({ userId, record: `${kind}/new/` });
    setHasDrafts(storedNames().some((name) => name.startsWith(first)));
  }, [userId, kind, key]);
  return hasDrafts;
}
