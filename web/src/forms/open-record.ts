import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { EditForm, Publication, RecordRow } from './define-record-form.ts';
import type { RecordConflict } from './editing/draft.ts';
import type { FormState, KeptDrafts } from './editing/use-form-state.ts';
import type { PreviewedRecord } from './preview/preview.queries.ts';
import type { Created, EditQueries } from './record-queries.ts';

/** The draft of any form, for the pieces that all forms share. */
export type AnyDraft = Record<string, unknown>;

const RecordContext = createContext<OpenRecord | undefined>(undefined);

export function RecordProvider<Draft extends object, Row extends RecordRow>(props: {
  record: OpenRecord<Draft, Row>;
  children: ReactNode;
}) {
  // The context holds the records of all forms.
  return createElement(RecordContext, { value: props.record as unknown as OpenRecord }, props.children);
}

/** The open record around the component. The form gives draft and row their types; it must be that of the record. */
export function useRecord<Draft extends object = AnyDraft, Row extends RecordRow = RecordRow>(
  _form?: EditForm<Draft, Row, unknown>,
): OpenRecord<Draft, Row> {
  const record = useContext(RecordContext);
  if (!record) throw new Error('No record is open here.');
  return record as unknown as OpenRecord<Draft, Row>;
}

/** A record in its editor, existing or new: everything that a frame and its fields need. */
export type OpenRecord<Draft extends object = AnyDraft, Row extends RecordRow = RecordRow> = FormState<Draft> & {
  /** Nothing can be changed: the record is being created, was created, or was deleted here. */
  isLocked: boolean;
  form: EditForm<Draft, Row, unknown>;
  queries: EditQueries<Row, never>;
  drafts: KeptDrafts<Draft>;
  /** The record as it was read last; undefined while it is being created. */
  row: Row | undefined;
  save: () => void;
  isSaving: boolean;
  hasFailed: boolean;
  savedAt: Date | undefined;
  /** Undefined before the record is stored, and for kinds that the public does not read. */
  publication: Publication | undefined;
  getPreview: (() => PreviewedRecord) | undefined;
  editing: Editing<Draft> | undefined;
  creating: Creating<Row> | undefined;
};

/** State of a record that several users edit. */
export type Editing<Draft extends object> = {
  /** The version that the form is based on. */
  version: number | undefined;
  /** Fetches the record again; the form updates itself. */
  reload: () => Promise<unknown>;
  /** Saves a draft; `note` ends the message. Resolves to why it was refused, undefined when the form goes on. */
  saveDraft: (draft: Draft, note: string) => Promise<string | undefined>;
  conflict: RecordConflict<Draft> | undefined;
  resolveConflict: (chosen: Draft) => void;
  leaveConflict: () => void;
  /** Another user deleted the record, so that it could not be saved. */
  isDeletedElsewhere: boolean;
  restoreAndSave: (() => void) | undefined;
  deletion: Deletion;
};

/** The question before a record is deleted, and its result. */
export type Deletion = {
  isAsking: boolean;
  ask: () => void;
  cancel: () => void;
  confirm: () => void;
  isPending: boolean;
  error: Error | null;
  isDone: boolean;
};

export type Creating<Row> = {
  created: Created | undefined;
  original: Row | undefined;
  saveAndAdd: () => void;
};
