import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { FILES_PATH } from '@baklja/contract/features/media/file-host';
import { beforeAll, describe, expect, test } from 'vitest';
import { tagOf } from '../../../files/file-address.ts';
import { buildTestApp, useTestApp } from '../../../testing/build-test-app.ts';
import { makeFile } from '../../../testing/records/make-file.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import { FILE_STORAGES } from '../../../testing/test-storages.ts';

const DIGITS = '0123456789';
const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const addressOf = (path: string) => `${FILES_PATH}/${path.split('/').map(encodeURIComponent).join('/')}`;

describe.each(DATABASE_NAMES)('stored files on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let digits: { id: number; path: string; object_key: string };

  beforeAll(async () => {
    digits = await keep('dokumenti/brojke.pdf', DIGITS, PDF);
  });

  const keep = (path: string, bytes: string | Buffer, media_type: string) =>
    makeFile(testApp.dependencies, { path, bytes, media_type });

  const ask = (path: string, headers: Record<string, string> = {}) => testApp.send({ url: addressOf(path), headers });

  test('are sent whole, with their media type', async () => {
    const answer = await ask(digits.path);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(DIGITS);
    expect(answer.headers).toMatchObject({
      'content-type': PDF,
      'content-length': '10',
      'content-disposition': "inline; filename*=UTF-8''brojke.pdf",
      'accept-ranges': 'bytes',
      'last-modified': 'Sat, 21 Nov 2026 11:00:00 GMT',
      etag: `"${tagOf(digits.object_key)}"`,
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('have the same headers for HEAD', async () => {
    const whole = await ask(digits.path);
    const head = await testApp.send({ method: 'HEAD', url: addressOf(digits.path), headers: { range: 'bytes=0-1' } });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    for (const header of ['content-type', 'content-length', 'etag', 'cache-control', 'content-security-policy']) {
      expect([header, head.headers[header]]).toEqual([header, whole.headers[header]]);
    }
  });

  test('may be empty, and are not served under the keys of their bytes', async () => {
    expect((await ask(digits.object_key)).statusCode).toBe(404);
    await keep('dokumenti/prazno.txt', '', 'text/plain');
    const answer = await ask('dokumenti/prazno.txt');
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '0']);
  });

  test.each(['Đurđa & što je #1?.txt', '100%25.txt', 'a+b=c;d.txt', "o'brien (1)*.txt", '日本 🏅.txt', '..txt'])(
    'are found under the name %s',
    async (name) => {
      await keep(`dokumenti/imena/${name}`, name, 'text/plain');
      const answer = await ask(`dokumenti/imena/${name}`);
      expect([answer.statusCode, answer.body]).toEqual([200, name]);
      expect((await ask(`dokumenti/imena/${name}`.normalize('NFD'))).body).toBe(name);
      const [, encoded = ''] =
        /filename\*=UTF-8''([\w.~%!#$&+^`|-]+)$/.exec(String(answer.headers['content-disposition'])) ?? [];
      expect(decodeURIComponent(encoded)).toBe(name);
    },
  );

  test.each([
    '/files',
    '/files/',
    '/files/dokumenti',
    '/files/dokumenti/',
    '/files/dokumenti/brojke.pdf/',
    '/files//dokumenti/brojke.pdf',
    '/files/dokumenti/nema.pdf',
    '/files/DOKUMENTI/brojke.pdf',
    '/files/../secret',
    '/files/dokumenti/../../secret',
    '/files/%2e%2e%2fsecret',
    '/files/..%2fsecret',
    '/files/..%5csecret',
    '/files/dokumenti%5cbrojke.pdf',
    '/files/%252e%252e%252fsecret',
    '/files/dokumenti%252fbrojke.pdf',
    '/files//etc/passwd',
    '/files/%2fetc%2fpasswd',
    '/files/upload',
    '/files/objects',
    '/files/derived',
    `/files/dokumenti/${'a'.repeat(4000)}`,
  ])('are not at %s', async (url) => {
    const answer = await testApp.send({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'Traženo ne postoji.', code: 'not-found' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('are not found by parent steps, which clients other than browsers send unchanged', async () => {
    await testApp.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = testApp.app.server.address() as AddressInfo;
    for (const path of ['/files/../secret', '/files/dokumenti/../../secret', '/files/dokumenti/./brojke.pdf']) {
      const call = get({ host: '127.0.0.1', port, path, agent: false });
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      response.resume();
      expect([path, response.statusCode]).toEqual([path, 404]);
    }
  });

  test.each(['/files/%', '/files/%zz', '/files/%ff', '/files/dokumenti/a%00.pdf', '/files/%00'])(
    'are not served for %s',
    async (url) => {
      const answer = await testApp.send({ url });
      expect(answer.json()).toEqual({ message: 'Adresa nije ispravna.', code: 'invalid-input' });
    },
  );

  describe('after renaming', () => {
    const addFormer = (path: string, file_id: number) =>
      testApp.dependencies.database.write((transaction) =>
        transaction.insertInto('file_addresses').values({ path, file_id }).execute(),
      );

    test('are redirected from every former address, with the query', async () => {
      const { id, path } = await keep('dokumenti/Šesto ime #6.txt', 'šest', 'text/plain');
      const formers = ['dokumenti/prvo.txt', 'uploads/Drugo ime?.txt'];
      for (const former of formers) await addFormer(former, id);
      for (const former of formers) {
        const answer = await testApp.send({ url: `${addressOf(former)}?w=640&v=a%20b` });
        expect(answer.statusCode).toBe(302);
        expect(answer.headers['location']).toBe(`${addressOf(path)}?w=640&v=a%20b`);
        expect(answer.headers['cache-control']).toBe('no-cache');
        expect(answer.headers['access-control-allow-origin']).toBe('*');
        const head = await testApp.send({ method: 'HEAD', url: addressOf(former) });
        expect([head.statusCode, head.headers['location']]).toEqual([302, addressOf(path)]);
      }
    });

    test('are not redirected once they are deleted', async () => {
      await addFormer('dokumenti/nekada.txt', 4_000_000);
      expect((await ask('dokumenti/nekada.txt')).statusCode).toBe(404);
    });
  });

  describe('in a browser', () => {
    const SANDBOXED = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
    const OF_PDF = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'";

    test.each([
      ['a drawing', 'images/znak.svg', 'image/svg+xml', 'inline', SANDBOXED],
      ['a text', 'dokumenti/stranica.html.txt', 'text/plain', 'inline', SANDBOXED],
      ['a table', 'dokumenti/popis.csv', 'text/csv', 'attachment', SANDBOXED],
      ['an archive', 'dokumenti/sve.zip', 'application/zip', 'attachment', SANDBOXED],
      ['a document', 'dokumenti/dopis.docx', DOCX, 'attachment', SANDBOXED],
      ['a page, which never gets in', 'dokumenti/stranica.html', 'text/html', 'attachment', SANDBOXED],
      ['a PDF', 'dokumenti/dopis.pdf', PDF, 'inline', OF_PDF],
    ])('%s runs nothing', async (_, path, mediaType, disposition, policy) => {
      await keep(path, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', mediaType);
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toBe(policy);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(String(headers['content-type']).split(';')[0]).toBe(mediaType);
      expect(headers['content-disposition']).toMatch(new RegExp(`^${disposition};`));
    });

    describe('a drawing that was stored before there was a limit', () => {
      const SVG = '<svg xmlns="http://www.w3.org/2000/svg">';
      const copies = (id: string) => `<use href="#${id}"/>`.repeat(100);
      const HEAVY = `${SVG}<rect id="a"/><g id="b">${copies('a')}</g><g id="c">${copies('b')}</g>${copies('c')}</svg>`;
      const LIGHT = `${SVG}<rect id="a"/><g id="b">${copies('a')}</g></svg>`;

      test.each([
        ['that would stop a browser', HEAVY],
        ['that cannot be read', '<svg><g></svg>'],
        ['with its own entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
        ['that is no drawing', '<html xmlns="http://www.w3.org/1999/xhtml"></html>'],
        ['with a filter', `${SVG}<filter id="f"/></svg>`],
        ['of more than 512 KB', `${SVG}${' '.repeat(512 * 1024)}</svg>`],
      ])('%s is a download, which no page shows as a picture', async (name, bytes) => {
        const { path, object_key } = await keep(`images/${name}.svg`, bytes, 'image/svg+xml');
        for (const query of ['', '?w=320', `?v=${tagOf(object_key)}`]) {
          const answer = await testApp.send({ url: `${addressOf(path)}${query}` });
          expect([query, answer.statusCode, answer.body === bytes]).toEqual([query, 200, true]);
          expect(answer.headers).toMatchObject({
            'content-type': 'application/octet-stream',
            'content-security-policy': SANDBOXED,
            'x-content-type-options': 'nosniff',
            'cache-control': 'public, max-age=60',
          });
          expect(answer.headers['content-disposition']).toMatch(/^attachment; .*\.svg$/);
        }
      });

      test('is not kept as a picture by a browser that has it as one', async () => {
        const { path, object_key } = await keep('images/nekad.svg', HEAVY, 'image/svg+xml');
        const asPicture = await ask(path, { 'if-none-match': `W/"${tagOf(object_key)}"` });
        expect(asPicture.statusCode).toBe(200);
        const asDownload = await ask(path, { 'if-none-match': String(asPicture.headers['etag']) });
        expect(asDownload.statusCode).toBe(304);
      });

      test('within the limit is a picture, also when many ask for it at once', async () => {
        const { path } = await keep('images/lagan.svg', LIGHT, 'image/svg+xml');
        for (const answer of await Promise.all(Array.from({ length: 20 }, () => ask(path)))) {
          expect([answer.statusCode, answer.body]).toEqual([200, LIGHT]);
          expect(answer.headers['content-type']).toBe('image/svg+xml');
          expect(answer.headers['content-disposition']).toMatch(/^inline;/);
        }
      });
    });

    test.each([
      ['UTF-8', Buffer.from('Čilić'), 'utf-8'],
      ['what was used before it', Buffer.from([0xc8, 0x69, 0x6c, 0x69, 0xe6]), 'windows-1250'],
      // The sample ends in the middle of the first letter.
      ['UTF-8, however long', Buffer.from(`${'a'.repeat(64 * 1024 - 1)}čč`), 'utf-8'],
    ])('a text is read as %s', async (name, bytes, charset) => {
      await keep(`dokumenti/slova/${name}.txt`, bytes, 'text/plain');
      const answer = await ask(`dokumenti/slova/${name}.txt`);
      expect(answer.headers['content-type']).toBe(`text/plain; charset=${charset}`);
      expect(answer.rawPayload.equals(bytes)).toBe(true);
    });
  });

  test('are not found when their bytes are lost, and found when they are back', async () => {
    const lost = await keep('dokumenti/izgubljeno.pdf', 'x', PDF);
    await testApp.dependencies.files.delete([lost.object_key]);
    const gone = await ask(lost.path);
    expect([gone.statusCode, gone.headers['content-disposition']]).toEqual([404, undefined]);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
    const { path, object_key } = await keep('images/izgubljen.svg', svg, 'image/svg+xml');
    const { files } = testApp.dependencies;
    await files.delete([object_key]);
    expect((await ask(path)).statusCode).toBe(404);
    await files.write(object_key, Readable.from([svg]), { size: svg.length, mediaType: 'image/svg+xml' });
    expect((await ask(path)).body).toBe(svg);
  });
});

test('stored files give 503 while the object storage is unavailable', async () => {
  const { files, commands, destroy } = await FILE_STORAGES.S3();
  const testApp = await buildTestApp('SQLite', {}, { files });
  const { path } = await makeFile(testApp.dependencies, { path: 'dokumenti/a.pdf', bytes: DIGITS, media_type: PDF });
  const ask = (query = '') => testApp.send({ url: `${addressOf(path)}${query}`, headers: { range: 'bytes=2-3' } });
  expect([(await ask()).statusCode, (await ask()).body]).toEqual([206, '23']);
  await commands?.takeAway();
  const answer = await ask();
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['etag']).toBeUndefined();
  await commands?.restore();
  expect((await ask()).body).toBe('23');
  await testApp.close();
  await destroy();
});
