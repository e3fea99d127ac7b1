import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { useUndoToast } from '#web/lists/selection/use-undo-toast.ts';
import type { RecordRow } from '../define-record-form.ts';
import type { EditQueries } from '../record-queries.ts';

/** The question before a record is deleted, and its result. */
export type Deletion = {
  isAsking: boolean;
  ask: () => void;
  cancel: () => void;
  confirm: () => void;
  isPending: boolean;
  /** Why the last try failed. */
  error: string | undefined;
  isDone: boolean;
};

type Options<Row extends RecordRow> = {
  row: Row;
  recordKey: string | number;
  queries: EditQueries<Row, never>;
  onDeleted: () => void;
};

/** Deletes a record after asking; the toast restores it, where the kind can be restored. */
export function useDeletion<Row extends RecordRow>({ row, recordKey, queries, onDeleted }: Options<Row>): Deletion {
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [error, setError] = useState<string>();
  const deleting = queries.useDelete();
  const restoring = queries.useRestore();
  const sayDeleted = useUndoToast((ids) => restoring.mutateAsync({ body: { ids } }));
  useRemovedRead(queries.one(recordKey).queryKey, isDone);

  const remove = async () => {
    setIsPending(true);
    setError(undefined);
    try {
      const { message } = await deleting.mutateAsync({ params: { id: row.id } });
      setIsAsking(false);
      setIsDone(true);
      onDeleted();
      sayDeleted(message, queries.isDeletionFinal ? [] : [row.id]);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setIsPending(false);
    }
  };
  return {
    isAsking,
    ask: () => {
      setError(undefined);
      setIsAsking(true);
    },
    cancel: () => setIsAsking(false),
    confirm: () => void remove(),
    isPending,
    error,
    isDone,
  };
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
