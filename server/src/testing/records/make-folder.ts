import type { Database } from '../../db/database.ts';
import { documents } from '../../features/documents/documents.ts';
import { documentFolders, subfolders } from '../../features/documents/folders.ts';
import type { ValuesOf } from '../../records/record-definition.ts';
import { TEST_NOW } from '../build-test-app.ts';

const stamp = { userId: null, at: TEST_NOW };

/** Creates a visible Croatian folder of documents and returns its id. */
export async function makeFolder(database: Database, settings: ValuesOf<'documentFolder'> = {}): Promise<number> {
  const values = { title: 'Izvješća', title_eng: 'Reports', ...settings };
  return (await documentFolders.create(database, { values, stamp })).id;
}

/** Creates a visible subfolder and returns its id. */
export async function makeSubfolder(
  database: Database,
  settings: ValuesOf<'subfolder'> & { doc_cat: number },
): Promise<number> {
  const values = { title: 'Godišnja izvješća', title_eng: 'Annual reports', ...settings };
  return (await subfolders.create(database, { values, stamp })).id;
}

/** Adds so many documents to the folder, in the places from one on, past the record; returns their ids. */
export async function makeManyDocuments(
  database: Database,
  page_id: number,
  count: number,
  from = 1,
): Promise<number[]> {
  const own = { doc_name: 'Puno', title_eng: 'Many', link: 'dokumenti/a.pdf', year: 2026, page_id };
  const rest = { sub_folder: null, show_in_sub: 0 as const, ...NO_STAMPS };
  const rows = Array.from({ length: count }, (_, place) => ({ ...own, ...rest, orderIndex: from + place }));
  const ids: number[] = [];
  for (let start = 0; start < count; start += 1000) {
    const some = rows.slice(start, start + 1000);
    const made = await database.write((db) => db.insertInto('documents').values(some).returning('id').execute());
    ids.push(...made.map(({ id }) => id));
  }
  return ids;
}

const NO_STAMPS = { created: null, created_by: null, modified: null, modified_by: null };

/** Creates a document of the folder, in the first place unless another is given, and returns its id. */
export async function makeDocument(
  database: Database,
  settings: ValuesOf<'document'> & { page_id: number },
): Promise<number> {
  const own = { doc_name: 'Statut', title_eng: 'Statute', link: 'dokumenti/statut.pdf', year: 2026, orderIndex: 1 };
  return (await documents.create(database, { values: { ...own, ...settings }, stamp })).id;
}
