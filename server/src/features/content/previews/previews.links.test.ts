import { postRoutes } from '@baklja/contract/features/content/posts';
import { previewRoutes } from '@baklja/contract/features/content/previews';
import { PREVIEW_LINKS_LIMIT } from '@baklja/contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../../accounts/user-record.ts';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makePage } from '../../../testing/records/make-page.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { makeUser } from '../../../testing/records/make-user.ts';
import { runTogether } from '../../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const after = (ms: number) => new Date(TEST_NOW.getTime() + ms);

describe.each(DATABASE_NAMES)('links to a preview on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let post: number;

  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    const { database } = testApp.dependencies;
    await database.write((transaction) => transaction.deleteFrom('preview_links').execute());
    post = (await makePost(database, { title: 'Skica', state: 0 })).id;
  });

  const as = 'tipfeler';
  const create = (body: object = { kind: 'post', id: post }) =>
    testApp.call(previewRoutes.createPreviewLink, { as, rawBody: body });
  const list = (id = post, kind: 'post' | 'page' = 'post') =>
    testApp.call(previewRoutes.listPreviewLinks, { as, params: { kind, id } });
  const remove = (id: number) => testApp.call(previewRoutes.deletePreviewLink, { as, params: { id } });
  const idsOf = async (...args: Parameters<typeof list>) =>
    (await list(...args)).json<{ id: number }[]>().map(({ id }) => id);
  const createMany = async (count: number) => {
    for (let made = 0; made < count; made += 1) expect((await create()).statusCode).toBe(200);
  };

  test('give 404 where there is no such record', async () => {
    const page = (await makePage(testApp.dependencies.database)).id;
    expect((await create({ kind: 'post', id: 999_999 })).json()).toMatchObject({ message: 'Taj članak ne postoji.' });
    expect((await create({ kind: 'page', id: 999_999 })).json()).toMatchObject({ message: 'Ta stranica ne postoji.' });
    expect((await list(999_999)).statusCode).toBe(404);
    expect((await list(999_999, 'page')).statusCode).toBe(404);
    expect((await list(page, 'page')).json()).toEqual([]);
    expect((await remove(999_999)).json()).toEqual({ message: 'Ta poveznica više ne vrijedi.', code: 'not-found' });
  });

  test('show their creator, their time and their end: seven days later', async () => {
    const answer = await create();
    expect(answer.statusCode).toBe(200);
    const { message, path, ...link } = answer.json();
    expect(message).toBe('Poveznica je napravljena.');
    expect(path).toMatch(/^\/pregled\/[\w-]{43}$/);
    expect(link).toEqual({
      id: expect.any(Number),
      created: TEST_NOW.toISOString(),
      created_by_name: 'Korisnik tipfeler-of-tests',
      expires: after(WEEK_MS).toISOString(),
    });
    expect((await list()).json()).toEqual([link]);
  });

  test('are stored without their tokens, which only the caller gets', async () => {
    const { path } = (await create()).json<{ path: string }>();
    const token = path.split('/').at(-1)!;
    const rows = await testApp.dependencies.database.read.selectFrom('preview_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await list()).body).not.toContain(token);
    expect((await testApp.send({ url: path })).statusCode).toBe(200);
    expect((await testApp.send({ url: `/pregled/${rows[0]!.token_hash}` })).statusCode).toBe(404);
  });

  test('are limited to twenty for a record, and another record has its own', async () => {
    await createMany(PREVIEW_LINKS_LIMIT);
    const answer = await create();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      message: 'Istodobno može vrijediti najviše 20 poveznica. Opozovite koju pa pokušajte ponovno.',
      code: 'preview-link-limit',
    });
    const ids = await idsOf();
    expect(ids).toHaveLength(20);
    // A page may have the same id as a post.
    const { database } = testApp.dependencies;
    let page = (await makePage(database)).id;
    while (page < post) page = (await makePage(database)).id;
    expect((await create({ kind: 'page', id: page })).statusCode).toBe(200);
    await remove(ids[0]!);
    expect((await create()).statusCode).toBe(200);
  });

  test('number twenty when several are created at the same moment', async () => {
    await createMany(PREVIEW_LINKS_LIMIT - 2);
    const works = Array.from({ length: 5 }, () => () => create());
    const answers = await runTogether(testApp.dependencies.database, 'preview_links', works);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409, 409, 409]);
    expect(await idsOf()).toHaveLength(20);
  });

  test('expire to the millisecond, and then make room for others', async () => {
    await createMany(PREVIEW_LINKS_LIMIT);
    const [id] = await idsOf();
    testApp.setNow(after(WEEK_MS - 1));
    expect(await idsOf()).toHaveLength(20);
    expect((await create()).statusCode).toBe(409);
    testApp.setNow(after(WEEK_MS));
    expect(await idsOf()).toEqual([]);
    expect((await remove(id!)).statusCode).toBe(404);
    expect((await create()).statusCode).toBe(200);
    const stored = testApp.dependencies.database.read.selectFrom('preview_links').select('id');
    expect(await stored.execute()).toHaveLength(1);
  });

  const isShown = async (path: string) => (await testApp.send({ url: path })).statusCode === 200;

  test.each([
    ['is disabled', { active: 0 } as const],
    ['gets a role that writes no posts', { role: 'dokumenti' } as const],
  ])('end when their maker %s, and stay ended', async (_, change) => {
    const { database } = testApp.dependencies;
    const { path } = (await create()).json<{ path: string }>();
    expect(await isShown(path)).toBe(true);
    const makers = database.read.selectFrom('users').select(['id', 'role', 'active']);
    const maker = await makers.where('username', '=', 'tipfeler-of-tests').executeTakeFirstOrThrow();
    const stamp = { userId: null, at: TEST_NOW };
    await users.update(database, { id: maker.id, values: change, stamp });
    expect(await isShown(path)).toBe(false);
    await users.update(database, { id: maker.id, values: { role: maker.role, active: maker.active }, stamp });
    expect(await isShown(path)).toBe(false);
  });

  test('end when their maker is deleted', async () => {
    const { database } = testApp.dependencies;
    const { path } = (await create()).json<{ path: string }>();
    const { id } = await makeUser(database, { username: 'odlazi', role: 'tipfeler' });
    await database.write((transaction) => transaction.updateTable('preview_links').set({ created_by: id }).execute());
    expect(await isShown(path)).toBe(true);
    await users.remove(database, { ids: [id], stamp: { userId: null, at: TEST_NOW } });
    expect(await isShown(path)).toBe(false);
  });

  test('to a record end with it, and do not come back with it', async () => {
    const { path } = (await create()).json<{ path: string }>();
    const other = (await makePost(testApp.dependencies.database)).id;
    const { path: otherPath } = (await create({ kind: 'post', id: other })).json<{ path: string }>();
    expect((await testApp.call(postRoutes.deletePost, { as, params: { id: post } })).statusCode).toBe(200);
    expect((await testApp.call(postRoutes.restorePosts, { as, body: { ids: [post] } })).statusCode).toBe(200);
    expect([await isShown(path), await isShown(otherPath)]).toEqual([false, true]);
    expect(await idsOf()).toEqual([]);
  });

  test('are deleted once by any permitted user, and only the given one', async () => {
    const first = (await create()).json().id;
    const second = (await create()).json().id;
    const by = { as: 'superadmin' as const, params: { id: first } };
    const answers = await Promise.all([1, 2].map(() => testApp.call(previewRoutes.deletePreviewLink, by)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({ message: 'Poveznica je opozvana.' });
    expect(await idsOf()).toEqual([second]);
  });
});
