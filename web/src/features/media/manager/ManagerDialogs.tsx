import type { MediaFile } from '@baklja/contract/features/media';
import { nameOf, parentOf } from '@baklja/contract/folders';
import { CreateFolderDialog } from './CreateFolderDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RenameFileDialog, RenameFolderDialog } from './RenameDialog.tsx';
import type { Acting } from './use-action.ts';

type Props = {
  acting: Acting;
  folder: string;
  /** The files of the list as they are; a dialog of one of them follows what others change. */
  files: readonly MediaFile[];
  /** The open folder got another path, or is gone and what it lay in stands for it. */
  onFolderMoved: (path: string) => void;
  /** Files left the list, so that a selection of them makes no sense any more. */
  onFilesGone: (ids: readonly number[]) => void;
};

/** The dialogs of the media manager; at most one is open. */
export function ManagerDialogs({ acting, folder, files, onFolderMoved, onFilesGone }: Props) {
  const { act, isOpen, end } = acting;
  if (!act) return null;
  if (act.kind === 'create') return <CreateFolderDialog isOpen={isOpen} folder={folder} onEnd={end} />;
  const { targets } = act;
  const shared = { targets, isOpen, onEnd: end };
  if (act.kind === 'move') {
    const follow = (target: string) => {
      if ('folder' in targets) onFolderMoved(`${target}/${nameOf(targets.folder)}`);
      else onFilesGone(targets.files.map(({ id }) => id));
    };
    return <MoveDialog {...shared} folder={folder} onMoved={follow} />;
  }
  if (act.kind === 'remove') {
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
  const file = files.find(({ id }) => id === chosen?.id) ?? chosen;
  return file ? <RenameFileDialog isOpen={isOpen} onEnd={end} file={file} /> : null;
}
