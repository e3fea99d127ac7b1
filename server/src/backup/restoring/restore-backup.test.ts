import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { sqliteFileIn } from '../../db/open-database.ts';
import { TEST_NOW } from '../../testing/build-test-app.ts';
import { fillTables, LAST_CATEGORY_ID } from '../../testing/fill-tables.ts';
import { makeCategory } from '../../testing/records/make-post.ts';
import { makeUser } from '../../testing/records/make-user.ts';
import { makeRestoreTarget, type RestoreTarget, rowSums } from '../../testing/restore-target.ts';
import { STORES, useStoredApp } from '../../testing/stored-app.ts';
import { listKeys } from '../../testing/test-storages.ts';
import type { Progress } from '../progress.ts';
import { writeBackup } from '../write-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const RESTORED_AT = new Date(TEST_NOW.getTime() + 1000);

let folder: string;
const targets: RestoreTarget[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baklja-backup-'));
});

afterEach(async () => {
  for (const target of targets.splice(0)) await target.destroy();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function makeTarget(...parameters: Parameters<typeof makeRestoreTarget>): Promise<RestoreTarget> {
  const target = await makeRestoreTarget(...parameters);
  targets.push(target);
  return target;
}

type More = Partial<Parameters<typeof restoreBackup>[0]>;

function restore(file: string, { config, prepareFiles }: RestoreTarget, more: More = {}) {
  return restoreBackup({ file, config, prepareFiles, mayReplace: false, clock: () => RESTORED_AT, ...more });
}

async function versionsOf({ read }: Database): Promise<number[]> {
  const rows = await read.selectFrom('list_versions').select('version').orderBy('version').execute();
  return rows.map(({ version }) => version);
}

/** The pages of the magazine with the word 1001, by the index of the database. */
async function findPages({ read }: Database, databaseName: string): Promise<unknown[]> {
  const found =
    databaseName === 'SQLite'
      ? sql`select rowid as id from magazine_page_words where magazine_page_words match '1001'`
      : sql`select id from magazine_pages where words @@ to_tsquery('simple', '1001')`;
  return (await found.execute(read)).rows;
}

// A whole schema is made in each restore.
describe.each(STORES)('a backup of $database and $storage', { timeout: 60_000 }, (stores) => {
  const testApp = useStoredApp(stores);
  const file = path.join(tmpdir(), `baklja-${stores.database}-${stores.storage}-${process.pid}.tar`);
  let keys: string[];
  let versions: number[];
  let sums: Awaited<ReturnType<typeof rowSums>>;

  beforeAll(async () => {
    keys = await fillTables(testApp.dependencies, TEST_NOW);
    versions = await versionsOf(testApp.dependencies.database);
    sums = await rowSums(testApp.dependencies.database);
    await writeBackup({ ...testApp.dependencies, to: file });
  });

  afterAll(() => rm(file, { force: true }));

  const others = STORES.filter(({ database, storage }) => database !== stores.database && storage !== stores.storage);

  test.each(others)('is restored to $database and $storage with the same rows and objects', async (other) => {
    const target = await makeTarget(other);
    await restore(file, target);
    expect(await target.look(rowSums)).toEqual(sums);
    expect((await listKeys(target.files)).toSorted()).toEqual(keys.toSorted());
    const texts = keys.map(async (key) => text((await target.files.read(key))!));
    expect(await Promise.all(texts)).toEqual(['present', 'deleted']);
    // Neither an id nor a version of a list that was in use is given again.
    expect(await target.look(versionsOf)).toEqual(versions.map((version) => version + 1001));
    expect(await target.look((database) => makeCategory(database, 'Nova'))).toBe(LAST_CATEGORY_ID + 1);
    expect(await target.look((database) => findPages(database, other.database))).toEqual([{ id: 1001 }]);
  });
});

describe.each(STORES.filter(({ storage }) => storage === 'disk'))(
  'a restore to $database',
  { timeout: 60_000 },
  (stores) => {
    const testApp = useStoredApp(stores);
    let file: string;

    beforeAll(async () => {
      file = path.join(folder, `${stores.database}.tar`);
      await fillTables(testApp.dependencies, TEST_NOW);
      await writeBackup({ ...testApp.dependencies, to: file });
    });

    const RESTORED = [1001, 1002];

    /** A target that was started once, and is then changed by `use`. */
    async function makeStarted(use: Parameters<RestoreTarget['look']>[0] = async () => {}): Promise<RestoreTarget> {
      const target = await makeTarget(stores, { isStarted: true });
      await target.look(async (database) => {
        await makeUser(database, { username: 'prvi' });
        await use(database);
      });
      return target;
    }

    const logIn: Parameters<RestoreTarget['look']>[0] = ({ write }) =>
      write((transaction) =>
        transaction
          .insertInto('audit_log')
          .values({ at: '2026', user_id: 1, action: 'log-in', title: '', title_folded: '', details: '{}' } as never)
          .execute(),
      );

    test('refuses a database that someone has used, unless it may replace it', async () => {
      const target = await makeStarted(logIn);
      await expect(restore(file, target)).rejects.toThrow(
        'The database is in use already; nothing was restored. To replace it: npm run restore -- FILE --replace',
      );
      expect([await target.listUsers(), await listKeys(target.files)]).toEqual([[1], []]);
      await restore(file, target, { mayReplace: true });
      expect(await target.listUsers()).toEqual(RESTORED);
    });

    test.each([
      ['from before the audit log', sql`drop table audit_log`, false, 'The database is in use already'],
      [
        'that an older version began',
        sql`update kysely_migration set timestamp = '2026-01-01T00:00:00.000Z' where name = '0027-baseline'`,
        ...([false, 'The database is in use already'] as const),
      ],
      [
        'that a newer version has used, also to replace it',
        sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027')`,
        ...([true, 'A newer version of Baklja has used the database'] as const),
      ],
    ])('refuses a database %s', async (_, statement, mayReplace, sentence) => {
      const target = await makeStarted(async ({ migrating }) => void (await statement.execute(migrating)));
      await expect(restore(file, target, { mayReplace })).rejects.toThrow(sentence);
      expect(await target.listUsers()).toEqual([1]);
    });

    test('refuses a database while a server uses it', async () => {
      const target = await makeStarted();
      await target.look(async ({ read }) => {
        await read.selectFrom('users').select('id').execute();
        await expect(restore(file, target, { mayReplace: true })).rejects.toThrow('stop it and restore again');
      });
      expect(await target.listUsers()).toEqual([1]);
    });

    test('leaves a first start when anything fails, and replaces it when it is repeated', async () => {
      const target = await makeStarted();
      const failing = () => {
        throw new Error('no current');
      };
      for (const step of ['check', 'files', 'database'] as const) {
        const onProgress = (progress: Progress) => progress.step === step && progress.done > 0 && failing();
        await expect(restore(file, target, { onProgress })).rejects.toThrow('no current');
        expect(await target.listUsers()).toEqual([1]);
      }
      expect((await readdir(target.config.dataDir)).filter((name) => name.includes('restoring'))).toEqual([]);
      await restore(file, target);
      expect(await target.listUsers()).toEqual(RESTORED);
    });
  },
);

test('a damaged database file is replaced on demand', async () => {
  const target = await makeTarget({ database: 'SQLite', storage: 'disk' });
  await writeFile(sqliteFileIn(target.config.dataDir), 'no database at all'.repeat(500));
  const file = path.join(folder, 'SQLite.tar');
  await expect(restore(file, target)).rejects.toThrow('The database is in use already');
  await restore(file, target, { mayReplace: true });
  expect(await target.listUsers()).toHaveLength(2);
});
