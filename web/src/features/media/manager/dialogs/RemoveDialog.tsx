import { FILES_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { IconArchive, IconEyeOff, IconFolder } from '@tabler/icons-react';
import { messageOf } from '#web/lib/api-client.ts';
import { MEDIA_TOAST_MS, MEDIA_UNDO_MS } from '#web/lib/timings.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useDeleteFiles, useRestoreFiles } from '#web/widgets/media-library/files.queries.ts';
import { mediaText as text } from '../../media.text.ts';
import { TargetUses, useTargetUses } from '../details/FileUses.tsx';
import { selectionOf, type Targets } from '../use-action.ts';
import { namesOf } from './MoveDialog.tsx';

type Props = { targets: Targets; isOpen: boolean; onEnd: () => void; onRemoved: () => void };

/**
 * Moves files, or a folder with its content, into the bin after a question. The toast that follows can restore them.
 */
export function RemoveDialog({ targets, isOpen, onEnd, onRemoved }: Props) {
  const deletion = useDeleteFiles();
  const uses = useTargetUses(targets, isOpen && !deletion.isPending);
  const restore = useUndo();
  const toasts = useToasts();
  const end = () => {
    onEnd();
    deletion.reset();
  };
  const remove = async () => {
    try {
      const { message, ids } = await deletion.mutateAsync(selectionOf(targets));
      toasts.success(
        message,
        MEDIA_UNDO_MS,
        ids.length === 0 ? undefined : { text: text.restore, onClick: () => void restore(ids) },
      );
      end();
      onRemoved();
    } catch {
      // `deletion.error` holds the reason.
    }
  };
  const count = 'folder' in targets ? (uses.data?.total ?? 0) : targets.files.length;
  const isUsed = !uses.isFetching && (uses.data?.total_used ?? 0) > 0;
  const isEmpty = 'folder' in targets && !uses.isFetching && uses.data?.total === 0;
  const consequences = isEmpty
    ? []
    : [
        ...('folder' in targets && uses.data ? [{ icon: <IconFolder aria-hidden />, text: text.inFolder(count) }] : []),
        ...(isUsed ? [{ icon: <IconEyeOff aria-hidden />, text: text.willBeMissing }] : []),
        { icon: <IconArchive aria-hidden />, text: count === 1 ? text.staysInBin : text.stayInBin },
      ];
  return (
    <ConfirmDialog
      isOpen={isOpen}
      {...wordsFor(targets)}
      consequences={consequences}
      isWaiting={uses.isFetching}
      isBusy={deletion.isPending}
      error={deletion.error?.message}
      onConfirm={() => void remove()}
      onCancel={end}
    >
      <TargetUses targets={targets} query={uses} />
    </ConfirmDialog>
  );
}

/** Restores deleted files; files that fail stay in the bin and are named. */
function useUndo(): (ids: readonly number[]) => Promise<void> {
  const restoring = useRestoreFiles();
  const toasts = useToasts();
  return async (ids) => {
    try {
      let message = '';
      for (let from = 0; from < ids.length; from += FILES_AT_ONCE_LIMIT) {
        ({ message } = await restoring.mutateAsync(ids.slice(from, from + FILES_AT_ONCE_LIMIT)));
      }
      toasts.success(message, MEDIA_TOAST_MS);
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
}

function wordsFor(targets: Targets) {
  if ('folder' in targets) {
    return { title: text.removeFolderQuestion, subject: targets.folder, confirmText: text.removeFolder };
  }
  const subject = namesOf(targets.files.map(({ name }) => name));
  const count = targets.files.length;
  if (count === 1) return { title: text.removeFileQuestion, subject, confirmText: text.removeFile };
  return { title: text.removeFilesQuestion(count), subject, confirmText: text.removeFiles(count) };
}
