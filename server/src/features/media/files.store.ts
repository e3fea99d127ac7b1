import type { MediaFile, MediaFolder } from '@baklja/contract/features/media/media';
import { mayList } from '@baklja/contract/files/folders';
import type { Role } from '@baklja/contract/roles';
import { compareNames } from '@baklja/contract/title-order';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { FileTable } from '../../db/tables/media.ts';
import { ForbiddenError, NotFoundError } from '../../errors.ts';
import { toDocumentProperties } from '../../files/documents/read-document-properties.ts';
import { tagOf } from '../../files/file-address.ts';
import { type Asker, getUses } from '../../files/records/file-uses.store.ts';
import { listFormer } from '../../files/records/former-files.store.ts';

type FileRow = Omit<MediaFile, 'tag'> & { object_key: string };

/** Files in the shape of the response, except for their tag. */
export function selectFiles(db: Db) {
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

export function toMediaFile<File extends FileRow>({ object_key, ...file }: File) {
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
