import type { Database } from '../../db/database.ts';
import { documents } from '../../features/documents/documents.ts';
import { documentFolders, subfolders } from '../../features/documents/folders.ts';
import { makerOf } from './maker-of.ts';

/** Creates a visible Croatian folder of documents and returns its id. */
export const makeFolder = makerOf(documentFolders, { title: 'Izvješća', title_eng: 'Reports' });

const SUBFOLDER = { title: 'Godišnja izvješća', title_eng: 'Annual reports' };

/** Creates a visible subfolder and returns its id. */
export const makeSubfolder = makerOf<'subfolder', 'doc_cat'>(subfolders, SUBFOLDER);

const DOCUMENT = { doc_name: 'Statut', title_eng: 'Statute', link: 'dokumenti/statut.pdf', year: 2026, orderIndex: 1 };

/** Creates a document of the folder, in the first place unless another is given, and returns its id. */
export const makeDocument = makerOf<'document', 'page_id'>(documents, DOCUMENT);

/** Adds so many documents to the folder, in the places from one on, past the record; returns their ids. */
export async function makeManyDocuments(
  database: Database,
  page_id: number,
  count: number,
  from = 1,
): Promise<number[]> {
  const own = { doc_name: 'Puno', title_eng: 'Many', link: 'dokumenti/a.pdf', year: 2026, page_id };
  const stamps = { created: null, created_by: null, modified: null, modified_by: null };
  const rest = { sub_folder: null, show_in_sub: 0 as const, ...stamps };
  const rows = Array.from({ length: count }, (_, place) => ({ ...own, ...rest, orderIndex: from + place }));
  const ids: number[] = [];
  for (let start = 0; start < count; start += 1000) {
    const some = rows.slice(start, start + 1000);
    const made = await database.write((db) => db.insertInto('documents').values(some).returning('id').execute());
    ids.push(...made.map(({ id }) => id));
  }
  return ids;
}
