import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Clock, toStoredTime } from '../clock.ts';
import { VERSION } from '../config.ts';
import { type Database, isPostgres } from '../db/database.ts';
import { knownMigration, readNewestMigration } from '../db/migrate.ts';
import type { Db } from '../db/schema.ts';
import { isFull } from '../errors.ts';
import { type DeletionHold, HOLD, holdDeletions } from '../files/records/deletion-holds.store.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';
import { BackupError } from './backup-error.ts';
import { BackupFile } from './backup-file.ts';
import { CONTENTS, type Contents, FORMAT, OPENING, type Opening, partName, type TableContents } from './format.ts';
import { type NamedObject, namedObject } from './named-objects.ts';
import { PROOF } from './nightly/backup-proofs.store.ts';
import type { OnProgress } from './progress.ts';
import { type Row, RowSum, toLine } from './rows.ts';
import { countRows, listPresentTables, readColumns, readLastIds, readRows } from './snapshot.store.ts';
import { syncFolder } from './sync-folder.ts';

export type BackupOrder = {
  database: Database;
  files: FileStorage;
  /** Path of the new file; its folder exists. */
  to: string;
  clock: Clock;
  signal?: AbortSignal;
  onProgress?: OnProgress;
};

/** `missing` are the keys of objects that the database names and the storage does not have. */
export type WrittenBackup = { file: string; bytes: number; rows: number; objects: number; missing: string[] };

/** Ending of a backup that is being written. One that is older than the newest backup was left by a killed process. */
export const UNFINISHED = '.unfinished';

/**
 * Writes a backup of the database and the stored files while others use them. It has the state of one moment. The file
 * gets its name when it is complete and on the disk, and only its owner may read it.
 * @throws BackupError when it exists already or cannot be written, when the disk is full and when there is nothing to
 * back up; UnavailableError when a store is away; the reason of the signal. Then there is no such file.
 */
export async function writeBackup(order: BackupOrder): Promise<WrittenBackup> {
  const { database, clock, to } = order;
  if (existsSync(to)) throw new BackupError(`${to} exists already; a backup replaces no file.`);
  await requireKnownState(database.read);
  const hold = await holdDeletions(database, clock);
  const unfinished = `${to}.${randomUUID().slice(0, 8)}${UNFINISHED}`;
  try {
    const handle = await open(unfinished, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      throw isFull(error) ? error : new BackupError(`${to} cannot be written (${error.code}).`, { cause: error });
    });
    const written = await writeInto(handle, order, hold).finally(() => handle.close());
    await rename(unfinished, to);
    await syncFolder(path.dirname(to));
    return { file: to, ...written };
  } catch (error) {
    await rm(unfinished, { force: true });
    if (!isFull(error)) throw error;
    throw new BackupError(`The disk of ${path.dirname(to)} is full; no backup was written.`, { cause: error });
  } finally {
    await hold.release();
  }
}

async function requireKnownState(db: Db): Promise<void> {
  const migration = await readNewestMigration(db);
  if (migration === undefined) throw new BackupError('There is nothing to back up: the database has no tables.');
  const known = knownMigration(migration);
  if (known === 'older') {
    throw new BackupError('An older version of Baklja has used the database; back it up with that version.');
  }
  if (known !== 'newer') return;
  throw new BackupError(
    'A newer version of Baklja has used the database; back it up with that version or a later one.',
  );
}

async function writeInto(handle: FileHandle, order: BackupOrder, hold: DeletionHold) {
  const { database, files, clock, signal, onProgress = () => {} } = order;
  const file = new BackupFile(handle);
  const step = async () => {
    signal?.throwIfAborted();
    await hold.renew();
  };
  const { tables, objects } = await database.snapshot((db) =>
    writeTables(file, db, { now: clock(), step, onProgress }),
  );
  const written = await writeObjects(file, files, { objects, step, onProgress });
  const contents: Contents = { tables, ...written };
  await file.addJson(CONTENTS, contents);
  await step();
  await file.finish();
  const rows = Object.values(tables).reduce((total, table) => total + table.rows, 0);
  return { bytes: file.bytes, rows, objects: written.objects.count, missing: written.missing };
}

/** Larger objects are not held in memory. */
const HELD_BYTES = 8 * 1024 * 1024;

/** `step` is called between small pieces of work; what it throws ends the writing. */
type ObjectContext = {
  objects: ReadonlyMap<string, NamedObject>;
  step: () => Promise<void>;
  onProgress: OnProgress;
};

/** Writes the objects into a backup. `missing` are the keys of those that the storage does not have. */
async function writeObjects(file: BackupFile, files: FileStorage, { objects, step, onProgress }: ObjectContext) {
  const total = objects.values().reduce((bytes, { size }) => bytes + size, 0);
  const missing: string[] = [];
  let done = 0;
  onProgress({ step: 'files', done, total });
  async function* watch(chunks: AsyncIterable<Buffer> | Iterable<Buffer>) {
    for await (const chunk of chunks) {
      await step();
      yield chunk;
      done += chunk.length;
      onProgress({ step: 'files', done, total });
    }
  }
  for (const object of objects.values()) {
    const read = await readObject(files, object);
    if (read) await file.addStream(object.key, read.size, watch(read.chunks));
    else missing.push(object.key);
  }
  return { objects: { count: objects.size - missing.length, bytes: done }, missing };
}

/** The bytes of an object with their true number; undefined when there is none. */
async function readObject(files: FileStorage, { key, size: expected }: NamedObject) {
  if (expected > HELD_BYTES) {
    const size = await files.sizeOf(key);
    const chunks = size === undefined ? undefined : await files.read(key);
    return size === undefined || !chunks ? undefined : { size, chunks };
  }
  // One call to the store instead of two.
  const source = await files.read(key);
  if (!source) return undefined;
  const bytes = await buffer(source);
  return { size: bytes.length, chunks: [bytes] };
}

/** A part of a table ends after the row with which it has this many characters. */
const PART_LENGTH = 1024 * 1024;

/** `step` is called between small pieces of work; what it throws ends the writing. */
type TableContext = { now: Date; step: () => Promise<void>; onProgress: OnProgress };

/**
 * Writes the first entry of a backup and the rows of all tables, which `db` has as they were at one moment. Returns
 * what the tables hold, and the objects that their rows name, by key.
 */
async function writeTables(file: BackupFile, db: Db, { now, step, onProgress }: TableContext) {
  const migration = (await readNewestMigration(db)) ?? '';
  const opening: Opening = {
    product: 'Baklja',
    format: FORMAT,
    version: VERSION,
    migration,
    database: isPostgres(db) ? 'PostgreSQL' : 'SQLite',
    started: toStoredTime(now),
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
      if (isOnlyOfHere(table, row)) continue;
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

/** A fact that means nothing elsewhere: the hold of this backup, and the proofs of former ones. */
function isOnlyOfHere(table: string, { name }: Row): boolean {
  return table === 'installation' && (String(name).startsWith(HOLD) || name === PROOF);
}
