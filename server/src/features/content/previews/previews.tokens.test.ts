import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userRoutes } from '@baklja/contract/features/accounts/users';
import { categoryRoutes } from '@baklja/contract/features/content/categories';
import { pageRoutes } from '@baklja/contract/features/content/pages';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { type PreviewKind, previewRoutes } from '@baklja/contract/features/content/previews';
import { magazineArticleRoutes } from '@baklja/contract/features/magazine/magazine-articles';
import { medalRoutes } from '@baklja/contract/features/sport/medals';
import type { Role } from '@baklja/contract/roles';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { makePreviewTokens } from '../../../accounts/preview-tokens.store.ts';
import { openSession } from '../../../accounts/sessions.store.ts';
import { buildTestApp, TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeMedal } from '../../../testing/records/make-athlete.ts';
import { makeArticle } from '../../../testing/records/make-magazine.ts';
import { makePage } from '../../../testing/records/make-page.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { makeUser } from '../../../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const HOUR_MS = 60 * 60 * 1000;

describe.each(DATABASE_NAMES)('preview tokens on %s', (databaseName) => {
  const testApp = useTestApp(databaseName, { PREVIEW_URL: 'http://127.0.0.1:9/preview?k={kind}&i={id}&t={token}' });
  const db = () => testApp.dependencies.database;
  let draft: { id: number; alias: string };
  let page: { id: number };
  let token: string;

  const ask = (kind: PreviewKind, id: number, as: Role = 'tipfeler') =>
    testApp.call(previewRoutes.createPreviewToken, { as, body: { kind, id } });
  const read = (alias: string, preview?: string, headers = {}) =>
    testApp.call(postRoutes.getPost, {
      params: { alias },
      headers: { ...(preview !== undefined && { 'x-preview-token': preview }), ...headers },
    });
  const refused = { message: expect.stringContaining('Pregled nije ispravan'), code: 'preview' };

  beforeAll(async () => {
    draft = await makePost(db(), { title: 'Nacrt', state: 0 });
    page = await makePage(db());
    token = (await ask('post', draft.id)).json().token;
  });

  test('open the stored draft to their holder alone, and no cache keeps it', async () => {
    const answer = await read(draft.alias, token);
    expect(answer.json()).toMatchObject({ id: draft.id, title: 'Nacrt', state: 0, pictures: { image_intro: null } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect([answer.headers.etag, answer.headers['cache-tag']]).toEqual([undefined, undefined]);
    const again = await read(draft.alias, token, { 'if-none-match': '*' });
    expect(again.statusCode).toBe(200);
    expect((await read(draft.alias)).statusCode).toBe(404);
    const others = [
      { kind: 'page', id: page.id, route: pageRoutes.getPage },
      { kind: 'magazineArticle', id: await makeArticle(db()), route: magazineArticleRoutes.getMagazineArticle },
    ] as const;
    for (const { kind, id, route } of others) {
      const headers = { 'x-preview-token': (await ask(kind, id, 'superadmin')).json().token };
      const shown = await testApp.call(route, { params: { id }, headers });
      expect([shown.json()[0].id, shown.headers['cache-control'], shown.headers.etag]).toEqual([
        id,
        'no-store',
        undefined,
      ]);
    }
  });

  test('are good for an hour', async () => {
    const made = (await ask('post', draft.id)).json();
    expect(made.expires).toBe(new Date(TEST_NOW.getTime() + HOUR_MS).toISOString());
    testApp.setNow(new Date(TEST_NOW.getTime() + HOUR_MS - 1));
    expect((await read(draft.alias, made.token)).statusCode).toBe(200);
    testApp.setNow(new Date(TEST_NOW.getTime() + HOUR_MS));
    expect((await read(draft.alias, made.token)).statusCode).toBe(403);
    testApp.setNow(TEST_NOW);
  });

  test('are made by those who may write the record, for one that is there', async () => {
    expect((await ask('post', draft.id, 'olimp')).statusCode).toBe(403);
    expect((await ask('post', 999_999)).statusCode).toBe(404);
    expect((await testApp.call(previewRoutes.createPreviewToken, { body: { kind: 'post', id: 1 } })).statusCode).toBe(
      401,
    );
  });

  describe('are refused, and never answered with the published text', () => {
    const part = (place: number, value: string) => token.split('.').with(place, value).join('.');
    const attacks: [string, () => string | Promise<string>][] = [
      ['empty', () => ''],
      ['of letters', () => 'x'],
      ['for another record', () => part(1, String(draft.id + 1))],
      ['for another kind', () => part(0, 'page')],
      ['of another user', () => part(2, '999')],
      ['with a later end', () => part(3, String(TEST_NOW.getTime() + 48 * HOUR_MS))],
      ['cut short', () => token.slice(0, -1)],
      ['with a longer signature', () => `${token}A`],
      ['without a signature', () => token.split('.').slice(0, 4).join('.')],
      [
        'signed with another secret',
        () =>
          makePreviewTokens('another secret', db().read).sign({ kind: 'post', id: draft.id, userId: 1 }, TEST_NOW)
            .token,
      ],
      [
        'signed for something else',
        () => {
          const written = part(4, '').slice(0, -1);
          const signature = createHmac('sha256', testApp.dependencies.secret).update(written).digest('base64url');
          return `${written}.${signature}`;
        },
      ],
      ['twice in one header', () => `${token}, ${token}`],
      ['that is a session', () => testApp.tokenOf('tipfeler')],
    ];

    test.each(attacks)('%s', async (_, make) => {
      const published = await makePost(db(), { title: 'Objavljeno', state: 1 });
      const wrong = await make();
      for (const alias of [draft.alias, published.alias]) {
        const answer = await read(alias, wrong);
        expect([answer.statusCode, answer.json()]).toEqual([403, refused]);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    });

    test('where the call reads something else', async () => {
      const headers = { 'x-preview-token': token };
      const other = await makePost(db(), { title: 'Drugi', state: 1 });
      const medal = await makeMedal(db());
      const ofPage = { 'x-preview-token': (await ask('page', page.id)).json().token };
      const calls = [
        read(other.alias, token),
        testApp.call(postRoutes.listPosts, { params: { page: 1, language: 'hr-HR', search: '-' }, headers }),
        testApp.call(pageRoutes.listPages, { params: { language: 'hr-HR' }, headers: ofPage }),
        testApp.call(categoryRoutes.listCategories, { headers }),
        testApp.call(medalRoutes.getMedal, { params: { id: medal }, headers }),
        testApp.call(pageRoutes.getPage, { params: page, headers }),
      ];
      expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 403));
    });

    test('in the address, where logs would keep them', async () => {
      const url = `/api/content/get/single/${draft.alias}?x-preview-token=${encodeURIComponent(token)}`;
      expect((await testApp.send({ url })).statusCode).toBe(404);
    });

    test('for a write, which they do not allow', async () => {
      const body = { id: draft.id, title: 'Tuđe', catid: 1, language: 'hr-HR' as const };
      const answer = await testApp.call(postRoutes.updatePost, { body, headers: { 'x-preview-token': token } });
      expect(answer.statusCode).toBe(401);
    });

    test('once their maker is disabled, or may no longer write', async () => {
      const { database, tokens, clock } = testApp.dependencies;
      const user = await makeUser(database, { username: 'odlazi', role: 'tipfeler' });
      const session = await database.write((transaction) =>
        openSession(transaction, tokens, { user: { ...user, role: 'tipfeler' }, now: clock() }),
      );
      const body = { kind: 'post' as const, id: draft.id };
      const made = (await testApp.call(previewRoutes.createPreviewToken, { token: session, body })).json().token;
      expect((await read(draft.alias, made)).statusCode).toBe(200);
      for (const rawBody of [{ role: 'sportasi' }, { role: 'tipfeler', active: 0 }]) {
        await testApp.call(userRoutes.updateUser, { as: 'superadmin', params: { id: user.id }, rawBody });
        expect([rawBody, (await read(draft.alias, made)).statusCode]).toEqual([rawBody, 403]);
      }
    });
  });
});

describe('the site of a preview', () => {
  /** A site that answers with the headers; without them, never. */
  async function serveSite(headers?: Record<string, string>): Promise<string> {
    const site = createServer((_request, response) => headers && response.writeHead(200, headers).end('nacrt'));
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void site.close());
    return `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  }

  test.each([
    ['says nothing', {}, true],
    ['forbids frames', { 'x-frame-options': 'DENY' }, false],
    ['allows its own', { 'content-security-policy': "frame-ancestors 'self'" }, false],
    [
      'allows its own, and other things of everyone',
      { 'content-security-policy': "frame-ancestors 'self', img-src *" },
      false,
    ],
    ['does not answer', undefined, false],
    ['allows everyone', { 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'DENY' }, true],
    [
      'allows this server',
      { 'content-security-policy': "img-src *; frame-ancestors 'self' http://localhost:80" },
      true,
    ],
  ])('is shown in a frame or not, where it %s', async (_, headers, may_frame) => {
    const testApp = await buildTestApp('SQLite', { PREVIEW_URL: `${await serveSite(headers)}/{token}` });
    onTestFinished(() => testApp.close());
    const { id } = await makePost(testApp.dependencies.database, { state: 0 });
    const call = { as: 'tipfeler', body: { kind: 'post', id }, headers: { origin: 'http://localhost:80' } } as const;
    expect((await testApp.call(previewRoutes.createPreviewToken, call)).json()).toMatchObject({
      may_frame,
      message: 'Pregled na webu vrijedi sat vremena.',
    });
  });

  test('is asked for a post by its alias and for a page by its id; this server may show it in a frame', async () => {
    const origin = await serveSite({});
    const testApp = await buildTestApp('SQLite', { PREVIEW_URL: `${origin}/p/{key}?k={kind}&i={id}&t={token}` });
    onTestFinished(() => testApp.close());
    const { database } = testApp.dependencies;
    const post = await makePost(database, { state: 0 });
    // Older aliases may hold anything.
    await database.write((transaction) => transaction.updateTable('posts').set({ alias: 'a&b' }).execute());
    const page = await makePage(database);
    for (const body of [{ kind: 'post', id: post.id } as const, { kind: 'page', id: page.id } as const]) {
      const { token, url } = (await testApp.call(previewRoutes.createPreviewToken, { as: 'tipfeler', body })).json();
      const key = body.kind === 'post' ? 'a%26b' : page.id;
      expect(url).toBe(`${origin}/p/${key}?k=${body.kind}&i=${body.id}&t=${token}`);
    }
    const policy = String((await testApp.send({ url: '/api/health' })).headers['content-security-policy']);
    expect(policy).toContain(`frame-src 'self' `);
    expect(policy).toContain(origin);
  });

  test('is not asked without the setting', async () => {
    const testApp = await buildTestApp('SQLite');
    onTestFinished(() => testApp.close());
    const { id } = await makePost(testApp.dependencies.database, { state: 0 });
    const call = { as: 'tipfeler' as const, body: { kind: 'post' as const, id } };
    expect((await testApp.call(previewRoutes.createPreviewToken, call)).json()).toMatchObject({
      url: null,
      may_frame: false,
    });
  });
});
