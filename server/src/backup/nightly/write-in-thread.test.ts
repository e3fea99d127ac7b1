import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { sqliteFileIn } from '../../db/open-database.ts';
import { makePostgres } from '../../testing/make-database.ts';
import { DATABASE_NAMES, type DatabaseName } from '../../testing/test-databases.ts';
import { checkBackup } from '../restoring/check-backup.ts';
import { writeInThread } from './write-in-thread.ts';

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
  const database = postgres && { DATABASE_URL: postgres.url, TOKEN_SECRET: 'x'.repeat(32) };
  const config = readConfig({ DATA_DIR: folder, ...database, ...settings }, folder);
  return { config, to: path.join(folder, 'backups', 'b.tar') };
}

const written = () => readdir(path.join(folder, 'backups'));

test.each(DATABASE_NAMES)('writes the backup of the settings on %s', async (databaseName) => {
  const task = await taskOn(databaseName);
  const answer = await writeInThread(task, new AbortController().signal);
  expect(answer).toMatchObject({ written: { file: task.to, missing: [] } });
  expect((await checkBackup(task.to)).opening.database).toBe(databaseName);
});

describe('the answer says why there is no backup', () => {
  const go = { signal: new AbortController().signal };

  test('when it is stopped', async () => {
    expect(await writeInThread(await taskOn('SQLite'), AbortSignal.abort())).toMatchObject({ problem: 'stopped' });
    expect(await written()).toEqual([]);
  });

  test('when the database is away', async () => {
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/nothing';
    const task = await taskOn('SQLite', { DATABASE_URL, TOKEN_SECRET: 'x'.repeat(32) });
    expect(await writeInThread(task, go.signal)).toMatchObject({ problem: 'stores' });
  });

  test('when the storage of files is away', async () => {
    const task = await taskOn('SQLite');
    await writeFile(path.join(folder, 'files'), 'not a folder');
    expect(await writeInThread(task, go.signal)).toMatchObject({ problem: 'stores' });
  });

  test('when the folder is away', async () => {
    const task = await taskOn('SQLite');
    const to = path.join(folder, 'elsewhere', 'b.tar');
    expect(await writeInThread({ ...task, to }, go.signal)).toMatchObject({ problem: 'folder' });
  });

  test('when there is nothing to back up, with the reason for the log', async () => {
    const task = await taskOn('SQLite');
    await rm(sqliteFileIn(folder));
    expect(await writeInThread(task, go.signal)).toEqual({
      problem: 'other',
      reason: 'Error: There is nothing to back up: the database has no tables.',
    });
  });
});
