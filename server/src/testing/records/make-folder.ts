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

/** Creates a document of the folder, in the first place unless another is given, and returns its id. */
export async function makeDocument(
  database: Database,
  settings: ValuesOf<'document'> & { page_id: number },
): Promise<number> {
  const own = { doc_name: 'Statut', title_eng: 'Statute', link: 'dokumenti/statut.pdf', year: 2026, orderIndex: 1 };
  return (await documents.create(database, { values: { ...own, ...settings }, stamp })).id;
}
