import { foldText } from '@baklja/contract/alias';
import { comesBackText } from '@baklja/contract/records/record-words';
import type { Db } from '../../db/schema.ts';
import { InvalidInputError, ParentGoneError } from '../../errors.ts';
import { filePathsIn } from '../../files/records/file-paths-in.ts';
import { defineRecord } from '../../records/define-record.ts';
import type { RowOf, ValuesOf } from '../../records/record-definition.ts';
import { hasFolder, hasSubfolder, isPlaceTaken, lockDocuments, placeAtEnd, requireFolder } from './places.store.ts';

/** Writes of documents. The caller gives a new document its place: see `write-documents.ts`. */
export const documents = defineRecord('document', {
  lockFirst: lockDocuments,
  defaults: () => ({ sub_folder: null, show_in_sub: 0 }) as const,
  derive: (values, before) => {
    const { doc_name = '', title_eng = '' } = { ...before, ...values };
    return { title_folded: foldText(`${doc_name} ${title_eng}`) };
  },
  texts: ['link'],
  filePathsIn: ({ link }, fileHostUrl) =>
    filePathsIn({ html: [], pictures: [JSON.stringify({ url: link })] }, fileHostUrl),
  check: async (transaction, { before, values }) => {
    if (values.page_id !== undefined) await requireFolder(transaction, values.page_id, 'page_id');
    await requireSubfolder(transaction, before, values);
  },
  beforeRestore: async (transaction, rows) => {
    for (const row of rows) await requireRestorable(transaction, row);
  },
  restoredValues: async (transaction, { page_id, orderIndex }) =>
    (await isPlaceTaken(transaction, page_id, orderIndex))
      ? { orderIndex: await placeAtEnd(transaction, page_id) }
      : {},
  restoredNotes: (before, { doc_name, orderIndex }) =>
    before.orderIndex === orderIndex
      ? []
      : [`${comesBackText('document', doc_name)} na kraj foldera: na njegovu je mjestu drugi dokument.`],
});

async function requireSubfolder(
  transaction: Db,
  before: RowOf<'document'> | undefined,
  values: ValuesOf<'document'>,
): Promise<void> {
  const { page_id = 0, sub_folder = null, show_in_sub = 0 } = { ...before, ...values };
  if (sub_folder === null) {
    if (show_in_sub === 0) return;
    const message = 'Dokument se prikazuje u subfolderu a nema id';
    throw new InvalidInputError(message, [{ field: 'sub_folder', message }]);
  }
  const isChecked = values.sub_folder !== undefined || values.page_id !== undefined || show_in_sub === 1;
  if (!isChecked || (await hasSubfolder(transaction, sub_folder, page_id))) return;
  const message = 'Taj subfolder nije u odabranom folderu.';
  throw new InvalidInputError(message, [{ field: 'sub_folder', message }]);
}

async function requireRestorable(
  transaction: Db,
  { doc_name, page_id, sub_folder, show_in_sub }: RowOf<'document'>,
): Promise<void> {
  if (!(await hasFolder(transaction, page_id))) {
    const message = `Folder dokumenta „${doc_name}” više ne postoji. Najprije vratite folder.`;
    throw new ParentGoneError(message, 'folder-gone', { kind: 'documentFolder', id: page_id });
  }
  if (show_in_sub === 1 && sub_folder !== null && !(await hasSubfolder(transaction, sub_folder, page_id))) {
    const message = `Subfolder dokumenta „${doc_name}” više ne postoji. Najprije vratite subfolder.`;
    throw new ParentGoneError(message, 'subfolder-gone', { kind: 'subfolder', id: sub_folder });
  }
}
