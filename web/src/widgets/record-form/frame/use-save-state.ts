import { useEffect, useRef, useState } from 'react';
import { useSession } from '#web/lib/session.ts';
import { SAVE_AGAIN_MS } from '#web/lib/timings.ts';
import type { SaveState } from '#web/ui/SaveBar.tsx';
import type { RecordRow } from '../define-record-form.ts';
import type { WaitsFor } from '../editing/use-form-state.ts';
import type { OpenRecord } from '../open-record.ts';
import { saveStateOf } from './save-state.ts';

/**
 * The state of the save in words. A save that found no network, no working server or no session is repeated by itself:
 * when the network is back, after a while, and after a log-in.
 */
export function useSaveState<Draft extends object, Row extends RecordRow>(record: OpenRecord<Draft, Row>): SaveState {
  const [offlineSince, setOfflineSince] = useState(() => (navigator.onLine ? undefined : new Date()));
  const token = useSession()?.token;
  const latest = useRef(record);
  latest.current = record;
  const saveIfWaiting = useRef((reason: WaitsFor) => {
    const { waitsFor, isDirty, isLocked, save } = latest.current;
    if (waitsFor === reason && isDirty && !isLocked) save();
  }).current;

  useEffect(() => {
    const lose = () => setOfflineSince(new Date());
    const regain = () => {
      setOfflineSince(undefined);
      saveIfWaiting('network');
    };
    window.addEventListener('offline', lose);
    window.addEventListener('online', regain);
    return () => {
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', regain);
    };
  }, [saveIfWaiting]);

  useEffect(() => {
    if (token !== undefined) saveIfWaiting('log-in');
  }, [token, saveIfWaiting]);

  const { waitsFor, refusals } = record;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rejected save starts the pause again
  useEffect(() => {
    if (waitsFor !== 'server') return;
    const timer = setTimeout(() => saveIfWaiting('server'), SAVE_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [waitsFor, refusals, saveIfWaiting]);

  return saveStateOf({ ...record, offlineSince, isKept: record.drafts.isKeeping });
}
