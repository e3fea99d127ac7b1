/** What the list of a folder shows: search, filters, and whether the public sees a document. */
import { foldText } from '@baklja/contract/alias';
import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { defineListAddress, id, search, text } from '#web/lists/address/list-address.ts';
import type { DocumentRow } from '../documents.queries.ts';
import { NAMES_PARAM } from '../names/names-address.ts';

export type FolderRequest = {
  search: string;
  subfolder: number | undefined;
  year: number | undefined;
  /** The row in which the folder or a new subfolder is named. */
  naming: string;
};

export const folderAddress = defineListAddress<FolderRequest>({
  search: search(),
  subfolder: id('subfolder'),
  year: id('godina'),
  naming: text(NAMES_PARAM),
});

/** Whether the list shows a part of the folder. */
export function isNarrowed({ search: words, subfolder, year }: Omit<FolderRequest, 'naming'>): boolean {
  return words !== '' || subfolder !== undefined || year !== undefined;
}

/** The documents that the search and the filters leave, in order. */
export function narrow(documents: readonly DocumentRow[], request: FolderRequest): readonly DocumentRow[] {
  if (!isNarrowed(request)) return documents;
  const words = foldText(request.search.trim());
  return documents.filter(
    ({ doc_name, title_eng, year, sub_folder, show_in_sub }) =>
      (words === '' || foldText(`${doc_name} ${title_eng}`).includes(words)) &&
      (request.subfolder === undefined || (show_in_sub === 1 && sub_folder === request.subfolder)) &&
      (request.year === undefined || year === request.year),
  );
}

/** The years of the documents, latest first. */
export function yearsOf(documents: readonly DocumentRow[]): number[] {
  return [...new Set(documents.map(({ year }) => year))].toSorted((one, other) => other - one);
}

/** The subfolder in which the document is shown; undefined when it is shown in the folder. */
export function subfolderOf({ show_in_sub, sub_folder }: DocumentRow, { subfolders }: ManagedFolder) {
  return show_in_sub === 1 ? subfolders.find(({ sub_id }) => sub_id === sub_folder) : undefined;
}

/** Whether the site shows the document. */
export function isOnWeb(document: DocumentRow, folder: ManagedFolder): boolean {
  return folder.show_doc_page === 1 && (subfolderOf(document, folder)?.show_sub ?? 1) === 1;
}
