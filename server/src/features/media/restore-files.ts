import { numberedText } from '@baklja/contract/records/record-words';
import type { Database } from '../../db/database.ts';
import { lockDeletedRows, lockRows } from '../../db/record-rows.ts';
import type { Db } from '../../db/schema.ts';
import { InvalidInputError, invalidField } from '../../errors.ts';
import { binStart, type FileInBin, readFileInBin } from '../../files/records/file-bin.store.ts';
import { lockPaths } from '../../files/records/file-paths.store.ts';
import { COLUMNS_OF_BYTES, keepFormer, readFormerOf } from '../../files/records/former-files.store.ts';
import { removeFromBin } from '../../records/bin.ts';
import type { Chosen, RecordStamp, Restorer, RowOf, ValuesOf } from '../../records/record-definition.ts';
import { files } from './file-record.ts';
import { countFilesAndFolders } from './file-selection.ts';

/**
 * Restores files under their ids to their earlier folders, all or none. Missing folders are created again; a name that
 * is taken by then gets a number. A replaced file changes places with its successor; without one it is an own file.
 * @throws InvalidInputError when nothing is chosen or something is not in the bin.
 */
export async function restoreFiles(
  database: Database,
  chosen: readonly number[],
  stamp: RecordStamp,
): Promise<{ message: string }> {
  const ids = [...new Set(chosen)];
  if (ids.length === 0) throw new InvalidInputError('Odaberite barem jednu datoteku.');
  return database.write(async (transaction) => {
    const { renamed } = await restoreWithin(transaction, { ids, stamp });
    const count = countFilesAndFolders({ files: ids.length, folders: 0 });
    const numbered = renamed.map(({ after }) => after);
    return { message: `Vraćeno: ${count}.${numberedText('Naziv', numbered)}` };
  });
}

/** The same in an open transaction, for the bin. */
export const restoreFilesInBin: Restorer = async (transaction, chosen) => {
  const { renamed, swapped } = await restoreWithin(transaction, chosen);
  return [
    ...renamed.map(({ before, after }) => `Naziv „${before}” je zauzet, pa se datoteka vraća kao „${after}”.`),
    ...swapped.map((name) => `Datoteka „${name}” vraća se na prijašnju verziju, a sadašnja ide u koš.`),
  ];
};

/** Names of files that came back under another name, and of those that got the bytes of a former one. */
type RestoredFiles = { renamed: { before: string; after: string }[]; swapped: string[] };

async function restoreWithin(transaction: Db, { ids, stamp }: Chosen): Promise<RestoredFiles> {
  await lockPaths(transaction);
  const inBin = await listFilesInBin(transaction, ids, stamp.at);
  if (inBin.length < ids.length)
    throw invalidField('ids', 'Neke od odabranih datoteka više nisu u košu. Osvježite popis.');
  const restored: RestoredFiles = { renamed: [], swapped: [] };
  // In order: of files with one path, the first in the request gets it.
  for (const { id, name, former_of } of inBin) {
    if (former_of !== null && (await restoreFormer(transaction, { id, fileId: former_of, stamp }))) {
      restored.swapped.push(name);
      continue;
    }
    const { rows } = await files.within.restore(transaction, { ids: [id], stamp });
    for (const { before, after } of rows) {
      if (before.name !== after.name) restored.renamed.push({ before: before.name, after: after.name });
    }
  }
  return restored;
}

/**
 * Gives a file the bytes again that it had before it was replaced; its present ones go into the bin. Returns false, and
 * changes nothing, when the file does not exist any more.
 */
async function restoreFormer(
  transaction: Db,
  { id, fileId, stamp }: { id: number; fileId: number; stamp: RecordStamp },
): Promise<boolean> {
  const [file] = (await lockRows(transaction, 'files', [fileId])) as unknown as RowOf<'file'>[];
  const [former] = await lockDeletedRows(transaction, 'files', [id]);
  if (!file || !former) return false;
  await keepFormer(transaction, file, stamp);
  const values = Object.fromEntries(COLUMNS_OF_BYTES.map((column) => [column, former.row[column]]));
  const update = { id: fileId, values: { ...(values as ValuesOf<'file'>), upload_id: null }, stamp };
  await files.within.update(transaction, update);
  return removeFromBin(transaction, 'files', id);
}

/** A file in the bin, and the file that replaced it; null for a deleted file. */
type ChosenFile = FileInBin & { former_of: number | null };

async function listFilesInBin(db: Db, ids: readonly number[], now: Date): Promise<ChosenFile[]> {
  const rows = await db
    .selectFrom('deleted_records')
    .select(['data', 'relations'])
    .where('table_name', '=', 'files')
    .where('deleted', '>=', binStart(now))
    .where('record_id', 'in', ids)
    .execute();
  const chosen = rows.map(({ data, relations }) => ({ ...readFileInBin(data), former_of: readFormerOf(relations) }));
  const files = new Map(chosen.map((file) => [file.id, file]));
  return ids.flatMap((id) => files.get(id) ?? []);
}
