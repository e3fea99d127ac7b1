import { foldText } from '@baklja/contract/alias';
import { documentRoutes } from '@baklja/contract/features/documents/documents';
import { pathFor } from '@baklja/contract/route';
import type { Database } from '../server/src/db/database.ts';
import { makeWords } from './made-posts.ts';
import type { Load } from './measure.ts';

const DOCUMENTS = 2000;
const ROWS_AT_ONCE = 250;
const MADE_AT = '2026-10-01T10:00:00.000Z';

/** Fills one folder with generated documents, whose files are missing. */
export async function loadDocuments(database: Database): Promise<void> {
  const stamps = { created: MADE_AT, created_by: null, modified: MADE_AT, modified_by: null };
  await database.write(async (transaction) => {
    const names = { title: 'Izvješća', title_eng: 'Reports', title_folded: 'izvjesca reports' };
    const folder = { ...names, lng: 'hrv' as const, show_doc_page: 1 as const, ordered: null, ordered_by: null };
    const { id } = await transaction
      .insertInto('document_folders')
      .values({ ...folder, ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (let first = 1; first <= DOCUMENTS; first += ROWS_AT_ONCE) {
      const rows = Array.from({ length: ROWS_AT_ONCE }, (_, place) => ({
        ...makeDocument(first + place, id),
        ...stamps,
      }));
      const made = await transaction.insertInto('documents').values(rows).returning(['id', 'link']).execute();
      const uses = made.map(({ id: record_id, link }) => ({ kind: 'document' as const, record_id, path: link }));
      await transaction.insertInto('file_uses').values(uses).execute();
    }
  });
}

/** The documents of a large folder, as staff and as the public site read them, and a search of all folders. */
export function documentLoads(token: string): (Load & { name: string })[] {
  const headers = { 'x-access-token': token };
  const params = { folderId: 1 };
  const searches = ['izv', '2024', 'nema toga'].map((search) =>
    pathFor(documentRoutes.findDocuments, { query: { search } }),
  );
  return [
    { name: `folder of ${DOCUMENTS}`, paths: [pathFor(documentRoutes.listManagedDocuments, { params })], headers },
    { name: `folder of ${DOCUMENTS}, public`, paths: [pathFor(documentRoutes.listDocuments, { params })], headers: {} },
    { name: 'documents, search', paths: searches, headers },
  ];
}

function makeDocument(number: number, page_id: number) {
  const [doc_name, title_eng] = [`${makeWords(number, 4)} ${number}`, `Report ${number}`];
  return {
    doc_name,
    title_eng,
    title_folded: foldText(`${doc_name} ${title_eng}`),
    link: `dokumenti/d${number}.pdf`,
    year: 2000 + (number % 26),
    orderIndex: number,
    page_id,
    sub_folder: null,
    show_in_sub: 0 as const,
  };
}
