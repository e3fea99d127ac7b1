import { startTransition } from 'react';
import { PENDING_INPUT_MS } from '../timings.ts';

/** Input that the form does not have yet, so that typing never waits. The form flushes it before it saves or closes. */
export type PendingInput = {
  /** Reports the change in the next pause of typing, at a lower priority than key presses. */
  schedule: () => void;
  /** Reports the change at once; does nothing when nothing is pending. */
  flush: () => void;
  cancel: () => void;
};

const pending = new Set<() => void>();
const watchers = new Set<(isPending: boolean) => void>();

/** The pending input of one field; `report` passes the value of the field to the form. */
export function makePendingInput(report: () => void): PendingInput {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    if (pending.delete(flush)) notifyWatchers();
  };
  const flush = () => {
    if (!pending.has(flush)) return;
    cancel();
    report();
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => startTransition(flush), PENDING_INPUT_MS);
    if (pending.has(flush)) return;
    pending.add(flush);
    notifyWatchers();
  };
  return { schedule, flush, cancel };
}

/** Counts as pending until the returned function is called: content that cannot be reported yet. A flush keeps it. */
export function holdPendingInput(): () => void {
  const hold = () => {};
  pending.add(hold);
  notifyWatchers();
  return () => {
    if (pending.delete(hold)) notifyWatchers();
  };
}

/** Makes every field report its pending input. */
export function flushPendingInput(): void {
  for (const flush of [...pending]) flush();
}

/** Says at once and on every change whether any field has pending input. Returns the function that stops it. */
export function watchPendingInput(watcher: (isPending: boolean) => void): () => void {
  watchers.add(watcher);
  watcher(pending.size > 0);
  return () => watchers.delete(watcher);
}

function notifyWatchers(): void {
  for (const watcher of watchers) watcher(pending.size > 0);
}
