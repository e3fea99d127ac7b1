import { rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type SystemStatus, systemStatusRoutes } from '@baklja/contract/features/site/system-status';
import { beforeEach, describe, expect, test } from 'vitest';
import { PROOF } from '../../../backup/nightly/backup-proofs.store.ts';
import { recordCheck } from '../../../backup/nightly/nightly-backups.store.ts';
import { toStoredTime } from '../../../clock.ts';
import { setFact } from '../../../db/installation-facts.ts';
import type { Db } from '../../../db/schema.ts';
import { buildTestApp, TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeFile } from '../../../testing/records/make-file.ts';
import { makeIssue } from '../../../testing/records/make-magazine.ts';
import { makeUser } from '../../../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import { listNodes, recordNode, removeNode } from './system-status.store.ts';
import { findFaults } from './system-status.ts';

const MINUTE = 60_000;
const GIGABYTE = 1024 ** 3;
const before = (ms: number) => toStoredTime(new Date(TEST_NOW.getTime() - ms));

describe.each(DATABASE_NAMES)('the state of the system on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const db = () => testApp.dependencies.database;

  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    testApp.dependencies.monitor.jobs.clear();
    await db().write((transaction) => transaction.deleteFrom('nodes').execute());
  });

  async function read(): Promise<SystemStatus> {
    const answer = (await testApp.call(systemStatusRoutes.getSystemStatus, { as: 'superadmin' })).json<SystemStatus>();
    // The machine of the test may have little room.
    return { ...answer, faults: answer.faults.filter((part) => part !== 'disk') };
  }

  const noteJob = (name: string, hasFailed: boolean) =>
    testApp.dependencies.monitor.note({ kind: 'job', name, ms: 1, hasFailed });

  const recordOwnNode = (now = TEST_NOW) => {
    const { config, monitor } = testApp.dependencies;
    return db().write((transaction) => recordNode(transaction, { config, jobs: monitor.jobs, now }));
  };

  const addNode = (id: string, { seen = 0, failed = [] as unknown[] } = {}) => {
    const [name = ''] = id.split(':');
    const last_seen_at = before(seen);
    const node = { id, name, version: '0.3.0', started_at: last_seen_at, last_seen_at };
    return db().write((transaction) =>
      transaction
        .insertInto('nodes')
        .values({ ...node, failed_jobs: JSON.stringify(failed) })
        .execute(),
    );
  };

  test('says what runs, how large it is and what waits, while nothing needs action', async () => {
    const { config, monitor, overload } = testApp.dependencies;
    const { path: link } = await makeFile(testApp.dependencies, { path: 'dokumenti/1.pdf', bytes: '%PDF-1.4' });
    await db().write((tx) => tx.updateTable('files').set({ media_type: 'application/pdf' }).execute());
    await makeIssue(db(), { link });
    monitor.note({ kind: 'statement', name: 'commit', ms: 6.2 });
    overload.noteLook(420);
    // The files are counted after the first call.
    await expect.poll(async () => (await read()).files).toBe(1);
    const status = await read();
    expect(status).toMatchObject({
      checked: TEST_NOW.toISOString(),
      faults: [],
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      runtime: process.versions.node,
      sessions: 1,
      database: expect.stringMatching(`^${databaseName} \\d+\\.\\d`),
      commit_ms: 6,
      store: path.join(config.dataDir, 'files'),
      is_store_there: true,
      files: 1,
      files_bytes: 8,
      nodes: [],
      backup: { state: 'off' },
      jobs_run: 0,
      last_job: null,
      failed_jobs: [],
      writes_waiting: 0,
      pictures_waiting: 0,
      pdfs_waiting: 1,
      webhooks: [],
      data_dir: config.dataDir,
      delay_ms: 210,
      refused: ['pictures'],
      demo_users: [],
    });
    expect(status.database_bytes).toBeGreaterThan(100_000);
    expect(status.disk_bytes).toBeGreaterThan(GIGABYTE);
  });

  test('has the nodes, of which one is gone after two minutes without a sign and deleted after a week', async () => {
    await recordOwnNode();
    await addNode('b:3000', { seen: 2 * MINUTE });
    const own = { name: hostname(), last_seen: TEST_NOW.toISOString(), is_gone: false };
    const b = { name: 'b', version: '0.3.0', last_seen: before(2 * MINUTE), is_gone: false };
    expect(await read()).toMatchObject({
      nodes: expect.arrayContaining([expect.objectContaining(own), expect.objectContaining(b)]),
      faults: [],
    });

    testApp.setNow(new Date(TEST_NOW.getTime() + 1));
    const { nodes, faults } = await read();
    expect(nodes.filter(({ is_gone }) => is_gone)).toMatchObject([{ name: 'b' }]);
    expect(faults).toEqual(['nodes']);

    const aWeekLater = new Date(TEST_NOW.getTime() + 7 * 24 * 60 * MINUTE - 2 * MINUTE);
    await recordOwnNode(aWeekLater);
    expect((await read()).nodes).toHaveLength(2);
    await recordOwnNode(new Date(aWeekLater.getTime() + 1));
    expect((await read()).nodes).toHaveLength(1);
  });

  test('names the port where a machine has several nodes, and removes the one that is stopped', async () => {
    await recordOwnNode();
    await addNode(`${hostname()}:3001`);
    const { config, monitor } = testApp.dependencies;
    const names = async () => (await read()).nodes.map(({ name }) => name);
    expect(await names()).toEqual([`${hostname()}:3000`, `${hostname()}:3001`]);
    await db().write((transaction) => removeNode(transaction, config));
    expect(await names()).toEqual([hostname()]);
    // A node that answers is not gone, also when it could not say so.
    await recordOwnNode(new Date(TEST_NOW.getTime() - 3 * MINUTE));
    const own = (await listNodes(db().read, { config, jobs: monitor.jobs, now: TEST_NOW }))[0];
    expect(own).toMatchObject({ name: `${hostname()}:3000`, is_gone: false });
  });

  test('names the jobs of all nodes whose last run failed, except those that another part shows', async () => {
    for (const name of ['empty the bin of files', 'delete old changes', 'prove the newest backup']) noteJob(name, true);
    noteJob('empty the bin of files', false);
    await recordOwnNode();
    await addNode('b:3000', { failed: [{ job: 'delete old changes', at: before(MINUTE) }] });
    await addNode('c:3000', { seen: 3 * MINUTE, failed: [{ job: 'delete old changes', at: before(MINUTE) }] });
    const { failed_jobs, faults, ...rest } = await read();
    expect(rest).toMatchObject({ jobs_run: 3, last_job: expect.any(String) });
    const failed = failed_jobs.map(({ job, node }) => [job, node]);
    expect(failed.toSorted()).toEqual(['b', hostname()].map((node) => ['delete old changes', node]).toSorted());
    expect(faults).toEqual(['nodes', 'jobs']);
    await db().write((transaction) => transaction.deleteFrom('nodes').where('id', '=', 'c:3000').execute());
    noteJob('delete old changes', false);
    expect((await read()).failed_jobs).toMatchObject([{ node: 'b' }]);
  });

  test('says that the file store is lost', async () => {
    const { store: place } = await read();
    await rename(place, `${place}-away`);
    expect(await read()).toMatchObject({ is_store_there: false, faults: ['store'] });
    await rename(`${place}-away`, place);
    expect((await read()).faults).toEqual([]);
  });

  test('says which webhook does not accept the changes, and how far behind each is', async () => {
    const webhook = { secret: '', created: '', tries: 0, deliveries: '[]' };
    await db().write(async (transaction) => {
      const version = { kind: 'changes', version: 7 };
      await transaction
        .insertInto('list_versions')
        .values(version)
        .onConflict((conflict) => conflict.column('kind').doUpdateSet(version))
        .execute();
      for (const [place, failing_since] of [null, before(MINUTE)].entries()) {
        const url = `https://${place}.example.org/`;
        await transaction
          .insertInto('webhooks')
          .values({ ...webhook, url, position: 5 + place, failing_since })
          .execute();
      }
    });
    expect(await read()).toMatchObject({
      webhooks: [
        { url: 'https://0.example.org/', failing_since: null, behind: 2 },
        { url: 'https://1.example.org/', failing_since: before(MINUTE), behind: 1 },
      ],
      faults: ['webhooks'],
    });
    await db().write((transaction) => transaction.deleteFrom('webhooks').execute());
  });

  test('has the state of the nightly backup, of which a missing one and a first one are no fault', async () => {
    expect(await read()).toMatchObject({ backup: { state: 'off' }, faults: [] });
    await db().write((transaction) => recordCheck(transaction, { is_folder_usable: 1 }, TEST_NOW));
    expect(await read()).toMatchObject({ backup: { state: 'first' }, faults: [] });
    const failed = { name: 'baklja.tar', at: before(MINUTE), problem: 'damaged', part: 'posts' };
    const proof = JSON.stringify({ proven: null, failed, started: null, renewed: null });
    await db().write((transaction) => setFact(transaction, PROOF, proof));
    expect(await read()).toMatchObject({ backup: { state: 'unproven', proof: { failed } }, faults: ['backup'] });
    await db().write((transaction) => recordCheck(transaction, { is_folder_usable: 0 }, TEST_NOW));
    expect(await read()).toMatchObject({ backup: { state: 'no-folder' }, faults: ['backup'] });
    for (const table of ['nightly_backup_status', 'installation'] as const) {
      await db().write((transaction) => transaction.deleteFrom(table).execute());
    }
  });

  test('names the active users whom everyone can log in as', async () => {
    await makeUser(db(), { username: 'olimp' });
    await makeUser(db(), { username: 'iskljucen', active: 0 });
    const { dependencies } = testApp;
    const hashes = ['$argon2id$olimp', '$argon2id$iskljucen'];
    for (const password_hash of hashes) {
      const username = password_hash.split('$').at(-1) ?? '';
      const update = (tx: Db) =>
        tx.updateTable('users').set({ password_hash }).where('username', '=', username).execute();
      await db().write(update);
    }
    Object.assign(dependencies, { publicHashes: hashes });
    expect(await read()).toMatchObject({ demo_users: ['olimp'], faults: ['passwords'] });
    Object.assign(dependencies, { publicHashes: [] });
  });

  test('counts what waits for the database', async () => {
    const { load } = db();
    const waiting = { SQLite: { writes: 3 }, PostgreSQL: { pool: { totalCount: 10, idleCount: 0, waitingCount: 3 } } };
    Object.assign(db(), { load: () => waiting[databaseName] });
    expect((await read()).writes_waiting).toBe(3);
    Object.assign(db(), { load });
  });
});

test('a file store that hangs is taken for lost after a second, and a data folder that is gone is a fault of the disk', async () => {
  const hanging = { check: () => new Promise<void>(() => {}) } as never;
  const testApp = await buildTestApp('SQLite', {}, { files: hanging });
  await testApp.app.ready();
  await rm(testApp.dependencies.config.dataDir, { recursive: true });
  const answer = await testApp.call(systemStatusRoutes.getSystemStatus, { as: 'superadmin' });
  expect(answer.json()).toMatchObject({
    is_store_there: false,
    disk_bytes: 0,
    faults: ['store', 'disk'],
  });
  await testApp.close();
});

test('a disk needs action with less room than a tenth of it, or than 20 GB', async () => {
  const testApp = await buildTestApp('SQLite');
  const good = (await testApp.call(systemStatusRoutes.getSystemStatus, { as: 'superadmin' })).json<SystemStatus>();
  const isFull = (free_bytes: number) =>
    findFaults({ ...good, free_bytes, least_bytes: 20 * GIGABYTE }).includes('disk');
  expect(isFull(20 * GIGABYTE)).toBe(false);
  expect(isFull(20 * GIGABYTE - 1)).toBe(true);
  const { disk_bytes, least_bytes } = good;
  expect(least_bytes).toBe(Math.min(Math.floor(disk_bytes / 10), 20 * GIGABYTE));
  await testApp.close();
});
