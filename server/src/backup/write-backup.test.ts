import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anyTable } from '../db/record-rows.ts';
import { areDeletionsHeld } from '../files/records/deletion-holds.store.ts';
import { boundStorage } from '../testing/bound-storage.ts';
import { TEST_NOW } from '../testing/build-test-app.ts';
import { fillTables } from '../testing/fill-tables.ts';
import { makeFile } from '../testing/records/make-file.ts';
import { makeCategory } from '../testing/records/make-post.ts';
import { STORES, useStoredApp } from '../testing/stored-app.ts';
import { EMPTY_DATABASES } from '../testing/test-databases.ts';
import type { Progress } from './progress.ts';
import { checkBackup } from './restoring/check-backup.ts';
import { listSavedTables } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const MINUTE_MS = 60 * 1000;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baklja-backup-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** An application whose database has rows in every table. */
function useFilledApp(stores: (typeof STORES)[number]) {
  const testApp = useStoredApp(stores);
  const keys: string[] = [];

  beforeAll(async () => void keys.push(...(await fillTables(testApp.dependencies, TEST_NOW))));

  return {
    testApp,
    keys,
    order: () => ({ ...testApp.dependencies, to: path.join(folder, 'b.tar') }),
    countOf: async (table: string) => {
      const rows = anyTable(testApp.dependencies.database.read).selectFrom(table).select(sql<number>`count(*)`.as('n'));
      return Number((await rows.executeTakeFirstOrThrow())['n']);
    },
  };
}

describe.each(STORES)('a backup of $database and $storage', (stores) => {
  const { testApp, keys, order, countOf } = useFilledApp(stores);

  test('has every row of every table, and every object that they name', async () => {
    const written = await writeBackup(order());
    const { opening, contents, objects } = await checkBackup(written.file);
    expect(opening).toMatchObject({ product: 'Baklja', database: stores.database, started: TEST_NOW.toISOString() });
    const saved = await listSavedTables();
    expect(Object.keys(contents.tables)).toEqual(saved);
    for (const table of saved) expect([table, contents.tables[table]?.rows]).toEqual([table, await countOf(table)]);
    expect([...objects.keys()].toSorted()).toEqual(keys.toSorted());
    expect(written).toMatchObject({ objects: 2, missing: [], bytes: (await stat(written.file)).size });
  });

  test('holds deletions until it is written, however long it takes, and when it fails', async () => {
    const { database, files } = testApp.dependencies;
    let now = TEST_NOW;
    const isHeld = () => areDeletionsHeld(database.read, now);
    const held: boolean[] = [];
    const reading = boundStorage(files);
    reading.read = async (...parameters) => {
      held.push(await isHeld());
      return files.read(...parameters);
    };
    const pass = (minutes: number) => () => {
      now = new Date(now.getTime() + minutes * MINUTE_MS);
    };
    const slow = { ...order(), files: reading, clock: () => now };
    const written = await writeBackup({ ...slow, onProgress: pass(2) });
    expect([held, await isHeld()]).toEqual([[true, true], false]);
    expect(now > new Date(TEST_NOW.getTime() + 60 * MINUTE_MS)).toBe(true);
    const { contents } = await checkBackup(written.file);
    expect(contents.tables.installation?.rows).toBe(await countOf('installation'));

    const to = path.join(folder, 'c.tar');
    const lapsed = writeBackup({ ...slow, to, onProgress: pass(16) });
    await expect(lapsed).rejects.toThrow('the hold on deletions has lapsed');
    reading.read = () => Promise.reject(new Error('gone'));
    await expect(writeBackup({ ...slow, to })).rejects.toThrow('gone');
    expect([await isHeld(), await readdir(folder)]).toEqual([false, ['b.tar']]);
  });

  test('names the objects that the storage does not have', async () => {
    const { files } = testApp.dependencies;
    const without = boundStorage(files);
    without.read = async (key) => (key === keys[0] ? undefined : files.read(key));
    const written = await writeBackup({ ...order(), files: without });
    expect(written).toMatchObject({ objects: 1, missing: [keys[0]] });
    expect((await checkBackup(written.file)).contents.missing).toEqual([keys[0]]);
  });

  test('has an object that is too large to be held in memory, and names it when it is gone', async () => {
    const { files } = testApp.dependencies;
    const bytes = Buffer.alloc(8 * 1024 * 1024 + 1, 7);
    const { object_key } = await makeFile(testApp.dependencies, { path: 'dokumenti/velik.txt', bytes });
    const written = await writeBackup(order());
    expect([...(await checkBackup(written.file)).objects.keys()]).toContain(object_key);
    await files.delete([object_key]);
    expect(await writeBackup({ ...order(), to: path.join(folder, 'c.tar') })).toMatchObject({ missing: [object_key] });
  });
});

describe.each(STORES.filter(({ storage }) => storage === 'disk'))('a backup of $database', (stores) => {
  const { testApp, order, countOf } = useFilledApp(stores);

  test('has the state of one moment while others write', async () => {
    const { database } = testApp.dependencies;
    const before = await countOf('categories');
    const written = await writeBackup({
      ...order(),
      database: {
        ...database,
        snapshot: (work) =>
          database.snapshot(async (db) => {
            await db.selectFrom('users').select('id').execute();
            await makeCategory(database, 'Poslije');
            return work(db);
          }),
      },
    });
    const { contents } = await checkBackup(written.file);
    expect([contents.tables.categories?.rows, await countOf('categories')]).toEqual([before, before + 1]);
  });

  test('gets its name when it is complete, belongs to its owner alone, and replaces no file', async () => {
    const seen: string[][] = [];
    const reading = boundStorage(testApp.dependencies.files);
    reading.read = async (...parameters) => {
      seen.push(await readdir(folder));
      return testApp.dependencies.files.read(...parameters);
    };
    const { file } = await writeBackup({ ...order(), files: reading });
    expect(seen).toEqual(Array(2).fill([expect.stringMatching(/^b\.tar\.\w{8}\.unfinished$/)]));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(writeBackup(order())).rejects.toThrow(`${file} exists already; a backup replaces no file.`);
  });

  test('ends at a signal and leaves nothing', async () => {
    const stop = new AbortController();
    const stopped = writeBackup({ ...order(), signal: stop.signal, onProgress: () => stop.abort(new Error('stop')) });
    await expect(stopped).rejects.toThrow('stop');
    expect(await readdir(folder)).toEqual([]);
  });

  test('reports how far it is, and can be opened and checked with tar and sha256sum', async () => {
    const reports: Progress[] = [];
    const { file } = await writeBackup({ ...order(), onProgress: (progress) => reports.push(progress) });
    const last = (step: string) => reports.findLast((report) => report.step === step);
    expect(last('files')).toEqual({ step: 'files', done: 14, total: 14 });
    expect(last('database')?.done).toBe(last('database')?.total);
    expect(last('database')?.done).toBeGreaterThan(2 * (await listSavedTables()).length);
    const command = `tar -xf ${file} && sha256sum --check --strict --quiet SHA256SUMS`;
    const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('is refused for a database without tables, and for one that a newer version has used', async () => {
    const { database } = testApp.dependencies;
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(database.migrating);
    await expect(writeBackup(order())).rejects.toThrow('A newer version of Baklja has used the database');
    await sql`delete from kysely_migration where name = '9999-later'`.execute(database.migrating);
    const empty = await EMPTY_DATABASES[stores.database]();
    const refused = writeBackup({ ...order(), database: empty.database });
    await expect(refused).rejects.toThrow('There is nothing to back up: the database has no tables.');
    await empty.destroy();
  });
});
