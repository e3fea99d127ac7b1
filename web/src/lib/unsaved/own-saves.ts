/** Records which versions were saved from this browser, so that none of them is mistaken for a colleague's. */
import type { DraftKey } from './drafts.ts';

/** Number of saves that are kept; the oldest are dropped. */
const KEPT = 200;

/** Records that the user saved this version of the record. A browser without storage records nothing. */
export function keepOwnSave(key: DraftKey, version: number): void {
  try {
    const saves = [...readSaves(key), nameOf(key, version)].slice(-KEPT);
    localStorage.setItem(storageKey(key), JSON.stringify(saves));
  } catch {
    // No room: the user is then asked.
  }
}

/** Whether the user saved this version of the record in this browser. */
export function isOwnSave(key: DraftKey, version: number): boolean {
  return readSaves(key).includes(nameOf(key, version));
}

function readSaves(key: DraftKey): string[] {
  try {
    const saves: unknown = JSON.parse(localStorage.getItem(storageKey(key)) ?? '[]');
    return Array.isArray(saves) ? saves.map(String) : [];
  } catch {
    return [];
  }
}

function storageKey({ userId }: DraftKey): string {
  return `baklja.saves/${userId}`;
}

function nameOf({ record }: DraftKey, version: number): string {
  return `${record}@${version}`;
}
