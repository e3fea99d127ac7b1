import { storedFilePath } from '#web/lib/paths.ts';
import { useUploads } from '#web/media/uploads/uploads.ts';
import { fromTitle } from './added-documents.ts';
import { type AddedFile, changeAdded, fileOf, folderOf, readAdded, removeAdded } from './adding-store.ts';

/** Folder of the file host for documents. */
export const DOCUMENTS_FOLDER = 'dokumenti';

/** Sends files of added documents. The uploads go on when the screen is left. */
export function useSendFiles() {
  const uploads = useUploads();
  const sendOne = async ({ key, file }: AddedFile) => {
    const { saved, failed } = await uploads.add([file], { folder: DOCUMENTS_FOLDER });
    const folderId = folderOf(key);
    if (folderId === undefined) return;
    const [done] = saved;
    const [failure] = failed;
    if (done) {
      const { id: fileId, duplicate_of: duplicateOf, title, data_name } = done;
      const offered = { fileId, duplicateOf, link: storedFilePath(data_name) };
      const document = readAdded(folderId).find((one) => one.key === key);
      const fromPdf = document && fromTitle(document, title, new Date());
      changeAdded(folderId, key, { state: 'saved', message: '', ...offered, ...fromPdf });
    } else if (failure) changeAdded(folderId, key, { state: 'failed', message: failure.message });
    // Cancelled in the list of uploads, or on its way already.
    else removeAdded(folderId, [key]);
  };
  return {
    send: (added: readonly AddedFile[]) => {
      for (const one of added) void sendOne(one);
    },
    retry: (folderId: number, key: number) => {
      const file = fileOf(key);
      if (!file) return;
      changeAdded(folderId, key, { state: 'sending', message: '' });
      void sendOne({ key, file });
    },
  };
}
