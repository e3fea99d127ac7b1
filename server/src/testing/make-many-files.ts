import { toStoredTime } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { nameColumns } from '../files/file-names.ts';
import { TEST_NOW } from './build-test-app.ts';
import { addFolders } from './records/make-file.ts';

/** Rows in one statement. */
const ROWS_AT_ONCE = 200;

/** Creates files of a folder without bytes, and the folder, for tests of many files. Returns their ids in any order. */
export async function makeManyFiles(
  database: Database,
  { folder, names }: { folder: string; names: readonly string[] },
): Promise<number[]> {
  const at = toStoredTime(TEST_NOW);
  const rows = names.map((name, place) => ({
    folder,
    name,
    path: `${folder}/${name}`,
    ...nameColumns(name),
    size: place % 50,
    ...({ type: 'image', media_type: 'image/jpeg', width: null, height: null, upload_id: null } as const),
    created: at,
    created_by: null,
    modified: at,
    modified_by: null,
    object_key: `objects/00/${folder}/${place}`,
    sha256: `${folder}/${place}`,
  }));
  return database.write(async (transaction) => {
    await addFolders(transaction, folder, at);
    const ids: number[] = [];
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const some = rows.slice(start, start + ROWS_AT_ONCE);
      const made = await transaction.insertInto('files').values(some).returning('id').execute();
      ids.push(...made.map(({ id }) => id));
    }
    return ids;
  });
}
