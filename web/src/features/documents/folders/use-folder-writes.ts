import {
  documentFolderRoutes,
  type FolderLanguage,
  type ManagedFolder,
} from '@baklja/contract/features/document-folders';
import { type ManagedSubfolder, subfolderRoutes } from '@baklja/contract/features/subfolders';
import type { Flag } from '@baklja/contract/fields';
import { useDocumentsWrite } from '../documents.queries.ts';

/** The names of a folder or subfolder, and whether the site shows it. */
export type Names = { title: string; title_eng: string; isVisible: boolean };

/** The writes of names. Each rejects with the answer of the server. */
export function useFolderWrites(language: FolderLanguage) {
  const createFolder = useDocumentsWrite(documentFolderRoutes.createDocumentFolder);
  const createSubfolder = useDocumentsWrite(subfolderRoutes.createSubfolder);
  const updateFolder = useDocumentsWrite(documentFolderRoutes.updateDocumentFolder);
  const updateSubfolder = useDocumentsWrite(subfolderRoutes.updateSubfolder);
  return {
    addFolder: ({ isVisible, ...names }: Names) =>
      createFolder.mutateAsync({ body: { ...names, show_doc_page: flag(isVisible), lng: language } }),
    addSubfolder: ({ id }: ManagedFolder, { isVisible, ...names }: Names) =>
      createSubfolder.mutateAsync({ body: { ...names, show_sub: flag(isVisible), doc_cat: id } }),
    renameFolder: ({ id, version }: ManagedFolder, { isVisible, ...names }: Names) =>
      updateFolder.mutateAsync({ body: { ...names, show_doc_page: flag(isVisible), id, version } }),
    renameSubfolder: ({ sub_id, version }: ManagedSubfolder, { isVisible, ...names }: Names) =>
      updateSubfolder.mutateAsync({ body: { ...names, show_sub: flag(isVisible), sub_id, version } }),
  };
}

function flag(isOn: boolean): Flag {
  return isOn ? 1 : 0;
}
