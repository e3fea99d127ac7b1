import { type RootFolder, splitName } from '@baklja/contract/files/folders';
import { compareNames } from '@baklja/contract/title-order';
import type { Db } from '../../db/schema.ts';

/** An item of an archive; `type` is the ending in lower case without its dot, and empty for a folder. */
export type ArchiveItem = { name: string; date: string; type: string; data_name: string; object_key: string | null };

/** Direct contents of the root folder: folders by name, then files, newest first. `object_key` is null for folders. */
export async function listArchive(db: Db, root: RootFolder): Promise<ArchiveItem[]> {
  const folders = await db
    .selectFrom('folders')
    .select(['name', 'created as date', 'path as data_name'])
    .where('parent', '=', root)
    .execute();
  const files = await db
    .selectFrom('files')
    .select(['name', 'created as date', 'path as data_name', 'object_key'])
    .where('folder', '=', root)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const sorted = folders.toSorted((a, b) => compareNames(a.name, b.name));
  return [
    ...sorted.map((folder) => ({ ...folder, type: '', object_key: null })),
    ...files.map((file) => ({ ...file, type: splitName(file.name).ending.slice(1).toLowerCase() })),
  ];
}
