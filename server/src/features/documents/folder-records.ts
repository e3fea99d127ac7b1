import { foldText } from '@baklja/contract/alias';
import type { Db } from '../../db/schema.ts';
import { ParentGoneError } from '../../errors.ts';
import { defineRecord } from '../../records/define-record.ts';
import type { RecordStamp, RowOf } from '../../records/record-definition.ts';
import { documents } from './document-record.ts';
import { hasFolder, listShownIn, lockDocuments, placeAtEnd, requireFolder } from './places.store.ts';

/** Writes of subfolders. A subfolder takes the documents that are shown in it to the bin, and to another folder. */
export const subfolders = defineRecord('subfolder', {
  lockFirst: lockDocuments,
  defaults: () => ({ show_sub: 1 }) as const,
  check: async (transaction, { values: { doc_cat } }) => {
    if (doc_cat !== undefined) await requireFolder(transaction, doc_cat, 'doc_cat');
  },
  afterWrite: async (transaction, { before, after, stamp }) => {
    if (before && before.doc_cat !== after.doc_cat) await moveDocumentsAlong(transaction, after, stamp);
  },
  beforeRestore: async (transaction, rows) => {
    for (const { title, doc_cat } of rows) {
      if (await hasFolder(transaction, doc_cat)) continue;
      const message = `Folder subfoldera „${title}” više ne postoji. Najprije vratite folder.`;
      throw new ParentGoneError(message, 'folder-gone', { kind: 'documentFolder', id: doc_cat });
    }
  },
  contains: [{ table: 'documents', column: 'sub_folder', where: { show_in_sub: 1 }, writes: () => documents.within }],
  shownIn: ['document', 'documentFolder'],
});

/** Moves the documents that are shown in a subfolder to the end of its new folder. */
async function moveDocumentsAlong(
  transaction: Db,
  { id, doc_cat: page_id }: RowOf<'subfolder'>,
  stamp: RecordStamp,
): Promise<void> {
  for (const document of await listShownIn(transaction, id)) {
    const orderIndex = await placeAtEnd(transaction, page_id);
    await documents.within.updateAlong(transaction, { ids: [document], values: { page_id, orderIndex }, stamp });
  }
}

/** Writes of folders. A folder takes its documents and subfolders to the bin. */
export const documentFolders = defineRecord('documentFolder', {
  lockFirst: lockDocuments,
  defaults: () => ({ show_doc_page: 1, lng: 'hrv' }) as const,
  derive: (values, before) => {
    const { title = '', title_eng = '' } = { ...before, ...values };
    return { title_folded: foldText(`${title} ${title_eng}`) };
  },
  contains: [
    { table: 'documents', column: 'page_id', writes: () => documents.within },
    { table: 'subfolders', column: 'doc_cat', writes: () => subfolders.within },
  ],
});
