import { postRoutes } from '@baklja/contract/features/posts';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeCategory, makePost } from '../../testing/records/make-post.ts';
import { runTogether } from '../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import type { PostValues } from './post-record.ts';

describe.each(DATABASE_NAMES)('the translation of a post on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let catid: number;

  beforeAll(async () => {
    catid = await makeCategory(testApp.dependencies.database);
  });

  const as = 'tipfeler';
  const make = (draft: PostValues = {}) => makePost(testApp.dependencies.database, draft);
  const english = (draft: PostValues = {}) => make({ language: 'en-GB', ...draft });
  const tie = (id: number, translation_id: number | null) =>
    testApp.call(postRoutes.setPostTranslation, { as, body: { id, translation_id } });
  const getAs = async (alias: string, role?: 'tipfeler') =>
    (await testApp.call(postRoutes.getPost, { ...(role && { as: role }), params: { alias } })).json();
  const get = (alias: string) => getAs(alias, 'tipfeler');
  const update = (id: number, changes: object) =>
    testApp.call(postRoutes.updatePost, { as, rawBody: { id, title: 'Naslov', catid, language: 'hr-HR', ...changes } });
  const pairOf = async (alias: string) => {
    const { translation_id, outdated, translation_outdated } = await get(alias);
    return { translation_id, outdated, translation_outdated };
  };
  const tied = async (draft: PostValues = {}) => {
    const [one, other] = [await make(draft), await english()];
    await tie(one.id, other.id);
    return { one, other };
  };

  describe('is linked', () => {
    test('to a post of the other language, visible from both, without a new version', async () => {
      const one = await make({ title: 'Zlato' });
      const other = await english({ title: 'Gold' });
      const answer = await tie(one.id, other.id);
      expect(answer.json()).toEqual({ message: 'Članci su povezani kao prijevodi.' });
      expect(await get(one.alias)).toMatchObject({
        version: 1,
        translation_id: other.id,
        translation_alias: 'gold',
        translation_title: 'Gold',
        translation_outdated: 0,
        outdated: 0,
      });
      expect(await get(other.alias)).toMatchObject({ version: 1, translation_id: one.id, translation_title: 'Zlato' });
    });

    test('not to one of the same language, nor to itself', async () => {
      const [one, other] = [await make(), await make()];
      for (const wrong of [other.id, one.id]) {
        const answer = await tie(one.id, wrong);
        expect(answer.statusCode).toBe(400);
        expect(answer.json().errors).toEqual([
          { field: 'translation_id', message: 'Prijevod mora biti na drugom jeziku.' },
        ]);
      }
      expect((await pairOf(one.alias)).translation_id).toBeNull();
    });

    test('not to a missing post: 400; from a missing post: 404', async () => {
      const { id } = await make();
      expect((await tie(id, 999_999)).statusCode).toBe(400);
      expect((await tie(999_999, id)).statusCode).toBe(404);
    });

    test('not when either has another already, and nothing changes', async () => {
      const { one, other } = await tied();
      const [third, fourth] = [await english(), await make()];
      for (const answer of [await tie(one.id, third.id), await tie(fourth.id, other.id)]) {
        expect(answer.statusCode).toBe(409);
        expect(answer.json()).toMatchObject({ code: 'has-translation' });
      }
      expect((await pairOf(one.alias)).translation_id).toBe(other.id);
      expect((await pairOf(third.alias)).translation_id).toBeNull();
    });

    test('twice with the same result', async () => {
      const { one, other } = await tied();
      expect((await tie(other.id, one.id)).statusCode).toBe(200);
      expect((await pairOf(other.alias)).translation_id).toBe(one.id);
    });

    test('to one of two only, when two users link it at the same moment', async () => {
      const one = await make();
      const others = [await english(), await english()];
      const answers = await Promise.all(others.map(({ id }) => tie(one.id, id)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    });

    test('and unlinked again, also when there is none', async () => {
      const { one, other } = await tied();
      expect((await tie(other.id, null)).json()).toEqual({ message: 'Članci više nisu povezani.' });
      expect((await pairOf(one.alias)).translation_id).toBeNull();
      expect((await tie(one.id, null)).statusCode).toBe(200);
    });
  });

  describe('of a new post', () => {
    const create = (body: object) =>
      testApp.call(postRoutes.createPost, { as, rawBody: { title: 'New', catid, language: 'en-GB', ...body } });

    test('is given when the post is created', async () => {
      const one = await make();
      const { alias } = (await create({ translation_of: one.id })).json();
      expect((await pairOf(alias)).translation_id).toBe(one.id);
    });

    test('is rejected together with the post when it is invalid', async () => {
      const { one } = await tied();
      const taken = await create({ title: 'Taken', translation_of: one.id });
      const unknown = await create({ title: 'Unknown', translation_of: 999_999 });
      const same = await create({ title: 'Same', translation_of: one.id, language: 'hr-HR' });
      expect([taken, unknown, same].map(({ statusCode }) => statusCode)).toEqual([409, 400, 400]);
      for (const alias of ['taken', 'unknown', 'same']) expect(await get(alias)).toMatchObject({ code: 'not-found' });
    });
  });

  describe('is outdated', () => {
    test('when the texts of the post change, until its own texts do', async () => {
      const { one, other } = await tied();
      await update(one.id, { fulltext: '<p>novo</p>' });
      expect(await pairOf(one.alias)).toMatchObject({ outdated: 0, translation_outdated: 1 });
      expect(await pairOf(other.alias)).toMatchObject({ outdated: 1, translation_outdated: 0 });
      await update(other.id, { language: 'en-GB', fulltext: '<p>new</p>' });
      expect(await pairOf(one.alias)).toMatchObject({ outdated: 0, translation_outdated: 0 });
      expect(await pairOf(other.alias)).toMatchObject({ outdated: 0, translation_outdated: 0 });
    });

    test('not for a new state, category or a save without a change', async () => {
      const { one } = await tied({ fulltext: '<p>isto</p>', state: 1 });
      await update(one.id, { state: 0, fulltext: '<p>isto</p>' });
      expect(await pairOf(one.alias)).toMatchObject({ outdated: 0, translation_outdated: 0 });
    });

    test('and both lists get a new tag', async () => {
      const { one } = await tied();
      const params = { page: 1, language: 'en-GB' as const, search: '-' };
      const before = (await testApp.call(postRoutes.listPosts, { as, params })).headers.etag;
      await update(one.id, { title: 'Drugi naslov' });
      const after = await testApp.call(postRoutes.listPosts, { as, params });
      expect(after.headers.etag).not.toBe(before);
      expect(after.json().posts).toContainEqual(expect.objectContaining({ translation_id: one.id, outdated: 1 }));
    });

    test('is not outdated when both are saved at the same moment', async () => {
      const { one, other } = await tied();
      const answers = await runTogether(testApp.dependencies.database, 'post_translations', [
        () => update(one.id, { version: 1, title: 'Novi naslov' }),
        () => update(other.id, { version: 1, title: 'New title', language: 'en-GB' }),
      ]);
      expect(answers.map((answer) => answer.json().version)).toEqual([2, 2]);
      expect(await pairOf(one.alias)).toMatchObject({ outdated: 0, translation_outdated: 0 });
    });

    test('is not changed by a stale save', async () => {
      const { one } = await tied();
      await update(one.id, { state: 1 });
      expect((await update(one.id, { version: 1, title: 'Stari' })).statusCode).toBe(409);
      expect(await pairOf(one.alias)).toMatchObject({ outdated: 0, translation_outdated: 0 });
    });
  });

  test('prevents its post from taking the language of the translation', async () => {
    const { one, other } = await tied();
    const answer = await update(one.id, { language: 'en-GB' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      {
        field: 'language',
        message: 'Članak na tom jeziku već postoji kao prijevod. Najprije ih razdvojite.',
      },
    ]);
    expect((await pairOf(other.alias)).translation_id).toBe(one.id);
  });

  test('is unlinked when it is deleted', async () => {
    const { one, other } = await tied();
    await testApp.call(postRoutes.deletePost, { as, params: { id: one.id } });
    expect(await pairOf(other.alias)).toEqual({ translation_id: null, outdated: 0, translation_outdated: null });
  });

  test('is shown to the public while it is public itself', async () => {
    const later = new Date(TEST_NOW.getTime() + 60_000);
    const one = await make();
    const end = new Date(later.getTime() + 60_000);
    const other = await english({ publish_up: later.toISOString(), publish_down: end.toISOString() });
    await tie(one.id, other.id);
    expect((await getAs(one.alias)).translation_alias).toBeNull();
    testApp.setNow(later);
    const seen = await getAs(one.alias);
    testApp.setNow(end);
    expect((await getAs(one.alias)).translation_alias).toBeNull();
    testApp.setNow(TEST_NOW);
    expect(seen.translation_alias).toBe(other.alias);
    expect(seen).not.toHaveProperty('translation_id');
  });

  test('causes no deadlock when several users unlink, change and delete at once', async () => {
    const pairs = [await tied(), await tied()];
    const works = pairs.flatMap(({ one, other }) => [
      () => update(one.id, { fulltext: '<p>1</p>' }),
      () => update(other.id, { language: 'en-GB', fulltext: '<p>2</p>' }),
      () => tie(other.id, null),
      () => testApp.call(postRoutes.deletePost, { as, params: { id: one.id } }),
    ]);
    const answers = await runTogether(testApp.dependencies.database, 'post_translations', works);
    expect(answers.filter(({ statusCode }) => ![200, 400, 404].includes(statusCode))).toEqual([]);
  });
});
