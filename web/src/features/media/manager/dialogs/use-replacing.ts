import type { MediaFile } from '@baklja/contract/features/media/media';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { MEDIA_UNDO_MS } from '#web/lib/timings.ts';
import { useUndoToast } from '#web/lists/selection/use-undo-toast.ts';
import { useRestoreFiles } from '#web/media/library/files.queries.ts';
import { filesQueryKey, type UploadFailure, useUploads, useUploadsState } from '#web/media/uploads/uploads.ts';

/** Sends a file that takes the place of another one; the toast that follows can take it back. */
export function useReplacing(file: MediaFile, onDone: () => void) {
  const uploads = useUploads();
  const { items } = useUploadsState();
  const queryClient = useQueryClient();
  const restoring = useRestoreFiles();
  const announce = useUndoToast((ids) => restoring.mutateAsync(ids), { undoMs: MEDIA_UNDO_MS });
  const [sending, setSending] = useState<File>();
  const [failure, setFailure] = useState<UploadFailure>();
  const item = sending && items.findLast(({ name, folder }) => name === sending.name && folder === file.folder);
  const itemId = useRef(item?.id);
  itemId.current = item?.id;

  const cancel = () => {
    if (itemId.current !== undefined) uploads.cancel(itemId.current);
  };
  const send = async (sent: File) => {
    setFailure(undefined);
    setSending(sent);
    const replaces = { id: file.id, version: file.version };
    const { saved, failed } = await uploads.add([sent], { folder: file.folder, replaces });
    setSending(undefined);
    const [failedFile] = failed;
    if (failedFile) {
      // The dialog says why, so the list of uploads need not.
      uploads.cancel(failedFile.id);
      setFailure(failedFile);
      void queryClient.invalidateQueries({ queryKey: filesQueryKey });
      return;
    }
    const [replaced] = saved;
    if (!replaced) return;
    announce(replaced.message, replaced.former_id === undefined ? [] : [replaced.former_id]);
    onDone();
  };
  return { send: (sent: File) => void send(sent), cancel, failure, setFailure, item };
}

/** Calls the function when the component is removed. */
export function useOnEnd(end: () => void): void {
  const latest = useRef(end);
  latest.current = end;
  useEffect(() => () => latest.current(), []);
}
