import { IconRefresh } from '@tabler/icons-react';
import { messageOf } from '#web/lib/api-client.ts';
import { MEDIA_UNDO_MS } from '#web/lib/timings.ts';
import { useUndoToast } from '#web/lists/selection/use-undo-toast.ts';
import { useRestoreFiles } from '#web/media/library/files.queries.ts';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useRefreshDocuments } from '../documents.queries.ts';
import { useReplaceFile } from '../use-replace-file.ts';
import { folderText as text } from './folder.text.ts';

/** Puts another file at the address of the present one; the toast takes it back. */
export function ReplaceFile({ fileId }: { fileId: number }) {
  const replaceFile = useReplaceFile();
  const restoring = useRestoreFiles();
  const announce = useUndoToast((ids) => restoring.mutateAsync(ids), { undoMs: MEDIA_UNDO_MS });
  const refresh = useRefreshDocuments();
  const toasts = useToasts();
  const replace = async ([sent]: File[]) => {
    if (!sent) return;
    toasts.clearErrors();
    try {
      const { saved, failed } = await replaceFile(fileId, sent);
      const [done] = saved;
      const [failure] = failed;
      if (failure) toasts.error(`${failure.name}: ${failure.message}`);
      if (!done) return;
      announce(done.message, done.former_id === undefined ? [] : [done.former_id]);
      await refresh();
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return (
    <UploadButton
      label={text.replace}
      leftSection={<IconRefresh aria-hidden />}
      onFiles={(files) => void replace(files)}
      isSingle
    />
  );
}
