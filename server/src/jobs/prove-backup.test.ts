import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { dashboardRoutes } from '@baklja/contract/features/site/dashboard';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProofAnswer, ProofTask } from '../backup/nightly/backup-proofs.store.ts';
import { checkBackup } from '../backup/restoring/check-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { useTestApp } from '../testing/build-test-app.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';
import { makeNightlyBackup } from './make-nightly-backup.ts';
import { proveNewestBackup } from './prove-backup.ts';

const HOUR = 60 * 60 * 1000;
const NIGHT = new Date('2026-11-22T02:10:00.000Z');
const NAME = 'baklja-2026-11-22-0310.tar';
const GOOD: ProofAnswer = { problem: null };
const BAD: ProofAnswer = { problem: 'damaged', part: 'tables/posts/000001.ndjson.gz', reason: 'wrong' };

describe.each(DATABASE_NAMES)('the proof of the nightly backup on %s', { timeout: 60_000 }, (databaseName) => {
  const testApp = useTestApp(databaseName);
  let backups: string;
  let tried: ProofTask[];
  let stopping: AbortController;

  beforeEach(async () => {
    backups = await mkdtemp(path.join(tmpdir(), 'baklja-nightly-'));
    const { config, database } = testApp.dependencies;
    Object.assign(config, { backupDir: backups });
    [tried, stopping] = [[], new AbortController()];
    for (const table of ['nightly_backups', 'nightly_backup_status', 'installation'] as const) {
      await database.write((transaction) => transaction.deleteFrom(table).execute());
    }
    // Makes the status, since when there is a folder.
    at(-24 * HOUR);
    await makeNightly();
    at(0);
    await makeNightly();
  });
  afterEach(() => rm(backups, { recursive: true, force: true }));

  const at = (ms: number) => testApp.setNow(new Date(NIGHT.getTime() + ms));
  const context = () => ({ ...testApp.dependencies, log: { warn: () => {} } as never, signal: stopping.signal });
  const makeNightly = () =>
    makeNightlyBackup(context(), async ({ to }) => ({ written: await writeBackup({ ...testApp.dependencies, to }) }));
  const folder = () => path.join(testApp.dependencies.config.dataDir, 'proof');
  const prove = (answer: ProofAnswer | Promise<ProofAnswer> = GOOD) =>
    proveNewestBackup(context(), async (task) => {
      tried.push(task);
      return answer;
    });
  const state = async () => (await testApp.call(dashboardRoutes.getNightlyBackup, { as: 'superadmin' })).json();

  /** Calls `act` with the process that `work` starts. */
  async function withProcess(act: (child: ChildProcess) => void, work: () => Promise<unknown>): Promise<void> {
    const listen = (message: unknown) => {
      const { process: child } = message as { process: ChildProcess };
      child.once('spawn', () => act(child));
    };
    subscribe('child_process', listen);
    await work().finally(() => unsubscribe('child_process', listen));
  }

  // Each process loads the server again. What it reads on PostgreSQL is tested without one.
  test.runIf(databaseName === 'SQLite')(
    'is made by a process of low priority, stored with its time, and leaves no file',
    async () => {
      let priority: number | undefined;
      const see = (child: ChildProcess) => {
        priority ??= getPriority(child.pid);
      };
      await withProcess(see, () => proveNewestBackup(context()));
      expect(priority).toBe(constants.priority.PRIORITY_LOW);
      expect(await state()).toMatchObject({
        state: 'complete',
        proof: { proven: { name: NAME, at: NIGHT.toISOString() }, failed: null },
      });
      expect(existsSync(folder())).toBe(false);
    },
  );

  test('is not in the backups after it', async () => {
    await prove();
    at(24 * HOUR);
    await makeNightly();
    const { contents } = await checkBackup(path.join(backups, 'baklja-2026-11-23-0310.tar'));
    expect(contents.tables['installation']?.rows).toBe(0);
  });

  test('is made once by two nodes, and again a day later when no newer backup came', async () => {
    await Promise.all([prove(), prove()]);
    expect(tried).toEqual([{ file: path.join(backups, NAME), folder: folder() }]);
    at(24 * HOUR - 1);
    await prove();
    expect(tried).toHaveLength(1);
    at(24 * HOUR);
    await prove();
    expect(tried).toHaveLength(2);
  });

  test('that fails is stored with the wrong part, and the former one stays known', async () => {
    await prove();
    at(24 * HOUR);
    await makeNightly();
    await expect(prove(BAD)).rejects.toThrow('baklja-2026-11-23-0310.tar was not proven: wrong');
    const failed = {
      name: 'baklja-2026-11-23-0310.tar',
      at: new Date(NIGHT.getTime() + 24 * HOUR).toISOString(),
      problem: 'damaged',
      part: 'tables/posts/000001.ndjson.gz',
    };
    expect(await state()).toMatchObject({ state: 'unproven', proof: { proven: { name: NAME }, failed } });
    await prove();
    expect(tried).toHaveLength(2);
    at(48 * HOUR);
    await prove();
    expect(await state()).toMatchObject({ state: 'complete', proof: { failed: null } });
  });

  test('is missed when the last one is older than two days, and not while one is tried', async () => {
    await prove();
    const makeNightlyAt = async (ms: number) => {
      at(ms);
      await makeNightly();
    };
    await makeNightlyAt(24 * HOUR);
    await makeNightlyAt(48 * HOUR);
    expect(await state()).toMatchObject({ state: 'complete' });
    at(48 * HOUR + 1);
    expect(await state()).toMatchObject({ state: 'unproven', proof: { failed: null } });
    const { promise, resolve } = Promise.withResolvers<ProofAnswer>();
    const trying = prove(promise);
    await expect.poll(state).toMatchObject({ state: 'complete' });
    resolve(GOOD);
    await trying;
  });

  test('that another process ends is a fault, and leaves no file', async () => {
    const end = (child: ChildProcess) => child.kill('SIGKILL');
    await withProcess(end, () =>
      expect(proveNewestBackup(context())).rejects.toThrow('the process ended without an answer'),
    );
    expect(await state()).toMatchObject({ state: 'unproven', proof: { failed: { problem: 'stopped' } } });
    expect(existsSync(folder())).toBe(false);
  });

  test('ends with the server, which then proves it at its next start', async () => {
    const answers: unknown[] = [];
    const stop = (child: ChildProcess) => {
      child.on('message', (answer) => answers.push(answer));
      stopping.abort();
    };
    await withProcess(stop, () => proveNewestBackup(context()));
    expect([answers, existsSync(folder())]).toEqual([[], false]);
    expect(await state()).toMatchObject({ state: 'complete', proof: { proven: null, failed: null } });
    stopping = new AbortController();
    await prove();
    expect(await state()).toMatchObject({ proof: { proven: { name: NAME } } });
  });

  test('removes what a killed server has left, and waits while another node tries', async () => {
    const { promise, resolve } = Promise.withResolvers<ProofAnswer>();
    const lost = prove(promise);
    await expect.poll(() => tried.length).toBe(1);
    await writeFile(path.join(folder(), 'baklja.db'), '');
    at(5 * 60 * 1000);
    await prove();
    expect(await readdir(folder())).toEqual(['baklja.db']);
    at(5 * 60 * 1000 + 1);
    await proveNewestBackup(context(), async () => {
      expect(await readdir(folder())).toEqual([]);
      return GOOD;
    });
    // The process was only asleep: what it says is too late.
    resolve(BAD);
    await expect(lost).rejects.toThrow('wrong');
    expect(await state()).toMatchObject({ state: 'complete', proof: { failed: null } });
  });
});
