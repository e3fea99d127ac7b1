import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DATABASES, type TestSqlite } from '../testing/test-databases.ts';
import { openSqlite } from './node-sqlite.ts';
import type { Db } from './schema.ts';

let opened: TestSqlite;

beforeEach(async () => {
  opened = await DATABASES.SQLite();
});

afterEach(() => opened.destroy());

const write = <Result>(work: (transaction: Db) => Promise<Result>) => opened.database.write(work);

async function addSport(transaction: Db, naziv: string): Promise<number> {
  const { id } = await transaction
    .insertInto('sports')
    .values({ naziv, title_folded: naziv })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function sports(): Promise<string[]> {
  const rows = await opened.database.read.selectFrom('sports').select('naziv').orderBy('id').execute();
  return rows.map(({ naziv }) => naziv);
}

/** The rows that another process finds in the file at this moment. */
function sportsOnDisk(): string[] {
  const connection = openSqlite(opened.file, { readOnly: true });
  const rows = connection.prepare('select naziv from sports order by id').all();
  connection.close();
  return rows.map(({ naziv }) => String(naziv));
}

function fail(): never {
  throw new Error('disk je pun');
}

describe('the write queue', () => {
  test('runs writes one after another in the order in which they came, and commits them together', async () => {
    const events: string[] = [];
    const seen: string[][] = [];
    const job = (name: string) =>
      write(async (transaction) => {
        events.push(`${name} begins`);
        await addSport(transaction, name);
        seen.push(await sports());
        events.push(`${name} ends`);
      });
    const jobs = Promise.all([job('a'), job('b'), job('c')]);
    expect(opened.database.load()).toEqual({ writes: 3 });
    await jobs;
    expect(opened.database.load()).toEqual({ writes: 0 });
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(seen).toEqual([[], [], []]);
    expect(await sports()).toEqual(['a', 'b', 'c']);
  });

  test('keeps each of more writes than share a commit, and returns its result', async () => {
    const names = Array.from({ length: 300 }, (_, place) => `sport ${place}`);
    const ids = await Promise.all(names.map((name) => write((transaction) => addSport(transaction, name))));
    expect(new Set(ids).size).toBe(300);
    expect(await sports()).toEqual(names);
  });

  test('has a result on disk before it returns it', async () => {
    const found: string[][] = [];
    const job = (name: string) =>
      write((transaction) => addSport(transaction, name)).then(() => found.push(sportsOnDisk()));
    await Promise.all([job('a'), job('b')]);
    expect(found).toEqual(Array(2).fill(['a', 'b']));
  });

  test.each([
    ['that fails', () => Promise.reject(new Error('predomislio se')), 'predomislio se'],
    ['whose query the database rejects', (db: Db) => addSport(db, 'pola'), 'UNIQUE constraint failed'],
    // A full disk ends the transaction in just this way.
    ['that breaks the shared transaction', (db: Db) => sql`rollback`.execute(db).then(fail), 'disk je pun'],
  ])('writes nothing of a work %s, but all of its neighbours', async (_, end, message) => {
    const failing = () =>
      write(async (transaction) => {
        await addSport(transaction, 'pola');
        await end(transaction);
      });
    const add = (name: string) => write((transaction) => addSport(transaction, name));
    for (const works of [
      [() => add('prije'), failing, () => add('poslije')],
      [failing, () => add('iza')],
    ]) {
      const results = await Promise.allSettled(works.map((work) => work()));
      expect(results.map(({ status }) => status)).toEqual(
        works.map((work) => (work === failing ? 'rejected' : 'fulfilled')),
      );
    }
    await expect(failing()).rejects.toThrow(message);
    expect(sportsOnDisk()).toEqual(['prije', 'poslije', 'iza']);
  });

  test('shows readers nothing of a write before its commit', async () => {
    await write(async (transaction) => {
      await addSport(transaction, 'u tijeku');
      expect(await sports()).toEqual([]);
      expect(sportsOnDisk()).toEqual([]);
    });
    expect(await sports()).toEqual(['u tijeku']);
  });

  test('leaves nothing of a write during which the process ends', async () => {
    await write((transaction) => addSport(transaction, 'spremljeno'));
    const cut = write(async (transaction) => {
      await addSport(transaction, 'nedovršeno');
      // Closing the connection inside a transaction does what the end of the process would do.
      await opened.database.close();
    });
    await expect(cut).rejects.toThrow();
    expect(sportsOnDisk()).toEqual(['spremljeno']);
  });

  test('leaves a foreign transaction alone, such as that of a migration', async () => {
    const { migrating } = opened.database;
    await migrating.transaction().execute(async (transaction) => {
      await addSport(transaction, 'selidba');
      await expect(write((other) => addSport(other, 'upad'))).rejects.toThrow('within a transaction');
    });
    expect(sportsOnDisk()).toEqual(['selidba']);
    await write((transaction) => addSport(transaction, 'poslije'));
    expect(sportsOnDisk()).toEqual(['selidba', 'poslije']);
  });

  test('leaves everything in one file once the database is closed, and rejects every write then', async () => {
    await write((transaction) => addSport(transaction, 'spremljeno'));
    await opened.database.close();
    expect(existsSync(`${opened.file}-wal`)).toBe(false);
    expect(sportsOnDisk()).toEqual(['spremljeno']);
    const writes = ['a', 'b'].map((naziv) => write((transaction) => addSport(transaction, naziv)));
    for (const refused of writes) await expect(refused).rejects.toThrow('database is not open');
  });
});
