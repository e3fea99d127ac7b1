import { pinnedPostRoutes } from '@baklja/contract/features/pinned-posts';
import { postRoutes } from '@baklja/contract/features/posts';
import type { Language } from '@baklja/contract/fields';
import { RECORDS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { insertPost, makeCategory, makePost, makePosts } from '../../testing/records/make-post.ts';
import { runBehind } from '../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import type { PostValues } from './post-record.ts';

describe.each(DATABASE_NAMES)('restoring deleted posts on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const as = 'tipfeler';
  const make = async (draft: PostValues = {}) => (await makePost(testApp.dependencies.database, draft)).id;
  const remove = (...ids: number[]) => testApp.call(postRoutes.deletePosts, { as, body: { ids } });
  const restore = (...ids: number[]) => testApp.call(postRoutes.restorePosts, { as, body: { ids } });
  const makeDeleted = async (count: number, draft: PostValues = {}) => {
    const ids = await makePosts(testApp.dependencies.database, count, draft);
    await remove(...ids);
    return ids;
  };
  const rowOf = (id: number) =>
    testApp.dependencies.database.read.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
  const countRows = async (ids: readonly number[]) =>
    (await testApp.dependencies.database.read.selectFrom('posts').select('id').where('id', 'in', ids).execute()).length;
  const countKept = async (ids: readonly number[]) => {
    const { read } = testApp.dependencies.database;
    return (await read.selectFrom('deleted_records').select('id').where('record_id', 'in', ids).execute()).length;
  };
  const list = async (language: Language, query: object = {}) => {
    const params = { page: 1, language, search: '-' };
    const answer = await testApp.call(postRoutes.listPosts, { as, params, query: query as never });
    return answer.json<{
      posts: { id: number; total_records: number; translation_id: number | null; outdated: number }[];
    }>().posts;
  };

  test('restores none when the category of one is deleted', async () => {
    const { database } = testApp.dependencies;
    const catid = await makeCategory(database, 'Prolazna');
    const ids = [await make(), await make({ title: 'Bez kategorije', catid })];
    await remove(...ids);
    await database.write((transaction) => transaction.deleteFrom('categories').where('id', '=', catid).execute());
    const answer = await restore(...ids);
    expect(answer.statusCode).toBe(409);
    const message = 'Kategorija članka „Bez kategorije” više ne postoji.';
    expect(answer.json()).toEqual({ message, code: 'category-gone' });
    expect([await countRows(ids), await countKept(ids)]).toEqual([0, 2]);
  });

  test(`accepts at most ${RECORDS_AT_ONCE_LIMIT}`, async () => {
    const ids = await makeDeleted(RECORDS_AT_ONCE_LIMIT);
    const [one] = await makeDeleted(1);
    expect((await restore(...ids, one!)).statusCode).toBe(400);
    expect(await countRows([...ids, one!])).toBe(0);
    expect((await restore(...ids)).json()).toEqual({ message: 'Vraćeno: 200 članaka.' });
    expect(await countRows([...ids, one!])).toBe(RECORDS_AT_ONCE_LIMIT);
  });

  test('leaves them highlighted, and pinned where there is room', async () => {
    const pin = (id: number) => testApp.call(pinnedPostRoutes.pinPost, { as, body: { id } });
    const pinned = async () => {
      const list = await testApp.call(pinnedPostRoutes.listPinnedPosts, { as });
      return list.json<{ post_id: number }[]>().map(({ post_id }) => post_id);
    };
    const [id, other] = [await make({ title: 'Prvi' }), await make({ title: 'Drugi' })];
    await testApp.call(postRoutes.setIzdvojeno, { as, body: { id, val: 1 } });
    await pin(id);
    testApp.setNow(new Date(TEST_NOW.getTime() + 1000));
    await pin(other);
    await remove(id, other);
    for (let count = 0; count < 2; count += 1) await pin(await make());
    expect((await restore(id)).json()).toEqual({ message: 'Vraćeno: 1 članak.' });
    expect(await rowOf(id)).toMatchObject({ izdvojeno: 1 });
    expect((await pinned()).at(-1)).toBe(id);
    const message = 'Vraćeno: 1 članak. Članak „Drugi” vraća se otkvačen: prikvačena su već 3 članka.';
    expect((await restore(other)).json()).toEqual({ message });
    expect(await pinned()).not.toContain(other);
    testApp.setNow(TEST_NOW);
  });

  test('adds a number when their aliases are taken by then, and says so', async () => {
    const [first] = await makeDeleted(1, { title: 'Zauzet' });
    const [second] = await makeDeleted(1, { title: 'Zauzet' });
    await make({ title: 'Zauzet' });
    const message = 'Vraćeno: 2 članka. Naziv u adresi je bio zauzet, pa je dodan broj: „zauzet-2”, „zauzet-3”.';
    expect((await restore(second!, first!)).json()).toEqual({ message });
    expect([(await rowOf(first!))?.alias, (await rowOf(second!))?.alias]).toEqual(['zauzet-2', 'zauzet-3']);
  });

  test('counts, lists and finds them, and restores their file uses', async () => {
    const draft = { title: 'Osmi kontinent', introtext: '<img src="/files/clanci-slike/osmi.jpg">', state: 0 as const };
    const id = await make(draft);
    const search = () => list('hr-HR', { search: 'kontinent' });
    const before = (await list('hr-HR'))[0]?.total_records;
    await remove(id);
    expect(await search()).toEqual([]);
    await restore(id);
    expect(await search()).toMatchObject([{ id, total_records: 1 }]);
    expect(await list('hr-HR', { search: 'kontinent', status: 'draft' })).toHaveLength(1);
    expect((await list('hr-HR'))[0]?.total_records).toBe(before);
    const { read } = testApp.dependencies.database;
    const uses = await read.selectFrom('file_uses').select(['record_id', 'path']).where('record_id', '=', id).execute();
    expect(uses).toEqual([{ record_id: id, path: 'clanci-slike/osmi.jpg' }]);
  });

  describe('with translations', () => {
    const tied = async () => {
      const [croatian, english] = [await make(), await make({ language: 'en-GB' })];
      await testApp.call(postRoutes.setPostTranslation, { as, body: { id: croatian, translation_id: english } });
      const { database } = testApp.dependencies;
      await database.write((transaction) =>
        transaction.updateTable('post_translations').set({ outdated: 1 }).where('post_id', '=', english).execute(),
      );
      return { croatian, english };
    };
    const pairsOf = (...ids: number[]) =>
      testApp.dependencies.database.read
        .selectFrom('post_translations')
        .selectAll()
        .where('post_id', 'in', ids)
        .orderBy('post_id')
        .execute();

    test('links them again, and the list of the other language gets a new tag', async () => {
      const { croatian, english } = await tied();
      await remove(croatian);
      expect((await list('en-GB')).find(({ id }) => id === english)?.translation_id).toBeNull();
      await restore(croatian);
      expect((await list('en-GB')).find(({ id }) => id === english)).toMatchObject({
        translation_id: croatian,
        outdated: 1,
      });
      expect((await list('hr-HR')).find(({ id }) => id === croatian)).toMatchObject({
        translation_id: english,
        outdated: 0,
      });
    });

    test('links them again when both were deleted together, and the outdated one stays outdated', async () => {
      const { croatian, english } = await tied();
      const before = await pairsOf(croatian, english);
      await remove(croatian, english);
      expect(await pairsOf(croatian, english)).toEqual([]);
      await restore(english, croatian);
      expect(await pairsOf(croatian, english)).toEqual(before);
    });

    test('links nothing when the other one has another translation by then, or is deleted', async () => {
      const { croatian, english } = await tied();
      await remove(croatian);
      const other = await make();
      await testApp.call(postRoutes.setPostTranslation, { as, body: { id: other, translation_id: english } });
      await restore(croatian);
      expect(await pairsOf(croatian)).toEqual([]);
      expect(await pairsOf(english)).toMatchObject([{ translation_id: other }]);
      await remove(other);
      await remove(english);
      expect((await restore(other)).statusCode).toBe(200);
      expect(await pairsOf(other)).toEqual([]);
    });

    test('links them once when several users restore, change and delete each at the same moment', async () => {
      const { croatian, english } = await tied();
      await remove(croatian, english);
      const answers = await Promise.all([
        restore(croatian, english),
        restore(english),
        restore(english, croatian),
        restore(croatian),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 404)).toEqual([]);
      expect([await countRows([croatian, english]), await countKept([croatian, english])]).toEqual([2, 0]);
      expect(await pairsOf(croatian, english)).toHaveLength(2);
      const mixed = await Promise.all([remove(croatian), remove(english), remove(english, croatian)]);
      expect(mixed.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 404)).toEqual([]);
      expect([await countRows([croatian, english]), await countKept([croatian, english])]).toEqual([0, 2]);
    });
  });

  test('picks another alias when the free one is taken at the same moment', async () => {
    const [id] = await makeDeleted(1, { title: 'Gužva' });
    await make({ title: 'Gužva' });
    await testApp.tokenOf(as);
    const { database } = testApp.dependencies;
    await runBehind(database, [() => restore(id!)], (transaction) => insertPost(transaction, { title: 'Gužva 2' }));
    expect((await rowOf(id!))?.alias).toBe('guzva-3');
  });
});
