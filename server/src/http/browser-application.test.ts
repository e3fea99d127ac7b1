import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

const PAGE = '<!doctype html><html><head><title>Baklja</title></head><body></body></html>';

describe('the browser application', () => {
  let testApp: TestApp;
  let app: FastifyInstance;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'baklja-web-'));
    await mkdir(path.join(folder, 'assets'));
    const screens = { '/popis': ['assets/list-abc.js', 'assets/list-abc.css'], '/popis/:id': ['assets/record-abc.js'] };
    const files = { 'index.html': PAGE, 'assets/main-abc.js': 'let naslov', 'assets/main-abc.js.br': 'sažeto' };
    for (const [name, text] of Object.entries({ ...files, 'screens.json': JSON.stringify(screens) })) {
      await writeFile(path.join(folder, name), text);
    }
    const limits = { IMAGE_MAX_MB: '3', DOCUMENT_MAX_MB: '40' };
    testApp = await buildTestApp('SQLite', { PUBLIC_SITE_URL: 'https://example.org/?a="b"&c=<d>', ...limits });
    app = await buildApp(testApp.dependencies, { webFolder: folder, logger: false });
  });

  afterAll(async () => {
    await app.close();
    await testApp.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each([
    '/',
    '/admin',
    '/postovi?page=2',
    '/post/detalji/neki-alias',
    '/bilo/što',
    '/register',
    '/filesystem',
    '/apis',
  ])('answers %s with its page', async (url) => {
    const answer = await app.inject({ url: encodeURI(url) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(answer.body).toContain('<title>Baklja</title>');
  });

  test.each([
    ...['/api/nema', '/api', '/files/nema.jpg', '/assets/nema.js', '/assets/..%5cindex.html'].map((url) => [
      'GET',
      url,
    ]),
    ['POST', '/postovi'],
    ['DELETE', '/'],
  ])('leaves %s %s to the routes that answer in JSON', async (method, url) => {
    const answer = await app.inject({ method: method as 'GET', url: url ?? '' });
    const type = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };
    expect(answer).toMatchObject({ statusCode: 404, headers: type });
    expect(answer.json()).toEqual({ message: 'Traženo ne postoji.', code: 'not-found' });
  });

  test('writes the settings into its page, escaped', async () => {
    const { body } = await app.inject({ url: '/' });
    expect(body.indexOf('<meta')).toBeLessThan(body.indexOf('</head>'));
    for (const [name, content] of [
      ['public-site-url', 'https://example.org/?a=&#34;b&#34;&#38;c=&#60;d&#62;'],
      ['passkey-origin', 'localhost'],
      ['image-max-bytes', '3145728'],
      ['document-max-bytes', '41943040'],
    ]) {
      expect(body).toContain(`<meta name="${name}" content="${content}" />`);
    }
  });

  test('names the files of the screen at the address, and no others', async () => {
    const link = async (url: string) => (await app.inject({ url })).headers['link'];
    const script = (name: string) => `</assets/${name}.js>; rel=modulepreload; crossorigin`;
    const ofList = `${script('list-abc')}, </assets/list-abc.css>; rel=preload; as=style; crossorigin`;
    expect([await link('/popis'), await link('/popis?stranica=2')]).toEqual([ofList, ofList]);
    expect(await link('/popis/7')).toBe(script('record-abc'));
    expect([await link('/popis/7/8'), await link('/')]).toEqual([undefined, undefined]);
  });

  test('sends its page once, and to HEAD without a body', async () => {
    const first = await app.inject({ url: '/' });
    const second = await app.inject({ url: '/admin', headers: { 'if-none-match': String(first.headers['etag']) } });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url: '/admin' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
    ['br;q=0, gzip;q=0', undefined],
  ])('compresses its page for %j as %s', async (accepted, encoding) => {
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toContain('accept-encoding');
  });

  test('sends assets with a lifetime of a year, as they were compressed in the build', async () => {
    const answer = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'br' } });
    const headers = { 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' };
    expect(answer).toMatchObject({ statusCode: 200, body: 'sažeto', headers });
  });
});
