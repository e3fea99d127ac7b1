import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/build-test-app.ts';
import { makeFile } from '../testing/records/make-file.ts';

const LONG = '/api/openapi.json';
const SHORT = '/api/health';
const LONG_TEXT = 'Zlato! '.repeat(1000);

describe('compression', () => {
  const testApp = useTestApp('SQLite');

  beforeAll(async () => {
    await makeFile(testApp.dependencies, { path: 'dokumenti/dugo.txt', bytes: LONG_TEXT, media_type: 'text/plain' });
  });

  const ask = (url: string, accepted: string | undefined) =>
    testApp.send({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
  ])('answers a client that accepts %j with %s', async (accepted, encoding, decompress) => {
    const answer = await ask(LONG, accepted);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toContain('accept-encoding');
    expect(decompress(answer.rawPayload).toString()).toBe((await ask(LONG, undefined)).body);
  });

  test.each([undefined, 'identity', 'br;q=0'])('does not compress for a client that accepts %j', async (accepted) => {
    const answer = await ask(LONG, accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toHaveProperty('openapi');
  });

  test('does not compress short answers', async () => {
    expect((await ask(SHORT, 'br')).headers['content-encoding']).toBeUndefined();
  });

  test('compresses a text with any first two letters', async () => {
    const { dependencies } = testApp;
    const letters = Array.from({ length: 94 }, (_, place) => String.fromCharCode(33 + place));
    const beginnings = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
    const looksCompressed = (text: string) => {
      const bytes = Buffer.from(text);
      return (bytes[0]! & 0x8f) === 0x08 && bytes.readUInt16BE(0) % 31 === 0;
    };
    const risky = beginnings.filter(looksCompressed);
    expect(risky).toEqual(expect.arrayContaining(['80', 'HK', 'Hj']));
    for (const [place, beginning] of [...risky, '\u001f\u008b\u0008', 'Ok'].entries()) {
      const path = `dokumenti/pocetak-${place}.csv`;
      await makeFile(dependencies, { path, bytes: `${beginning}${LONG_TEXT}`, media_type: 'text/csv' });
      const answer = await ask(`/files/${path}`, 'gzip');
      expect(answer.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(answer.rawPayload).toString()).toBe(`${beginning}${LONG_TEXT}`);
    }
  });

  test('compresses long texts among the files', async () => {
    const answer = await ask('/files/dokumenti/dugo.txt', 'gzip');
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe(LONG_TEXT);
    expect((await ask('/files/dokumenti/dugo.txt', undefined)).body).toBe(LONG_TEXT);
  });
});
