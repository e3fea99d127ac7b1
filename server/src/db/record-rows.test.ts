import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePost } from '../testing/records/make-post.ts';
import { DATABASE_NAMES, DATABASES, type TestDatabase } from '../testing/test-databases.ts';
import { deleteRows, type RowKind, restoreRow, USUAL_STAMPS } from './record-rows.ts';

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
});
