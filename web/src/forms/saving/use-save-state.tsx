import { VisuallyHidden } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#web/lib/session.ts';
import type { SaveState } from '#web/ui/SaveBar.tsx';
import type { WaitsFor } from '../editing/use-form-state.ts';
import { useRecord } from '../open-record.ts';
import { recordFormText as text } from '../record-form.text.ts';
import { saveStateOf } from './save-state.ts';

/** A save that found no network, no working server or no session is repeated when the reason ends. */
export function useSaveState(): SaveState {
  const record = useRecord();
  const { waits, refusals, drafts } = record;
  const token = useSession()?.token;
  const saveIfWaiting = useEffectEvent((reason: WaitsFor) => {
    if (waits?.for === reason && record.isDirty && !record.isLocked) record.save();
  });
  const offlineSince = useOfflineSince(() => saveIfWaiting('network'));

  useEffect(() => {
    if (token !== undefined) saveIfWaiting('log-in');
  }, [token]);

  const pauseEnds = usePause(waits?.for === 'log-in' || offlineSince ? undefined : waits?.afterMs, refusals, () => {
    if (waits) saveIfWaiting(waits.for);
  });
  const state = saveStateOf({
    ...record,
    waitsFor: waits?.for,
    offlineSince,
    isKept: drafts.isKeeping,
    keptAt: drafts.keptAt,
  });
  if (pauseEnds === undefined || !state.isImportant) return state;
  const countdown = <Countdown key={pauseEnds} until={pauseEnds} />;
  return {
    ...state,
    detail: (
      <>
        {state.detail} {countdown}
      </>
    ),
  };
}

function useOfflineSince(onRegain: () => void): Date | undefined {
  const [offlineSince, setOfflineSince] = useState(() => (navigator.onLine ? undefined : new Date()));
  useWindowEvent('offline', () => setOfflineSince(new Date()));
  useWindowEvent('online', () => {
    setOfflineSince(undefined);
    onRegain();
  });
  return offlineSince;
}

/** Calls `onEnd` after the pause; each number starts it again. Returns when it ends, undefined without a pause. */
function usePause(pauseMs: number | undefined, number: number, onEnd: () => void): number | undefined {
  const [ends, setEnds] = useState<number>();
  const end = useEffectEvent(onEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rejected save starts the pause again
  useEffect(() => {
    if (pauseMs === undefined) return;
    setEnds(Date.now() + pauseMs);
    const timer = setTimeout(() => end(), pauseMs);
    return () => {
      clearTimeout(timer);
      setEnds(undefined);
    };
  }, [pauseMs, number]);
  return ends;
}

/** When a save is tried again: seconds for the eye; screen readers hear it once, without the seconds. */
function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <span aria-hidden>{text.triesAgainIn(Math.max(0, Math.ceil((until - now) / 1000)))}</span>
      <VisuallyHidden>{text.triesAgain}</VisuallyHidden>
    </>
  );
}
