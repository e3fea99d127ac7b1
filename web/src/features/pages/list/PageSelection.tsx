import type { PageRow } from '@baklja/contract/features/pages';
import { RECORDS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { SelectionAction } from '#web/ui/SelectionAction.tsx';
import { SelectionBar } from '#web/ui/SelectionBar.tsx';
import { DeletePagesDialog } from './DeletePagesDialog.tsx';
import { pageListText as text } from './page-list.text.ts';

type Props = {
  pages: readonly PageRow[];
  /** Gives the selection up; `hadFocus` when the focus stood in what goes away. */
  onClear: (hadFocus: boolean) => void;
};

/** What can be done with the selected pages; nothing while none is. */
export function PageSelection({ pages, onClear }: Props) {
  const [isDeleting, setIsDeleting] = useState(false);
  // The question goes on naming them while it goes away: the selection is gone by then.
  const [postsToDelete, setDoomed] = useState(pages);
  const askToDelete = () => {
    setDoomed(pages);
    setIsDeleting(true);
  };
  return (
    <>
      {pages.length > 0 && (
        <SelectionBar label={text.selectionBar} count={text.selected(pages.length)} onClear={onClear}>
          {pages.length > RECORDS_AT_ONCE_LIMIT ? (
            <span>{text.tooMany}</span>
          ) : (
            <SelectionAction icon={<IconTrash aria-hidden />} onClick={askToDelete}>
              {text.remove}
            </SelectionAction>
          )}
        </SelectionBar>
      )}
      <DeletePagesDialog
        pages={postsToDelete}
        isOpen={isDeleting}
        onEnd={() => setIsDeleting(false)}
        onDeleted={() => onClear(true)}
      />
    </>
  );
}
