import type { Kind } from '@baklja/contract/kinds';
import { RECORDS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { SelectionAction } from '#web/ui/SelectionAction.tsx';
import { SelectionBar } from '#web/ui/SelectionBar.tsx';
import { type ListTexts, recordListText as text } from '../record-list.text.ts';
import { type BulkQueries, DeleteRecordsDialog, type UseDeleteDetails } from './DeleteRecordsDialog.tsx';

export type Selecting<Row> = {
  kind: Kind;
  texts: ListTexts;
  titleOf: (row: Row) => string;
  /** With them several records are deleted, and brought back. */
  queries?: BulkQueries | undefined;
  /** What the question before deleting says besides. */
  useDeleteDetails?: UseDeleteDetails<Row> | undefined;
  /** What else can be done with the selected rows, as `SelectionAction`s. `onDone` gives the selection up. */
  actions?: ((rows: readonly Row[], onDone: () => void) => ReactNode) | undefined;
};

type Props<Row> = Selecting<Row> & {
  rows: readonly Row[];
  /** Gives the selection up; `hadFocus` when the focus was in what goes away. */
  onClear: (hadFocus: boolean) => void;
};

/** What can be done with the selected records; nothing while none is selected. */
export function ListSelection<Row extends { id: number | string }>(props: Props<Row>) {
  const { rows, texts, queries, actions, onClear } = props;
  const [isDeleting, setIsDeleting] = useState(false);
  // The question goes on naming them while it goes away: the selection is gone by then.
  const [rowsToDelete, setRowsToDelete] = useState(rows);
  const askToDelete = () => {
    setRowsToDelete(rows);
    setIsDeleting(true);
  };
  const onDone = () => onClear(true);
  return (
    <>
      {rows.length > 0 && (
        <SelectionBar label={texts.selectionBar} count={texts.selected(rows.length)} onClear={onClear}>
          {rows.length > RECORDS_AT_ONCE_LIMIT ? (
            <span>{texts.tooMany}</span>
          ) : (
            <>
              {actions?.(rows, onDone)}
              {queries && (
                <SelectionAction icon={<IconTrash aria-hidden />} onClick={askToDelete}>
                  {text.remove}
                </SelectionAction>
              )}
            </>
          )}
        </SelectionBar>
      )}
      {queries && (
        <DeleteRecordsDialog
          {...props}
          queries={queries}
          rows={rowsToDelete}
          isOpen={isDeleting}
          onEnd={() => setIsDeleting(false)}
          onDeleted={onDone}
        />
      )}
    </>
  );
}
