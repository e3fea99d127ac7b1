import { FILES_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { staysInBinText } from '@baklja/contract/records/record-words';
import { IconArchive, IconEyeOff, IconFolder } from '@tabler/icons-react';
import { MEDIA_TOAST_MS, MEDIA_UNDO_MS } from '#web/lib/timings.ts';
import { useUndoToast } from '#web/lists/selection/use-undo-toast.ts';
import { useDeleteFiles, useRestoreFiles } from '#web/media/library/files.queries.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { mediaText as text } from '../../media.text.ts';
import { TargetUses, useTargetUses } from '../details/FileUses.tsx';
import { selectionOf, subjectOf, type Targets } from '../use-action.ts';

type Props = { targets: Targets; isOpen: boolean; onEnd: () => void; onRemoved: () => void };

/**
 * Moves files, or a folder with its content, into the bin after a question. The toast that follows can restore them.
 */
export function RemoveDialog({ targets, isOpen, onEnd, onRemoved }: Props) {
  const deletion = useDeleteFiles();
  const { query: uses, isUsed } = useTargetUses(targets, isOpen && !deletion.isPending);
  const announceRemoved = useUndoToast(useRestoreMany(), { undoMs: MEDIA_UNDO_MS, restoredMs: MEDIA_TOAST_MS });
  const remove = async () => {
    try {
      const { message, ids } = await deletion.mutateAsync(selectionOf(targets));
      announceRemoved(message, ids);
      onEnd();
      onRemoved();
    } catch {
      // `deletion.error` holds the reason.
    }
  };
  const count = 'folder' in targets ? (uses.data?.total ?? 0) : targets.files.length;
  const isEmpty = 'folder' in targets && !uses.isFetching && uses.data?.total === 0;
  const consequences = isEmpty
    ? []
    : [
        ...('folder' in targets && uses.data ? [{ icon: <IconFolder aria-hidden />, text: text.inFolder(count) }] : []),
        ...(isUsed ? [{ icon: <IconEyeOff aria-hidden />, text: text.willBeMissing }] : []),
        { icon: <IconArchive aria-hidden />, text: staysInBinText(count) },
      ];
  return (
    <ConfirmDialog
      isOpen={isOpen}
      {...wordsFor(targets)}
      subject={subjectOf(targets)}
      consequences={consequences}
      isWaiting={uses.isFetching}
      isBusy={deletion.isPending}
      error={deletion.error?.message}
      onConfirm={() => void remove()}
      onCancel={onEnd}
    >
      <TargetUses targets={targets} query={uses} />
    </ConfirmDialog>
  );
}

/** Restores deleted files; files that fail stay in the bin and are named. */
function useRestoreMany(): (ids: readonly number[]) => Promise<{ message: string }> {
  const restoring = useRestoreFiles();
  return async (ids) => {
    let message = '';
    for (let from = 0; from < ids.length; from += FILES_AT_ONCE_LIMIT) {
      ({ message } = await restoring.mutateAsync(ids.slice(from, from + FILES_AT_ONCE_LIMIT)));
    }
    return { message };
  };
}

function wordsFor(targets: Targets) {
  if ('folder' in targets) return { title: text.removeFolderQuestion, confirmText: text.removeFolder };
  const count = targets.files.length;
  if (count === 1) return { title: text.removeFileQuestion, confirmText: text.removeFile };
  return { title: text.removeFilesQuestion(count), confirmText: text.removeFiles(count) };
}
