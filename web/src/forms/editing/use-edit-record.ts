import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useUndoToast } from '#web/lists/selection/use-undo-toast.ts';
import { type EditForm, previewOf, type RecordRow } from '../define-record-form.ts';
import type { Deletion, OpenRecord } from '../open-record.ts';
import type { EditQueries } from '../record-queries.ts';
import { useFormState } from './use-form-state.ts';
import { useSaveRecord } from './use-save-record.ts';

type Options<Draft extends object, Row extends RecordRow, Update> = {
  form: EditForm<Draft, Row, Update>;
  queries: EditQueries<Row, Update>;
  recordKey: string | number;
  row: Row;
};

export function useEditRecord<Draft extends object, Row extends RecordRow, Update>({
  form,
  queries,
  recordKey,
  row,
}: Options<Draft, Row, Update>): OpenRecord<Draft, Row> {
  const base = { draft: form.fromRecord(row), version: row.version };
  const fields = useFormState({ form, record: `${form.kind}/${row.id}`, initial: base });
  const saving = useSaveRecord({ form, queries, recordKey, row, fields });
  const queryClient = useQueryClient();
  const { drafts, state } = fields;
  const deletion = useDeletion(row, recordKey, queries, () => {
    // A deleted record has no unsaved changes and offers no draft.
    drafts.markSaved({ draft: drafts.readLatest(), version: row.version });
  });

  const { rebase } = drafts;
  const isDirty = state.isDirty && !deletion.isDone;
  const isNewer = row.version > (drafts.base.version ?? 0);
  // A colleague's save is shown at once when no own changes would be lost.
  useEffect(() => {
    if (!isNewer || isDirty) return;
    const draft = form.fromRecord(row);
    rebase({ draft, version: row.version }, draft);
  }, [isNewer, isDirty, form, row, rebase]);

  return {
    ...state,
    form,
    queries,
    drafts,
    row,
    isDirty,
    isLocked: deletion.isDone,
    save: saving.save,
    isSaving: saving.isSaving,
    hasFailed: state.refusal !== undefined || saving.editing.isDeletedElsewhere,
    savedAt: saving.savedAt,
    publication: form.publication?.(drafts.base.draft, row, saving.before),
    getPreview: previewOf(form, drafts.readLatest, row),
    editing: {
      version: drafts.base.version,
      reload: () => queryClient.fetchQuery({ ...queries.one(recordKey), staleTime: 0 }),
      ...saving.editing,
      restoreAndSave: queries.isDeletionFinal ? undefined : saving.editing.restoreAndSave,
      deletion,
    },
    creating: undefined,
  };
}

/** Asks, and deletes the record; the toast restores it, where the kind can be restored. */
function useDeletion<Row extends RecordRow>(
  row: Row,
  recordKey: string | number,
  queries: EditQueries<Row, never>,
  onDeleted: () => void,
): Deletion {
  const [isAsking, setIsAsking] = useState(false);
  const deleting = queries.useDelete();
  const restoring = queries.useRestore();
  const sayDeleted = useUndoToast((ids) => restoring.mutateAsync({ body: { ids } }));
  const { isPending, error, isSuccess, mutate, reset } = useMutation({
    mutationFn: () => deleting.mutateAsync({ params: { id: row.id } }),
    onSuccess: ({ message }) => {
      setIsAsking(false);
      onDeleted();
      sayDeleted(message, queries.isDeletionFinal ? [] : [row.id]);
    },
  });
  useRemovedRead(queries.one(recordKey).queryKey, isSuccess);
  const ask = () => {
    reset();
    setIsAsking(true);
  };
  const cancel = () => setIsAsking(false);
  return { isAsking, ask, cancel, confirm: mutate, isPending, error, isDone: isSuccess };
}

/** A deleted record is not shown from the cache when its address opens again. */
function useRemovedRead(queryKey: readonly unknown[], isGone: boolean): void {
  const queryClient = useQueryClient();
  const name = JSON.stringify(queryKey);
  useEffect(() => {
    if (!isGone) return;
    return () => queryClient.removeQueries({ queryKey: JSON.parse(name) });
  }, [queryClient, name, isGone]);
}
