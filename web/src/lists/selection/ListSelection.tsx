import type { Kind } from '@baklja/contract/kinds';
import { RECORDS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { IconTrash } from '#web/lib/icons.ts';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import { SelectionBar } from '#web/ui/lists/SelectionBar.tsx';
import { type ListTexts, recordListText as text } from '../record-list.text.ts';
import type { BulkQueries, UseDeleteDetails } from './DeleteRecordsDialog.tsx';

/** A list is shown without the code of dialogs, which is loaded once something is selected: see the load budget. */
export const DeleteRecordsDialog = lazy(async () => ({
  default: (await import('./DeleteRecordsDialog.tsx')).DeleteRecordsDialog,
})) as unknown as typeof import('./DeleteRecordsDialog.tsx').DeleteRecordsDialog;

export type Selecting<Row> = {
  kind: Kind;
  texts: ListTexts;
  titleOf: (row: Row) => string;
  queries?: BulkQueries | undefined;
  useDeleteDetails?: UseDeleteDetails<Row> | undefined;
  /** Further actions on the selected rows, as `SelectionAction`s. `onDone` clears the selection. */
  actions?: ((rows: readonly Row[], onDone: () => void) => ReactNode) | undefined;
};

type Props<Row> = Selecting<Row> & {
  rows: readonly Row[];
  /** Clears the selection; `hadFocus` when the focus was in an element that disappears. */
  onClear: (hadFocus: boolean) => void;
  onAll: () => void;
};

export function ListSelection<Row extends { id: number | string }>(props: Props<Row>) {
  const { rows, texts, queries, actions, onClear } = props;
  const [isDeleting, setIsDeleting] = useState(false);
  const [hasSelected, setHasSelected] = useState(false);
  if (rows.length > 0 && !hasSelected) setHasSelected(true);
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
      {queries && hasSelected && (
        <Suspense>
          <DeleteRecordsDialog
            {...props}
            queries={queries}
            rows={rowsToDelete}
            isOpen={isDeleting}
            onEnd={() => setIsDeleting(false)}
            onDeleted={onDone}
          />
        </Suspense>
      )}
    </>
  );
}
