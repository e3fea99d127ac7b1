import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePost } from '../testing/records/make-post.ts';
import { makeUser } from '../testing/records/make-user.ts';
import { DATABASE_NAMES, DATABASES, type TestDatabase } from '../testing/test-databases.ts';
import {
  deleteRows,
  lockDeletedRows,
  type RowKind,
  restoreRow,
  USUAL_STAMPS,
  updateRow,
  withStamps,
} from './record-rows.ts';

const POSTS = {
  table: 'posts',
  title: 'title',
  stamps: USUAL_STAMPS,
} as const satisfies RowKind;

const AT = new Date('2026-11-21T11:00:00.000Z');
const STAMP = { userId: 7, at: AT };

describe.each(DATABASE_NAMES)('records on %s', (databaseName) => {
  let opened: TestDatabase;

  beforeAll(async () => {
    opened = await DATABASES[databaseName]();
  });

  afterAll(() => opened.destroy());

  const change = (id: number, title: string) =>
    opened.database.write((transaction) => updateRow(transaction, POSTS, { id, values: { title }, stamp: STAMP }));

  const read = (id: number) =>
    opened.database.read
      .selectFrom('posts')
      .select(['title', 'version', 'modified', 'modified_by', 'created_by'])
      .where('id', '=', id)
      .executeTakeFirst();

  test('raise their version with every change, and record who and when', async () => {
    const { id } = await makePost(opened.database);
    expect(await change(id, 'Prvi')).toBe(2);
    expect(await change(id, 'Drugi')).toBe(3);
    expect(await read(id)).toEqual({
      title: 'Drugi',
      version: 3,
      modified: '2026-11-21T11:00:00.000Z',
      modified_by: 7,
      created_by: null,
    });
  });

  test('are kept unchanged when they are deleted', async () => {
    const { id } = await makePost(opened.database, { title: 'Obrisani', fulltext: '<p>tekst</p>' });
    await opened.database.write((transaction) => deleteRows(transaction, POSTS, { ids: [id], stamp: STAMP }));
    expect(await read(id)).toBeUndefined();
    const kept = await opened.database.read
      .selectFrom('deleted_records')
      .selectAll()
      .where('record_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ table_name: 'posts', title: 'Obrisani', deleted_by: 7, deleted: AT.toISOString() });
    expect(JSON.parse(kept.data)).toMatchObject({ id, title: 'Obrisani', fulltext: '<p>tekst</p>', alias: 'obrisani' });
  });

  test('keep no secret when they are deleted', async () => {
    const { id } = await makeUser(opened.database, { username: 'odlazi' });
    const users = {
      table: 'users',
      title: 'name',
      stamps: {},
    } as const satisfies RowKind;
    await opened.database.write((transaction) => deleteRows(transaction, users, { ids: [id], stamp: STAMP }));
    const kept = await opened.database.read
      .selectFrom('deleted_records')
      .select('data')
      .where('table_name', '=', 'users')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(kept.data)).toMatchObject({ username: 'odlazi' });
    expect(kept.data).not.toContain('argon2');
  });

  test('are deleted many at once, each with its content', async () => {
    const { database } = opened;
    const categories = { table: 'categories', title: 'title', stamps: {} } as const satisfies RowKind;
    const titles = Array.from({ length: 501 }, (_, place) => ({
      title: `Kategorija ${place}`,
      title_folded: `kategorija ${place}`,
    }));
    const ids = await database.write(async (transaction) => {
      const made = await transaction.insertInto('categories').values(titles).returning('id').execute();
      return made.map(({ id }) => id);
    });
    const removeAll = () =>
      database.write((transaction) => deleteRows(transaction, categories, { ids: [...ids, 999_999], stamp: STAMP }));
    expect((await removeAll()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const kept = await database.read
      .selectFrom('deleted_records')
      .select(['record_id', 'title', 'deleted_by', 'data'])
      .where('table_name', '=', 'categories')
      .execute();
    expect(kept).toHaveLength(501);
    const [record_id] = ids;
    const first = kept.find((record) => record.record_id === record_id);
    expect(first).toMatchObject({ title: 'Kategorija 0', deleted_by: 7 });
    expect(JSON.parse(first?.data ?? '{}')).toMatchObject({ id: record_id, version: 1, title: 'Kategorija 0' });
    expect(await removeAll()).toEqual([]);
  });

  test('are restored once under their id, unchanged except for replaced values', async () => {
    const { database } = opened;
    const { id } = await makePost(database, { title: 'Vraća se', fulltext: '<p>tekst</p>' });
    await database.write((transaction) =>
      deleteRows(transaction, POSTS, { ids: [id], stamp: { userId: null, at: AT } }),
    );
    const restore = () =>
      database.write((transaction) =>
        restoreRow(transaction, POSTS, { id, values: { title: 'Vraćen' }, stamp: STAMP }),
      );
    const outcomes = await Promise.all([restore(), restore()]);
    expect(outcomes.filter((row) => row !== undefined)).toHaveLength(1);
    expect(await read(id)).toMatchObject({ title: 'Vraćen', version: 2, modified_by: 7, created_by: null });
    const next = await makePost(database, { title: 'Sljedeći' });
    expect(next.id).toBeGreaterThan(id);
  });

  test('keep their relations with them, and are read with these', async () => {
    const { database } = opened;
    const [one, other] = [await makePost(database), await makePost(database)];
    const relations = { translation: { translation_id: 12, outdated: 1 }, medals: [3, 4] };
    const ids = [one.id, other.id];
    await database.write((transaction) =>
      deleteRows(transaction, POSTS, { ids, relations: new Map([[other.id, relations]]), stamp: STAMP }),
    );
    const kept = await database.write((transaction) => lockDeletedRows(transaction, 'posts', ids));
    expect(kept.map(({ row }) => row.id)).toEqual(ids);
    expect(kept.map((deleted) => deleted.relations)).toEqual([{}, relations]);
    await database.write((transaction) => restoreRow(transaction, POSTS, { id: one.id, stamp: STAMP }));
    expect(await database.write((transaction) => lockDeletedRows(transaction, 'posts', ids))).toHaveLength(1);
  });

  test('of another table are not restored by the same id', async () => {
    const { database } = opened;
    const { id } = await makePost(database);
    await database.write((transaction) => deleteRows(transaction, POSTS, { ids: [id], stamp: STAMP }));
    const pages = { table: 'pages', title: 'title', stamps: {} } as const satisfies RowKind;
    const restore = (kind: RowKind) =>
      database.write((transaction) => restoreRow(transaction, kind, { id, stamp: STAMP }));
    expect(await restore(pages)).toBeUndefined();
    expect(await restore(POSTS)).toMatchObject({ id, version: 2 });
  });

  test('that do not exist leave nothing behind when they are deleted', async () => {
    const deleted = await opened.database.write((transaction) =>
      deleteRows(transaction, POSTS, { ids: [999_999], stamp: STAMP }),
    );
    expect(deleted).toEqual([]);
    const kept = await opened.database.read
      .selectFrom('deleted_records')
      .select('id')
      .where('record_id', '=', 999_999)
      .execute();
    expect(kept).toEqual([]);
  });
});

test('a new record has its author and time, unless a time is given', () => {
  const now = '2026-11-21T11:00:00.000Z';
  const stamps = { created: now, created_by: 7, modified: now, modified_by: 7 };
  expect(withStamps(POSTS.stamps, { title: 'a' }, STAMP)).toEqual({ title: 'a', ...stamps });
  expect(withStamps(POSTS.stamps, { created: '2020' }, STAMP)).toEqual({ ...stamps, created: '2020' });
});
