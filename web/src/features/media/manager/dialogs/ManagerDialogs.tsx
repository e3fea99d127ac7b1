import type { MediaFile } from '@baklja/contract/features/media/media';
import { nameOf, parentOf } from '@baklja/contract/files/folders';
import { FILES_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { staysInBinText } from '@baklja/contract/records/record-words';
import { IconArchive, IconEyeOff, IconFolder } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { MEDIA_TOAST_MS, MEDIA_UNDO_MS } from '#web/lib/timings.ts';
import { useUndoToast } from '#web/lists/selection/use-undo-toast.ts';
import { useDeleteFiles, useRestoreFiles } from '#web/media/library/files.queries.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { mediaText as text } from '../../media.text.ts';
import { TargetUses, useTargetUses } from '../details/FileUses.tsx';
import { type ActionDialog, selectionOf, subjectOf, type Targets } from '../use-action.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { CreateFolderDialog, RenameFileDialog, RenameFolderDialog } from './NameDialogs.tsx';

const ReplaceDialog = lazy(async () => ({ default: (await import('./ReplaceDialog.tsx')).ReplaceDialog }));

type Props = {
  actionDialog: ActionDialog;
  folder: string;
  /** The current files of the list; a dialog for one of them follows changes by other users. */
  files: readonly MediaFile[];
  /** Receives the new path of the open folder, or the path of its parent after a deletion. */
  onFolderMoved: (path: string) => void;
  /** Receives the ids of files that left the list; a selection that contains them is no longer valid. */
  onFilesGone: (ids: readonly number[]) => void;
};

/** The dialogs of the media manager; at most one is open. */
export function ManagerDialogs({ actionDialog, folder, files, onFolderMoved, onFilesGone }: Props) {
  const { action, isOpen, end } = actionDialog;
  if (!action) return null;
  if (action.kind === 'create') return <CreateFolderDialog isOpen={isOpen} folder={folder} onEnd={end} />;
  const present = (file: MediaFile) => files.find(({ id }) => id === file.id) ?? file;
  if (action.kind === 'replace') {
    return (
      isOpen && (
        <Suspense>
          <ReplaceDialog file={present(action.file)} sent={action.sent} onEnd={end} />
        </Suspense>
      )
    );
  }
  const { targets } = action;
  const shared = { targets, isOpen, onEnd: end };
  if (action.kind === 'move') {
    const follow = (target: string) => {
      if ('folder' in targets) onFolderMoved(`${target}/${nameOf(targets.folder)}`);
      else onFilesGone(targets.files.map(({ id }) => id));
    };
    return <MoveDialog {...shared} folder={folder} onMoved={follow} />;
  }
  if (action.kind === 'remove') {
    const follow = () => {
      if ('folder' in targets) onFolderMoved(parentOf(targets.folder));
      else onFilesGone(targets.files.map(({ id }) => id));
    };
    return <RemoveDialog {...shared} onRemoved={follow} />;
  }
  if ('folder' in targets) {
    return <RenameFolderDialog isOpen={isOpen} onEnd={end} folder={targets.folder} onRenamed={onFolderMoved} />;
  }
  const [chosen] = targets.files;
  return chosen ? <RenameFileDialog isOpen={isOpen} onEnd={end} file={present(chosen)} /> : null;
}

type RemoveDialogProps = { targets: Targets; isOpen: boolean; onEnd: () => void; onRemoved: () => void };

/**
 * Moves files, or a folder with its content, into the bin after a question. The toast that follows can restore them.
 */
function RemoveDialog({ targets, isOpen, onEnd, onRemoved }: RemoveDialogProps) {
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
