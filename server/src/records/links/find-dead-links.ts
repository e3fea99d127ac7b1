import type { Config } from '../../config.ts';
import type { Db } from '../../db/schema.ts';
import { type InternalAddress, readInternalAddress } from './internal-address.ts';

/** The addresses that should lead to a page, folder or file of this site but lead nowhere, in the given order. */
export async function findDeadLinks(
  db: Db,
  links: readonly string[],
  sites: Pick<Config, 'publicSiteUrl' | 'fileHostUrl'>,
): Promise<string[]> {
  const read = links.map((link) => ({ link, address: readInternalAddress(link, sites) }));
  const addresses = read.flatMap(({ address }) => address ?? []);
  const pages = await listPageIds(db, new Set(addresses.flatMap((address) => ('page' in address ? address.page : []))));
  const folders = await listVisibleFolderIds(
    db,
    new Set(addresses.flatMap((address) => ('folder' in address ? address.folder : []))),
  );
  const files = await listFilePaths(
    db,
    new Set(addresses.flatMap((address) => ('file' in address ? address.file : []))),
  );
  const isDead = (address: InternalAddress) => {
    if ('page' in address) return !pages.has(address.page);
    return 'folder' in address ? !folders.has(address.folder) : !files.has(address.file);
  };
  return read.flatMap(({ link, address }) => (address && isDead(address) ? link : []));
}

/** Values in one statement. */
const VALUES_AT_ONCE = 500;

/** The given ids that belong to a page. */
async function listPageIds(db: Db, ids: ReadonlySet<number>): Promise<Set<number>> {
  const found = new Set<number>();
  for (const some of chunks([...ids].filter(Number.isSafeInteger))) {
    const pages = await db.selectFrom('pages').select('id').where('id', 'in', some).execute();
    for (const { id } of pages) found.add(id);
  }
  return found;
}

/** The given ids that belong to a visible folder of documents. */
async function listVisibleFolderIds(db: Db, ids: ReadonlySet<number>): Promise<Set<number>> {
  const found = new Set<number>();
  for (const some of chunks([...ids].filter(Number.isSafeInteger))) {
    const visible = db.selectFrom('document_folders').select('id').where('show_doc_page', '=', 1);
    for (const { id } of await visible.where('id', 'in', some).execute()) found.add(id);
  }
  return found;
}

/** The given paths of files, present or former; a former path counts while its file exists. */
async function listFilePaths(db: Db, paths: ReadonlySet<string>): Promise<Set<string>> {
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
