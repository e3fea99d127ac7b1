import { folderNameProblem, rootOf } from '@baklja/contract/folders';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useCreateFolder } from '#web/widgets/media-library/files.queries.ts';
import { mediaText as text } from '../../media.text.ts';
import { NameDialog } from '../dialogs/NameDialog.tsx';

/** Creates a folder inside the open folder. */
export function CreateFolderDialog({ isOpen, folder, onEnd }: { isOpen: boolean; folder: string; onEnd: () => void }) {
  const creation = useCreateFolder();
  const toasts = useToasts();
  const root = rootOf(folder) ?? folder;
  const below = folder.slice(root.length + 1);
  const create = async (folderName: string) => {
    await creation.mutateAsync({ folder: root, ...(below !== '' && { subfolder: below }), folderName });
    toasts.success(text.folderCreated, MEDIA_TOAST_MS);
  };
  return (
    <NameDialog
      isOpen={isOpen}
      title={text.newFolderIn(folder)}
      label={text.folderName}
      initial=""
      confirmText={text.createFolder}
      findProblem={folderNameProblem}
      onSave={create}
      onEnd={onEnd}
    />
  );
}
