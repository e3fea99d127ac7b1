import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeCategory, makePost } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const TOMORROW = new Date(TEST_NOW.getTime() + 24 * 60 * 60 * 1000);

describe.each(DATABASE_NAMES)('pinned posts on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    await testApp.dependencies.database.write((transaction) => transaction.deleteFrom('pinned_posts').execute());
  });

  const as = 'tipfeler';
  const pin = (id: unknown) => testApp.call(pinnedPostRoutes.pinPost, { as, rawBody: { id } });
  const unpin = (id: number) => testApp.call(pinnedPostRoutes.unpinPost, { as, params: { id } });
  const list = async (by?: 'tipfeler') =>
    (await testApp.call(pinnedPostRoutes.listPinnedPosts, { ...(by && { as: by }) })).json();
  const pinnedIds = async (by?: 'tipfeler') => ((await list(by)) as { post_id: number }[]).map((row) => row.post_id);
  const make = async (title: string, settings: object = {}) =>
    (await makePost(testApp.dependencies.database, { title, ...settings })).id;
  const makeMany = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, place) => make(`Prikvačen ${place}`)));

  test('are pinned, and unpinned by the id of the post', async () => {
    const id = await make('Prvi prikvačeni', { language: 'en-GB' });
    expect((await pin(id)).json()).toEqual({ message: 'Dodano' });
    const row = { post_id: id, title: 'Prvi prikvačeni', alias: 'prvi-prikvaceni', language: 'en-GB', images: '{}' };
    expect(await list(as)).toEqual([row]);
    expect(await list()).toEqual([{ ...row, pictures: { image_intro: null, image_fulltext: null } }]);
    expect((await unpin(id)).json()).toEqual({ message: 'Unpinged' });
    expect(await list()).toEqual([]);
  });

  test('number at most three', async () => {
    const [first, second, third, fourth] = await makeMany(4);
    for (const id of [first, second, third]) expect((await pin(id)).statusCode).toBe(200);
    const answer = await pin(fourth);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ message: 'Dozvoljeno je odabrati samo 3 posta!', code: 'pin-limit' });
    expect((await pinnedIds()).toSorted()).toEqual([first, second, third].toSorted());
    await unpin(first!);
    expect((await pin(fourth)).statusCode).toBe(200);
  });

  test('number three when five are pinned at the same moment', async () => {
    const ids = await makeMany(5);
    const answers = await Promise.all(ids.map(pin));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 409, 409]);
    expect(await pinnedIds()).toHaveLength(3);
  });

  test('are published posts', async () => {
    const answer = await pin(await make('Skica', { state: 0 }));
    const message = 'Prikvačiti se može samo objavljeni članak.';
    const body = { message, code: 'not-published', errors: [{ field: 'id', message }] };
    expect([answer.statusCode, answer.json()]).toEqual([400, body]);
    expect(await list()).toEqual([]);
  });

  test('give 404 where there is no such post', async () => {
    for (const answer of [await pin(999_999), await unpin(999_999)]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: 'Taj članak ne postoji.', code: 'not-found' });
    }
  });

  test('are hidden from the public until their time, but count towards the three', async () => {
    const scheduled = await make('Najava', { publish_up: TOMORROW.toISOString() });
    const [first, second, third] = await makeMany(3);
    for (const id of [scheduled, first, second]) expect((await pin(id)).statusCode).toBe(200);
    expect(await pinnedIds('tipfeler')).toHaveLength(3);
    expect(await pinnedIds()).not.toContain(scheduled);
    expect((await pin(third)).statusCode).toBe(409);
    testApp.setNow(TOMORROW);
    expect(await pinnedIds()).toContain(scheduled);
  });

  test('are listed with the latest pin first, which pinning again does not change', async () => {
    const ids = await makeMany(3);
    for (const [place, id] of ids.entries()) {
      testApp.setNow(new Date(TEST_NOW.getTime() + place * 1000));
      await pin(id);
    }
    expect(await pinnedIds()).toEqual(ids.toReversed());
    testApp.setNow(TOMORROW);
    expect((await pin(ids[0])).json()).toEqual({ message: 'Dodano' });
    expect(await pinnedIds()).toEqual(ids.toReversed());
  });

  test('are never drafts, even when one is unpublished while it is pinned', async () => {
    const { database } = testApp.dependencies;
    for (let round = 0; round < 5; round += 1) {
      const catid = await makeCategory(database);
      const { id } = await makePost(database, { title: `Utrka ${round}`, catid });
      const body = { id, title: 'Utrka', catid, language: 'hr-HR' as const, state: 0 as const };
      await Promise.all([pin(id), testApp.call(postRoutes.updatePost, { as, body })]);
      expect(await pinnedIds('tipfeler')).toEqual([]);
    }
  });
});
