import type { Page } from '@baklja/contract/features/pages';
import { Button } from '@mantine/core';
import { IconTrash, IconWorld } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import { PAGE_REDIRECT_MS } from '#web/lib/timings.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import panelClasses from '#web/widgets/record-form/Panel.module.css';
import { useRedirectAfter } from '#web/widgets/record-form/use-redirect-after.ts';
import { useUndoToast } from '#web/widgets/record-list/use-undo-toast.ts';
import { PageReferences } from '../PageReferences.tsx';
import { pageQuery, pageReferencesQuery, useDeletePage, useRestorePages } from '../pages.queries.ts';
import { pagesText as text } from '../pages.text.ts';

/** Deletes a page after asking; the list follows three seconds later, and the toast brings the page back. */
export function DeletePage({ page, onDeleted }: { page: Page; onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useDeletePage();
  const restoring = useRestorePages();
  const sayDeleted = useUndoToast(restoring.mutateAsync);
  const references = useQuery({ ...pageReferencesQuery(page.id), enabled: isAsking && !deletion.isPending });
  useRedirectAfter(deletion.isSuccess, paths.pages, PAGE_REDIRECT_MS);
  useForgetPage(page.id, deletion.isSuccess);

  const confirm = () =>
    deletion.mutate(page.id, {
      onSuccess: ({ message }) => {
        setIsAsking(false);
        onDeleted();
        sayDeleted(message, [page.id]);
      },
    });
  return (
    <>
      <Button
        className={panelClasses.more}
        variant="quiet-danger"
        leftSection={<IconTrash aria-hidden />}
        onClick={() => {
          deletion.reset();
          setIsAsking(true);
        }}
        disabled={deletion.isSuccess}
      >
        {text.deletePage}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text.deleteQuestion}
        subject={page.title}
        consequences={[{ icon: <IconWorld aria-hidden />, text: text.willBeGone }]}
        confirmText={text.deletePage}
        isBusy={deletion.isPending}
        isWaiting={references.isFetching}
        error={deletion.error?.message}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      >
        <PageReferences query={references} />
      </ConfirmDialog>
    </>
  );
}

/** A page that is gone is not shown from memory when its address is opened again. */
function useForgetPage(id: number, isGone: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isGone) return;
    return () => queryClient.removeQueries({ queryKey: pageQuery(id).queryKey });
  }, [queryClient, id, isGone]);
}
