import { postRoutes } from '@baklja/contract/features/content/posts';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeCategory, makePost } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import type { PostValues } from './posts.ts';

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
  });

  describe('is outdated', () => {
    test('not for a new state, category or a save without a change', async () => {
      const { one } = await tied({ fulltext: '<p>isto</p>', state: 1 });
      await update(one.id, { state: 0, fulltext: '<p>isto</p>' });
      expect(await pairOf(one.alias)).toMatchObject({ outdated: 0, translation_outdated: 0 });
    });
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
});
