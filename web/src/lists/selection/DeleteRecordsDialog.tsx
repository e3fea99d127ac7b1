import type { Kind } from '@baklja/contract/kinds';
import { countRecords } from '@baklja/contract/records/record-words';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import type { ListTexts } from '../record-list.text.ts';
import { binSentence } from './bin-sentence.tsx';
import { RecordNames } from './RecordNames.tsx';
import { useUndoToast } from './use-undo-toast.ts';

type BulkMutation = Pick<
  UseMutationResult<{ message: string }, Error, { body: { ids: number[] } }>,
  'mutateAsync' | 'isPending' | 'error' | 'reset'
>;

/** The writes that a list offers for several records. */
export type BulkQueries = { useDeleteMany: () => BulkMutation; useRestore: () => BulkMutation };

export type DeleteDetails = {
  consequences?: { icon: ReactNode; text: string }[];
  details?: ReactNode;
  isWaiting?: boolean;
};

/** `isAsking` while the question is open and not answered. */
export type UseDeleteDetails<Row> = (rows: readonly Row[], isAsking: boolean) => DeleteDetails;

type Props<Row> = {
  kind: Kind;
  texts: ListTexts;
  titleOf: (row: Row) => string;
  queries: BulkQueries;
  useDeleteDetails?: UseDeleteDetails<Row> | undefined;
  rows: readonly Row[];
  isOpen: boolean;
  onEnd: () => void;
  onDeleted: () => void;
};

export function DeleteRecordsDialog<Row extends { id: number | string }>(props: Props<Row>) {
  const { kind, texts, titleOf, queries, useDeleteDetails = useNoDetails, rows, isOpen } = props;
  const deletion = queries.useDeleteMany();
  const restoring = queries.useRestore();
  const announceDeleted = useUndoToast((ids) => restoring.mutateAsync({ body: { ids } }));
  const { consequences = [], details, isWaiting = false } = useDeleteDetails(rows, isOpen && !deletion.isPending);
  const end = () => {
    props.onEnd();
    deletion.reset();
  };
  const remove = async () => {
    const ids = rows.map(({ id }) => Number(id));
    try {
      const { message } = await deletion.mutateAsync({ body: { ids } });
      announceDeleted(message, ids);
      end();
      props.onDeleted();
    } catch {
      // `deletion.error` holds the reason.
    }
  };
  const [only] = rows;
  const count = rows.length;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.deleteQuestion}
      subject={count === 1 && only !== undefined ? titleOf(only) : countRecords(kind, count)}
      consequences={[...consequences, ...binSentence(kind, count)]}
      confirmText={texts.delete(count)}
      isBusy={deletion.isPending}
      isWaiting={isWaiting}
      error={deletion.error}
      onConfirm={() => void remove()}
      onCancel={end}
    >
      {count > 1 && <RecordNames titles={rows.map(titleOf)} />}
      {details}
    </ConfirmDialog>
  );
}

function useNoDetails(): DeleteDetails {
  return {};
}
