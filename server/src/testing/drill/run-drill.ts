import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CheckedBackup, checkBackup } from '../../backup/restoring/check-backup.ts';
import { sumTables } from '../../backup/snapshot.store.ts';
import { openDatabase } from '../../db/open-database.ts';
import type { Db } from '../../db/schema.ts';
import type { FileStorage } from '../../files/storage/file-storage.ts';
import { openFileStorage } from '../../files/storage/open-file-storage.ts';
import { kill, readAddress, type Started, startProcess } from '../faults/killed-process.ts';
import { makePostgres } from '../make-database.ts';
import { startS3Double } from '../s3-double/start-s3-double.ts';
import { openS3OfDouble } from '../test-storages.ts';
import { DRILL_ADMIN, type Load, logIn, startLoad, type Write } from './drill-load.ts';

export type DrillStores = { database: 'SQLite' | 'PostgreSQL'; storage: 'disk' | 'S3' };

export type Drill = {
  from: DrillStores;
  to: DrillStores;
  /** Address of a PostgreSQL in which databases may be made. */
  postgresUrl: string;
  /** Writes before the backup, and after it. */
  writes: number;
};

/** What was compared: rows, files, and the writes that were answered while the backup ran and after it. */
export type DrillFigures = { rows: number; files: number; during: number; after: number; seconds: number };

/**
 * Writes under load, backs up, goes on writing, kills the server, restores on an empty machine with other stores, and
 * compares it with the backup by counts and checksums, and with what the server had answered.
 * @throws Error that says what is different.
 */
export async function runDrill({ from, to, postgresUrl, writes }: Drill): Promise<DrillFigures> {
  const startedMs = performance.now();
  const folder = await mkdtemp(path.join(tmpdir(), 'baklja-drill-'));
  const [first, second] = [
    await makeMachine(folder, 'first', from, postgresUrl),
    await makeMachine(folder, 'second', to, postgresUrl),
  ];
  const file = path.join(folder, 'drill.tar');
  let server: Started | undefined;
  try {
    server = startProcess(undefined, { env: first.settings });
    const load = await startLoad(await readAddress(server));
    const marks = await backUpUnderLoad(load, writes, () => runToEnd('backup.ts', file, first.settings));
    const stopped = load.stop();
    await kill(server);
    const written = await stopped;
    await runToEnd('restore.ts', file, second.settings);
    const backup = await checkBackup(file);
    await compare(second, backup, written, marks);
    await requireServer(second.settings, written);
    const rows = Object.values(backup.contents.tables).reduce((sum, table) => sum + table.rows, 0);
    return {
      rows,
      files: backup.objects.size,
      during: marks.ended - marks.began,
      after: written.length - marks.ended,
      seconds: (performance.now() - startedMs) / 1000,
    };
  } finally {
    if (server) await kill(server);
    await Promise.all([first.destroy(), second.destroy()]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a program of `scripts/`. @throws Error with what it printed when it fails. */
async function runToEnd(script: string, file: string, env: Record<string, string>): Promise<void> {
  const started = startProcess(`../../../../scripts/${script}`, { args: [file], env });
  if ((await started.ended) !== 0) throw new Error(`${script} failed: ${started.output()}${started.complaint()}`);
}

/** Numbers of writes that were answered when the backup began and when it ended. */
type Marks = { began: number; ended: number };

async function backUpUnderLoad(load: Load, writes: number, backUp: () => Promise<void>): Promise<Marks> {
  await load.waitFor(writes);
  const began = load.answered();
  await backUp();
  const ended = load.answered();
  await load.waitFor(ended + writes);
  return { began, ended };
}

type Machine = {
  settings: Record<string, string>;
  look: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  openFiles: () => Promise<FileStorage>;
  destroy: () => Promise<void>;
};

async function makeMachine(folder: string, name: string, stores: DrillStores, postgresUrl: string): Promise<Machine> {
  const dataDir = path.join(folder, name);
  const postgres = stores.database === 'PostgreSQL' ? await makePostgres(postgresUrl) : undefined;
  const double = stores.storage === 'S3' ? await startS3Double() : undefined;
  const settings = {
    DATA_DIR: dataDir,
    PORT: '0',
    STARTER: 'empty',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: DRILL_ADMIN.password,
    ...(postgres && { DATABASE_URL: postgres.url, TOKEN_SECRET: 'a secret of the drill that is long enough' }),
    ...double?.settings,
  };
  return {
    settings,
    look: async (work) => {
      const database = openDatabase({ dataDir, databaseUrl: postgres?.url });
      return database.snapshot(work).finally(() => database.close());
    },
    openFiles: () => (double ? openS3OfDouble(double) : openFileStorage({ dataDir, filesUrl: undefined })),
    destroy: async () => {
      await postgres?.destroy();
      await double?.stop();
    },
  };
}

async function compare(
  machine: Machine,
  backup: CheckedBackup,
  written: readonly Write[],
  marks: Marks,
): Promise<void> {
  const found = await machine.look(async (db) => {
    await compareTables(db, backup);
    const posts = await db.selectFrom('posts').select('title as name').execute();
    const files = await db.selectFrom('files').select('name').execute();
    return new Set([...posts, ...files].map(({ name }) => name));
  });
  for (const { name, begun, done } of written) {
    if (done <= marks.began && !found.has(name)) throw new Error(`${name} was answered before the backup and is lost`);
    if (begun >= marks.ended && found.has(name)) throw new Error(`${name} was begun after the backup and is in it`);
  }
  const files = await machine.openFiles();
  for (const [key, { sha256 }] of backup.objects) {
    const hash = createHash('sha256');
    for await (const chunk of (await files.read(key)) ?? []) hash.update(chunk);
    if (hash.digest('hex') !== sha256) throw new Error(`${key} has other bytes than in the backup`);
  }
}

async function compareTables(db: Db, { contents }: CheckedBackup): Promise<void> {
  const sums = await sumTables(db);
  for (const [table, saved] of Object.entries(contents.tables)) {
    const found = sums.get(table);
    // A restore raises the versions of lists.
    const isSame = found?.rows === saved.rows && (table === 'list_versions' || found.checksum === saved.checksum);
    if (!isSame) throw new Error(`${table} has other rows than in the backup`);
  }
}

/** The restored installation serves a file, and lets the admin in with the former password. */
async function requireServer(env: Record<string, string>, written: readonly Write[]): Promise<void> {
  const server = startProcess(undefined, { env });
  try {
    const address = await readAddress(server);
    await logIn(address);
    const name = written.find(({ kind }) => kind === 'file')?.name;
    const answer = await fetch(`${address}/files/dokumenti/${name}`);
    if (!answer.ok) throw new Error(`the restored server answered ${answer.status} for ${name}`);
  } finally {
    await kill(server);
  }
}
