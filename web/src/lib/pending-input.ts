import { startTransition } from 'react';
import { TELL_INPUT_MS } from './timings.ts';

/**
 * Input that a field has taken from the person and not yet told its form. A long text is told a moment after the last key,
 * so that no key waits for it; whoever saves, keeps or leaves a form asks for it first.
 */
export type PendingInput = {
  /** Something changed: it is told in the next pause, as work that keys go before. */
  hold: () => void;
  /** Tells it at once; nothing when nothing is held. */
  give: () => void;
  /** Forgets it. */
  drop: () => void;
};

const held = new Set<() => void>();
const watchers = new Set<(isHeld: boolean) => void>();

/** The held input of one field; `tell` tells the form what stands in the field. */
export function makePendingInput(tell: () => void): PendingInput {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    clearTimeout(timer);
    if (held.delete(give)) tellWatchers();
  };
  const give = () => {
    if (!held.has(give)) return;
    drop();
    tell();
  };
  const hold = () => {
    clearTimeout(timer);
    timer = setTimeout(() => startTransition(give), TELL_INPUT_MS);
    if (held.has(give)) return;
    held.add(give);
    tellWatchers();
  };
  return { hold, give, drop };
}

/** Has every field tell its form what it holds. */
export function flushPendingInput(): void {
  for (const give of [...held]) give();
}

/** Tells the watcher whether any field holds something, at once and whenever that changes; answers how to stop it. */
export function watchPendingInput(watcher: (isHeld: boolean) => void): () => void {
  watchers.add(watcher);
  watcher(held.size > 0);
  return () => watchers.delete(watcher);
}

function tellWatchers(): void {
  for (const watcher of watchers) watcher(held.size > 0);
}
