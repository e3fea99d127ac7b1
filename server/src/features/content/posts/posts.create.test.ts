import { postRoutes } from '@baklja/contract/features/content/posts';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeCategory } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('a new post on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let catid: number;

  beforeAll(async () => {
    catid = await makeCategory(testApp.dependencies.database);
  });

  const as = 'tipfeler';
  const draft = (title: string) => ({ title, catid, language: 'hr-HR' });
  const create = (body: object) => testApp.call(postRoutes.createPost, { as, rawBody: body });
  const get = async (alias: string) => (await testApp.call(postRoutes.getPost, { as, params: { alias } })).json();
  const createAndGet = async (body: object) => get((await create(body)).json().alias);

  describe('is rejected', () => {
    test.each(['title', 'catid', 'language'])('without %s, with the specified text', async (field) => {
      const { [field]: _, ...rest } = draft('Nepotpun') as Record<string, unknown>;
      const answer = await create(rest);
      const errors = [{ field, message: 'Obavezan podatak.' }];
      expect(answer.json()).toEqual({ message: 'Unesite podatke', code: 'incomplete', errors });
    });

    test('with a category that does not exist', async () => {
      const answer = await create({ ...draft('Bez kategorije'), catid: 999_999 });
      const message = 'Ta kategorija ne postoji.';
      expect(answer.json()).toEqual({ message, code: 'invalid-input', errors: [{ field: 'catid', message }] });
    });

    test.each([
      ['title', 'a'.repeat(501)],
      ['state', 2],
      ['publish_up', 'sutra'],
      ['images', { image_intro: 5 }],
      ['images', JSON.stringify({ old: 'x'.repeat(20_000) })],
      ['images', { image_intro: 'a'.repeat(1001) }],
      ['images', { image_intro_caption: 'a'.repeat(2001) }],
      ['gallery', [{ caption: 'bez slike' }]],
      ['gallery', Array.from({ length: 501 }, () => ({ image: 'a' }))],
      ['fulltext', 'a'.repeat(1_000_001)],
    ])('with the %s %j', async (field, value) => {
      const answer = await create({ ...draft('Neispravan'), [field]: value });
      const named = { field: expect.stringMatching(new RegExp(`^${field}\\b`)), message: expect.any(String) };
      expect([answer.statusCode, answer.json().errors]).toEqual([400, expect.arrayContaining([named])]);
    });

    test('and nothing is written', async () => {
      const posts = await testApp.dependencies.database.read.selectFrom('posts').select('id').execute();
      expect(posts).toEqual([]);
    });
  });

  test('is a draft with the present time and user by default', async () => {
    const answer = await create(draft('Samo naslov'));
    const now = TEST_NOW.toISOString();
    const by = { created_by: expect.any(Number), created_by_name: 'Korisnik tipfeler-of-tests' };
    expect(await get('samo-naslov')).toEqual({
      id: answer.json().id,
      alias: 'samo-naslov',
      title: 'Samo naslov',
      introtext: '',
      fulltext: '',
      catid,
      catName: 'Vijesti',
      state: 0,
      language: 'hr-HR',
      images: '{}',
      gallery: '[]',
      version: 1,
      ...by,
      created: now,
      modified: now,
      publish_up: now,
      publish_down: null,
      modified_by: expect.any(Number),
      modified_by_name: by.created_by_name,
      access: 1,
      featured: 1,
      asset_id: 0,
      izdvojeno: 0,
      outdated: 0,
      translation_id: null,
      translation_alias: null,
      translation_title: null,
      translation_outdated: null,
      same_texts: null,
    });
  });

  test('keeps a sent creation time, but never a sent author or time of change', async () => {
    const post = await createAndGet({
      ...draft('Tuđe vrijeme'),
      created: '2020-05-01 10:00:00',
      created_by: 999,
      modified: '1999-01-01',
      modified_by: 'netko',
      alias: 'moj-alias',
      access: 7,
      asset_id: 8,
      id: 123_456,
      version: 99,
      izdvojeno: 1,
      total_records: 1,
    });
    const times = { created: '2020-05-01T10:00:00.000Z', modified: TEST_NOW.toISOString() };
    expect(post).toMatchObject({ alias: 'tude-vrijeme', ...times, access: 1, asset_id: 0, version: 1, izdvojeno: 0 });
    expect(post.created_by).not.toBe(999);
    expect(post.id).not.toBe(123_456);
  });
});
