import type { MediaFolder } from '@baklja/contract/features/media/media';
import { mayList } from '@baklja/contract/files/folders';
import type { Role } from '@baklja/contract/roles';
import { compareNames } from '@baklja/contract/title-order';
import type { Db } from '../../db/schema.ts';

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
