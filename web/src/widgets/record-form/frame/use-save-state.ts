import { useEffect, useRef, useState } from 'react';
import type { SaveState } from '#web/ui/SaveBar.tsx';
import type { RecordRow } from '../define-record-form.ts';
import type { OpenRecord } from '../open-record.ts';
import { saveStateOf } from './save-state.ts';

/** The state of the save in words. A save that found no network is repeated as soon as the network is back. */
export function useSaveState<Draft extends object, Row extends RecordRow>(record: OpenRecord<Draft, Row>): SaveState {
  const [offlineSince, setOfflineSince] = useState(() => (navigator.onLine ? undefined : new Date()));
  const latest = useRef(record);
  latest.current = record;
  useEffect(() => {
    const lose = () => setOfflineSince(new Date());
    const regain = () => {
      setOfflineSince(undefined);
      if (latest.current.isWaitingForNetwork && !latest.current.isLocked) latest.current.save();
    };
    window.addEventListener('offline', lose);
    window.addEventListener('online', regain);
    return () => {
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', regain);
    };
  }, []);
  return saveStateOf({ ...record, offlineSince, isKept: record.drafts.isKeeping });
}
