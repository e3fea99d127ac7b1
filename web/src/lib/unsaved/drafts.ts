import { draftName, storedNames } from './draft-names.ts';

/**
 * The unsaved content of a form, stored in this browser until the server has it. `savedAt` is ISO 8601; `base` and
 * `version` are what the server had when the user typed it. `createKey` is the key of the call that makes the record,
 * `address` where a new record was begun. `title` is its name, where no field of the value holds it.
 */
export type KeptDraft<Value> = {
  value: Value;
  base: Value;
  savedAt: string;
  version: number | undefined;
  createKey?: string;
  address?: string;
  title?: string;
};

/** `post/17`, or `post/new` with a name of its own, see {@link makeTabRecord}, for each new record. */
export type DraftKey = { userId: number; record: string };

/** Parameter of an address that opens a new record with one of its drafts. */
export const DRAFT_PARAM = 'skica';

/** URL parameter of the form of a new record: its name, as it was typed in the search. */
export const WORDS_PARAM = 'naziv';

/** An address that opens no draft. */
export function addressWithoutDraft(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete(DRAFT_PARAM);
  return params.size === 0 ? pathname : `${pathname}?${params}`;
}

/** Increases when the storage format changes; drafts of other formats are left alone. */
const FORMAT = 1;

/** Stores a draft. Returns false when the browser has no room or allows no storage, so that the user is warned. */
export function keepDraft<Value>(key: DraftKey, draft: KeptDraft<Value>): boolean {
  try {
    localStorage.setItem(draftName(key), JSON.stringify({ format: FORMAT, draft }));
    return true;
  } catch {
    return false;
  }
}

type StoredDraft<Value> = { key: DraftKey; draft: KeptDraft<Value> };

/** The drafts of a record, or of all tabs that create one, latest first, each with its own key. */
export function listDrafts<Value>({ userId, record }: DraftKey): StoredDraft<Value>[] {
  return readDrafts<Value>(userId, (name) => name === record || name.startsWith(`${record}/${TAB}`));
}

/** A draft of a form of a record. `kind` is the first part of its name: `post` of `post/17`. */
export type RecordDraft = StoredDraft<Record<string, unknown>> & { kind: string; isNew: boolean; address: string };

/** The drafts of all records that the user began or changed in this browser and never saved, latest first. */
export function listRecordDrafts(userId: number): RecordDraft[] {
  return readDrafts<Record<string, unknown>>(userId, (name) => RECORD.test(name)).flatMap(({ key, draft }) => {
    const [, kind, ofNew] = RECORD.exec(key.record) ?? [];
    return kind && draft.address ? [{ key, draft, kind, isNew: ofNew !== undefined, address: draft.address }] : [];
  });
}

const RECORD = /^(\w+)\/(?:(new\/)|\d+$)/;

function readDrafts<Value>(userId: number, isWanted: (record: string) => boolean): StoredDraft<Value>[] {
  const first = draftName({ userId, record: '' });
  return storedNames()
    .flatMap((name) => {
      const record = name.slice(first.length);
      const draft = name.startsWith(first) && isWanted(record) ? readDraft<Value>(name) : undefined;
      return draft ? [{ key: { userId, record }, draft }] : [];
    })
    .sort((a, b) => (a.draft.savedAt < b.draft.savedAt ? 1 : -1));
}

/** The name that {@link makeTabRecord} gave to a new record; it names the draft in an address. */
export function tabOf({ record }: DraftKey): string {
  return record.slice(record.lastIndexOf('/') + 1);
}

/** What an offer calls a kept draft; empty for a draft without a name. `field` is the field that holds the name. */
export function titleOfDraft({ title, value }: KeptDraft<object>, field: string): string {
  return (title ?? String(Reflect.get(value, field) ?? '')).trim();
}

/** Deletes the draft of a record, because the server has it or the user does not want it. */
export function dropDraft(key: DraftKey): void {
  localStorage.removeItem(draftName(key));
}

const TAB = 'tab-';

/** A name for a new record that no other tab uses. */
export function makeTabRecord(record: string): string {
  return `${record}/${TAB}${makeCreateKey(1)}`;
}

/** A random key of a tab, or of a call that makes a record, in hexadecimal: `crypto.randomUUID` is missing without TLS. */
export function makeCreateKey(words = 4): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(words)), (word) => word.toString(16).padStart(8, '0')).join(
    '',
  );
}

function readDraft<Value>(name: string): KeptDraft<Value> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null');
    return kept?.format === FORMAT ? kept.draft : undefined;
  } catch {
    return undefined;
  }
}
