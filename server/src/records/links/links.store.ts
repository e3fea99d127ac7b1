import type { Db } from '../../db/schema.ts';

/** Values in one statement. */
const VALUES_AT_ONCE = 500;

/** The given ids that belong to a page. */
export async function listPageIds(db: Db, ids: ReadonlySet<number>): Promise<Set<number>> {
  const found = new Set<number>();
  for (const some of chunks([...ids].filter(Number.isSafeInteger))) {
    const pages = await db.selectFrom('pages').select('id').where('id', 'in', some).execute();
    for (const { id } of pages) found.add(id);
  }
  return found;
}

/** The given ids that belong to a visible folder of documents. */
export async function listVisibleFolderIds(db: Db, ids: ReadonlySet<number>): Promise<Set<number>> {
  const found = new Set<number>();
  for (const some of chunks([...ids].filter(Number.isSafeInteger))) {
    const visible = db.selectFrom('document_folders').select('id').where('show_doc_page', '=', 1);
    for (const { id } of await visible.where('id', 'in', some).execute()) found.add(id);
  }
  return found;
}

/** The given paths of files, present or former; a former path counts while its file exists. */
export async function listFilePaths(db: Db, paths: ReadonlySet<string>): Promise<Set<string>> {
  const found = new Set<string>();
  for (const some of chunks([...paths])) {
    const present = db.selectFrom('files').select('path').where('path', 'in', some);
    const former = db
      .selectFrom('file_addresses')
      .innerJoin('files', 'files.id', 'file_addresses.file_id')
      .select('file_addresses.path')
      .where('file_addresses.path', 'in', some);
    for (const { path } of await present.unionAll(former).execute()) found.add(path);
  }
  return found;
}

function chunks<Value>(values: readonly Value[]): Value[][] {
  const count = Math.ceil(values.length / VALUES_AT_ONCE);
  return Array.from({ length: count }, (_, place) =>
    values.slice(place * VALUES_AT_ONCE, (place + 1) * VALUES_AT_ONCE),
  );
}
