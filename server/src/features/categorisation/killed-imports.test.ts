import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, openPostgresDatabase, openSqliteDatabase } from '../../db/database.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { makePostgres, makeSqlite } from '../../testing/make-database.ts';
import { makeCategorisation, makeRows } from '../../testing/records/make-categorisation.ts';
import { listRows } from './categorisation.store.ts';
import { toCategorisationRows } from './categorisation-rows.ts';
import { getInForce } from './versions.store.ts';

const IMPORT = path.resolve(import.meta.dirname, '../../testing/import-until-killed.ts');

/** Sixteen statements insert them, 100 rows each, and six more compare, name and commit the list. */
const ROWS = 1600;

const PROCESSES_AT_ONCE = 3;

/** A database that no connection of the test has open; `target` opens it and `template` makes copies of it. */
type Closed = { target: string; template: string; destroy: () => Promise<void> };

type Kind = { kills: number; open: (target: string) => Database; make: (template?: string) => Promise<Closed> };

const KINDS: Record<'SQLite' | 'PostgreSQL', Kind> = {
  SQLite: {
    kills: 20,
    open: openSqliteDatabase,
    make: async (template = inject('migratedFile')) => {
      const { database, file, destroy } = await makeSqlite(template);
      await database.close();
      return { target: file, template: file, destroy };
    },
  },
  PostgreSQL: {
    kills: 5,
    open: openPostgresDatabase,
    make: async (template = inject('migratedName')) => {
      const { url, name, destroy } = await makePostgres(inject('postgresUrl'), template);
      return { target: url, template: name, destroy };
    },
  },
};

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
 * Imports the list in a process of its own. With a moment, the process ends itself just before the statement of that
 * number, counted from the first row that it inserts: every kill is inside the import at any speed of the machine.
 * Returns the number of statements; undefined when it was killed.
 */
async function importInProcess(target: string, list: 'former' | 'new', killAt = 0): Promise<number | undefined> {
  const parameters = [IMPORT, target, path.join(folder, list), String(killAt)];
  try {
    const env = { ...process.env, NODE_COMPILE_CACHE: path.join(folder, 'compiled') };
    return Number((await promisify(execFile)(process.execPath, parameters, { env })).stdout);
  } catch (error) {
    if ((error as { signal?: string }).signal === 'SIGKILL') return undefined;
    throw error;
  }
}

/** Opens the database as a start of the server does. */
async function useDatabase<Result>({ open }: Kind, target: string, use: (database: Database) => Promise<Result>) {
  const database = open(target);
  try {
    await migrateToLatest(database);
    return await use(database);
  } finally {
    await database.close();
  }
}

/** A checksum of the list in force, and the number of stored rows that no version shows. */
async function readList({ read }: Database): Promise<string> {
  const list = await listRows(read, (await getInForce(read)).listId, { everyColumn: true });
  const { rows } = await sql<{ lost: number }>`select count(*) as lost from categorisation_list_rows
    where list_id not in (select list_id from categorisation_versions)`.execute(read);
  const checksum = createHash('sha256').update(JSON.stringify(list)).digest('hex');
  return `${list.length} rows, ${rows[0]?.lost} lost, ${checksum}`;
}

/** Runs the work for each item, a few at a time. Returns the results in the order of the items. */
async function mapSome<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const one = async () => {
    for (const [place, item] of waiting) results[place] = await work(item);
  };
  await Promise.all(Array.from({ length: PROCESSES_AT_ONCE }, one));
  return results;
}

test.concurrent.each(Object.entries(KINDS))(
  'a process that is killed in an import leaves one whole list on %s, which the next import replaces',
  async (_name, kind) => {
    const { kills, make } = kind;
    const prepared = await make();
    await importInProcess(prepared.target, 'former');
    const complete = await make(prepared.template);
    const statements = (await importInProcess(complete.target, 'new')) ?? 0;
    expect(statements).toBeGreaterThanOrEqual(kills);
    const lists = new Map([
      [await useDatabase(kind, prepared.target, readList), 'the former'],
      [await useDatabase(kind, complete.target, readList), 'the new'],
    ]);
    await complete.destroy();

    const moments = Array.from(
      { length: kills },
      (_, place) => 1 + Math.round((place * (statements - 1)) / (kills - 1)),
    );
    const found = await mapSome(moments, async (moment) => {
      const { target, destroy } = await make(prepared.template);
      expect(await importInProcess(target, 'new', moment)).toBeUndefined();
      const list = await useDatabase(kind, target, async (database) => {
        const present = await readList(database);
        await makeCategorisation(database, [{ PreZme: 'Poslije' }]);
        expect(await readList(database)).toMatch('1 rows, 0 lost');
        return present;
      });
      await destroy();
      return lists.get(list) ?? list;
    });
    await prepared.destroy();
    expect(found).toEqual([...Array(kills - 1).fill('the former'), 'the new']);
  },
  120_000,
);
