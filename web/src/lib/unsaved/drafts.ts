/**
 * The unsaved content of a form, stored in this browser until the server has it. `savedAt` is ISO 8601; `base` and
 * `version` are what the server had when the user typed it.
 */
export type KeptDraft<Value> = { value: Value; base: Value; savedAt: string; version: number | undefined };

/**
 * A record of a user: `post/17`, or `post/new` for one that does not exist yet. Several new records may be open at
 * once: each appends its own name, see {@link makeTabRecord}.
 */
export type DraftKey = { userId: number; record: string };

const PREFIX = 'baklja.draft';

/** Increases when the storage format changes; drafts of other formats are left alone. */
const FORMAT = 1;

/** Stores a draft. Returns false when the browser has no room or allows no storage, so that the user is warned. */
export function keepDraft<Value>(key: DraftKey, draft: KeptDraft<Value>): boolean {
  try {
    localStorage.setItem(storageKey(key), JSON.stringify({ format: FORMAT, draft }));
    return true;
  } catch {
    return false;
  }
}

/** The drafts of a record, or of all tabs that create one, latest first, each with its own key. */
export function listDrafts<Value>({ userId, record }: DraftKey): { key: DraftKey; draft: KeptDraft<Value> }[] {
  const first = storageKey({ userId, record });
  const names = storedNames().filter((name) => name === first || name.startsWith(`${first}/${TAB}`));
  return names
    .flatMap((name) => {
      const draft = readDraft<Value>(name);
      return draft ? [{ key: { userId, record: name.slice(storageKey({ userId, record: '' }).length) }, draft }] : [];
    })
    .sort((a, b) => (a.draft.savedAt < b.draft.savedAt ? 1 : -1));
}

/** Deletes the draft of a record, because the server has it or the user does not want it. */
export function dropDraft(key: DraftKey): void {
  localStorage.removeItem(storageKey(key));
}

const TAB = 'tab-';

/** A name for a new record that no other tab uses. */
export function makeTabRecord(record: string): string {
  // `crypto.randomUUID` is missing on pages served without TLS.
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${record}/${TAB}${number.toString(36)}`;
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function readDraft<Value>(name: string): KeptDraft<Value> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null');
    return kept?.format === FORMAT ? kept.draft : undefined;
  } catch {
    return undefined;
  }
}

function storageKey({ userId, record }: DraftKey): string {
  return `${PREFIX}/${userId}/${record}`;
}
