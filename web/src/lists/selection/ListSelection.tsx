import type { Kind } from '@baklja/contract/kinds';
import { RECORDS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import { SelectionBar } from '#web/ui/lists/SelectionBar.tsx';
import { type ListTexts, recordListText as text } from '../record-list.text.ts';
import { type BulkQueries, DeleteRecordsDialog, type UseDeleteDetails } from './DeleteRecordsDialog.tsx';

export type Selecting<Row> = {
  kind: Kind;
  texts: ListTexts;
  titleOf: (row: Row) => string;
  /** Enables deleting and restoring several records. */
  queries?: BulkQueries | undefined;
  /** Further details in the question before deleting. */
  useDeleteDetails?: UseDeleteDetails<Row> | undefined;
  /** Further actions on the selected rows, as `SelectionAction`s. `onDone` clears the selection. */
  actions?: ((rows: readonly Row[], onDone: () => void) => ReactNode) | undefined;
};

type Props<Row> = Selecting<Row> & {
  rows: readonly Row[];
  /** Clears the selection; `hadFocus` when the focus was in an element that disappears. */
  onClear: (hadFocus: boolean) => void;
  /** Selects the whole page. */
  onAll: () => void;
};

export function ListSelection<Row extends { id: number | string }>(props: Props<Row>) {
  const { rows, texts, queries, actions, onClear } = props;
  const [isDeleting, setIsDeleting] = useState(false);
  // The question still names them while it fades out: the selection is empty by then.
  const [rowsToDelete, setRowsToDelete] = useState(rows);
  const askToDelete = () => {
    setRowsToDelete(rows);
    setIsDeleting(true);
  };
  const onDone = () => onClear(true);
  return (
    <>
      {rows.length > 0 && (
        <SelectionBar
          label={texts.selectionBar}
          count={texts.selected(rows.length)}
          onClear={onClear}
          onAll={props.onAll}
        >
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
