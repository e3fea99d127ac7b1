import type { Kind } from '@baklja/contract/kinds';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASE_NAMES, DATABASES, type TestDatabase } from '../testing/test-databases.ts';
import { noteChange } from './changes.ts';
import { getListVersion, memoizeByVersion } from './list-version.ts';
import type { Db } from './schema.ts';

describe.each(DATABASE_NAMES)('the version of the lists of a kind on %s', (databaseName) => {
  let opened: TestDatabase;

  beforeAll(async () => {
    opened = await DATABASES[databaseName]();
  });

  afterAll(() => opened.destroy());

  const note = (transaction: Db, kind: Kind) => noteChange(transaction, { kinds: [kind], at: new Date() });
  const bump = (kind: Kind) => opened.database.write(async (transaction) => note(transaction, kind));

  test('rises with each write of the kind, and of no other', async () => {
    const { read } = opened.database;
    expect(await getListVersion(read, 'sport')).toBe(0);
    await Promise.all([bump('sport'), bump('sport'), bump('page'), bump('sport')]);
    expect([await getListVersion(read, 'sport'), await getListVersion(read, 'page')]).toEqual([3, 1]);
  });

  test('does not change outside of a write, or when the write fails', async () => {
    expect(() => note(opened.database.read, 'athlete')).toThrow('only inside of a write');
    const failed = opened.database.write(async (transaction) => {
      note(transaction, 'athlete');
      throw new Error('predomislio se');
    });
    await expect(failed).rejects.toThrow('predomislio se');
    expect(await getListVersion(opened.database.read, 'athlete')).toBe(0);
  });
});

describe('the cache by version', () => {
  function makeCounter(total: number) {
    let runs = 0;
    const count = async () => {
      runs += 1;
      return total;
    };
    return { count, runs: () => runs };
  }

  test('counts a list once for each version, also for simultaneous calls', async () => {
    const totalOf = memoizeByVersion<number>({ limit: 500 });
    const { count, runs } = makeCounter(7);
    const ask = (version: number, key: string) => totalOf({ version, key }, count);
    expect(await Promise.all([ask(1, 'a'), ask(1, 'a'), ask(1, 'a')])).toEqual([7, 7, 7]);
    expect([await ask(1, 'b'), runs()]).toEqual([7, 2]);
    expect([await ask(2, 'a'), runs()]).toEqual([7, 3]);
  });

  test('does not keep a failed count', async () => {
    const totalOf = memoizeByVersion<number>({ limit: 500 });
    await expect(totalOf({ version: 1, key: 'a' }, () => Promise.reject(new Error('pukla veza')))).rejects.toThrow();
    expect(await totalOf({ version: 1, key: 'a' }, async () => 3)).toBe(3);
  });

  test('keeps as many as its limit allows', async () => {
    const totalOf = memoizeByVersion<number>({ limit: 2 });
    const { count, runs } = makeCounter(1);
    for (const key of ['a', 'b', 'a', 'b']) await totalOf({ version: 1, key }, count);
    expect(runs()).toBe(2);
    await totalOf({ version: 1, key: 'c' }, count);
    await totalOf({ version: 1, key: 'a' }, count);
    expect(runs()).toBe(4);
  });
});
