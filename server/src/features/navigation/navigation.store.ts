import type { ListedSection, ManagedMenuItem, ManagedSection } from '@baklja/contract/features/navigation';
import type { Db } from '../../db/schema.ts';
import { type InternalAddress, readInternalAddress } from '../../records/links/internal-address.ts';
import type { Sites } from '../../records/links/menu-references.store.ts';

const SECTION_COLUMNS = ['id', 'value', 'sub', 'doc', 'link', 'search', 'kont'] as const;

/** The menu as the public site reads it. */
export async function listMenu(db: Db): Promise<ListedSection[]> {
  const [sections, items] = await Promise.all([
    db.selectFrom('menu_sections').select(SECTION_COLUMNS).orderBy('orderIndex').orderBy('id').execute(),
    db.selectFrom('menu_items').select(['id', 'value', 'link', 'nav']).orderBy('orderIndex').orderBy('id').execute(),
  ]);
  const bySection = Map.groupBy(items, ({ nav }) => nav);
  return sections.map((section) => ({ ...section, items: JSON.stringify(bySection.get(section.id) ?? []) }));
}

/** The menu as the superadmin manages it: with versions, and what each item leads to. */
export async function listManagedMenu(db: Db, sites: Sites): Promise<ManagedSection[]> {
  const [sections, rows] = await Promise.all([selectSections(db), selectItems(db)]);
  const targets = await resolveTargets(db, rows, sites);
  const items = rows.map((row): ManagedMenuItem => ({ ...row, ...targets(row.link) }));
  const bySection = Map.groupBy(items, ({ nav }) => nav);
  return sections.map((section) => {
    const managed_items = bySection.get(section.id) ?? [];
    const wire = managed_items.map(({ id, value, link, nav }) => ({ id, value, link, nav }));
    return { ...section, managed_items, items: JSON.stringify(wire) };
  });
}

function selectSections(db: Db) {
  return db
    .selectFrom('menu_sections')
    .leftJoin('users', 'users.id', 'menu_sections.modified_by')
    .select(['menu_sections.id', 'value', 'sub', 'doc', 'link', 'search', 'kont', 'order_version'])
    .select(['menu_sections.version', 'menu_sections.modified', 'users.name as modified_by_name'])
    .orderBy('orderIndex')
    .orderBy('menu_sections.id')
    .execute();
}

function selectItems(db: Db) {
  return db
    .selectFrom('menu_items')
    .leftJoin('users', 'users.id', 'menu_items.modified_by')
    .select(['menu_items.id', 'value', 'link', 'nav', 'menu_items.version', 'menu_items.modified'])
    .select('users.name as modified_by_name')
    .orderBy('orderIndex')
    .orderBy('menu_items.id')
    .execute();
}

type Resolved = Pick<ManagedMenuItem, 'target_kind' | 'target_id' | 'target_title' | 'dead' | 'deleted_on'>;

const UNCHECKED: Resolved = { target_kind: null, target_id: null, target_title: null, dead: null, deleted_on: null };

/** Where items lead: for pages, folders and files of this site what is there, in a fixed number of queries. */
async function resolveTargets(
  db: Db,
  items: readonly { link: string }[],
  sites: Sites,
): Promise<(link: string) => Resolved> {
  const addresses = items.flatMap(({ link }) => readInternalAddress(link, sites) ?? []);
  const pageIds = addresses.flatMap((address) => ('page' in address ? safe(address.page) : []));
  const folderIds = addresses.flatMap((address) => ('folder' in address ? safe(address.folder) : []));
  const paths = addresses.flatMap((address) => ('file' in address ? address.file : []));
  const [pages, folders, files, deleted] = await Promise.all([
    readPages(db, pageIds),
    readFolders(db, folderIds),
    readFiles(db, paths),
    readDeleted(db, pageIds, folderIds),
  ]);

  function resolvePage(id: number): Resolved {
    const gone = deleted.get(`pages ${id}`);
    const target_title = pages.get(id) ?? gone?.title ?? null;
    const dead = pages.has(id) ? null : 'page';
    return { target_kind: 'page', target_id: id, target_title, dead, deleted_on: gone?.deleted ?? null };
  }

  function resolveFolder(id: number): Resolved {
    const folder = folders.get(id);
    const gone = deleted.get(`document_folders ${id}`);
    const target_title = folder?.title ?? gone?.title ?? null;
    const hidden = folder?.show_doc_page === 0 ? 'hidden-folder' : null;
    const dead = folder ? hidden : 'folder';
    return { target_kind: 'documentFolder', target_id: id, target_title, dead, deleted_on: gone?.deleted ?? null };
  }

  function resolveFile(path: string): Resolved {
    const file = files.get(path);
    const target_title = file?.name ?? path.split('/').at(-1) ?? null;
    const dead = file ? null : 'file';
    return { target_kind: 'file', target_id: file?.id ?? null, target_title, dead, deleted_on: null };
  }

  function resolve(address: InternalAddress | undefined): Resolved {
    if (!address) return UNCHECKED;
    if ('page' in address) return resolvePage(address.page);
    return 'folder' in address ? resolveFolder(address.folder) : resolveFile(address.file);
  }

  return (link) => resolve(readInternalAddress(link, sites));
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
