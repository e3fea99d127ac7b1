import { countOf } from '@baklja/contract/plural';
import { useEffect, useRef, useState } from 'react';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { usePendingPictures } from '#web/lib/unsaved/pending-pictures.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import type { OpenRecord } from './open-record.ts';

/** The record, whose saves wait until all pictures of its texts are sent. One that could not be sent stops them. */
export function useSaveAfterPictures(record: OpenRecord): OpenRecord {
  const { sending, failed } = usePendingPictures();
  const toasts = useToasts();
  const [waiting, setWaiting] = useState<() => void>();
  const [isStopped, setIsStopped] = useState(false);
  const latest = useRef(record);
  latest.current = record;

  const after = (save: () => void) => () => {
    if (sending > 0) {
      setWaiting(() => save);
      toasts.warning(waitsFor(sending), SUCCESS_TOAST_MS);
    } else if (failed > 0) setIsStopped(true);
    else save();
  };
  useEffect(() => {
    if (!waiting || sending > 0) return;
    setWaiting(undefined);
    if (failed > 0) setIsStopped(true);
    else waiting();
  }, [waiting, sending, failed]);
  useEffect(() => {
    if (failed === 0) setIsStopped(false);
  }, [failed]);

  const { creating } = record;
  return {
    ...record,
    ...(isStopped && failed > 0 && { refusal: stoppedBy(failed), hasFailed: true }),
    save: after(() => latest.current.save()),
    creating: creating && { ...creating, saveAndAdd: after(() => latest.current.creating?.saveAndAdd()) },
  };
}

function waitsFor(sending: number): string {
  return `${countOf(sending, { one: 'slika se šalje', few: 'slike se šalju', other: 'slika se šalje' })}; spremanje čeka.`;
}

function stoppedBy(failed: number): string {
  const count = countOf(failed, { one: 'slika nije poslana', few: 'slike nisu poslane', other: 'slika nije poslano' });
  return `${count}. Pokušajte ponovno ili ih uklonite iz teksta.`;
}
