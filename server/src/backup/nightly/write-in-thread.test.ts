import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { sqliteFileIn } from '../../db/open-database.ts';
import { makePostgres } from '../../testing/make-database.ts';
import { DATABASE_NAMES, type DatabaseName } from '../../testing/test-databases.ts';
import { checkBackup } from '../restoring/check-backup.ts';
import { writeInThread } from './write-in-thread.ts';

const TOKEN_SECRET = 'x'.repeat(32);

/** Nothing listens there. */
const AWAY = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', TOKEN_SECRET };

let folder: string;
let destroy: (() => Promise<void>) | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baklja-thread-'));
  await mkdir(path.join(folder, 'backups'));
});

afterEach(async () => {
  await destroy?.();
  destroy = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function taskOn(databaseName: DatabaseName, settings: Record<string, string> = {}) {
  if (databaseName === 'SQLite') await copyFile(inject('migratedFile'), sqliteFileIn(folder));
  const postgres =
    databaseName === 'PostgreSQL' ? await makePostgres(inject('postgresUrl'), inject('migratedName')) : undefined;
  destroy = postgres?.destroy;
  const database = postgres && { DATABASE_URL: postgres.url, TOKEN_SECRET };
  const config = readConfig({ DATA_DIR: folder, ...database, ...settings }, folder);
  return { config, to: path.join(folder, 'backups', 'b.tar') };
}

test.each(DATABASE_NAMES)('writes the backup of the settings on %s', async (databaseName) => {
  const task = await taskOn(databaseName);
  const answer = await writeInThread(task, new AbortController().signal);
  expect(answer).toMatchObject({ written: { file: task.to, missing: [] } });
  expect((await checkBackup(task.to)).opening.database).toBe(databaseName);
});

test.each<[string, Record<string, string>, () => Promise<unknown>, object]>([
  ['the database is away', AWAY, async () => {}, { problem: 'stores' }],
  ['the storage of files is away', {}, () => writeFile(path.join(folder, 'files'), 'no folder'), { problem: 'stores' }],
  ['the folder is away', {}, () => rm(path.join(folder, 'backups'), { recursive: true }), { problem: 'folder' }],
  [
    'there is nothing to back up, with the reason for the log',
    {},
    () => rm(sqliteFileIn(folder)),
    { problem: 'other', reason: 'Error: There is nothing to back up: the database has no tables.' },
  ],
])('the answer says that %s', async (_, settings, prepare, problem) => {
  const task = await taskOn('SQLite', settings);
  await prepare();
  expect(await writeInThread(task, new AbortController().signal)).toMatchObject(problem);
});

test('a backup that is stopped leaves no file', async () => {
  expect(await writeInThread(await taskOn('SQLite'), AbortSignal.abort())).toMatchObject({ problem: 'stopped' });
  expect(await readdir(path.join(folder, 'backups'))).toEqual([]);
});
