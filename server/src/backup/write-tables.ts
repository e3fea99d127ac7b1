import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { toStoredTime } from '../clock.ts';
import { isPostgres } from '../db/database.ts';
import { readNewestMigration } from '../db/migrate.ts';
import type { Db } from '../db/schema.ts';
import { HOLD } from '../files/records/deletion-holds.store.ts';
import type { BackupFile } from './backup-file.ts';
import { type Contents, FORMAT, OPENING, type Opening, partName, type TableContents } from './format.ts';
import { type NamedObject, namedObject } from './named-objects.ts';
import type { OnProgress } from './progress.ts';
import { type Row, RowSum, toLine } from './rows.ts';
import { countRows, listPresentTables, readColumns, readLastIds, readRows } from './snapshot.store.ts';

/** A part of a table ends after the row with which it has this many characters. */
const PART_LENGTH = 1024 * 1024;

/** `step` is called between small pieces of work; what it throws ends the writing. */
type TableContext = { now: Date; step: () => Promise<void>; onProgress: OnProgress };

/**
 * Writes the first entry of a backup and the rows of all tables, which `db` has as they were at one moment. Returns
 * what the tables hold, and the objects that their rows name, by key.
 */
export async function writeTables(file: BackupFile, db: Db, { now, step, onProgress }: TableContext) {
  const migration = (await readNewestMigration(db)) ?? '';
  const opening: Opening = {
    ...{ product: 'Baklja', format: FORMAT, version: applicationVersion(), migration },
    ...{ database: isPostgres(db) ? 'PostgreSQL' : 'SQLite', started: toStoredTime(now) },
  };
  await file.addJson(OPENING, opening);
  const saved = await listPresentTables(db);
  const [total, lastIds, columns] = [await countRows(db, saved), await readLastIds(db), await readColumns(db)];
  const tables: Contents['tables'] = {};
  const objects = new Map<string, NamedObject>();
  let done = 0;
  for (const table of saved) {
    const countRows = async (rows: number) => {
      await step();
      done += rows;
      onProgress({ step: 'database', done, total });
    };
    const lastId = lastIds.get(table);
    const contents = await writeTable(file, db, { table, columns: columns.get(table) ?? [], now, objects, countRows });
    tables[table] = { ...contents, ...(lastId !== undefined && { last_id: lastId }) };
  }
  return { tables, objects };
}

type Writing = {
  table: string;
  columns: readonly string[];
  now: Date;
  /** Gets the objects that the rows name. */
  objects: Map<string, NamedObject>;
  countRows: (rows: number) => Promise<void>;
};

async function writeTable(file: BackupFile, db: Db, writing: Writing): Promise<TableContents> {
  const { table, columns, now, objects, countRows } = writing;
  const sum = new RowSum();
  let [lines, length, part] = [[] as string[], 0, 1];
  const flush = async () => {
    await file.add(partName(table, part), await promisify(gzip)(lines.join('')));
    [lines, length, part] = [[], 0, part + 1];
  };
  for await (const rows of readRows(db, table, columns)) {
    for (const row of rows) {
      if (isOfRunningProcess(table, row)) continue;
      const line = toLine(row);
      sum.add(line);
      lines.push(`${line}\n`);
      length += line.length;
      const object = namedObject(table, row, now);
      if (object) objects.set(object.key, object);
      if (length >= PART_LENGTH) await flush();
    }
    await countRows(rows.length);
  }
  if (lines.length > 0) await flush();
  return { rows: sum.rows, checksum: sum.checksum };
}

function isOfRunningProcess(table: string, { name }: Row): boolean {
  return table === 'installation' && String(name).startsWith(HOLD);
}

/** Version of the application, as its package has it. */
function applicationVersion(): string {
  const manifest = readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
