import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFileStorage } from '../../files/storage/open-file-storage.ts';
import { TEST_NOW } from '../../testing/build-test-app.ts';
import { fillTables } from '../../testing/fill-tables.ts';
import { makePosts } from '../../testing/records/make-post.ts';
import { makeUser } from '../../testing/records/make-user.ts';
import { makeRestoreTarget, type RestoreTarget } from '../../testing/restore-target.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import { writeBackup } from '../write-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../../testing/restore-until-killed.ts');

/** Moments of a restore before which the former database is in its place. */
const MOMENTS = { SQLite: ['files', 'database', 'commit', 'rename'], PostgreSQL: ['files', 'database', 'commit'] };

// Each process loads the server again.
describe.each(DATABASE_NAMES)('a restore to %s that is killed', { timeout: 60_000 }, (databaseName) => {
  let folder: string;
  let file: string;
  const targets: RestoreTarget[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'baklja-killed-'));
    file = path.join(folder, 'b.tar');
    const source = await makeTarget();
    await source.look(async (database) => {
      await fillTables({ database, files: source.files }, TEST_NOW);
      await makePosts(database, 300);
      await writeBackup({ database, files: source.files, to: file, clock: () => TEST_NOW });
    });
  });

  afterAll(async () => {
    for (const target of targets) await target.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  async function makeTarget(): Promise<RestoreTarget> {
    const target = await makeRestoreTarget({ database: databaseName, storage: 'disk' }, { isStarted: true });
    targets.push(target);
    return target;
  }

  const usersOf = (target: RestoreTarget) =>
    target.look(async ({ read }) => (await read.selectFrom('users').select('id').execute()).map(({ id }) => id));

  async function killAt(moment: string): Promise<RestoreTarget> {
    const target = await makeTarget();
    await target.look((database) => makeUser(database, { username: 'prvi' }));
    const { dataDir, databaseUrl = '' } = target.config;
    const child = spawn(process.execPath, [PROGRAM, file, dataDir, moment, databaseUrl], { stdio: 'inherit' });
    const [, signal] = await once(child, 'exit');
    expect([moment, signal]).toEqual([moment, 'SIGKILL']);
    return target;
  }

  test('leaves the former database, and goes through when it is run again', async () => {
    const killed = await Promise.all(MOMENTS[databaseName].map(killAt));
    expect(await Promise.all(killed.map(usersOf))).toEqual(killed.map(() => [1]));
    const target = killed.at(-1)!;
    const { config } = target;
    const prepareFiles = () => openFileStorage({ dataDir: config.dataDir, filesUrl: undefined });
    await restoreBackup({ file, config, prepareFiles, mayReplace: true, clock: () => TEST_NOW });
    expect(await usersOf(target)).toEqual([1001, 1002]);
  });
});
