import { chunksOf } from '@baklja/contract/chunks';
import type { MediaFile } from '@baklja/contract/features/media/media';
import { nameOf, parentOf } from '@baklja/contract/files/folders';
import { FILES_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { staysInBinText } from '@baklja/contract/records/record-words';
import { Box, Text } from '@mantine/core';
import { useState } from 'react';
import { IconArchive, IconEyeOff, IconFolder } from '#web/lib/icons.ts';
import { MEDIA_TOAST_MS, MEDIA_UNDO_MS } from '#web/lib/timings.ts';
import { useUndoToast } from '#web/lists/selection/use-undo-toast.ts';
import { FolderPanel } from '#web/media/library/FolderPanel.tsx';
import { useDeleteFiles, useMoveFiles, useRestoreFiles } from '#web/media/library/files.queries.ts';
import { isWithin } from '#web/media/library/folder-tree.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { mediaText as text } from '../../media.text.ts';
import { KeptUses, TargetUses, useTargetUses } from '../details/FileUses.tsx';
import { type ActionDialog, selectionOf, subjectOf, type Targets } from '../use-action.ts';
import { NameDialog } from './NameDialog.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';

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

export function ManagerDialogs({ actionDialog, folder, files, onFolderMoved, onFilesGone }: Props) {
  const { action, isOpen, end } = actionDialog;
  if (!action) return null;
  const naming = { isOpen, onEnd: end, onFolderRenamed: onFolderMoved };
  if (action.kind === 'create') return <NameDialog {...naming} named={{ newIn: folder }} />;
  const present = (file: MediaFile) => files.find(({ id }) => id === file.id) ?? file;
  if (action.kind === 'replace') {
    return isOpen && <ReplaceDialog file={present(action.file)} sent={action.sent} onEnd={end} />;
  }
  const { targets } = action;
  const shared = { targets, isOpen, onEnd: end };
  const follow = (target: string) => {
    if ('folder' in targets) onFolderMoved(target);
    else onFilesGone(targets.files.map(({ id }) => id));
  };
  if (action.kind === 'move') return <MoveDialog {...shared} folder={folder} onMoved={follow} />;
  if (action.kind === 'remove') return <RemoveDialog {...shared} onRemoved={follow} />;
  if ('folder' in targets) return <NameDialog {...naming} named={targets} />;
  const [chosen] = targets.files;
  return chosen ? <NameDialog {...naming} named={{ file: present(chosen) }} /> : null;
}

type SharedProps = { targets: Targets; isOpen: boolean; onEnd: () => void };

/** The choice starts in the open folder. `onMoved` receives the new path of a folder. */
type MoveProps = SharedProps & { folder: string; onMoved: (path: string) => void };

function MoveDialog({ targets, folder, isOpen, onEnd, onMoved }: MoveProps) {
  const [target, setTarget] = useState('folder' in targets ? parentOf(targets.folder) : folder);
  const moving = useMoveFiles();
  const toasts = useToasts();
  const problem = targetProblem(targets, target);
  const move = () =>
    moving.mutate(
      { ...selectionOf(targets), target },
      {
        onSuccess: ({ message }) => {
          toasts.success(message, MEDIA_TOAST_MS);
          onEnd();
          onMoved('folder' in targets ? `${target}/${nameOf(targets.folder)}` : target);
        },
      },
    );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={titleOf(targets)}
      subject={subjectOf(targets)}
      confirmText={text.moveTo(nameOf(target))}
      isHarmless
      isDisabled={problem !== undefined}
      isBusy={moving.isPending}
      error={moving.error}
      onConfirm={move}
      onCancel={onEnd}
    >
      {/* The last visible row is cut in half, which shows that more rows follow. */}
      <Box mah={312} mx={-8} px={8} py={4} style={{ overflow: 'auto' }}>
        <FolderPanel
          open={target}
          onOpen={(path) => {
            moving.reset();
            setTarget(path);
          }}
          onBack={() => setTarget(parentOf(target))}
        />
      </Box>
      <KeptUses targets={targets} note={text.formerAddresses} />
      {problem !== undefined && (
        <Text mt="sm" c="quiet">
          {problem}
        </Text>
      )}
    </ConfirmDialog>
  );
}

function targetProblem(targets: Targets, target: string): string | undefined {
  if ('folder' in targets) {
    if (target === parentOf(targets.folder)) return text.isThere;
    return isWithin(target, targets.folder) ? 'Folder se ne može premjestiti sam u sebe.' : undefined;
  }
  if (!targets.files.every(({ folder }) => folder === target)) return undefined;
  return targets.files.length === 1 ? text.isThere : 'Već su ovdje. Odaberite drugi folder.';
}

function titleOf(targets: Targets): string {
  if ('folder' in targets) return 'Kamo premjestiti folder?';
  return targets.files.length === 1 ? 'Kamo premjestiti datoteku?' : text.moveFiles(targets.files.length);
}

function RemoveDialog({ targets, isOpen, onEnd, onRemoved }: SharedProps & { onRemoved: (parent: string) => void }) {
  const deletion = useDeleteFiles();
  const { query: uses, isUsed } = useTargetUses(targets, isOpen && !deletion.isPending);
  const announceRemoved = useUndoToast(useRestoreMany(), { undoMs: MEDIA_UNDO_MS, restoredMs: MEDIA_TOAST_MS });
  const remove = () =>
    deletion.mutate(selectionOf(targets), {
      onSuccess: ({ message, ids }) => {
        announceRemoved(message, ids);
        onEnd();
        onRemoved('folder' in targets ? parentOf(targets.folder) : '');
      },
    });
  const count = 'folder' in targets ? (uses.data?.total ?? 0) : targets.files.length;
  const isEmpty = 'folder' in targets && !uses.isFetching && uses.data?.total === 0;
  const consequences = isEmpty
    ? []
    : [
        ...('folder' in targets && uses.data ? [{ icon: <IconFolder aria-hidden />, text: text.inFolder(count) }] : []),
        ...(isUsed ? [{ icon: <IconEyeOff aria-hidden />, text: 'Na tim mjestima više se neće vidjeti.' }] : []),
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
      error={deletion.error}
      onConfirm={remove}
      onCancel={onEnd}
    >
      <Box mt="sm">
        <TargetUses targets={targets} query={uses} />
      </Box>
    </ConfirmDialog>
  );
}

/** Restores deleted files; files that fail stay in the bin and are named. */
function useRestoreMany(): (ids: readonly number[]) => Promise<{ message: string }> {
  const restoring = useRestoreFiles();
  return async (ids) => {
    let message = '';
    for (const some of chunksOf(ids, FILES_AT_ONCE_LIMIT)) {
      ({ message } = await restoring.mutateAsync(some));
    }
    return { message };
  };
}

function wordsFor(targets: Targets) {
  if ('folder' in targets) return { title: 'Želite li izbrisati folder i sve u njemu?', confirmText: 'Izbriši folder' };
  const count = targets.files.length;
  if (count === 1) return { title: 'Želite li izbrisati datoteku?', confirmText: 'Izbriši datoteku' };
  return { title: text.removeFilesQuestion(count), confirmText: text.removeFiles(count) };
}
