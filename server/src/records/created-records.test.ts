import { pageRoutes } from '@baklja/contract/features/content/pages';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { sportRoutes } from '@baklja/contract/features/sport/sports';
import { describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../testing/build-test-app.ts';
import { makeCategory, makePost } from '../testing/records/make-post.ts';
import { runTogether } from '../testing/run-together.ts';
import { DATABASE_NAMES } from '../testing/test-databases.ts';
import { deleteOldKeys } from './created-records.store.ts';

const AFTER_A_MONTH = new Date(TEST_NOW.getTime() + 31 * 86_400_000);
const STALE = 'Netko je u međuvremenu spremio novu verziju. Vaše promjene nisu spremljene.';

test.each([
  ['a post', postRoutes.createPost],
  ['a page', pageRoutes.createPage],
  ['a sport', sportRoutes.createSport],
])('the call that makes %s accepts a key', (_, route) => {
  expect(route.acceptsIdempotencyKey).toBe(true);
});

describe.each(DATABASE_NAMES)('a call that makes a record, with a key, on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let keys = 0;
  const makeKey = () => `key-of-the-test-${keys++}`;

  const makeSport = (key: string, naziv: string) =>
    testApp.call(sportRoutes.createSport, { as: 'superadmin', headers: { 'idempotency-key': key }, body: { naziv } });
  const makePostBy = async (as: 'superadmin' | 'tipfeler', key: string) => {
    const body = {
      title: 'Isti',
      catid: await makeCategory(testApp.dependencies.database),
      language: 'hr-HR',
    } as const;
    return testApp.call(postRoutes.createPost, { as, headers: { 'idempotency-key': key }, body });
  };
  const readSports = (...names: string[]) =>
    testApp.dependencies.database.read
      .selectFrom('sports')
      .select(['id', 'naziv', 'version'])
      .where('naziv', 'in', names)
      .execute();

  test('makes one record however often it is sent, and answers its id each time', async () => {
    const key = makeKey();
    const answers = [await makeSport(key, 'Kriket'), await makeSport(key, 'Kriket'), await makeSport(key, 'Kriket')];
    const [{ id } = { id: 0 }, ...others] = await readSports('Kriket');
    expect(others).toEqual([]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Sport je spremljen.', id }]);
    }
  });

  test('makes one record when the same call arrives many times at once', async () => {
    const key = makeKey();
    const { database } = testApp.dependencies;
    const calls = Array.from({ length: 3 }, () => () => makeSport(key, 'Pikado'));
    const answers = await runTogether(database, 'created_records', calls);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await readSports('Pikado')).toHaveLength(1);
  });

  test('gives the record what was written since the first call', async () => {
    const key = makeKey();
    await makeSport(key, 'Kugljanje');
    expect((await makeSport(key, 'Kuglanje')).statusCode).toBe(200);
    expect(await readSports('Kugljanje', 'Kuglanje')).toMatchObject([{ naziv: 'Kuglanje', version: 2 }]);
  });

  test('does not overwrite what a colleague has saved since', async () => {
    const key = makeKey();
    const { id } = (await makeSport(key, 'Golf')).json();
    const body = { id, naziv: 'Mini golf', version: 1 };
    await testApp.call(sportRoutes.updateSport, { as: 'superadmin', body });
    const answer = await makeSport(key, 'Golf');
    expect([answer.statusCode, answer.json()]).toEqual([409, { message: STALE, code: 'stale' }]);
    expect(await readSports('Golf', 'Mini golf')).toMatchObject([{ id, naziv: 'Mini golf', version: 2 }]);
  });

  test('does not make a deleted record again', async () => {
    const key = makeKey();
    const { id } = (await makeSport(key, 'Polo')).json();
    await testApp.call(sportRoutes.deleteSport, { as: 'superadmin', params: { id } });
    expect((await makeSport(key, 'Polo')).statusCode).toBe(404);
    expect(await readSports('Polo')).toEqual([]);
  });

  test('can be sent again after it was refused', async () => {
    const key = makeKey();
    await makeSport(makeKey(), 'Šah');
    expect((await makeSport(key, 'sah')).statusCode).toBe(409);
    expect((await makeSport(key, 'Brzi šah')).statusCode).toBe(200);
  });

  test('keeps the alias and the translation of a post', async () => {
    const key = makeKey();
    const { database } = testApp.dependencies;
    const original = await makePost(database, { title: 'Izvornik', language: 'hr-HR' });
    const catid = await makeCategory(database);
    const create = (title: string) =>
      testApp.call(postRoutes.createPost, {
        as: 'tipfeler',
        headers: { 'idempotency-key': key },
        body: { title, catid, language: 'en-GB', translation_of: original.id },
      });
    const first = (await create('Original')).json();
    expect((await create('The original')).json()).toEqual(first);
    const params = { alias: first.alias };
    const post = (await testApp.call(postRoutes.getPost, { as: 'tipfeler', params })).json();
    expect(post).toMatchObject({ title: 'The original', translation_alias: original.alias });
  });

  test('is refused when the key was used for another kind, or is no key', async () => {
    const key = makeKey();
    await makeSport(key, 'Ragbi');
    const otherKind = await makePostBy('superadmin', key);
    const refused = (message: string) => [400, [{ field: 'Idempotency-Key', message }]];
    expect([otherKind.statusCode, otherKind.json().errors]).toEqual(
      refused('Taj je ključ već upotrijebljen za drugu vrstu zapisa.'),
    );
    for (const wrong of ['short', 'a'.repeat(65), 'sixteen letters ;']) {
      const answer = await makeSport(wrong, 'Softbol');
      const message = 'Ključ ima od 16 do 64 slova, znamenke ili crtice.';
      expect([answer.statusCode, answer.json().errors]).toEqual(refused(message));
    }
    expect(await readSports('Softbol')).toEqual([]);
  });

  test('belongs to its user: another user with the same key makes another record', async () => {
    const key = makeKey();
    const [mine, theirs] = [await makePostBy('superadmin', key), await makePostBy('tipfeler', key)];
    expect([mine.statusCode, theirs.statusCode]).toEqual([200, 200]);
    expect(mine.json().id).not.toBe(theirs.json().id);
  });

  test('is known for a month', async () => {
    const key = makeKey();
    const { database } = testApp.dependencies;
    await makeSport(key, 'Bridž');
    await database.write((transaction) => deleteOldKeys(transaction, TEST_NOW));
    expect((await makeSport(key, 'Bridž')).statusCode).toBe(200);
    await database.write((transaction) => deleteOldKeys(transaction, AFTER_A_MONTH));
    expect((await makeSport(key, 'Bridž')).statusCode).toBe(409);
  });
});
