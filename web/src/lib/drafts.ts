/**
 * A form as it was typed, kept in this browser until the server has it. `savedAt` is ISO 8601; `base` and `version` are
 * what the server had when it was typed.
 */
export type KeptDraft<Value> = { value: Value; base: Value; savedAt: string; version: number | undefined };

/**
 * A record of a user: `post/17`, or `post/new` for one that does not exist yet. Several of those may be typed at once:
 * each has a name of its own behind that, see {@link makeTabRecord}.
 */
export type DraftKey = { userId: number; record: string };

const PREFIX = 'baklja.draft';

/** Rises when drafts are kept in another way; those of another format are left alone. */
const FORMAT = 1;

/** Keeps a draft. Answers false when the browser has no room or allows no storage, so that the person is warned. */
export function keepDraft<Value>(key: DraftKey, draft: KeptDraft<Value>): boolean {
  try {
    localStorage.setItem(storageKey(key), JSON.stringify({ format: FORMAT, draft }));
    return true;
  } catch {
    return false;
  }
}

/** The drafts of a record, and of all tabs that make one, the latest first, each with its own key. */
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

/** Drops the draft of a record: the server has it, or the person does not want it. */
export function dropDraft(key: DraftKey): void {
  localStorage.removeItem(storageKey(key));
}

const TAB = 'tab-';

/** A name for a record that is made here, which no other tab has. */
export function makeTabRecord(record: string): string {
  // `crypto.randomUUID` is missing where the page comes without TLS.
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
