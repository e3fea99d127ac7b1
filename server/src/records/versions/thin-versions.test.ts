import type { Flag } from '@baklja/contract/fields';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { planOf } from '../../testing/plan-of.ts';
import { DATABASE_NAMES, DATABASES, type TestDatabase } from '../../testing/test-databases.ts';
import { addVersion, countVersions, findLatestRejected, getVersion, listVersions } from './record-versions.store.ts';
import { thinVersions } from './thin-versions.ts';

const NOW = new Date('2026-11-21T11:00:00.000Z');
const RECORD = { kind: 'post', recordId: 1 } as const;
const LONG = Array.from({ length: 200 }, (_, place) => `odlomak ${place}`).join(' ');

describe.each(DATABASE_NAMES)('versions older than two years on %s', (databaseName) => {
  let opened: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    opened = await DATABASES[databaseName]();
    database = opened.database;
  });
  afterAll(() => opened.destroy());

  const add = (recordId: number, at: string | null, { text = '', isRejected = false } = {}) =>
    database.write((transaction) =>
      addVersion(transaction, { ...RECORD, recordId, version: 1, at, userId: null, isRejected, fields: { text, at } }),
    );
  const thin = () => thinVersions(database, { now: NOW, signal: new AbortController().signal });
  const times = async (recordId: number) => {
    const { versions } = await listVersions(database.read, { ...RECORD, recordId }, { limit: 5000 });
    return versions.map(({ at }) => at).toReversed();
  };

  test('are thinned to the last of each day in Zagreb, but for the first and the last of a record', async () => {
    const saved = [
      '2024-05-01T08:00:00.000Z',
      '2024-05-01T09:00:00.000Z',
      // Midnight in Zagreb is at 22:00 in summer.
      '2024-05-02T08:00:00.000Z',
      '2024-05-02T21:59:59.999Z',
      '2024-05-02T22:00:00.000Z',
      '2024-05-03T10:00:00.000Z',
      '2024-11-21T10:00:00.000Z',
      '2024-11-21T10:59:59.999Z',
      '2024-11-21T11:00:00.000Z',
      '2026-01-01T00:00:00.000Z',
    ];
    for (const at of saved) await add(1, at);
    await add(2, '2024-05-01T08:30:00.000Z');
    await add(2, '2024-05-01T08:40:00.000Z');
    await add(3, null);
    await thin();
    const left = saved.filter((at) => !['2024-05-02T08:00:00.000Z', '2024-05-02T22:00:00.000Z'].includes(at));
    expect(await times(1)).toEqual(left.filter((at) => at !== '2024-11-21T10:00:00.000Z'));
    expect(await times(2)).toEqual(['2024-05-01T08:30:00.000Z', '2024-05-01T08:40:00.000Z']);
    expect(await times(3)).toEqual([null]);
    await thin();
    expect(await times(1)).toHaveLength(7);
  });

  test('keep what was saved rather than what was rejected later on the day', async () => {
    await add(10, '2023-01-01T08:00:00.000Z');
    await add(10, '2023-01-02T08:00:00.000Z', { text: 'saved' });
    await add(10, '2023-01-02T09:00:00.000Z', { isRejected: true });
    await add(10, '2023-01-03T09:00:00.000Z');
    await thin();
    expect(await times(10)).toEqual([
      '2023-01-01T08:00:00.000Z',
      '2023-01-02T08:00:00.000Z',
      '2023-01-03T09:00:00.000Z',
    ]);
  });

  test('stay readable when the texts against which they were compressed are no longer needed', async () => {
    const texts = [LONG, LONG.toUpperCase(), `${LONG.toUpperCase()}!`, LONG.replaceAll('o', 'a'), `${LONG}?`];
    for (const [place, text] of texts.entries())
      await add(20, `2023-02-0${place < 3 ? 1 : 2}T0${place}:00:00.000Z`, { text });
    const bases = () => database.read.selectFrom('version_bases').select('id').where('record_id', '=', 20).execute();
    const before = (await bases()).length;
    await thin();
    const { versions } = await listVersions(database.read, { ...RECORD, recordId: 20 }, { limit: 10 });
    const left = await Promise.all(
      versions.map(async ({ id }) => (await getVersion(database.read, id))?.fields['text']),
    );
    expect(left.toReversed()).toEqual([texts[0], texts[2], texts[4]]);
    expect((await bases()).length).toBeLessThan(before);
  });

  test('of thousands of saves are thinned page by page', async () => {
    const flag: Flag = 0;
    const many = Array.from({ length: 2500 }, (_, place) => ({
      kind: 'post' as const,
      record_id: 30,
      version: place,
      user_id: null,
      is_rejected: flag,
      base_id: null,
      at: new Date(Date.UTC(2022, 0, 1) + place * 60_000 * 30).toISOString(),
      data: new Uint8Array([1]),
    }));
    await database.write(async (transaction) => {
      for (let start = 0; start < many.length; start += 500) {
        await transaction
          .insertInto('record_versions')
          .values(many.slice(start, start + 500))
          .execute();
      }
    });
    await thin();
    const days = (await times(30)).map((at) => at?.slice(0, 10));
    expect(days.length).toBe(new Set(days).size + 1);
    expect(days.length).toBeGreaterThan(50);
  });
});

test('every read of versions uses an index on SQLite', async () => {
  const opened = await DATABASES.SQLite();
  const plan = await planOf(opened, async (db) => {
    await findLatestRejected(db, { ...RECORD, userId: 1 });
    await getVersion(db, 1);
    await countVersions(db, RECORD);
    await listVersions(db, RECORD, { before: 5, limit: 50 });
  });
  await opened.destroy();
  expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
});
