import { foldText } from '@baklja/contract/alias';
import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import type { FoundDocument } from '@baklja/contract/features/documents/documents';
import type { ManagedSubfolder } from '@baklja/contract/features/documents/subfolders';
import { newSubfolderRow, subfolderRow } from '../names/names-address.ts';

/** A folder as the list shows it. A found folder is open where the words are in something that it holds. */
export type FolderRow = {
  folder: ManagedFolder;
  isOpen: boolean;
  subfolders: readonly ManagedSubfolder[];
  /** Documents that a search found in it. */
  found: readonly FoundDocument[];
};

type Searched = { search: string; found: readonly FoundDocument[]; opened: ReadonlySet<number> };

/** The folders whose own name, subfolder or document contains the words; all of them without words. */
export function folderRows(
  folders: readonly ManagedFolder[],
  { search, found, opened }: Searched,
): readonly FolderRow[] {
  const words = foldText(search.trim());
  if (words === '') {
    return folders.map((folder) => ({
      folder,
      isOpen: opened.has(folder.id),
      subfolders: folder.subfolders,
      found: [],
    }));
  }
  const matches = ({ title, title_eng }: { title: string; title_eng: string }) =>
    foldText(`${title} ${title_eng}`).includes(words);
  return folders.flatMap((folder) => {
    const subfolders = folder.subfolders.filter(matches);
    const documents = found.filter(({ page_id }) => page_id === folder.id);
    const isInside = subfolders.length > 0 || documents.length > 0;
    if (!isInside && !matches(folder)) return [];
    const isOpen = isInside || opened.has(folder.id);
    return [{ folder, isOpen, subfolders: isInside ? subfolders : folder.subfolders, found: documents }];
  });
}

/** The id of the folder in which the row names a subfolder; undefined for another row. */
export function holderOf(folders: readonly ManagedFolder[], naming: string): number | undefined {
  return folders.find(
    ({ id, subfolders }) =>
      naming === newSubfolderRow(id) || subfolders.some(({ sub_id }) => naming === subfolderRow(sub_id)),
  )?.id;
}

/** How many folders, subfolders and documents there are. */
export function countAll(folders: readonly ManagedFolder[]) {
  return {
    folders: folders.length,
    subfolders: folders.reduce((sum, { subfolders }) => sum + subfolders.length, 0),
    documents: folders.reduce((sum, { documents }) => sum + documents, 0),
  };
}
