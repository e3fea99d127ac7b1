import type { MediaFile, MediaFolder } from '@baklja/contract/features/media/media';
import { mayList } from '@baklja/contract/files/folders';
import type { Role } from '@baklja/contract/roles';
import { compareNames } from '@baklja/contract/title-order';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { ForbiddenError, NotFoundError } from '../../errors.ts';
import { toDocumentProperties } from '../../files/documents/read-document-properties.ts';
import { tagOf } from '../../files/file-address.ts';
import { type Asker, getUses } from '../../files/records/file-uses.store.ts';
import { listFormer } from '../../files/records/former-files.store.ts';

const COLUMNS = [
  'files.id',
  'files.version',
  'files.name',
  'files.path',
  'files.folder',
  'files.type',
  'files.media_type',
  'files.size',
  'files.width',
  'files.height',
  'files.object_key',
  'files.created',
  'files.created_by',
  'files.modified',
  'files.alt',
  'files.alt_eng',
  'files.caption',
  'files.caption_eng',
  'files.author',
  'files.focal_x',
  'files.focal_y',
] as const;

type FileRow = Omit<MediaFile, 'tag'> & { object_key: string };

/** Files in the shape of the response, except for their tag. */
export function selectFiles(db: Db) {
  return (
    db
      .selectFrom('files')
      .select(COLUMNS)
      // Not a join: only the rows of the page need the name.
      .select(sql<string | null>`(select name from users where users.id = files.created_by)`.as('created_by_name'))
  );
}

export function toMediaFile({ object_key, ...file }: FileRow): MediaFile {
  return { ...file, tag: tagOf(object_key) };
}

/** @throws NotFoundError, ForbiddenError for a file that the role may not list. */
async function requireFile(db: Db, id: number, role: Role): Promise<FileRow> {
  return requireListed(await selectFiles(db).where('files.id', '=', id).executeTakeFirst(), role);
}

/** The file with its uses, the files with the same bytes, and what it was before it was replaced. @throws as {@link requireFile} */
export async function requireFileWithUses(db: Db, id: number, asker: Asker) {
  const { role } = asker;
  const file = await requireFile(db, id, role);
  const same = await db
    .selectFrom('files as same')
    .innerJoin('files', 'files.sha256', 'same.sha256')
    .select(['same.id', 'same.path'])
    .where('files.id', '=', id)
    .where('same.id', '<>', id)
    .orderBy('same.id')
    .execute();
  const duplicates = same.filter(({ path }) => mayList(role, path));
  const rest = await getRest(db, file);
  const former = await listFormer(db, id, asker.now);
  return { ...toMediaFile(file), ...rest, ...(await getUses(db, id, asker)), duplicates, former };
}

/** What only the details of a file have: who changed it last, and the names in a document. */
async function getRest(db: Db, { id, media_type }: FileRow) {
  const row = await db
    .selectFrom('files')
    .leftJoin('users', 'users.id', 'files.modified_by')
    .select(['files.properties', 'files.modified_by', 'users.name as modified_by_name'])
    .where('files.id', '=', id)
    .executeTakeFirst();
  return {
    modified_by: row?.modified_by ?? null,
    modified_by_name: row?.modified_by_name ?? null,
    properties: toDocumentProperties(row?.properties ?? null, media_type),
  };
}

/** The file with the present or former path. @throws as {@link requireFile} */
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

function requireListed(file: FileRow | undefined, role: Role): FileRow {
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

/** Every folder that the role may list, by path. */
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
