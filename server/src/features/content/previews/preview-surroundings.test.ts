import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { previewRoutes } from '@baklja/contract/features/content/previews';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { deleteExpiredLinksJob } from '../../../jobs/delete-old-data.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

describe.each(DATABASE_NAMES)('preview infrastructure on %s', (databaseName) => {
  let testApp: TestApp;
  let product: FastifyInstance;
  let folder: string;
  const log: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'baklja-web-'));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'index.html'), '<html><head></head></html>');
    const stream = new Writable({ write: (line, _, done) => done(void log.push(String(line))) });
    testApp = await buildTestApp(databaseName, { FILE_HOST_URL: 'https://f.hoo.hr' });
    product = await buildApp(testApp.dependencies, { webFolder: folder, logger: { level: 'trace', stream } });
  });

  afterAll(async () => {
    await product.close();
    await testApp.close();
    await rm(folder, { recursive: true, force: true });
  });

  const makeLink = async () => {
    const { id } = await makePost(testApp.dependencies.database, { images: '{"image_fulltext":"images/a.jpg"}' });
    const body = { kind: 'post' as const, id };
    const answer = await testApp.call(previewRoutes.createPreviewLink, { as: 'tipfeler', body });
    return answer.json<{ id: number; path: string }>();
  };

  test('a token never appears in the log, whether it is valid or not', async () => {
    const { path: good } = await makeLink();
    const bad = good.replace(/.{4}$/, 'xxxx');
    expect((await product.inject({ url: good })).statusCode).toBe(200);
    expect((await product.inject({ url: bad })).statusCode).toBe(404);
    expect((await product.inject({ url: `${good}/%ff` })).statusCode).toBe(400);
    const lines = log.join('');
    expect(lines).toContain('/pregled/*');
    expect(lines).not.toContain(good.slice('/pregled/'.length, -4));
  });

  test('a link that leads to nothing does not show the page of the application', async () => {
    const answer = await product.inject({ url: '/pregled/nema' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Pregled nije dostupan');
  });

  test('pictures come from a separate file host, which the policy allows', async () => {
    const answer = await testApp.send({ url: (await makeLink()).path });
    expect(answer.body).toContain('src="https://f.hoo.hr/files/images/a.jpg?w=1920"');
    expect(answer.headers['content-security-policy']).toContain("img-src 'self' data: blob: https: https://f.hoo.hr;");
  });

  test('the daily job deletes expired links', async () => {
    const { database } = testApp.dependencies;
    await database.write((transaction) => transaction.deleteFrom('preview_links').execute());
    const before = await makeLink();
    testApp.setNow(new Date(TEST_NOW.getTime() + WEEK_MS - 1));
    const later = await makeLink();
    const stored = () => database.read.selectFrom('preview_links').select('id').orderBy('id').execute();
    expect(await stored()).toEqual([{ id: before.id }, { id: later.id }]);
    testApp.setNow(new Date(TEST_NOW.getTime() + WEEK_MS));
    await deleteExpiredLinksJob.run({
      ...testApp.dependencies,
      log: product.log,
      signal: new AbortController().signal,
    });
    expect(await stored()).toEqual([{ id: later.id }]);
  });

  describe('the stylesheet', () => {
    const address = async () => {
      const body = { title: '', language: 'hr-HR' as const };
      const { html } = (await testApp.call(previewRoutes.previewPost, { as: 'tipfeler', body })).json();
      return /href="(\/pregled\/preview\.css\?v=[\w-]+)"/.exec(html)?.[1] ?? '';
    };

    test('is cached permanently under the address in documents, and for a day under others', async () => {
      const url = await address();
      const answer = await testApp.send({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect((await testApp.send({ url: '/pregled/preview.css?v=x' })).headers['cache-control']).toBe(
        'public, max-age=86400',
      );
      const again = await testApp.send({ url, headers: { 'if-none-match': String(answer.headers['etag']) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });

    test('names existing fonts, for documents without an origin too', async () => {
      const css = (await testApp.send({ url: await address() })).body;
      const fonts = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, name]) => name);
      expect(fonts).toHaveLength(6);
      for (const name of fonts) {
        const { statusCode, headers } = await testApp.send({ url: `/pregled/${name}` });
        expect(statusCode).toBe(200);
        expect(headers).toMatchObject({
          'content-type': 'font/woff2',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        });
      }
    });
  });
});
