import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/build-test-app.ts';
import { makeFile } from '../testing/records/make-file.ts';
import { compressAnswers, keepCompressed } from './compression.ts';

const LONG = '/api/openapi.json';
const LONG_TEXT = 'Zlato! '.repeat(1000);

describe('compression', () => {
  const testApp = useTestApp('SQLite');

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

  test.each([
    [LONG, undefined],
    [LONG, 'identity'],
    [LONG, 'br;q=0'],
    ['/api/health', 'br'],
  ])('answers %s for a client that accepts %j as it is', async (url, accepted) => {
    const answer = await ask(url, accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toBeTypeOf('object');
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

  test('compresses bytes that are kept once for each encoding', async () => {
    const kept = keepCompressed(Buffer.from(LONG_TEXT));
    const other = Buffer.from(LONG_TEXT);
    const app = Fastify();
    compressAnswers(app);
    for (const [url, bytes] of Object.entries({ '/kept': kept, '/other': other })) {
      app.get(url, (_request, reply) => reply.type('text/plain').send(bytes));
    }
    const read = async (url: string, encoding: string) =>
      (await app.inject({ url, headers: { 'accept-encoding': encoding } })).rawPayload;
    const first = await read('/kept', 'br');
    expect(brotliDecompressSync(first).toString()).toBe(LONG_TEXT);
    expect(brotliDecompressSync(await read('/other', 'br')).toString()).toBe(LONG_TEXT);
    // What is compressed again has other bytes.
    for (const bytes of [kept, other]) bytes.fill('.');
    keepCompressed(kept);
    expect(await read('/kept', 'br')).toEqual(first);
    expect(gunzipSync(await read('/kept', 'gzip')).toString()).toMatch(/^\.+$/);
    expect(brotliDecompressSync(await read('/other', 'br')).toString()).toMatch(/^\.+$/);
    await app.close();
  });
});
