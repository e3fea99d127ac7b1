import type { Language } from '@baklja/contract/fields';
import { KINDS, type KindWithScreens } from '@baklja/contract/kinds';
import type { ReactNode } from 'react';
import type { PreviewedRecord } from '#web/widgets/preview/preview.queries.ts';
import type { FieldProblem } from './editing/draft.ts';

/** A record as its editor reads it. Who and when carry the names that their kind has on the wire. */
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
  /** Of kinds with translations. */
  title?: string;
  language?: Language;
  translation_id?: number | null;
  translation_alias?: string | null;
  translation_title?: string | null;
  /** 1 when the translation is older than the record. */
  translation_outdated?: 0 | 1 | null;
  /** 1 when the record is older than its translation. */
  outdated?: 0 | 1;
  alias?: string;
};

/** A message, or the problems of the single items of a list; undefined when the field can be saved. */
type Check<Value, Draft> = (value: Value, draft: Draft) => string | readonly FieldProblem[] | undefined;

/** All that is known of one field. */
export type FieldDefinition<Value, Draft> = {
  label: string;
  /** What a summary of problems calls it; the label in small letters when absent. */
  summaryLabel?: string;
  check?: Check<Value, Draft>;
  /** The value as two people can compare it; an empty text for nothing. Texts and numbers need none. */
  describe?: (value: Value) => ReactNode;
  /** What is compared to tell a change; the value itself when absent. */
  comparable?: (value: Value) => unknown;
};

/** The fields of a form. */
export type FormDefinition<Draft extends object> = {
  kind: KindWithScreens;
  /** What the list is called above an editor, where that is not its name in the menu. */
  listTitle?: string;
  /** The draft of a record that is to be made; holds every field. */
  empty: Draft;
  fields: { [F in keyof Draft]: FieldDefinition<Draft[F], Draft> };
  /** Kinds with translations have it. */
  translation?: {
    /** Fields that a translation takes over from its original. */
    kept: readonly (keyof Draft)[];
    /** Fields that hold the text: a button takes them over while all of them are empty. */
    texts: readonly (keyof Draft)[];
    /** The texts, to be read next to the form. */
    parts: (draft: Draft) => { label: string; html: string }[];
  };
  /** How long messages show and what follows them, where that differs from the usual. */
  after?: Partial<Record<'create' | 'update' | 'remove', Aftermath>>;
};

/** After a write: how long its message shows, milliseconds, and the address that follows after so many. */
export type Aftermath = { messageMs?: number; goTo?: string; goAfterMs?: number };

/** The form of one kind of record: its fields, and the way from and to the wire. */
export type RecordForm<Draft extends object, Row extends RecordRow, Create, Update> = FormDefinition<Draft> & {
  fromRecord: (row: Row) => Draft;
  /** Input of the call that makes the record, or the translation of one. */
  toCreate: (draft: Draft, original?: Row) => Create;
  /** Input of the call that changes the record. `base` is what the server had when it was changed. */
  toUpdate: (draft: Draft, base: { id: number; version: number; draft: Draft }) => Update;
  /** Sentence over a form that has problems. */
  describeProblems?: (problems: readonly FieldProblem[], isUpdate: boolean) => string;
  /** Sentence over a form that the server refused, or that no answer came to; the message of the error when absent. */
  describeFailure?: (error: Error, isUpdate: boolean) => string;
  /** What the preview shows. Kinds with previews have it. */
  toPreview?: (draft: Draft, row: Row | undefined) => PreviewedRecord;
};

/** Keeps the exact types of a form, so that fields and calls are checked against them. */
export function defineRecordForm<Draft extends object, Row extends RecordRow, Create, Update>(
  form: RecordForm<Draft, Row, Create, Update>,
): RecordForm<Draft, Row, Create, Update> {
  return form;
}

/** A check that a text holds more than spaces. */
export function required(message: string): (value: string) => string | undefined {
  return (value) => (value.trim() === '' ? message : undefined);
}

/** What is missing or wrong, in the order of the fields. Empty when the record can be saved. */
export function findProblems<Draft extends object>(
  { fields }: Pick<FormDefinition<Draft>, 'fields'>,
  draft: Draft,
): FieldProblem[] {
  const names = Object.keys(fields) as (keyof Draft & string)[];
  return names.flatMap((field) => {
    const { label, summaryLabel = label.toLocaleLowerCase('hr'), check } = fields[field];
    const found = check?.(draft[field], draft) ?? [];
    return typeof found === 'string' ? [{ field, label: summaryLabel, message: found }] : found;
  });
}

/** What the preview of the form shows now, to be asked for when it is opened; undefined for kinds without previews. */
export function previewOf<Draft extends object, Row extends RecordRow>(
  { toPreview }: Pick<RecordForm<Draft, Row, unknown, unknown>, 'toPreview'>,
  readLatest: () => Draft,
  row: Row | undefined,
): (() => PreviewedRecord) | undefined {
  return toPreview && (() => toPreview(readLatest(), row));
}

/** The list that the record is part of. */
export function listOf({ kind, listTitle }: Pick<FormDefinition<never>, 'kind' | 'listTitle'>) {
  const { path, title } = KINDS[kind].screens.list;
  return { path, title: listTitle ?? title };
}

/** Id of the element of a field. */
export function fieldId(kind: KindWithScreens, field: string): string {
  return `${kind}-${field}`;
}

/** What the address of the translation's editor holds; undefined when the record has none. */
export function translationKey(kind: KindWithScreens, row: RecordRow): string | number | undefined {
  const key = KINDS[kind].key === 'alias' ? row.translation_alias : row.translation_id;
  return key === null || key === '' ? undefined : key;
}
