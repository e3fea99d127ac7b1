import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { filesFolder } from './files.ts';

describe('kept files', () => {
  let testApp: TestApp;

  beforeAll(async () => {
    testApp = await buildTestApp('SQLite');
    const { dataDir } = testApp.dependencies.config;
    const folder = filesFolder(dataDir);
    await mkdir(path.join(folder, 'dokumenti'), { recursive: true });
    await writeFile(path.join(folder, 'dokumenti', 'Izvješće 2024.txt'), 'izvješće');
    await writeFile(path.join(folder, 'stranica.html'), '<script>alert(1)</script>');
    await writeFile(path.join(folder, '.skriveno'), 'skriveno');
    await writeFile(path.join(dataDir, 'secret'), 'tajna');
  });

  afterAll(() => testApp.close());

  test('are served under the names that people gave them', async () => {
    const answer = await testApp.send({ url: `/files/dokumenti/${encodeURIComponent('Izvješće 2024.txt')}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('izvješće');
  });

  test('have an ETag, and are not sent again to whoever has them', async () => {
    const first = await testApp.send({ url: '/files/stranica.html' });
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const second = await testApp.send({ url: '/files/stranica.html', headers });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
  });

  test('are sent in parts', async () => {
    const answer = await testApp.send({ url: '/files/stranica.html', headers: { range: 'bytes=0-7' } });
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe('<script>');
  });

  test('have no part beyond their end', async () => {
    const answer = await testApp.send({ url: '/files/stranica.html', headers: { range: 'bytes=1000-' } });
    expect(answer.statusCode).toBe(416);
    expect(answer.json()).toEqual({ message: 'Datoteka nema traženi dio.', code: 'no-such-range' });
  });

  test('run no script in a browser, whatever they hold', async () => {
    const { headers } = await testApp.send({ url: '/files/stranica.html' });
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    '/files/.skriveno',
    '/files/..%2fsecret',
    '/files/%2e%2e%2fsecret',
    '/files/..%5csecret',
    '/files/dokumenti/..%2f..%2fsecret',
    '/files//etc/passwd',
    '/files/dokumenti',
    '/files/dokumenti/',
    '/files/',
    '/files/nema.txt',
  ])('show nothing at %s', async (url) => {
    const answer = await testApp.send({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Traženo ne postoji.', code: 'not-found' });
  });
});
