import { nameOf, parentOf } from '@baklja/contract/folders';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { FolderPanel } from '#web/widgets/media-library/FolderPanel.tsx';
import { useMoveFiles } from '#web/widgets/media-library/files.queries.ts';
import { isWithin } from '#web/widgets/media-library/folder-tree.ts';
import { mediaText as text } from '../../media.text.ts';
import { TargetUses, useTargetUses } from '../details/FileUses.tsx';
import { selectionOf, type Targets } from '../use-action.ts';
import classes from './Dialogs.module.css';

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
export function MoveDialog({ isOpen, onEnd, ...form }: Props) {
  return (
    <Modal opened={isOpen} onClose={onEnd} title={titleOf(form.targets)} withCloseButton={false}>
      <MoveForm onEnd={onEnd} {...form} />
    </Modal>
  );
}

function MoveForm({ targets, folder, onEnd, onMoved }: Omit<Props, 'isOpen'>) {
  const [target, setTarget] = useState('folder' in targets ? parentOf(targets.folder) : folder);
  const moving = useMoveFiles();
  const toasts = useToasts();
  const uses = useTargetUses(targets);
  const problem = targetProblem(targets, target);
  const move = async () => {
    if (problem !== undefined) return;
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
    <>
      <p className={classes.subject}>{subjectOf(targets)}</p>
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
      <TargetUses targets={targets} query={uses} />
      {!uses.isFetching && (uses.data?.total_used ?? 0) > 0 && <p className={classes.note}>{text.formerAddresses}</p>}
      {problem !== undefined && <p className={classes.note}>{problem}</p>}
      {moving.isError && (
        <p className={classes.error} role="alert">
          {moving.error.message}
        </p>
      )}
      <div className={classes.buttons}>
        <Button onClick={moving.isPending ? undefined : onEnd} data-autofocus>
          {text.cancel}
        </Button>
        <BusyButton
          variant="filled"
          isBusy={moving.isPending}
          disabled={problem !== undefined}
          onClick={() => void move()}
        >
          {text.moveTo(nameOf(target))}
        </BusyButton>
      </div>
    </>
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

function subjectOf(targets: Targets): string {
  if ('folder' in targets) return targets.folder;
  return namesOf(targets.files.map(({ name }) => name));
}

const NAMED = 3;

/** The first few names and the number of the others. */
export function namesOf(names: readonly string[]): string {
  const others = names.length - NAMED;
  return others > 0 ? `${names.slice(0, NAMED).join(', ')} ${text.andOthers(others)}` : names.join(', ');
}
