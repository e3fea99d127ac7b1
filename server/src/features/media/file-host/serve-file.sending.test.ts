import { FILES_PATH } from '@baklja/contract/features/media/file-host';
import { beforeAll, describe, expect, test } from 'vitest';
import { tagOf } from '../../../files/file-address.ts';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makeFile } from '../../../testing/records/make-file.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const DIGITS = '0123456789';
const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const addressOf = (path: string) => `${FILES_PATH}/${path.split('/').map(encodeURIComponent).join('/')}`;

describe.each(DATABASE_NAMES)('stored files on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let digits: { path: string; object_key: string };

  beforeAll(async () => {
    digits = await keep('dokumenti/brojke.pdf', DIGITS, PDF);
  });

  const keep = (path: string, bytes: string | Buffer, media_type: string) =>
    makeFile(testApp.dependencies, { path, bytes, media_type });

  const ask = (path: string, headers: Record<string, string> = {}) => testApp.send({ url: addressOf(path), headers });

  describe('in parts', () => {
    test.each([
      ['bytes=2-5', '2345', '2-5'],
      ['bytes=-3', '789', '7-9'],
    ])('%s', async (range, body, sent) => {
      const answer = await ask(digits.path, { range, 'accept-encoding': 'gzip' });
      expect([answer.statusCode, answer.body]).toEqual([206, body]);
      expect(answer.headers['content-range']).toBe(`bytes ${sent}/10`);
      expect(answer.headers['content-length']).toBe(String(body.length));
    });

    test('behind the end are none', async () => {
      const answer = await ask(digits.path, { range: 'bytes=10-' });
      expect(answer.statusCode).toBe(416);
      expect(answer.headers['content-range']).toBe('bytes */10');
      expect(answer.headers['etag']).toBeUndefined();
      expect(answer.json()).toEqual({ message: 'Datoteka nema traženi dio.', code: 'no-such-range' });
    });

    test('several of them are the whole file', async () => {
      const answer = await ask(digits.path, { range: 'bytes=0-1,4-5' });
      expect([answer.statusCode, answer.body]).toEqual([200, DIGITS]);
    });

    test('continue where they stopped, unless the file has been replaced', async () => {
      const range = 'bytes=5-';
      const { etag } = (await ask(digits.path)).headers;
      expect((await ask(digits.path, { range, 'if-range': String(etag) })).statusCode).toBe(206);
      for (const other of ['"other"', `W/${etag}`, 'Sat, 21 Nov 2026 11:00:00 GMT']) {
        const answer = await ask(digits.path, { range, 'if-range': other });
        expect([other, answer.statusCode, answer.body]).toEqual([other, 200, DIGITS]);
      }
    });
  });

  describe('for a caller that has them', () => {
    test('are not sent again', async () => {
      const { headers } = await ask(digits.path);
      const etag = String(headers['etag']);
      const modified = String(headers['last-modified']);
      const known = [etag, `W/${etag}`, `"other", ${etag}`, '*'].map((value) => ({ 'if-none-match': value }));
      for (const condition of [...known, { 'if-modified-since': modified }]) {
        const answer = await ask(digits.path, { ...condition });
        expect([condition, answer.statusCode, answer.body]).toEqual([condition, 304, '']);
        expect(answer.headers['etag']).toBe(etag);
        expect(answer.headers['cache-control']).toBe('public, no-cache');
      }
    });

    test('are sent when the file differs', async () => {
      const old = 'Sat, 21 Nov 2026 10:59:59 GMT';
      const now = 'Sat, 21 Nov 2026 11:00:00 GMT';
      const conditions: Record<string, string>[] = [
        { 'if-none-match': '"other"' },
        { 'if-none-match': '"other"', 'if-modified-since': now },
        { 'if-modified-since': old },
        { 'if-modified-since': 'yesterday' },
      ];
      for (const condition of conditions) {
        expect([condition, (await ask(digits.path, condition)).statusCode]).toEqual([condition, 200]);
      }
    });

    test('are cached permanently under an address with their tag, and asked for each time under any other', async () => {
      const cacheOf = async (query: string) =>
        (await testApp.send({ url: `${addressOf(digits.path)}${query}` })).headers['cache-control'];
      const tag = tagOf(digits.object_key);
      expect(await cacheOf(`?v=${tag}`)).toBe('public, max-age=31536000, immutable');
      for (const query of ['', '?v=', '?v=other', `?v=${tag}&v=${tag}`]) {
        expect([query, await cacheOf(query)]).toEqual([query, 'public, no-cache']);
      }
    });
  });

  describe('in transfer', () => {
    test('are compressed when they are texts or drawings, with a tag for that form', async () => {
      for (const [path, mediaType, start] of [
        ['dokumenti/dugo.txt', 'text/plain', 'zlato'],
        ['images/veliki.svg', 'image/svg+xml', '<svg '],
      ] as const) {
        await keep(path, `${start}${' '.repeat(2000)}></svg>`, mediaType);
        const answer = await ask(path, { 'accept-encoding': 'br' });
        expect(answer.headers['content-encoding']).toBe('br');
        expect(answer.headers['vary']).toMatch(/accept-encoding/i);
        expect(answer.headers['etag']).toMatch(/^W\/"/);
        const part = await ask(path, { 'accept-encoding': 'br', range: 'bytes=0-4' });
        expect([part.statusCode, part.body, part.headers['content-encoding']]).toEqual([206, start, undefined]);
        const changed = await ask(path, { range: 'bytes=0-4', 'if-range': String(answer.headers['etag']) });
        expect(changed.statusCode).toBe(200);
      }
    });

    test('are not compressed when they are anything else', async () => {
      for (const [path, mediaType] of [
        ['dokumenti/dugo.pdf', PDF],
        ['dokumenti/dugo.zip', 'application/zip'],
        ['dokumenti/dugo.docx', DOCX],
        ['images/velika.png', 'image/png'],
      ] as const) {
        await keep(path, 'zlato '.repeat(1000), mediaType);
        const answer = await ask(path, { 'accept-encoding': 'br, gzip' });
        expect([path, answer.headers['content-encoding']]).toEqual([path, undefined]);
        expect(answer.headers['content-length']).toBe('6000');
      }
    });
  });
});
