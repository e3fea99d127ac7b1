import { momentInZagreb } from '@baklja/contract/zagreb-time';
import type { Db } from '../db/schema.ts';
import { documents } from '../features/documents/document-record.ts';
import { documentFolders, subfolders } from '../features/documents/folder-records.ts';
import { pathOfDocument, type StarterFolder, starterFolders } from './content/documents.ts';

type Context = { userId: number | null; now: Date };

/** Inserts the folders of documents; their files are there already. */
export async function insertDemoDocuments(transaction: Db, { userId, now }: Context): Promise<void> {
  const stamp = { userId, at: momentInZagreb(now, -20, '11:00') };
  for (const folder of starterFolders) {
    const { title, title_eng, lng } = folder;
    const values = { title, title_eng, lng, show_doc_page: 1 } as const;
    const { id } = await documentFolders.within.insert(transaction, { values, stamp });
    const subfolderIds = await insertSubfolders(transaction, folder, { id, stamp });
    for (const [index, document] of folder.documents.entries()) {
      const sub_folder = subfolderIds.get(document.subfolder ?? '') ?? null;
      await documents.within.insert(transaction, {
        values: {
          doc_name: document.title,
          title_eng: document.title_eng,
          link: `/files/${pathOfDocument(document, folder).split('/').map(encodeURIComponent).join('/')}`,
          year: document.year,
          page_id: id,
          sub_folder,
          show_in_sub: sub_folder === null ? 0 : 1,
          orderIndex: index + 1,
        },
        stamp,
      });
    }
  }
}

/** Returns the id of each subfolder by its Croatian name. */
async function insertSubfolders(
  transaction: Db,
  folder: StarterFolder,
  { id, stamp }: { id: number; stamp: { userId: number | null; at: Date } },
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { title, title_eng, isHidden = false } of folder.subfolders) {
    const values = { title, title_eng, show_sub: isHidden ? 0 : 1, doc_cat: id } as const;
    ids.set(title, (await subfolders.within.insert(transaction, { values, stamp })).id);
  }
  return ids;
}
