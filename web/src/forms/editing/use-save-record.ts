import { savedText } from '@baklja/contract/records/record-words';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, messageOf } from '#web/lib/api-client.ts';
import { useSession } from '#web/lib/session.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import type { DraftKey } from '#web/lib/unsaved/drafts.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { type EditForm, type RecordRow, stampsOf } from '../define-record-form.ts';
import { recordFormText as text } from '../record-form.text.ts';
import type { EditQueries } from '../record-queries.ts';
import { useCreatedAt } from './after-write.ts';
import { isSameDraft, mergeDrafts, type RecordConflict } from './draft.ts';
import type { useFormState } from './use-form-state.ts';

type SavedBase<Draft> = { draft: Draft; version: number };

type Options<Draft extends object, Row extends RecordRow, Update> = {
  form: EditForm<Draft, Row, Update>;
  queries: EditQueries<Row, Update>;
  recordKey: string | number;
  row: Row;
  fields: ReturnType<typeof useFormState<Draft, Row, Update>>;
};

/** Saves a record with the version that was read, and handles every outcome. */
export function useSaveRecord<Draft extends object, Row extends RecordRow, Update>(
  options: Options<Draft, Row, Update>,
) {
  const { form, queries, recordKey, row, fields } = options;
  const { drafts, refuse, setRefusal } = fields;
  const update = queries.useUpdate();
  const restoring = queries.useRestore();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const userId = useSession()?.userId ?? 0;
  const own = { userId, record: `${form.kind}/${row.id}` };
  /** Drafts that were sent without a response: the server may have them. */
  const unanswered = useRef<Draft[]>([]);
  const createdAt = useCreatedAt();
  const [savedAt, setSavedAt] = useState(createdAt);
  const [before, setBefore] = useState<Draft>();
  const [conflict, setConflict] = useState<RecordConflict<Draft>>();
  const [isDeleted, setIsDeleted] = useState(false);
  const [isSaving, setIsSaving] = useState(false);

  const during = async (work: () => Promise<void>, sent: Draft) => {
    setIsSaving(true);
    try {
      await work();
    } catch (error) {
      refuse(error, sent);
    } finally {
      setIsSaving(false);
    }
  };

  const settle = (
    draft: Draft,
    base: SavedBase<Draft>,
    saved: { version: number; at: string; message: string },
    note = '',
  ) => {
    unanswered.current = [];
    fields.clear();
    keepOwnSave(own, saved.version);
    drafts.markSaved({ draft, version: saved.version });
    setSavedAt(new Date(saved.at));
    setBefore(base.draft);
    setIsDeleted(false);
    toasts.success(`${saved.message} ${note}`.trim(), form.after?.update?.messageMs ?? SUCCESS_TOAST_MS);
  };

  const send = async (draft: Draft, base: SavedBase<Draft>, note?: string) => {
    setRefusal(undefined);
    try {
      const answer = await update.mutateAsync(form.toUpdate(draft, { id: row.id, ...base }));
      const at = 'modified' in answer ? answer.modified : answer.modified_time;
      settle(draft, base, { ...answer, at }, note);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'stale') return joinWithStored(draft, base);
      if (error.status === 404) return setIsDeleted(true);
      if (error.status === 0) unanswered.current.push(draft);
      throw error;
    }
  };

  /** The record has another version than the base of the form: nothing was written. */
  const joinWithStored = async (sent: Draft, base: SavedBase<Draft>): Promise<void> => {
    const stored = await queryClient.fetchQuery({ ...queries.one(recordKey), staleTime: 0 });
    const { version } = stored;
    const theirs = form.fromRecord(stored);
    const saved = stampsOf(stored).modified;
    // The response to this very save was lost.
    if (isSameDraft(form, theirs, sent))
      return settle(sent, base, { version, at: saved.at, message: savedText(form.kind) });
    // Uses the current draft, because the user may have typed more in the meantime.
    const merge = mergeDrafts(form, { base: base.draft, mine: drafts.readLatest(), theirs });
    const isSameForm = isSameDraft(form, theirs, base.draft);
    if (!isSameForm && !isOwn(stored, theirs, base))
      return setConflict({ ...merge, base: base.draft, theirs, version, saved });
    const rebased = { draft: theirs, version };
    drafts.rebase(rebased, merge.merged);
    return send(merge.merged, rebased);
  };

  /** Whether all saves since the base are the user's own: from another tab, or from here without a response. */
  const isOwn = (stored: Row, theirs: Draft, base: SavedBase<Draft>): boolean => {
    if (unanswered.current.some((draft) => isSameDraft(form, draft, theirs))) return true;
    const isLastOwn = (stored.modified_by ?? stored.modified_user_id) === userId;
    const count = stored.version - base.version;
    const between = Array.from({ length: count }, (_, index) => base.version + 1 + index);
    return between.every((version) => isOwnSave(own, version) || (isLastOwn && version === stored.version));
  };

  const save = () => {
    const typed = fields.takeValid();
    if (typed === undefined || isSaving) return;
    const { draft, version = row.version } = drafts.base;
    void during(() => send(typed, { draft, version }), typed);
  };

  const saveDraft = async (draft: Draft, note: string): Promise<string | undefined> => {
    const { base } = drafts;
    // The form holds it, so that a problem or a conflict is solved there.
    drafts.rebase(base, draft);
    if (fields.takeValid() === undefined) return undefined;
    setIsSaving(true);
    try {
      await send(draft, { draft: base.draft, version: base.version ?? row.version }, note);
      return undefined;
    } catch (error) {
      drafts.rebase(base, base.draft);
      return messageOf(error);
    } finally {
      setIsSaving(false);
    }
  };

  const resolveConflict = (chosen: Draft) => {
    if (!conflict) return;
    const base = { draft: conflict.theirs, version: conflict.version };
    drafts.rebase(base, chosen);
    setConflict(undefined);
    void during(() => send(chosen, base), chosen);
  };

  const leaveConflict = () => {
    setConflict(undefined);
    setRefusal(text.stale);
  };

  const restoreAndSave = () => {
    const typed = drafts.readLatest();
    const { draft, version = row.version } = drafts.base;
    void during(async () => {
      await restoring.mutateAsync({ body: { ids: [row.id] } });
      setIsDeleted(false);
      await send(typed, { draft, version });
    }, typed);
  };

  const editing = {
    saveDraft,
    conflict,
    resolveConflict,
    leaveConflict,
    isDeletedElsewhere: isDeleted,
    restoreAndSave,
  };
  return { save, isSaving, savedAt, before, editing };
}

/** Number of saves that are kept; the oldest are dropped. */
const KEPT = 200;

/** Remembers an own save, so that it is not mistaken for a colleague's. A browser without storage remembers none. */
function keepOwnSave({ userId, record }: DraftKey, version: number): void {
  try {
    const saves = [...readSaves(userId), `${record}@${version}`].slice(-KEPT);
    localStorage.setItem(`baklja.saves/${userId}`, JSON.stringify(saves));
  } catch {
    // No room: the user is then asked.
  }
}

function isOwnSave({ userId, record }: DraftKey, version: number): boolean {
  return readSaves(userId).includes(`${record}@${version}`);
}

function readSaves(userId: number): string[] {
  try {
    const saves: unknown = JSON.parse(localStorage.getItem(`baklja.saves/${userId}`) ?? '[]');
    return Array.isArray(saves) ? saves.map(String) : [];
  } catch {
    return [];
  }
}
