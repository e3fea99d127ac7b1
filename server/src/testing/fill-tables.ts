import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { listSavedTables } from '../backup/tables.ts';
import { toStoredTime } from '../clock.ts';
import { type Database, isPostgres } from '../db/database.ts';
import { anyTable } from '../db/record-rows.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';

type Values = Record<string, unknown>;

/** Every row has one of these ids in all its columns with numbers, so that rows may name each other. */
const IDS = [1001, 1002];

/** Keys of texts, which SQLite would let be empty. */
const KEYS = new Set(['name', 'path', 'kind', 'role']);

/** The highest id that categories are said to have given. */
export const LAST_CATEGORY_ID = 5000;

/**
 * Adds two rows to every table of a backup, with texts, numbers, bytes and, where a column may be empty, null; and the bytes of
 * a file and of a deleted file. Returns the keys of these objects.
 */
export async function fillTables({ database, files }: { database: Database; files: FileStorage }, now: Date) {
  const keys = await Promise.all(['present', 'deleted'].map((text) => writeObject(files, text)));
  const known = await database.read.introspection.getTables();
  const saved = await listSavedTables();
  await database.write(async (transaction) => {
    for (const table of saved) {
      const columns = known
        .find(({ name }) => name === table)
        ?.columns.filter(({ dataType }) => dataType !== 'tsvector');
      const rows = IDS.map((id) =>
        Object.fromEntries((columns ?? []).map((column) => [column.name, sampleOf(column, id)])),
      );
      await anyTable(transaction)
        .insertInto(table)
        .values(rows.map((row, place) => ({ ...row, ...own(table, place, keys, now) })))
        .execute();
    }
    await (isPostgres(transaction)
      ? sql`select setval('categories_id_seq', ${LAST_CATEGORY_ID})`.execute(transaction)
      : sql`update sqlite_sequence set seq = ${LAST_CATEGORY_ID} where name = 'categories'`.execute(transaction));
  });
  return keys;
}

function sampleOf({ name, dataType, isNullable }: { name: string; dataType: string; isNullable: boolean }, id: number) {
  if (isNullable && id === IDS[1] && !KEYS.has(name)) return null;
  if (/double|real|float/i.test(dataType)) return id / 7;
  if (/blob|bytea/i.test(dataType)) return Buffer.from([0, 255, id % 256, 0, 10]);
  return /int/i.test(dataType) ? id : `Čaša "${name}" \\ '${id}'\n\t😀`;
}

/** What the rows of files must have: bytes in the storage, as a file and as one in the bin. */
function own(table: string, place: number, keys: readonly string[], now: Date): Values {
  const file = (key = '') => ({ object_key: key, size: 7, media_type: 'text/plain' });
  if (table === 'files') return file(keys[0]);
  if (table !== 'deleted_records' || place === 1) return {};
  return { table_name: 'files', data: JSON.stringify(file(keys[1])), deleted: toStoredTime(now) };
}

async function writeObject(files: FileStorage, text: string): Promise<string> {
  const id = randomUUID().replaceAll('-', '');
  const key = `objects/${id.slice(0, 2)}/${id}`;
  await files.write(key, Readable.from([text]), { size: text.length, mediaType: 'text/plain' });
  return key;
}
