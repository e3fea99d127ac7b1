import { nameOf, parentOf } from '@baklja/contract/files/folders';
import { useState } from 'react';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { FolderPanel } from '#web/media/library/FolderPanel.tsx';
import { useMoveFiles } from '#web/media/library/files.queries.ts';
import { isWithin } from '#web/media/library/folder-tree.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { mediaText as text } from '../../media.text.ts';
import { KeptUses } from '../details/FileUses.tsx';
import { selectionOf, subjectOf, type Targets } from '../use-action.ts';
import classes from './MoveDialog.module.css';

type Props = {
  targets: Targets;
  /** The open folder, where the folder choice starts. */
  folder: string;
  isOpen: boolean;
  onEnd: () => void;
  /** Receives the target folder. */
  onMoved: (target: string) => void;
};

/** Moves files, or a folder, into another folder. */
export function MoveDialog({ targets, folder, isOpen, onEnd, onMoved }: Props) {
  const [target, setTarget] = useState('folder' in targets ? parentOf(targets.folder) : folder);
  const moving = useMoveFiles();
  const toasts = useToasts();
  const problem = targetProblem(targets, target);
  const move = async () => {
    try {
      const { message } = await moving.mutateAsync({ ...selectionOf(targets), target });
      toasts.success(message, MEDIA_TOAST_MS);
      onEnd();
      onMoved(target);
    } catch {
      // `moving.error` holds the reason.
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={titleOf(targets)}
      subject={subjectOf(targets)}
      confirmText={text.moveTo(nameOf(target))}
      isHarmless
      isDisabled={problem !== undefined}
      isBusy={moving.isPending}
      error={moving.error?.message}
      onConfirm={() => void move()}
      onCancel={onEnd}
    >
      <div className={classes.tree}>
        <FolderPanel
          open={target}
          onOpen={(path) => {
            moving.reset();
            setTarget(path);
          }}
          onBack={() => setTarget(parentOf(target))}
        />
      </div>
      <KeptUses targets={targets} note={text.formerAddresses} />
      {problem !== undefined && <p className={classes.note}>{problem}</p>}
    </ConfirmDialog>
  );
}

function targetProblem(targets: Targets, target: string): string | undefined {
  if ('folder' in targets) {
    if (target === parentOf(targets.folder)) return text.isThere;
    return isWithin(target, targets.folder) ? text.intoItself : undefined;
  }
  if (!targets.files.every(({ folder }) => folder === target)) return undefined;
  return targets.files.length === 1 ? text.isThere : text.areThere;
}

function titleOf(targets: Targets): string {
  if ('folder' in targets) return text.moveFolder;
  return targets.files.length === 1 ? text.moveFile : text.moveFiles(targets.files.length);
}
