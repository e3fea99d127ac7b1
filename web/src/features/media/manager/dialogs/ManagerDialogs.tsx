import type { MediaFile } from '@baklja/contract/features/media/media';
import { nameOf, parentOf } from '@baklja/contract/files/folders';
import { lazy, Suspense } from 'react';
import type { ActionDialog } from '../use-action.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { CreateFolderDialog, RenameFileDialog, RenameFolderDialog } from './NameDialogs.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

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
