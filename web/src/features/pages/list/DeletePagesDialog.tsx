import type { PageRow } from '@baklja/contract/features/pages';
import { IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { RecordNames } from '#web/widgets/record-list/RecordNames.tsx';
import { useUndoToast } from '#web/widgets/record-list/use-undo-toast.ts';
import { PageReferences } from '../PageReferences.tsx';
import { referencesOfPagesQuery, useDeletePages, useRestorePages } from '../pages.queries.ts';
import { pagesText } from '../pages.text.ts';
import { pageListText as text } from './page-list.text.ts';

type Props = { pages: readonly PageRow[]; isOpen: boolean; onEnd: () => void; onDeleted: () => void };

/** Deletes pages after asking and telling what leads to them. The toast that follows brings them back. */
export function DeletePagesDialog({ pages, isOpen, onEnd, onDeleted }: Props) {
  const deletion = useDeletePages();
  const restoring = useRestorePages();
  const sayDeleted = useUndoToast(restoring.mutateAsync);
  const ids = pages.map(({ id }) => id);
  const references = useQuery({ ...referencesOfPagesQuery(ids), enabled: isOpen && !deletion.isPending });
  const end = () => {
    onEnd();
    deletion.reset();
  };
  const remove = async () => {
    try {
      const { message } = await deletion.mutateAsync(ids);
      sayDeleted(message, ids);
      end();
      onDeleted();
    } catch {
      // `deletion.error` holds why.
    }
  };
  const count = pages.length;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={pagesText.deleteQuestion}
      subject={count === 1 ? (pages[0]?.title ?? '') : text.pages(count)}
      consequences={[{ icon: <IconWorld aria-hidden />, text: text.willBeGone(count) }]}
      confirmText={text.deletePages(count)}
      isBusy={deletion.isPending}
      isWaiting={references.isFetching}
      error={deletion.error?.message}
      onConfirm={() => void remove()}
      onCancel={end}
    >
      {count > 1 && <RecordNames titles={pages.map(({ title }) => title)} />}
      <PageReferences query={references} {...(count > 1 && { words: text })} />
    </ConfirmDialog>
  );
}
