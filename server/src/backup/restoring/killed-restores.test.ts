import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFileStorage } from '../../files/storage/open-file-storage.ts';
import { TEST_NOW } from '../../testing/build-test-app.ts';
import { startProcess } from '../../testing/faults/killed-process.ts';
import { fillTables } from '../../testing/fill-tables.ts';
import { makePosts } from '../../testing/records/make-post.ts';
import { makeUser } from '../../testing/records/make-user.ts';
import { makeRestoreTarget, type RestoreTarget } from '../../testing/restore-target.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import { writeBackup } from '../write-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** Moments of a restore before which the former database is in its place. */
const MOMENTS = { SQLite: ['files', 'database', 'commit', 'rename'], PostgreSQL: ['database', 'commit'] };

/** The statement after the last one of the transaction. */
const COMMIT = { from: '^update "list_versions"', killAt: 2 };

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

  async function killAt(moment: string): Promise<RestoreTarget> {
    const target = await makeTarget();
    await target.look((database) => makeUser(database, { username: 'prvi' }));
    const { dataDir, databaseUrl = '' } = target.config;
    const args = [file, dataDir, moment, databaseUrl];
    const started = startProcess('run-restore.ts', { args, ...(moment === 'commit' && { moment: COMMIT }) });
    expect([moment, await started.ended]).toEqual([moment, 'SIGKILL']);
    return target;
  }

  test('leaves the former database, and goes through when it is run again', async () => {
    const killed = await Promise.all(MOMENTS[databaseName].map(killAt));
    expect(await Promise.all(killed.map((target) => target.listUsers()))).toEqual(killed.map(() => [1]));
    const target = killed.at(-1)!;
    const { config } = target;
    const prepareFiles = () => openFileStorage({ dataDir: config.dataDir, filesUrl: undefined });
    await restoreBackup({ file, config, prepareFiles, mayReplace: true, clock: () => TEST_NOW });
    expect(await target.listUsers()).toEqual([1001, 1002]);
  });
});
