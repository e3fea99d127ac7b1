import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const KEY = 'baklja.misses-second-factor';

/** Stored, because a reload may open a screen that asks the server for nothing but public data. */
let isMissing = localStorage.getItem(KEY) !== null;

/** Whether the server answers nothing but the profile, until the user has set up a second factor. */
export function useMissesSecondFactor(): boolean {
  return useSyncExternalStore(subscribe, () => isMissing);
}

/** Records what the server said of the second factor of the user. */
export function setMissesSecondFactor(value: boolean): void {
  if (value === isMissing) return;
  isMissing = value;
  if (value) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
