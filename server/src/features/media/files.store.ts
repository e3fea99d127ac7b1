import { foldText } from '@baklja/contract/alias';
import type { MediaFile, MediaFolder, mediaRoutes } from '@baklja/contract/features/media/media';
import { mayList, ROOT_FOLDERS } from '@baklja/contract/files/folders';
import { FILES_PAGE_SIZE } from '@baklja/contract/limits';
import type { Role } from '@baklja/contract/roles';
import type { RouteInput } from '@baklja/contract/route';
import { compareNames } from '@baklja/contract/title-order';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { containsText, readBy } from '../../db/dialect-sql.ts';
import type { Db } from '../../db/schema.ts';
import type { FileTable } from '../../db/tables/media.ts';
import { ForbiddenError, NotFoundError } from '../../errors.ts';
import { toDocumentProperties } from '../../files/documents/read-document-properties.ts';
import { tagOf } from '../../files/file-address.ts';
import { isBelow } from '../../files/records/file-paths.store.ts';
import { type Asker, getUses } from '../../files/records/file-uses.store.ts';
import { listFormer } from '../../files/records/former-files.store.ts';

type FileRow = Omit<MediaFile, 'tag'> & { object_key: string };

/** Files in the shape of the response, except for their tag. */
function selectFiles(db: Db) {
  return (
    db
      .selectFrom('files')
      .select(['files.id', 'files.version', 'files.name', 'files.path', 'files.folder', 'files.type'])
      .select(['files.media_type', 'files.size', 'files.width', 'files.height', 'files.object_key'])
      .select(['files.created', 'files.created_by', 'files.modified', 'files.alt', 'files.alt_eng'])
      .select(['files.caption', 'files.caption_eng', 'files.author', 'files.focal_x', 'files.focal_y'])
      // Not a join: only the rows of the page need the name.
      .select(sql<string | null>`(select name from users where users.id = files.created_by)`.as('created_by_name'))
  );
}

function toMediaFile<File extends FileRow>({ object_key, ...file }: File) {
  return { ...file, tag: tagOf(object_key) };
}

/**
 * The file with its uses, the files with the same bytes, and what it was before it was replaced; also who changed it
 * last, and the names in a document.
 * @throws NotFoundError, ForbiddenError for a file that the role may not list.
 */
export async function requireFileWithUses(db: Db, id: number, asker: Asker) {
  const { role } = asker;
  const found = await selectFiles(db)
    .leftJoin('users', 'users.id', 'files.modified_by')
    .select(['files.properties', 'files.modified_by', 'users.name as modified_by_name'])
    .where('files.id', '=', id)
    .executeTakeFirst();
  const { properties: stored, ...file } = requireListed(found, role);
  const same = await db
    .selectFrom('files as same')
    .innerJoin('files', 'files.sha256', 'same.sha256')
    .select(['same.id', 'same.path'])
    .where('files.id', '=', id)
    .where('same.id', '<>', id)
    .orderBy('same.id')
    .execute();
  const duplicates = same.filter(({ path }) => mayList(role, path));
  const former = await listFormer(db, id, asker.now);
  const properties = toDocumentProperties(stored, file.media_type);
  return { ...toMediaFile(file), properties, ...(await getUses(db, id, asker)), duplicates, former };
}

/** The file with the present or former path. @throws as {@link requireFileWithUses} */
export async function requireFileByPath(db: Db, path: string, role: Role): Promise<MediaFile> {
  const kept = path.normalize('NFC');
  const found =
    (await selectFiles(db).where('files.path', '=', kept).executeTakeFirst()) ??
    (await selectFiles(db)
      .innerJoin('file_addresses', 'file_addresses.file_id', 'files.id')
      .where('file_addresses.path', '=', kept)
      .executeTakeFirst());
  return toMediaFile(requireListed(found, role));
}

/** The part of a file that is needed to serve it. */
export type FileAtPath = Pick<
  Selectable<FileTable>,
  'path' | 'name' | 'type' | 'media_type' | 'size' | 'width' | 'modified' | 'object_key'
>;

export function getFileAtPath(db: Db, path: string): Promise<FileAtPath | undefined> {
  return db
    .selectFrom('files')
    .select(['path', 'name', 'type', 'media_type', 'size', 'width', 'modified', 'object_key'])
    .where('path', '=', path)
    .executeTakeFirst();
}

/** The present path of the file that was formerly at the path; undefined when there was none or it is gone. */
export async function getPathAfter(db: Db, formerPath: string): Promise<string | undefined> {
  const file = await db
    .selectFrom('file_addresses')
    .innerJoin('files', 'files.id', 'file_addresses.file_id')
    .select('files.path')
    .where('file_addresses.path', '=', formerPath)
    .executeTakeFirst();
  return file?.path;
}

function requireListed<File extends FileRow>(file: File | undefined, role: Role): File {
  if (!file) throw new NotFoundError('Ta datoteka ne postoji.');
  if (!mayList(role, file.path)) throw new ForbiddenError();
  return file;
}

type MediaItem = { type: 'folder' | 'image' | 'other'; name: string; path: string; time: string };

/** The content of the folder: folders by name, then files from the latest. */
export async function listMedia(db: Db, folder: string): Promise<MediaItem[]> {
  const folders = await db
    .selectFrom('folders')
    .select(['name', 'path', 'created as time'])
    .where('parent', '=', folder)
    .execute();
  const files = await db
    .selectFrom('files')
    .select(['type', 'name', 'path', 'created as time'])
    .where('folder', '=', folder)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const sorted = folders.toSorted((a, b) => compareNames(a.name, b.name));
  return [...sorted.map((found) => ({ type: 'folder' as const, ...found })), ...files];
}

export async function listFolders(db: Db, role: Role): Promise<MediaFolder[]> {
  const folders = await db.selectFrom('folders').select(['path', 'name', 'created']).orderBy('path').execute();
  const counted = await db
    .selectFrom('files')
    .select(['folder', (eb) => eb.fn.countAll<number>().as('files')])
    .groupBy('folder')
    .execute();
  const counts = new Map(counted.map(({ folder, files }) => [folder, files]));
  return folders
    .filter(({ path }) => mayList(role, path))
    .map((folder) => ({ ...folder, files: counts.get(folder.path) ?? 0 }));
}

/** Without a folder, a list covers every file that the role may list. */
type Filters = RouteInput<typeof mediaRoutes.listFiles>['query'];

/** Where the files are: in the folder itself, anywhere below it, or anywhere at all. */
type Place = { folder: string; isDeep: boolean } | undefined;

type Query = Required<Pick<Filters, 'sort' | 'order'>> & {
  type: Filters['type'];
  place: Place;
  folded: string;
  offset: number;
};

/** Each order has two covering indexes: of a folder (`files_by_…`), and of all files (`all_files_by_…`). */
const ORDERS = {
  name: { column: 'name_key', usual: 'asc', reverse: 'desc' },
  created: { column: 'created', usual: 'desc', reverse: 'asc' },
  size: { column: 'size', usual: 'desc', reverse: 'asc' },
} as const;

export async function listFiles(
  db: Db,
  { folder, search = '', type, sort = 'created', order = 'usual', page = 1 }: Filters,
  role: Role,
): Promise<{ files: MediaFile[]; total: number; numPages: number }> {
  const folded = foldText(search);
  const offset = (page - 1) * FILES_PAGE_SIZE;
  const place = folder === undefined ? placeOf(role) : { folder, isDeep: folded !== '' };
  const query = { type, sort, order, folded, offset, place };
  const total = await countFiles(db, query);
  const files = offset < total ? await readPage(db, query) : [];
  return { files: files.map(toMediaFile), total, numPages: Math.ceil(total / FILES_PAGE_SIZE) };
}

function placeOf(role: Role): Place {
  const roots = ROOT_FOLDERS.filter((root) => mayList(role, root));
  // A role that may not list all root folders may list one.
  return roots.length === ROOT_FOLDERS.length ? undefined : { folder: roots[0] ?? '', isDeep: true };
}

async function countFiles(db: Db, query: Query): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${selected(db, query)}`.execute(db);
  return rows[0]?.total ?? 0;
}

async function readPage(db: Db, query: Query) {
  const { column, [query.order]: direction } = ORDERS[query.sort];
  const order = sql`order by ${sql.ref(column)} ${sql.raw(direction)}, id ${sql.raw(direction)}`;
  // Ids first: skipped rows are then skipped in the index alone.
  const page = sql<number>`(
    select id ${selected(db, query)} ${order} limit ${sql.lit(FILES_PAGE_SIZE)} offset ${query.offset}
  )`;
  return selectFiles(db)
    .where('files.id', 'in', page)
    .orderBy(`files.${column}`, direction)
    .orderBy('files.id', direction)
    .execute();
}

function selected(db: Db, { place, type, folded, sort }: Query): RawBuilder<unknown> {
  const index = `${place?.isDeep === false ? '' : 'all_'}files_by_${ORDERS[sort].column}`;
  const conditions: RawBuilder<SqlBool>[] = [];
  if (place?.isDeep === false) conditions.push(sql`folder = ${place.folder}`);
  if (place?.isDeep) conditions.push(isBelow('path', place.folder));
  if (type !== undefined) conditions.push(sql`type = ${type}`);
  if (folded !== '') conditions.push(containsText(db, 'name_folded', folded));
  const from = sql`from ${readBy(db, 'files', index)}`;
  return conditions.length === 0 ? from : sql`${from} where ${sql.join(conditions, sql` and `)}`;
}
