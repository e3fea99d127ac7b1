import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import PQueue from 'p-queue';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { migrateToLatest } from '../../../db/migrate.ts';
import { CLOSED_DATABASES, useTarget } from '../../../testing/faults/closed-databases.ts';
import { type Moment, runScript } from '../../../testing/faults/killed-process.ts';
import { makeCategorisation, makeRows } from '../../../testing/records/make-categorisation.ts';
import { DATABASE_NAMES, type DatabaseName } from '../../../testing/test-databases.ts';
import { getInForce, listIds, writeRows } from './categorisation.store.ts';
import { toCategorisationRows } from './categorisation-rows.ts';

/** Two statements insert them, 100 rows each, and eight more compare, name and commit the list. */
const ROWS = 200;

const PROCESSES_AT_ONCE = 3;

/** Moments of a kill, spread over the import: on SQLite before every statement. */
const KILLS: Record<DatabaseName, number> = { SQLite: 10, PostgreSQL: 3 };

/** Statements before the first row, such as those that open the database, are not counted. */
const FROM = '^insert into "categorisation_list_rows"';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baklja-kill-'));
  const write = async (list: string, rows: unknown[][]) =>
    writeFile(path.join(folder, list), JSON.stringify(await toCategorisationRows(rows)));
  await write('former', makeRows(ROWS - 1, { Ime: 'Stara' }));
  await write('new', makeRows(ROWS, { Ime: 'Nova' }));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Imports the list in a process of its own. With a moment, the process is killed just before the statement of that
 * number: every kill is inside the import at any speed of the machine. Returns the number of statements; undefined when
 * it was killed.
 */
function importInProcess(target: string, list: 'former' | 'new', moment: Omit<Moment, 'from'> = {}) {
  return runScript('run-import.ts', [target, path.join(folder, list)], { from: FROM, ...moment });
}

/** Opens the database as a start of the server does. */
function useStarted<Result>(target: string, use: (database: Database) => Promise<Result>): Promise<Result> {
  return useTarget(target, async (database) => {
    await migrateToLatest(database);
    return use(database);
  });
}

/** A checksum of the list in force, and the number of stored rows that no version shows. */
async function readList({ read }: Database): Promise<string> {
  const { listId } = await getInForce(read);
  const ids = await listIds(read, listId);
  const list = await writeRows(read, { listId, ids, everyColumn: true });
  const { rows } = await sql<{ lost: number }>`select count(*) as lost from categorisation_list_rows
    where list_id not in (select list_id from categorisation_versions)`.execute(read);
  const checksum = createHash('sha256').update(list).digest('hex');
  return `${ids.length} rows, ${rows[0]?.lost} lost, ${checksum}`;
}

describe.concurrent.each(DATABASE_NAMES)('a process that is killed in an import on %s', (databaseName) => {
  const make = CLOSED_DATABASES[databaseName];
  const kills = KILLS[databaseName];

  test('leaves one whole list, which the next import replaces', async ({ expect }) => {
    const prepared = await make();
    await importInProcess(prepared.target, 'former');
    const complete = await make(prepared.template);
    const statements = (await importInProcess(complete.target, 'new')) ?? 0;
    expect(statements).toBeGreaterThanOrEqual(kills);
    const lists = new Map([
      [await useStarted(prepared.target, readList), 'the former'],
      [await useStarted(complete.target, readList), 'the new'],
    ]);
    await complete.destroy();

    const moments = Array.from(
      { length: kills },
      (_, place) => 1 + Math.round((place * (statements - 1)) / (kills - 1)),
    );
    const importUntil = async (killAt: number) => {
      const { target, destroy } = await make(prepared.template);
      expect(await importInProcess(target, 'new', { killAt })).toBeUndefined();
      const list = await useStarted(target, async (database) => {
        const present = await readList(database);
        await makeCategorisation(database, [{ PreZme: 'Poslije' }]);
        expect(await readList(database)).toMatch('1 rows, 0 lost');
        return present;
      });
      await destroy();
      return lists.get(list) ?? list;
    };
    const processes = new PQueue({ concurrency: PROCESSES_AT_ONCE });
    const found = await processes.addAll(moments.map((killAt) => () => importUntil(killAt)));
    await prepared.destroy();
    expect(found).toEqual([...Array(kills - 1).fill('the former'), 'the new']);
  }, 120_000);
});
