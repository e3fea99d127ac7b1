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
  const file = opened.file;
  const connection = openSqlite(file, { readOnly: true });
  const rows = connection.prepare('select naziv from sports order by id').all();
  connection.close();
  return rows.map(({ naziv }) => String(naziv));
}

describe('the write queue', () => {
  test('returns the result of the work', async () => {
    expect(await write(async () => 'gotovo')).toBe('gotovo');
  });

  test('runs writes one after another in the order in which they came', async () => {
    const events: string[] = [];
    const job = (name: string) =>
      write(async (transaction) => {
        events.push(`${name} begins`);
        await addSport(transaction, name);
        await addSport(transaction, `${name} again`);
        events.push(`${name} ends`);
      });
    await Promise.all([job('a'), job('b'), job('c')]);
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(await sports()).toEqual(['a', 'a again', 'b', 'b again', 'c', 'c again']);
  });

  test('keeps each of more writes than share a commit', async () => {
    const names = Array.from({ length: 300 }, (_, place) => `sport ${place}`);
    const ids = await Promise.all(names.map((name) => write((transaction) => addSport(transaction, name))));
    expect(new Set(ids).size).toBe(300);
    expect(await sports()).toEqual(names);
  });

  test('commits simultaneous writes together', async () => {
    const seen: string[][] = [];
    const job = (name: string) =>
      write(async (transaction) => {
        await addSport(transaction, name);
        seen.push(await sports());
      });
    await Promise.all([job('a'), job('b'), job('c')]);
    expect(seen).toEqual([[], [], []]);
    expect(await sports()).toEqual(['a', 'b', 'c']);
  });

  test('has a result on disk before it returns it', async () => {
    const found: string[][] = [];
    const job = (name: string) =>
      write((transaction) => addSport(transaction, name)).then(() => found.push(sportsOnDisk()));
    await Promise.all([job('a'), job('b')]);
    expect(found).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  test('writes nothing of a work that fails, but all of its neighbours', async () => {
    const failing = write(async (transaction) => {
      await addSport(transaction, 'pola');
      throw new Error('predomislio se');
    });
    const results = await Promise.allSettled([
      write((transaction) => addSport(transaction, 'prije')),
      failing,
      write((transaction) => addSport(transaction, 'poslije')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect(failing).rejects.toThrow('predomislio se');
    expect(sportsOnDisk()).toEqual(['prije', 'poslije']);
  });

  test('writes nothing of a work whose query the database rejects', async () => {
    await write((transaction) => addSport(transaction, 'isti'));
    const refused = write(async (transaction) => {
      await addSport(transaction, 'drugi');
      await addSport(transaction, 'isti');
    });
    await expect(refused).rejects.toThrow('UNIQUE constraint failed');
    expect(sportsOnDisk()).toEqual(['isti']);
  });

  test('writes its neighbours when a work breaks the shared transaction', async () => {
    const before = write((transaction) => addSport(transaction, 'prije'));
    // A full disk ends the transaction in just this way.
    const breaking = write(async (transaction) => {
      await sql`rollback`.execute(transaction);
      throw new Error('disk je pun');
    });
    const after = write((transaction) => addSport(transaction, 'poslije'));
    const results = await Promise.allSettled([before, breaking, after]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect(breaking).rejects.toThrow('disk je pun');
    expect(sportsOnDisk()).toEqual(['prije', 'poslije']);
  });

  test('does not blame a break on the write that waits behind it', async () => {
    const breaking = write(async (transaction) => {
      await sql`rollback`.execute(transaction);
      throw new Error('disk je pun');
    });
    const after = write((transaction) => addSport(transaction, 'poslije'));
    await expect(breaking).rejects.toThrow('disk je pun');
    await expect(after).resolves.toBeGreaterThan(0);
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

  test('leaves everything in one file once the database is closed', async () => {
    await write((transaction) => addSport(transaction, 'spremljeno'));
    await opened.database.close();
    expect(existsSync(`${opened.file}-wal`)).toBe(false);
    expect(sportsOnDisk()).toEqual(['spremljeno']);
  });

  test('rejects every write once the database is closed', async () => {
    await opened.database.close();
    const writes = ['a', 'b'].map((naziv) => write((transaction) => addSport(transaction, naziv)));
    for (const refused of writes) await expect(refused).rejects.toThrow('database is not open');
  });
});
