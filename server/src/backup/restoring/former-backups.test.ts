import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { TEST_NOW } from '../../testing/build-test-app.ts';
import { FORMER_DATABASES, makeTooOld, NEWEST_MIGRATION, readFormerBackup } from '../../testing/former-version.ts';
import { makeRestoreTarget, type RestoreTarget, rowSums } from '../../testing/restore-target.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import { listKeys } from '../../testing/test-storages.ts';
import { listSavedTables } from '../tables.ts';
import { writeBackup } from '../write-backup.ts';
import { checkBackup } from './check-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const clock = () => TEST_NOW;

/** Tables to which later migrations have added columns. */
const WIDENED = [
  'athletes',
  'magazine_texts',
  'post_translations',
  'page_translations',
  'document_folders',
  'subfolders',
];

function withoutWidened<Sum>(all: Record<string, Sum>) {
  const sums = Object.fromEntries(Object.entries(all).filter(([table]) => !WIDENED.includes(table)));
  return { sums, widened: WIDENED.map((table) => all[table]) };
}

describe.each(DATABASE_NAMES)('version 0.1.0 and backups on %s', { timeout: 60_000 }, (databaseName) => {
  let folder: string;
  let file: string;
  let target: RestoreTarget;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'baklja-backup-'));
    file = path.join(folder, 'former.tar');
    await writeFile(file, await readFormerBackup());
    target = await makeRestoreTarget({ database: databaseName, storage: 'disk' });
  });

  afterEach(async () => {
    await target.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  async function restore(from: string, mayReplace = false): Promise<void> {
    const { config, prepareFiles } = target;
    await restoreBackup({ file: from, config, prepareFiles, mayReplace, clock });
  }

  test('a backup of it is restored and brought to the present schema, with its rows and objects, and replaces nothing', async () => {
    const { contents } = await checkBackup(file);
    await restore(file);

    const { sums, widened } = withoutWidened(await target.look(rowSums));
    // Without the versions of lists, which a restore raises.
    expect(Object.keys(sums)).toHaveLength((await listSavedTables()).length - WIDENED.length - 1);
    const former = Object.entries(sums).filter(([table]) => table in contents.tables);
    expect(former).toHaveLength(Object.keys(contents.tables).length - WIDENED.length - 1);
    expect(contents.tables).toMatchObject(Object.fromEntries(former));
    expect(former.every(([, { rows }]) => rows >= 2)).toBe(true);
    expect(widened).toMatchObject(WIDENED.map(() => ({ rows: 2 })));
    const later = Object.entries(sums).filter(([table]) => !(table in contents.tables));
    expect(later).toMatchObject(
      [
        ...['changes', 'games', 'events', 'machine_keys', 'refused_addresses'],
        ...['starts', 'start_athletes', 'start_decisions', 'webhooks'],
      ].map((table) => [table, { rows: 0 }]),
    );
    const tries = await target.look(({ read }) => read.selectFrom('magazine_texts').select('tries').execute());
    expect(tries).toEqual([{ tries: 0 }, { tries: 0 }]);

    expect(contents.objects.count).toBe(2);
    expect(await listKeys(target.files)).toHaveLength(2);

    await target.look(({ migrating }) =>
      sql`update kysely_migration set name = ${NEWEST_MIGRATION} where name = '0027-baseline'`.execute(migrating),
    );
    await expect(restore(file)).rejects.toThrow('The database is in use already');
    await restore(file, true);
    expect(await target.listUsers()).toHaveLength(2);
  });

  test('a database of it that this version has not started is backed up as it is, and an older one is not', async () => {
    const opened = await FORMER_DATABASES[databaseName]();
    onTestFinished(opened.destroy);
    const back = (name: string) =>
      writeBackup({ database: opened.database, files: target.files, to: path.join(folder, name), clock });
    const { sums } = withoutWidened(await rowSums(opened.database));
    // The storage gets the objects that the rows name.
    await restore(file);
    await back('unstarted.tar');

    await restore(path.join(folder, 'unstarted.tar'), true);
    expect(await target.look(rowSums)).toMatchObject(sums);

    await makeTooOld(opened.database);
    await expect(back('older.tar')).rejects.toThrow(
      'An older version of Baklja has used the database; back it up with that version.',
    );
  });
});
