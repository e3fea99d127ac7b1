import { useState } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import type { DraftShape } from '../draft-shape.ts';
import { type FieldProblem, stillPresent } from '../field-problem.ts';
import { type Merge, mergeDrafts } from '../merge-drafts.ts';
import { recordFormText } from '../record-form.text.ts';
import type { RecordEditing } from '../use-record-editing.ts';

/** A save that a colleague's came before: the record as it stands now, and what joins by itself. */
export type RecordConflict<Draft, Row> = Merge<Draft> & { theirs: Draft; record: Row };

/** The form as the server had it when it was changed, and its version. */
export type SavedBase<Draft> = { draft: Draft; version: number };

type Options<Draft extends object, Row extends { version: number }, Problem extends FieldProblem> = {
  record: Row;
  editing: RecordEditing<Draft>;
  shape: DraftShape<Draft>;
  toDraft: (record: Row) => Draft;
  findProblems: (draft: Draft) => Problem[];
  /** Sends the form; answers the message, the new version and when it was saved (ISO 8601). */
  send: (draft: Draft, base: SavedBase<Draft>) => Promise<{ message: string; version: number; savedAt: string }>;
  /** Reads the record as it stands now. */
  read: () => Promise<Row>;
  /** Sentence over a form that has problems. */
  summaryOf: (problems: readonly Problem[]) => string;
  describeFailure: (error: unknown) => string;
  /** How long the message of a save shows, milliseconds. */
  messageMs: number;
};

/** Saves a record with the version that it was read in, and handles what can come of it. */
export function useSaveRecord<Draft extends object, Row extends { version: number }, Problem extends FieldProblem>(
  options: Options<Draft, Row, Problem>,
) {
  const { record, editing, shape, toDraft, findProblems, describeFailure } = options;
  const toasts = useToasts();
  const [problems, setProblems] = useState<Problem[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [savedAt, setSavedAt] = useState<Date>();
  const [conflict, setConflict] = useState<RecordConflict<Draft, Row>>();
  const [isSaving, setIsSaving] = useState(false);

  const send = async (draft: Draft, base: SavedBase<Draft>) => {
    setRefusal(undefined);
    setIsSaving(true);
    try {
      const saved = await options.send(draft, base);
      editing.markSaved({ draft, version: saved.version });
      setSavedAt(new Date(saved.savedAt));
      toasts.success(saved.message, options.messageMs);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') await compare(base.draft);
      else setRefusal(describeFailure(error));
    } finally {
      setIsSaving(false);
    }
  };

  const compare = async (base: Draft) => {
    try {
      const current = await options.read();
      const theirs = toDraft(current);
      // Not what was sent: somebody may have written on meanwhile.
      const mine = editing.readLatestDraft();
      setConflict({ ...mergeDrafts(shape, { base, mine, theirs }), theirs, record: current });
    } catch (error) {
      setRefusal(describeFailure(error));
    }
  };

  const save = () => {
    const typed = editing.readLatestDraft();
    const found = findProblems(typed);
    setProblems(found);
    if (found.length > 0) return setRefusal(options.summaryOf(found));
    if (isSaving) return;
    const { draft, version = record.version } = editing.base;
    void send(typed, { draft, version });
  };

  const resolveConflict = (chosen: Draft) => {
    if (!conflict) return;
    const base = { draft: conflict.theirs, version: conflict.record.version };
    editing.rebase(base, chosen);
    setConflict(undefined);
    void send(chosen, base);
  };

  const leaveConflict = () => {
    setConflict(undefined);
    setRefusal(recordFormText.stale);
  };

  const remaining = stillPresent(problems, findProblems(editing.draft));
  const isCorrected = problems.length > 0 && remaining.length === 0;
  return {
    save,
    isSaving,
    problems: remaining,
    refusal: isCorrected ? undefined : refusal,
    savedAt,
    conflict,
    resolveConflict,
    leaveConflict,
  };
}
