import type { PreviewedRecord } from '#web/widgets/preview/preview.queries.ts';
import type { RecordForm, RecordRow } from './define-record-form.ts';
import type { Deletion } from './editing/use-deletion.ts';
import type { FormState, KeptDrafts } from './editing/use-form-state.ts';
import type { RecordConflict } from './editing/use-save-record.ts';
import type { Created, EditorQueries } from './record-queries.ts';

/** What a field needs of the record that it belongs to. */
export type FieldsOf<Draft extends object> = FormState<Draft> & {
  /** Nothing can be changed: the record is being made, was made, or was deleted here. */
  isLocked: boolean;
};

/** A record in its editor, whether it is there already or is being made: all that a frame and its fields need. */
export type OpenRecord<Draft extends object, Row extends RecordRow> = FieldsOf<Draft> & {
  form: RecordForm<Draft, Row, unknown, unknown>;
  queries: EditorQueries<Row, never, never>;
  drafts: KeptDrafts<Draft>;
  /** The record as it was read last; undefined while it is being made. */
  row: Row | undefined;
  save: () => void;
  isSaving: boolean;
  hasFailed: boolean;
  savedAt: Date | undefined;
  /** What is typed now, as the preview shows it; undefined for kinds without one. */
  getPreview: (() => PreviewedRecord) | undefined;
  /** Of a record that is there. */
  editing: Editing<Draft> | undefined;
  /** Of a record that is being made. */
  creating: Creating<Row> | undefined;
};

/** What can come of a record that several people edit. */
export type Editing<Draft extends object> = {
  /** The version that the form is made from. */
  version: number | undefined;
  /** Reads the record again; the form takes it over by itself. */
  reload: () => Promise<unknown>;
  conflict: RecordConflict<Draft> | undefined;
  resolveConflict: (chosen: Draft) => void;
  leaveConflict: () => void;
  /** Somebody deleted the record meanwhile, so that it could not be saved. */
  isDeletedElsewhere: boolean;
  restoreAndSave: () => void;
  deletion: Deletion;
};

export type Creating<Row> = {
  /** What the server made; undefined before. */
  created: Created | undefined;
  /** The record that is being translated. */
  original: Row | undefined;
  /** Saves, then empties the form for the next one. */
  saveAndAdd: () => void;
};
