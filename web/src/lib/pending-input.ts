import { startTransition } from 'react';
import { PENDING_INPUT_MS } from './timings.ts';

/**
 * Input that a field has taken from the person and its form does not have yet. A long text reaches its form a moment
 * after the last key, so that no key waits for it; the form flushes it before it saves, keeps or leaves.
 */
export type PendingInput = {
  /** Something changed: it is reported in the next pause, as work that keys go before. */
  schedule: () => void;
  /** Reports it at once; nothing when nothing is pending. */
  flush: () => void;
  /** Drops it without reporting. */
  cancel: () => void;
};

const pending = new Set<() => void>();
const watchers = new Set<(isPending: boolean) => void>();

/** The pending input of one field; `report` hands the form what the field holds. */
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

/** Has every field report what is pending. */
export function flushPendingInput(): void {
  for (const flush of [...pending]) flush();
}

/** Calls the watcher with whether any field has pending input, at once and whenever that changes; answers how to stop. */
export function watchPendingInput(watcher: (isPending: boolean) => void): () => void {
  watchers.add(watcher);
  watcher(pending.size > 0);
  return () => watchers.delete(watcher);
}

function notifyWatchers(): void {
  for (const watcher of watchers) watcher(pending.size > 0);
}
