import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { SAVED_RECORD_MS } from '#web/lib/timings.ts';

/** State of the location that a sheet leads back to: the record that was saved. */
export type SavedRecordState = { savedRecord?: number };

/** Id of the record that a sheet over the list has just saved, for a moment; undefined otherwise. */
export function useSavedRecord(): number | undefined {
  const { key, state } = useLocation();
  const [endedAt, setEndedAt] = useState<string>();
  const saved = (state as SavedRecordState | null)?.savedRecord;
  useEffect(() => {
    if (saved === undefined) return;
    const timer = setTimeout(() => setEndedAt(key), SAVED_RECORD_MS);
    return () => clearTimeout(timer);
  }, [saved, key]);
  return endedAt === key ? undefined : saved;
}
