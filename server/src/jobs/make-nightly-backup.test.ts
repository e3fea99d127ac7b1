import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dashboardRoutes } from '@baklja/contract/features/site/dashboard';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BackupError } from '../backup/backup-error.ts';
import type { ThreadTask } from '../backup/nightly/write-in-thread.ts';
import { checkBackup } from '../backup/restoring/check-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { UnavailableError } from '../errors.ts';
import { TEST_NOW, useTestApp } from '../testing/build-test-app.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';
import { checkBackupFolderJob, makeNightlyBackup } from './make-nightly-backup.ts';
import { proveNewestBackup } from './prove-backup.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** Ten past three of a night in Zagreb; the nights are those after the day of the other tests. */
const night = (day: number) => new Date(`2026-11-${day}T02:10:00.000Z`);

describe.each(DATABASE_NAMES)('nightly backups on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let folder: string;
  let logged: string[];

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'baklja-nightly-'));
    logged = [];
    set({ backupDir: folder, backupKeep: 3 });
    for (const table of ['nightly_backups', 'nightly_backup_status', 'installation'] as const) {
      await testApp.dependencies.database.write((transaction) => transaction.deleteFrom(table).execute());
    }
    at(TEST_NOW);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const context = () => {
    const note = (line: string) => void logged.push(line);
    const log = { error: note, warn: note } as never;
    return { ...testApp.dependencies, log, signal: new AbortController().signal };
  };
  /** In this thread: the thread itself has tests of its own. */
  const writeWhole = async ({ to }: ThreadTask) => ({ written: await writeBackup({ ...testApp.dependencies, to }) });
  /** A small file in place of a backup, where only its name, size and time matter. */
  const write = async ({ to }: ThreadTask) => {
    await writeFile(to, 'backup');
    return { written: { file: to, bytes: 6, rows: 0, objects: 0, missing: [] } };
  };
  const run = async (how: Parameters<typeof makeNightlyBackup>[1] = write) => {
    await makeNightlyBackup(context(), how);
    await proveNewestBackup(context(), async () => ({ problem: null }));
  };
  const look = () => checkBackupFolderJob.run(context() as never);
  const set = (config: { backupDir?: string | undefined; backupKeep?: number }) =>
    Object.assign(testApp.dependencies.config, config);
  const at = (moment: Date, laterMs = 0) => testApp.setNow(new Date(moment.getTime() + laterMs));
  const runNights = async (...days: number[]) => {
    for (const day of days) {
      at(night(day));
      await run();
    }
  };
  const state = async () => (await testApp.call(dashboardRoutes.getNightlyBackup, { as: 'superadmin' })).json();
  const fail = (error: Error) => run(() => Promise.reject(error));

  test('are off without a folder', async () => {
    set({ backupDir: undefined });
    await look();
    await runNights(22);
    expect(await state()).toMatchObject({ state: 'off', is_running: false, failed: null, problem: null, last: null });
  });

  test('begin with the next night, named by its day and time, and are complete', async () => {
    expect(await state()).toMatchObject({ state: 'first', last: null });
    await look();
    await run();
    expect([await readdir(folder), await state()]).toMatchObject([[], { state: 'first', last: null }]);
    at(night(22));
    await run(writeWhole);
    const [name = ''] = await readdir(folder);
    expect(name).toBe('baklja-2026-11-22-0310.tar');
    const { opening } = await checkBackup(path.join(folder, name));
    expect(opening.database).toBe(databaseName);
    expect(await state()).toMatchObject({
      state: 'complete',
      is_running: false,
      failed: null,
      problem: null,
      last: { name, made: night(22).toISOString(), bytes: expect.any(Number), is_gone: false },
    });
  });

  test('stay in the number that is set; the oldest are deleted, and nothing that others have made', async () => {
    const others = ['baklja-2026-11-01-0310.tar', 'baklja.tar', 'notes.txt'];
    for (const name of others) await writeFile(path.join(folder, name), 'mine');
    await look();
    await runNights(22, 23, 24, 25, 26);
    const own = ['baklja-2026-11-24-0310.tar', 'baklja-2026-11-25-0310.tar', 'baklja-2026-11-26-0310.tar'];
    expect(await readdir(folder)).toEqual(['baklja-2026-11-01-0310.tar', ...own, 'baklja.tar', 'notes.txt']);
    await writeFile(path.join(folder, own[0]!), 'changed by hand');
    set({ backupKeep: 1 });
    await runNights(27);
    expect(await readdir(folder)).toEqual([others[0], own[0], 'baklja-2026-11-27-0310.tar', 'baklja.tar', 'notes.txt']);
  });

  test.each([
    ['a full disk', new BackupError('full', { cause: Object.assign(new Error(), { code: 'ENOSPC' }) }), 'full'],
    ['a store that is away', new UnavailableError(), 'stores'],
    ['any other fault', new Error('a fault'), 'other'],
  ])('that fail for %s leave the former ones and are reported', async (_, error, problem) => {
    set({ backupKeep: 1 });
    await look();
    await runNights(22);
    at(night(23));
    await expect(fail(error)).rejects.toThrow(`no nightly backup was made: ${error}`);
    expect(await readdir(folder)).toEqual(['baklja-2026-11-22-0310.tar']);
    expect(await state()).toMatchObject({
      state: 'failed',
      problem,
      failed: night(23).toISOString(),
      is_running: false,
      last: { name: 'baklja-2026-11-22-0310.tar' },
    });
  });

  test('that failed or were missed are made at noon, and others are not', async () => {
    await look();
    at(night(22));
    await expect(fail(new Error('a fault'))).rejects.toThrow();
    for (const day of [22, 23, 23]) {
      at(night(day), 9 * HOUR);
      await run();
    }
    expect(await readdir(folder)).toEqual(['baklja-2026-11-22-1210.tar', 'baklja-2026-11-23-1210.tar']);
    expect(await state()).toMatchObject({ state: 'complete', failed: null });
  });

  test('are made once by two nodes, also by an early timer and with clocks that differ', async () => {
    await look();
    at(night(22), -1);
    await Promise.all([run(), run()]);
    for (const ms of [-9 * MINUTE, 9 * MINUTE, HOUR]) {
      at(night(22), ms);
      await run();
    }
    expect(await readdir(folder)).toEqual(['baklja-2026-11-22-0309.tar']);
  });

  test('need a folder that exists and can be written', async () => {
    const inFile = path.join(folder, 'a file');
    await writeFile(inFile, '');
    const missing = path.join(folder, 'missing');
    for (const backupDir of [missing, inFile]) {
      set({ backupDir });
      at(TEST_NOW);
      await look();
      expect(await state()).toMatchObject({ state: 'no-folder' });
      at(night(22));
      await expect(run()).rejects.toThrow(/ENOENT|ENOTDIR/);
      expect(await state()).toMatchObject({ state: 'no-folder', problem: 'folder' });
    }
    expect(logged).toEqual([expect.stringMatching(/^nightly backups cannot be written to BACKUP_DIR: Error: ENOENT/)]);
    await mkdir(missing);
    set({ backupDir: missing });
    await look();
    expect(await state()).toMatchObject({ state: 'failed', problem: 'folder' });
    await run();
    expect(await state()).toMatchObject({ state: 'complete' });
  });

  test('are late when the last one ended more than 26 hours ago, and when the first never came', async () => {
    await look();
    at(TEST_NOW, 26 * HOUR);
    await look();
    expect(await state()).toMatchObject({ state: 'first' });
    at(TEST_NOW, 26 * HOUR + 1);
    expect(await state()).toMatchObject({ state: 'late', last: null });
    await runNights(23);
    at(night(23), 26 * HOUR);
    expect(await state()).toMatchObject({ state: 'complete' });
    at(night(23), 26 * HOUR + 1);
    expect(await state()).toMatchObject({ state: 'late', last: { made: night(23).toISOString() } });
  });

  test('are reported when the newest is gone from the folder or changed there', async () => {
    await look();
    await runNights(22);
    const file = path.join(folder, 'baklja-2026-11-22-0310.tar');
    for (const change of [() => writeFile(file, 'cut'), () => rm(file)]) {
      await change();
      await look();
      expect(await state()).toMatchObject({ state: 'gone', last: { is_gone: true } });
    }
    await runNights(23);
    expect(await state()).toMatchObject({ state: 'complete', last: { is_gone: false } });
  });

  test('that a stop interrupts are reported and leave no file', async () => {
    await look();
    await runNights(22);
    at(night(23));
    const signal = AbortSignal.abort();
    await makeNightlyBackup({ ...context(), signal }, async ({ to }) => ({
      written: await writeBackup({ ...testApp.dependencies, to, signal }),
    }));
    expect([await readdir(folder), await state()]).toMatchObject([
      ['baklja-2026-11-22-0310.tar'],
      { state: 'failed', problem: 'stopped' },
    ]);
  });

  test('of a killed process count as running for five minutes; the next run removes what they left', async () => {
    await look();
    at(night(22));
    const { promise, resolve } = Promise.withResolvers<never>();
    const killed = run(() => promise);
    await expect.poll(state).toMatchObject({ state: 'first', is_running: true });
    at(night(22), 5 * MINUTE);
    await run();
    expect([await readdir(folder), await state()]).toMatchObject([[], { is_running: true }]);
    at(night(22), 5 * MINUTE + 1);
    expect(await state()).toMatchObject({ state: 'failed', problem: 'stopped', is_running: false });
    const [older, young] = ['0310.tar.0a1b2c3d', '0311.tar.0a1b2c3e'].map(
      (end) => `baklja-2026-11-22-${end}.unfinished`,
    );
    const others = 'other.tar.0a1b2c3d.unfinished';
    for (const name of [older!, young!, others]) {
      await writeFile(path.join(folder, name), '');
      if (name !== young) await utimes(path.join(folder, name), 0, Date.now() / 1000 - 3601);
    }
    await run(async (task) => {
      expect(await state()).toMatchObject({ state: 'failed', problem: 'stopped', is_running: true });
      return write(task);
    });
    const made = 'baklja-2026-11-22-0315.tar';
    expect(await readdir(folder)).toEqual([young, made, others]);
    // The process was only asleep: what it says of its run is too late.
    resolve({ problem: 'other', reason: 'late' } as never);
    await expect(killed).rejects.toThrow('late');
    expect(await state()).toMatchObject({ state: 'complete', last: { name: made } });
  });

  test('are known to a node without the folder, as long as another node looks into it', async () => {
    await look();
    await runNights(22);
    await look();
    set({ backupDir: undefined });
    expect(await state()).toMatchObject({ state: 'complete' });
    at(night(22), 25 * MINUTE + 1);
    expect(await state()).toMatchObject({ state: 'off' });
  });
});
