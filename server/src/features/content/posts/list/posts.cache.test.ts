import { userRoutes } from '@baklja/contract/features/accounts/users';
import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../testing/build-test-app.ts';
import { makePost } from '../../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../../testing/test-databases.ts';

const LIST = '/api/content/get/all/1/hr-HR/-';

describe.each(DATABASE_NAMES)('browser caches of posts on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let post: { id: number; alias: string };
  let catid: number;
  let single: string;

  beforeAll(async () => {
    const { database } = testApp.dependencies;
    post = await makePost(database, { title: 'Zadržan' });
    single = `/api/content/get/single/${post.alias}`;
    ({ catid } = await database.read.selectFrom('posts').select('catid').executeTakeFirstOrThrow());
  });

  const as = 'tipfeler';
  const read = async (url: string, etag?: string, isStaff = false) =>
    testApp.send({
      url,
      headers: { ...(etag && { 'if-none-match': etag }), ...(isStaff && { token: await testApp.tokenOf(as) }) },
    });
  const etagOf = async (url: string, isStaff = false) => String((await read(url, undefined, isStaff)).headers['etag']);
  const update = (change: object) =>
    testApp.call(postRoutes.updatePost, {
      as,
      rawBody: { id: post.id, title: 'Zadržan', catid, language: 'hr-HR', ...change },
    });

  /** Whether a cached response is still valid after the change. */
  async function staysAfter(url: string, change: () => Promise<unknown>, isStaff = false): Promise<boolean> {
    const etag = await etagOf(url, isStaff);
    expect((await read(url, etag, isStaff)).statusCode).toBe(304);
    await change();
    return (await read(url, etag, isStaff)).statusCode === 304;
  }

  test.each([false, true])('expire when the post changes (staff: %s)', async (isStaff) => {
    for (const url of [LIST, single]) {
      expect(await staysAfter(url, () => update({ introtext: `<p>${url}</p>` }), isStaff)).toBe(false);
      expect(await staysAfter(url, () => update({}), isStaff)).toBe(false);
    }
  });

  test('expire when the post is highlighted', async () => {
    for (const [val, url] of [[1, LIST] as const, [0, single] as const]) {
      const highlight = () => testApp.call(postRoutes.setIzdvojeno, { as, body: { id: post.id, val } });
      expect(await staysAfter(url, highlight)).toBe(false);
    }
  });

  test('stay valid when the post is pinned, which is not part of the response', async () => {
    const pin = () => testApp.call(pinnedPostRoutes.pinPost, { as, body: { id: post.id } });
    expect(await staysAfter(LIST, pin)).toBe(true);
    expect(await staysAfter(single, pin)).toBe(true);
  });

  test('stay valid for an article when another post is created', async () => {
    const make = () => makePost(testApp.dependencies.database, { language: 'en-GB' });
    expect(await staysAfter(single, make)).toBe(true);
  });

  test('expire for both lists when a post changes its language', async () => {
    const other = await makePost(testApp.dependencies.database, { title: 'Seli se' });
    const move = (language: string) => () =>
      testApp.call(postRoutes.updatePost, { as, rawBody: { id: other.id, title: 'Seli se', catid, language } });
    expect(await staysAfter(LIST, move('en-GB'))).toBe(false);
    expect(await staysAfter('/api/content/get/all/1/en-GB/-', move('hr-HR'))).toBe(false);
    expect(await staysAfter(LIST, move('en-GB'))).toBe(false);
  });

  test('expire for the list when a post is created and when it is deleted', async () => {
    let id = 0;
    const make = async () => {
      ({ id } = await makePost(testApp.dependencies.database, { title: 'Dolazi i odlazi' }));
    };
    expect(await staysAfter(LIST, make)).toBe(false);
    expect(await staysAfter(LIST, () => testApp.call(postRoutes.deletePost, { as, params: { id } }))).toBe(false);
  });

  test('expire for staff when the author is renamed', async () => {
    await update({});
    const { modified_by } = (await read(single, undefined, true)).json();
    const change = { params: { id: modified_by }, body: { name: 'Novo Ime' } };
    const rename = () => testApp.call(userRoutes.updateUser, { as: 'superadmin', ...change });
    expect(await staysAfter(single, rename, true)).toBe(false);
    expect((await read(single, undefined, true)).json().modified_by_name).toBe('Novo Ime');
  });

  test('of staff are not valid for the public, whose answer names no staff', async () => {
    expect((await read(single)).body).not.toContain('_by_name');
    for (const url of [LIST, single]) {
      expect(await etagOf(url, true)).not.toBe(await etagOf(url));
      expect((await read(url, await etagOf(url, true))).statusCode).toBe(200);
    }
  });
});
