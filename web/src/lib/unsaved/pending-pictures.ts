import { useSyncExternalStore } from 'react';
import { holdPendingInput } from './pending-input.ts';

/** Pictures of texts that the server does not have yet: those being sent, and those that could not be sent. */
export type PendingPictures = { sending: number; failed: number };

const NONE: PendingPictures = { sending: 0, failed: 0 };

const byText = new Map<object, PendingPictures>();
const listeners = new Set<() => void>();
let total = NONE;
let release: (() => void) | undefined;

/** Records how many pictures of a text are pending. While there are any, the forms count as changed. */
export function setPendingPictures(text: object, pending: PendingPictures): void {
  if (pending.sending + pending.failed === 0) byText.delete(text);
  else byText.set(text, pending);
  const all = [...byText.values()];
  const sending = all.reduce((sum, one) => sum + one.sending, 0);
  const failed = all.reduce((sum, one) => sum + one.failed, 0);
  if (sending === total.sending && failed === total.failed) return;
  total = { sending, failed };
  if (byText.size > 0) release ??= holdPendingInput();
  else {
    release?.();
    release = undefined;
  }
  for (const listener of listeners) listener();
}

/** The pending pictures of all texts of the screen. */
export function usePendingPictures(): PendingPictures {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => total,
  );
}
