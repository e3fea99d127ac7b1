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
    await writeFile(path.join(folder, 'index.html'), PAGE);
    await writeFile(path.join(folder, 'assets', 'main-abc.js'), 'let naslov');
    await writeFile(path.join(folder, 'assets', 'main-abc.js.br'), 'sažeto');
    const screens = { '/popis': ['assets/list-abc.js', 'assets/list-abc.css'], '/popis/:id': ['assets/record-abc.js'] };
    await writeFile(path.join(folder, 'screens.json'), JSON.stringify(screens));
    testApp = await buildTestApp('SQLite', {
      PUBLIC_SITE_URL: 'https://example.org/?a="b"&c=<d>',
      IMAGE_MAX_MB: '3',
      DOCUMENT_MAX_MB: '40',
    });
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
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(answer.body).toContain('<title>Baklja</title>');
  });

  test.each([
    ['GET', '/api/nema'],
    ['GET', '/api'],
    ['GET', '/files/nema.jpg'],
    ['GET', '/assets/nema.js'],
    ['GET', '/assets/..%5cindex.html'],
    ['POST', '/postovi'],
    ['DELETE', '/'],
  ] as const)('leaves %s %s to the routes that answer in JSON', async (method, url) => {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Traženo ne postoji.', code: 'not-found' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  test('writes the settings into its page, escaped', async () => {
    const { body } = await app.inject({ url: '/' });
    expect(body).toContain(
      '<meta name="public-site-url" content="https://example.org/?a=&#34;b&#34;&#38;c=&#60;d&#62;" />',
    );
    expect(body.indexOf('<meta')).toBeLessThan(body.indexOf('</head>'));
  });

  test('says where passkeys can be used', async () => {
    expect((await app.inject({ url: '/' })).body).toContain('<meta name="passkey-origin" content="localhost" />');
  });

  test('gives its page the limits of uploads', async () => {
    const { body } = await app.inject({ url: '/' });
    expect(body).toContain('<meta name="image-max-bytes" content="3145728" />');
    expect(body).toContain('<meta name="document-max-bytes" content="41943040" />');
  });

  test('names the files of the screen at the address, and no others', async () => {
    const link = async (url: string) => (await app.inject({ url })).headers['link'];
    const ofList =
      '</assets/list-abc.js>; rel=modulepreload; crossorigin, </assets/list-abc.css>; rel=preload; as=style; crossorigin';
    expect(await link('/popis')).toBe(ofList);
    expect(await link('/popis?stranica=2')).toBe(ofList);
    expect(await link('/popis/7')).toBe('</assets/record-abc.js>; rel=modulepreload; crossorigin');
    expect(await link('/popis/7/8')).toBeUndefined();
    expect(await link('/')).toBeUndefined();
  });

  test('sends its page once', async () => {
    const first = await app.inject({ url: '/' });
    const second = await app.inject({ url: '/admin', headers: { 'if-none-match': String(first.headers['etag']) } });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
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
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.body).toBe('sažeto');
  });

  test('answers HEAD as GET without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/admin' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });
});
