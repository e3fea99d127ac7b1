/**
 * A form as it was typed, kept in this browser until the server has it. `savedAt` is ISO 8601; `base` and `version` are
 * what the server had when it was typed.
 */
export type KeptDraft<Value> = { value: Value; base: Value; savedAt: string; version: number | undefined };

/** A record of a user: `post/17`, or `post/new` for one that does not exist yet. */
export type DraftKey = { userId: number; record: string };

const PREFIX = 'baklja.draft';

/** Rises when a form changes its shape; drafts of another shape are left alone. */
const FORMAT = 1;

/** Keeps a draft. Answers false when the browser has no room or allows no storage, so that the person can be told. */
export function keepDraft<Value>(key: DraftKey, draft: KeptDraft<Value>): boolean {
  try {
    localStorage.setItem(storageKey(key), JSON.stringify({ format: FORMAT, draft }));
    return true;
  } catch {
    return false;
  }
}

/** The draft of a record; undefined when there is none. */
export function findDraft<Value>(key: DraftKey): KeptDraft<Value> | undefined {
  try {
    const text = localStorage.getItem(storageKey(key));
    const kept = text === null ? undefined : JSON.parse(text);
    return kept?.format === FORMAT ? kept.draft : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the draft of a record: the server has it, or the person does not want it. */
export function dropDraft(key: DraftKey): void {
  localStorage.removeItem(storageKey(key));
}

function storageKey({ userId, record }: DraftKey): string {
  return `${PREFIX}/${userId}/${record}`;
}
