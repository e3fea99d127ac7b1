import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isMissing = false;

/** Whether the server answers nothing but the profile, until the user has set up a second factor. */
export function useMissesSecondFactor(): boolean {
  return useSyncExternalStore(subscribe, () => isMissing);
}

/** Records what the server said of the second factor of the user. */
export function setMissesSecondFactor(value: boolean): void {
  if (value === isMissing) return;
  isMissing = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
