import { useState } from 'react';
import type { Reading, Settings } from '../reading/read-file.ts';
import { readInWorker } from '../reading/read-in-worker.ts';

/** A file and how it was read; each reading has its own `id`. */
export type OpenFile = { id: number; file: File; settings: Settings; reading: Reading };

/** Reads the chosen file, and again after each correction. A later file replaces an earlier one that is still read. */
export function useImportFile() {
  const [open, setOpen] = useState<OpenFile>();
  const [pending, setPending] = useState<symbol>();
  const [error, setError] = useState<string>();
  const read = async (file: File, settings: Settings = {}) => {
    const attempt = Symbol('reading');
    let isLatest = true;
    setPending(attempt);
    setError(undefined);
    try {
      const reading = await readInWorker(file, settings);
      setPending((latest) => {
        isLatest = latest === attempt;
        return isLatest ? undefined : latest;
      });
      setOpen((before) => (isLatest ? { id: (before?.id ?? 0) + 1, file, settings, reading } : before));
    } catch (fault) {
      setPending(undefined);
      setOpen(undefined);
      setError((fault as Error).message);
    }
  };
  return {
    open,
    error,
    isReading: pending !== undefined,
    read,
    correct: (settings: Settings) => open && void read(open.file, { ...open.settings, ...settings }),
    close: () => {
      setOpen(undefined);
      setError(undefined);
    },
  };
}
