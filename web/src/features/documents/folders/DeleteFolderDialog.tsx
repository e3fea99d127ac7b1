import { documentFolderRoutes } from '@baklja/contract/features/documents/document-folders';
import { subfolderRoutes } from '@baklja/contract/features/documents/subfolders';
import { IconFiles, IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { binLine } from '#web/lists/selection/bin-line.tsx';
import { useUndoToast } from '#web/lists/selection/use-undo-toast.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { folderReferencesQuery, useDocumentsWrite } from '../documents.queries.ts';
import { documentsText as text } from '../documents.text.ts';

/** A folder or subfolder with what goes into the bin with it. */
export type DeletedFolder = {
  kind: 'documentFolder' | 'subfolder';
  id: number;
  title: string;
  subfolders: number;
  documents: number;
};

/** Asks before a folder is deleted: what goes along, and which menu items lead to it. The toast restores it. */
export function DeleteFolderDialog({
  target,
  onEnd,
  onDeleted = onEnd,
}: {
  target: DeletedFolder;
  onEnd: () => void;
  onDeleted?: () => void;
}) {
  const { kind, id, title, subfolders, documents } = target;
  const isFolder = kind === 'documentFolder';
  const removeFolder = useDocumentsWrite(documentFolderRoutes.deleteDocumentFolder);
  const removeSubfolder = useDocumentsWrite(subfolderRoutes.deleteSubfolder);
  const restoreFolder = useDocumentsWrite(documentFolderRoutes.restoreDocumentFolders);
  const restoreSubfolder = useDocumentsWrite(subfolderRoutes.restoreSubfolders);
  const removal = isFolder ? removeFolder : removeSubfolder;
  const announce = useUndoToast((ids) => (isFolder ? restoreFolder : restoreSubfolder).mutateAsync({ body: { ids } }));
  const references = useQuery({ ...folderReferencesQuery(id), enabled: isFolder && !removal.isSuccess });
  const pointing = references.data?.references ?? [];
  const remove = async () => {
    try {
      const { message } = await removal.mutateAsync({ params: { id } });
      announce(message, [id]);
      onDeleted();
    } catch {
      // `removal.error` holds the reason.
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={text.deleteQuestion}
      subject={title}
      consequences={[
        ...(subfolders + documents > 0
          ? [{ icon: <IconFiles aria-hidden />, text: text.takes(subfolders, documents) }]
          : []),
        ...(pointing.length > 0
          ? [{ icon: <IconLink aria-hidden />, text: text.pointedAt(pointing.map((item) => item.title)) }]
          : []),
        ...(references.isError ? [{ icon: <IconLink aria-hidden />, text: text.referencesNotRead }] : []),
        ...binLine(kind, 1),
      ]}
      confirmText={isFolder ? text.deleteFolder : text.deleteSubfolder}
      isBusy={removal.isPending}
      isWaiting={references.isLoading}
      error={removal.error?.message}
      onConfirm={() => void remove()}
      onCancel={onEnd}
    />
  );
}
