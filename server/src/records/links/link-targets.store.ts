import type { ManagedMenuItem } from '@baklja/contract/features/navigation';
import type { Db } from '../../db/schema.ts';
import { type InternalAddress, readInternalAddress, type Sites } from './internal-address.ts';

/** Where an address leads. `dead` says what is missing or hidden; null when it leads somewhere, or is not checked. */
type Target = Pick<ManagedMenuItem, 'target_kind' | 'target_id' | 'target_title' | 'dead' | 'deleted_on'>;

const UNCHECKED: Target = { target_kind: null, target_id: null, target_title: null, dead: null, deleted_on: null };

/** What is at addresses that lead to a page, folder or file of this site, in a fixed number of queries. */
export async function readTargets(db: Db, links: readonly string[], sites: Sites): Promise<(link: string) => Target> {
  const addresses = links.flatMap((link) => readInternalAddress(link, sites) ?? []);
  const pageIds = addresses.flatMap((address) => ('page' in address ? safe(address.page) : []));
  const folderIds = addresses.flatMap((address) => ('folder' in address ? safe(address.folder) : []));
  const paths = addresses.flatMap((address) => ('file' in address ? address.file : []));
  const [pages, folders, files, deleted] = await Promise.all([
    readPages(db, pageIds),
    readFolders(db, folderIds),
    readFiles(db, paths),
    readDeleted(db, pageIds, folderIds),
  ]);

  function targetOf(address: InternalAddress): Target {
    if ('page' in address) {
      const { page: id } = address;
      const gone = deleted.get(`pages ${id}`);
      const target_title = pages.get(id) ?? gone?.title ?? null;
      const dead = pages.has(id) ? null : 'page';
      return { target_kind: 'page', target_id: id, target_title, dead, deleted_on: gone?.deleted ?? null };
    }
    if ('folder' in address) {
      const { folder: id } = address;
      const folder = folders.get(id);
      const gone = deleted.get(`document_folders ${id}`);
      const target_title = folder?.title ?? gone?.title ?? null;
      const hidden = folder?.show_doc_page === 0 ? 'hidden-folder' : null;
      const dead = folder ? hidden : 'folder';
      return { target_kind: 'documentFolder', target_id: id, target_title, dead, deleted_on: gone?.deleted ?? null };
    }
    const file = files.get(address.file);
    const target_title = file?.name ?? address.file.split('/').at(-1) ?? null;
    const dead = file ? null : 'file';
    return { target_kind: 'file', target_id: file?.id ?? null, target_title, dead, deleted_on: null };
  }

  return (link) => {
    const address = readInternalAddress(link, sites);
    return address ? targetOf(address) : UNCHECKED;
  };
}

function safe(id: number): number | [] {
  return Number.isSafeInteger(id) ? id : [];
}

async function readPages(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const pages = await db.selectFrom('pages').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(pages.map(({ id, title }) => [id, title]));
}

async function readFolders(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { title: string; show_doc_page: 0 | 1 }>();
  const folders = await db
    .selectFrom('document_folders')
    .select(['id', 'title', 'show_doc_page'])
    .where('id', 'in', ids)
    .execute();
  return new Map(folders.map(({ id, ...folder }) => [id, folder]));
}

/** The files by their present and former paths. */
async function readFiles(db: Db, paths: readonly string[]): Promise<Map<string, { id: number; name: string }>> {
  if (paths.length === 0) return new Map();
  const present = db.selectFrom('files').select(['path', 'id', 'name']).where('path', 'in', paths);
  const former = db
    .selectFrom('file_addresses')
    .innerJoin('files', 'files.id', 'file_addresses.file_id')
    .select(['file_addresses.path', 'files.id', 'files.name'])
    .where('file_addresses.path', 'in', paths);
  const files = await present.unionAll(former).execute();
  return new Map(files.map(({ path, ...file }) => [path, file]));
}

/** Pages and folders in the bin, by table and id. */
async function readDeleted(db: Db, pageIds: readonly number[], folderIds: readonly number[]) {
  const ids = [...pageIds, ...folderIds];
  if (ids.length === 0) return new Map<string, { title: string; deleted: string }>();
  const rows = await db
    .selectFrom('deleted_records')
    .select(['table_name', 'record_id', 'title', 'deleted'])
    .where('table_name', 'in', ['pages', 'document_folders'])
    .where('record_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ table_name, record_id, ...row }) => [`${table_name} ${record_id}`, row]));
}
