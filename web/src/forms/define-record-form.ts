import { type AddressKind, isAllowedAddress, refusedAddressText } from '@baklja/contract/addresses';
import type { Language } from '@baklja/contract/fields';
import { type Kind, kindRow } from '@baklja/contract/kinds';
import { capitalised, nominative } from '@baklja/contract/records/record-words';
import type { Unit } from '@baklja/contract/records/translation-progress';
import type { ReactNode } from 'react';
import type { FieldProblem } from './editing/draft.ts';
import type { PreviewedRecord } from './preview/preview.queries.ts';
import { recordFormText as text } from './record-form.text.ts';

/** A record as its editor reads it. The names of authors and times depend on the kind. */
export type RecordRow = {
  id: number;
  version: number;
  created?: string | null;
  created_time?: string | null;
  created_by_name?: string | null;
  modified?: string | null;
  modified_time?: string | null;
  modified_by?: number | null;
  modified_user_id?: number | null;
  modified_by_name?: string | null;
  /** Only for kinds with translations. */
  title?: string;
  language?: Language;
  translation_id?: number | null;
  translation_alias?: string | null;
  translation_title?: string | null;
  /** The texts that are the same in both on purpose, as a JSON list. */
  same_texts?: string | null;
  /** 1 when the translation is older than the record. */
  translation_outdated?: 0 | 1 | null;
  /** 1 when the record is older than its translation. */
  outdated?: 0 | 1;
  alias?: string;
};

/** Who and when; `at` is ISO 8601 in UTC, empty when it is unknown; the name may be unknown too. */
export type Stamp = { name: string | undefined; at: string };

/** Who created a record, who changed it last, and when, for any field names of its kind. */
export function stampsOf(row: RecordRow): { created: Stamp; modified: Stamp } {
  return {
    created: { name: row.created_by_name ?? undefined, at: row.created ?? row.created_time ?? '' },
    modified: { name: row.modified_by_name ?? undefined, at: row.modified ?? row.modified_time ?? '' },
  };
}

/** A message, or the problems of the items of a list; undefined when it can be saved. `stored` is on the server. */
type Check<Value, Draft> = (
  value: Value,
  draft: Draft,
  stored: Value | undefined,
) => string | readonly FieldProblem[] | undefined;

/** `place` is where it is shown if the value has several places. The address is empty where there are only words. */
export type FieldPicture = { path: string; place?: string; words?: string };

export type FieldDefinition<Value, Draft> = {
  label: string;
  /** Name in a summary of problems; the label in lower case when absent. */
  summaryLabel?: string;
  check?: Check<Value, Draft>;
  /** What users compare; empty text for no value. Texts and numbers do not need it. */
  describe?: (value: Value) => ReactNode;
  /** The pictures of the value, for users who compare two of them. Without `describe`, it has no words but theirs. */
  pictures?: (value: Value) => readonly FieldPicture[];
  /** Only for texts: their parts that two users can change independently. Joined, they are the text. */
  blocks?: (value: Value) => readonly string[];
  /** The value is never stored in the browser. */
  isSecret?: boolean;
  /** The value is sent with a save and not stored: it is no part of a version. */
  isNotStored?: boolean;
  /** Converts the value for change detection; the value itself is compared when absent. */
  comparable?: (value: Value) => unknown;
};

export type FormDefinition<Draft extends object> = {
  kind: Kind;
  /** The draft of a new record; holds every field. */
  empty: Draft;
  fields: { [F in keyof Draft]: FieldDefinition<Draft[F], Draft> };
  /** The name of a draft in the offer to restore it, where the title of the kind is not a field. */
  titleOf?: (draft: Draft) => string;
  /** Only for kinds with translations. */
  translation?: {
    /** Fields that a translation copies from its original. */
    kept: readonly (keyof Draft)[];
    /** Fields that hold the text, title included: a button copies those that are still empty. */
    texts: readonly (keyof Draft)[];
    /** The texts for reading next to the form. */
    parts: (draft: Draft) => { label: string; html: string }[];
    /** Everything that has to be translated, in the order of the form. */
    units: (draft: Draft) => Unit[];
    /** The element id of the field of a unit; for a block, of a field near its text. */
    unitId: (field: string) => string | undefined;
  };
  /** Fields that a restored version leaves as they are: whether and when the record is public. */
  keptOnRestore?: readonly (keyof Draft)[];
  /** Whether the public sees the stored record, and since when; `before` is what the last save changed. Only for kinds that the public reads. */
  publication?: (stored: Draft, record: { id: number; alias?: string }, before: Draft | undefined) => Publication;
  /** Words of the button that saves, where they are not „Spremi”. */
  saveTexts?: { create: string; update: string };
  /**
   * Creating one record after another: the fields that the next one begins with, and the words of its button. Without
   * words every save goes on with the next one, unless another form asked for the record.
   */
  createNext?: { text?: string; kept: readonly (keyof Draft)[] };
  /** Duration of messages and the next address, where they differ from the defaults. */
  after?: Partial<Record<'create' | 'update' | 'remove', Aftermath>>;
};

/** `describeSave` says what a save at that time did, `since` what it did not change. `url` is absent while the public has none. */
export type Publication = { describeSave: (time: string) => string; since?: string; url?: string };

/** How long the message of a write shows, and the address that opens after `goAfterMs`, milliseconds. */
export type Aftermath = { messageMs?: number; goTo?: string; goAfterMs?: number };

/** The form of existing records of a kind: its fields, and the conversion from and to the API. */
export type EditForm<Draft extends object, Row extends RecordRow, Update> = FormDefinition<Draft> & {
  fromRecord: (row: Row) => Draft;
  /** The name of a record in the title of the document, where the title of the kind is not read. */
  nameOf?: (row: Row) => string;
  /** The list above an editor, where it is not the one of the menu; without a row for a new or missing record. */
  list?: (row: Row | undefined) => RecordList;
  /** Input of the call that updates the record. `base` is the server's version that the user changed. */
  toUpdate: (draft: Draft, base: { id: number; version: number; draft: Draft }) => Update;
  /** The sentence of the specification above a form in which one of the fields is empty; all, where it names them. */
  missing?: { fields: readonly (keyof Draft)[]; namesThem?: true; text: (isUpdate: boolean) => string };
  /** Sentence above a form that the server rejected or that got no response; the message of the error when absent. */
  describeFailure?: (error: Error, isUpdate: boolean) => string;
  toPreview?: (draft: Draft, row: Row | undefined) => PreviewedRecord;
};

export type RecordForm<Draft extends object, Row extends RecordRow, Create, Update> = EditForm<Draft, Row, Update> & {
  /** Input of the call that creates the record, or the translation of one. */
  toCreate: (draft: Draft, original?: Row) => Create;
};

/** Checks fields and calls against the exact types of the form. */
export function defineRecordForm<Draft extends object, Row extends RecordRow, Create, Update>(
  form: RecordForm<Draft, Row, Create, Update>,
): RecordForm<Draft, Row, Create, Update> {
  return form;
}

export function required(message: string): (value: string) => string | undefined {
  return (value) => (value.trim() === '' ? message : undefined);
}

/** A check that an address is allowed. A stored one may stay as it is. */
export function allowedAddress(allows: readonly AddressKind[]) {
  return (value: string, _draft: unknown, stored: string | undefined): string | undefined =>
    value === stored || isAllowedAddress(value, { allows }) ? undefined : refusedAddressText({ allows });
}

/** The picture of a field that holds nothing but its address. */
export function pictureOf(path: string): FieldPicture[] {
  return path === '' ? [] : [{ path }];
}

/** Problems in the order of the fields, in place of what is stored. Empty when the record can be saved. */
export function findProblems<Draft extends object>(
  { fields }: Pick<FormDefinition<Draft>, 'fields'>,
  draft: Draft,
  stored?: Draft,
): FieldProblem[] {
  const names = Object.keys(fields) as (keyof Draft & string)[];
  return names.flatMap((field) => {
    const { label, summaryLabel = inSentence(label), check } = fields[field];
    const found = check?.(draft[field], draft, stored?.[field]) ?? [];
    return typeof found === 'string' ? [{ field, label: summaryLabel, message: found }] : found;
  });
}

/** The sentence above a form with problems, which are named after it as links to their fields. */
export function describeProblems<Draft extends object>(
  { missing }: Pick<EditForm<Draft, never, unknown>, 'missing'>,
  { problems, draft, isUpdate }: { problems: readonly FieldProblem[]; draft: Draft; isUpdate: boolean },
): string {
  const isAt = (name: keyof Draft) => problems.some(({ field }) => field === name);
  const isMissing = (name: keyof Draft) => isAt(name) && String(draft[name] ?? '').trim() === '';
  const isSaid = missing?.namesThem ? missing.fields.every(isMissing) : missing?.fields.some(isMissing);
  if (missing && isSaid) return missing.text(isUpdate);
  return problems.length === 1 ? (problems[0]?.message ?? '') : 'Ispravite:';
}

/** A label inside a sentence: `naslov`, and `OIB` as it is. */
export function inSentence(label: string): string {
  return label.replace(/^\p{Lu}(?=\p{Ll}|\s|$)/u, (letter) => letter.toLocaleLowerCase('hr'));
}

/** Returns the current preview content, when the preview opens; undefined for kinds without previews. */
export function previewOf<Draft extends object, Row extends RecordRow>(
  { toPreview }: Pick<EditForm<Draft, Row, unknown>, 'toPreview'>,
  readLatest: () => Draft,
  row: Row | undefined,
): (() => PreviewedRecord) | undefined {
  return toPreview && (() => toPreview(readLatest(), row));
}

export type RecordList = { path: string; title: string };

/** The list that a record is in. A kind without screens is edited in a row: its list is the current path. */
export function listOf<Row extends RecordRow>(
  { kind, list }: Pick<EditForm<never, Row, never>, 'kind' | 'list'>,
  row?: Row,
): RecordList {
  const { screens, words } = kindRow(kind);
  return list?.(row) ?? { path: screens?.list.path ?? '.', title: screens?.list.title ?? capitalised(words.plural) };
}

/** What the forms of a new and of an existing record are called. */
export function titlesOf(kind: Kind): { create: string; edit: string } {
  const { screens } = kindRow(kind);
  return {
    create: screens?.create.title ?? text.create(kind),
    edit: screens?.edit.title ?? capitalised(nominative(kind)),
  };
}

export function fieldId(kind: Kind, field: string): string {
  return `${kind}-${field}`;
}

/** The part of the address that identifies the translation in its editor; undefined when the record has none. */
export function translationKey(kind: Kind, row: RecordRow): string | number | undefined {
  const key = kindRow(kind).key === 'alias' ? row.translation_alias : row.translation_id;
  return key === null || key === '' ? undefined : key;
}
