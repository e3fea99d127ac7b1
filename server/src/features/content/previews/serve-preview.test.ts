import { pageRoutes } from '@baklja/contract/features/content/pages';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { type PreviewKind, previewRoutes } from '@baklja/contract/features/content/previews';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makePage } from '../../../testing/records/make-page.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const after = (ms: number) => new Date(TEST_NOW.getTime() + ms);

describe.each(DATABASE_NAMES)('following a link to a preview on %s', (databaseName) => {
  const testApp = useTestApp(databaseName, { VIDEO_HOSTS: 'player.example.org' });

  beforeEach(() => testApp.setNow(TEST_NOW));

  const as = 'tipfeler';
  const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => testApp.send({ method, url });
  const link = async (kind: PreviewKind, id: number): Promise<{ id: number; path: string }> =>
    (await testApp.call(previewRoutes.createPreviewLink, { as, body: { kind, id } })).json();
  const linkTo = async (draft: Parameters<typeof makePost>[1]) =>
    link('post', (await makePost(testApp.dependencies.database, draft)).id);

  test('gives the same 404 for a token that is unknown, broken, revoked or expired, and for a deleted record', async () => {
    const { database } = testApp.dependencies;
    const revoked = await linkTo({ title: 'Opozvana', state: 0 });
    await testApp.call(previewRoutes.deletePreviewLink, { as, params: { id: revoked.id } });
    const { id: postId } = await makePost(database, { title: 'Obrisan' });
    const ofDeletedPost = await link('post', postId);
    await testApp.call(postRoutes.deletePost, { as, params: { id: postId } });
    const { id: pageId } = await makePage(database, { title: 'Obrisana' });
    const ofDeletedPage = await link('page', pageId);
    await testApp.call(pageRoutes.deletePage, { as, params: { id: pageId } });
    const over = await linkTo({ title: 'Istekla', state: 0 });
    testApp.setNow(after(WEEK_MS - 1));
    expect((await get(over.path)).statusCode).toBe(200);
    testApp.setNow(after(WEEK_MS));
    const paths = [over, revoked, ofDeletedPost, ofDeletedPage].map(({ path }) => path);
    const tokens = ['A'.repeat(43), '', 'a'.repeat(3000), "' or 1=1 --", postId];
    const wrong = [`${over.path}/x`, ...tokens.map((token) => `/pregled/${token}`)];
    const answers = await Promise.all([...paths, ...wrong].map((path) => get(path)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain('<h1>Pregled nije dostupan</h1>');
      expect(answer.body).toBe(answers[0]?.body);
      expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow, noarchive');
    }
  });

  test('is hidden from caches, search engines and referrers, and runs no code', async () => {
    const { path } = await linkTo({ title: 'Zaglavlja', state: 0 });
    for (const method of ['GET', 'HEAD'] as const) {
      const { headers, statusCode, body } = await get(path, method);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(String(headers['content-security-policy']).split('; ')).toEqual([
        "default-src 'none'",
        "script-src 'none'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob: https:",
        "media-src 'self'",
        "font-src 'self'",
        expect.stringMatching(/^frame-src https:\/\/www\.youtube\.com .*https:\/\/player\.example\.org$/),
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ]);
      expect(body === '').toBe(method === 'HEAD');
    }
  });

  test.each([
    ['a draft', 'hr-HR', { state: 0 }, 'Pregled – nije objavljeno', 'Poveznica vrijedi do 28. studenoga 2026. u 12:00'],
    ['a draft', 'en-GB', { state: 0 }, 'Preview – not published', 'This link works until 28 November 2026, 12:00'],
    ['a published post', 'hr-HR', { state: 1 }, 'Pregled', 'Poveznica vrijedi do 28. studenoga 2026. u 12:00'],
    ['a published post', 'en-GB', { state: 1 }, 'Preview', 'This link works until 28 November 2026, 12:00'],
    [
      'a post whose time is still to come',
      'hr-HR',
      { state: 1, publish_up: after(1).toISOString() },
      'Pregled – nije objavljeno',
      'Poveznica vrijedi do 28. studenoga 2026. u 12:00',
    ],
    [
      'a post that has ended',
      'hr-HR',
      { state: 1, publish_up: after(-1).toISOString(), publish_down: after(0).toISOString() },
      'Pregled – nije objavljeno',
      'Poveznica vrijedi do 28. studenoga 2026. u 12:00',
    ],
  ] as const)('says of %s in %s whether it is public, and how long the link is good', async (...row) => {
    const [, language, state, what, until] = row;
    const { path } = await linkTo({ title: 'Oznaka', language, ...state });
    const { body } = await get(path);
    expect(body).toContain(`<html lang="${language.slice(0, 2)}">`);
    expect(body).toContain(`<strong>${what}</strong> <span>${until}</span>`);
  });

  test('says that a page is public, and shows the parts that are switched on', async () => {
    const { id } = await makePage(testApp.dependencies.database, {
      title: 'Stranica za kolegu',
      accordion: JSON.stringify([{ title: 'Pitanje', data: '<p>Odgovor</p>' }]),
      gallery: JSON.stringify([{ image: 'galerije/a.jpg', caption: 'Skrivena' }]),
      show_accordion: 1,
    });
    const { body } = await get((await link('page', id)).path);
    expect(body).toContain('<strong>Pregled</strong>');
    expect(body).toContain('<summary>Pitanje</summary>');
    expect(body).not.toContain('Skrivena');
  });

  test('shows players, which learn the site and not the address', async () => {
    const fulltext = '<iframe src="//www.youtube.com/embed/abc" width="560" height="315"></iframe>';
    const { body } = await get((await linkTo({ title: 'Video', fulltext })).path);
    expect(body).toContain('<iframe src="https://www.youtube.com/embed/abc" width="560" height="315"');
    expect(body).toContain('referrerpolicy="strict-origin"');
  });

  test('tolerates any old content in place of pictures', async () => {
    const { path } = await linkTo({ title: 'Star', state: 0, images: '[1]', gallery: '{"a":[null]}' });
    expect((await get(path)).statusCode).toBe(200);
    const broken = await linkTo({ title: 'Stariji', state: 0, images: 'x', gallery: '[null,3,{"image":5}]' });
    expect((await get(broken.path)).body).not.toContain('<img');
  });
});
