import { countRecords } from '@baklja/contract/records/record-words';
import type { Db } from '../../db/schema.ts';
import { InvalidInputError, invalidField } from '../../errors.ts';
import { hasFolder, isBelow, toFolderPath } from '../../files/records/file-paths.store.ts';

export type Chosen = { ids?: readonly number[]; folders?: readonly string[] };

export type ChosenFile = { id: number; path: string; folder: string; name: string; type: 'image' | 'other' };

/**
 * Files and folders, none of which is below another of the folders; files and folders below a chosen folder are
 * dropped, since they go with it.
 */
export type Selection = { files: ChosenFile[]; folders: string[] };

const GONE = 'Nešto od odabranoga više ne postoji. Osvježite popis.';

/** @throws InvalidInputError when nothing is chosen, or something does not exist. */
export async function requireSelection(db: Db, { ids = [], folders = [] }: Chosen): Promise<Selection> {
  if (ids.length + folders.length === 0) throw new InvalidInputError('Odaberite barem jednu datoteku ili folder.');
  const paths = [...new Set(folders.map(toFolderPath))];
  for (const path of paths) if (!(await hasFolder(db, path))) throw invalidField('folders', GONE);
  const files = await listFilesById(db, ids);
  const isAlong = (path: string) => paths.some((folder) => path.startsWith(`${folder}/`));
  return {
    files: files.filter(({ path }) => !isAlong(path)),
    folders: paths.filter((path) => !isAlong(path)),
  };
}

async function listFilesById(db: Db, ids: readonly number[]): Promise<ChosenFile[]> {
  if (ids.length === 0) return [];
  const unique = [...new Set(ids)];
  const rows = await db
    .selectFrom('files')
    .select(['id', 'path', 'folder', 'name', 'type'])
    .where('id', 'in', unique)
    .orderBy('id')
    .execute();
  if (rows.length < unique.length) throw invalidField('ids', GONE);
  return rows;
}

export async function listIdsBelow(db: Db, folder: string): Promise<number[]> {
  const rows = await db.selectFrom('files').select('id').where(isBelow('path', folder)).execute();
  return rows.map(({ id }) => id);
}

/** As „3 datoteke i 1 folder”; a count of zero is left out. */
export function countFilesAndFolders({ files, folders }: { files: number; folders: number }): string {
  const words = folders > 0 ? [countRecords('documentFolder', folders)] : [];
  return (files > 0 || folders === 0 ? [countRecords('file', files), ...words] : words).join(' i ');
}
