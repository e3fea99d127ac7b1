import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { FILES_PATH } from '@baklja/contract/features/media/file-host';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tagOf } from '../../../files/file-address.ts';
import { sharp } from '../../../files/pictures/sharp-settings.ts';
import type { FileStorage } from '../../../files/storage/file-storage.ts';
import { boundStorage } from '../../../testing/bound-storage.ts';
import { buildTestApp, type TestApp, useTestApp } from '../../../testing/build-test-app.ts';
import { makeFile } from '../../../testing/records/make-file.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';
import { FILE_STORAGES, type TestStorage } from '../../../testing/test-storages.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describe.each(DATABASE_NAMES)('pictures on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let photo: { path: string; object_key: string };

  beforeAll(async () => {
    photo = await makeFile(testApp.dependencies, { path: 'images/Šibenik #1.jpg' });
  });

  const ask = (query: string, headers: Record<string, string> = {}, path = photo.path) =>
    testApp.send({ url: `${FILES_PATH}/${path.split('/').map(encodeURIComponent).join('/')}${query}`, headers });

  test.each([160, 960, 2560])('are sent %d pixels wide, limited to their own width', async (width) => {
    const answer = await ask(`?w=${width}`, { accept: CHROME });
    expect(answer.statusCode).toBe(200);
    const made = await sharp(answer.rawPayload).metadata();
    expect([made.width, made.height]).toEqual([Math.min(width, 1200), Math.round((Math.min(width, 1200) * 2) / 3)]);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  });

  test.each(['', '161', '0160', '160.0', ' 160', '160&w=320'])('are rejected at ?w=%s', async (width) => {
    const answer = await ask(`?w=${width}`);
    const message = 'Širina slike može biti 160, 320, 640, 960, 1280, 1920 ili 2560 piksela.';
    expect(answer.json()).toEqual({ message, code: 'invalid-input', errors: [{ field: 'w', message }] });
  });

  test.each([
    [CHROME, 1280, 'image/avif', 'avif'],
    [CHROME, 320, 'image/webp', 'webp'],
    [undefined, 160, 'image/jpeg', 'jpg'],
  ])('for a client that accepts %s are at %d of the type %s', async (accept, width, mediaType, ending) => {
    const answer = await ask(`?w=${width}`, accept === undefined ? {} : { accept, 'accept-encoding': 'br' });
    expect(answer.headers['content-type']).toBe(mediaType);
    expect(answer.headers['vary']).toMatch(/\baccept\b/);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-disposition']).toBe(`inline; filename*=UTF-8''%C5%A0ibenik%20%231.${ending}`);
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  test('are PNG when they have transparency', async () => {
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    const drawing = { path: 'images/znak.png', bytes, media_type: 'image/png', width: 300, height: 300 };
    const { path } = await makeFile(testApp.dependencies, drawing);
    expect((await ask('?w=160', {}, path)).headers['content-type']).toBe('image/png');
  });

  test('have a separate tag for each width and format', async () => {
    const tags = await Promise.all(
      ['', '?w=160', '?w=320'].flatMap((query) =>
        ['*/*', CHROME].map(async (accept) => (await ask(query, { accept })).headers['etag']),
      ),
    );
    expect(new Set(tags).size).toBe(5);
  });

  test('are neither sent nor created for a client that has them', async () => {
    const { etag } = (await ask('?w=1920', { accept: 'image/webp' })).headers;
    await testApp.dependencies.pictures.deleteCopies(photo.object_key);
    const again = await ask('?w=1920', { accept: 'image/webp', 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['vary']).toMatch(/\baccept\b/);
    for await (const { key } of testApp.dependencies.files.list('derived/')) expect(key).not.toContain('1920');
  });

  test('support ranges and HEAD like every file', async () => {
    const whole = await ask('?w=320');
    const part = await ask('?w=320', { range: 'bytes=1-4' });
    expect([part.statusCode, part.rawPayload.equals(whole.rawPayload.subarray(1, 5))]).toEqual([206, true]);
    await testApp.dependencies.pictures.deleteCopies(photo.object_key);
    const head = await testApp.send({ method: 'HEAD', url: `${FILES_PATH}/images/%C5%A0ibenik%20%231.jpg?w=320` });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
  });

  test('are cached permanently under an address with the tag of the file', async () => {
    const { headers } = await ask(`?w=160&v=${tagOf(photo.object_key)}`);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('?w=160')).headers['cache-control']).toBe('public, max-age=60');
  });

  test.each([
    ['images/crtez.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['dokumenti/dopis.pdf', 'application/pdf', '%PDF-1.7'],
  ])('without pixel dimensions are sent unchanged: %s', async (path, media_type, bytes) => {
    await makeFile(testApp.dependencies, { path, bytes, media_type });
    const answer = await ask('?w=640', {}, path);
    expect([answer.statusCode, answer.body]).toEqual([200, bytes]);
    expect((await ask('?w=641', {}, path)).statusCode).toBe(400);
  });

  test('are not found when they are broken, also after earlier requests', async () => {
    const broken = { path: 'images/razbijena.jpg', bytes: 'no picture', media_type: 'image/jpeg', width: 900 };
    const { path } = await makeFile(testApp.dependencies, broken);
    const answer = await ask('?w=640', {}, path);
    const message = 'Ta se slika ne može prikazati u traženoj širini.';
    expect([answer.statusCode, answer.json()]).toEqual([404, { message, code: 'broken-picture' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await ask('', {}, path)).body).toBe('no picture');
  });
});

describe('a caller that disconnects', () => {
  let storage: TestStorage;
  let testApp: TestApp;
  let opened: { key: string; stream: Readable | undefined }[];
  let beforeRead: Promise<void>;
  let responses: Promise<unknown>[];

  beforeEach(async () => {
    storage = await FILE_STORAGES.disk();
    opened = [];
    responses = [];
    beforeRead = Promise.resolve();
    testApp = await buildTestApp('SQLite', {}, { files: watch(storage.files) });
    await testApp.app.listen({ host: '127.0.0.1', port: 0 });
    testApp.app.server.on('request', (_request, response) => responses.push(once(response, 'close')));
  });

  afterEach(async () => {
    await testApp.close();
    await storage.destroy();
  });

  /** A storage whose reads of originals wait for `beforeRead`; it records what they open. */
  function watch(files: FileStorage): FileStorage {
    return {
      ...boundStorage(files),
      read: async (key, range) => {
        if (!key.startsWith('objects/')) return files.read(key, range);
        const place = opened.push({ key, stream: undefined }) - 1;
        await beforeRead;
        const stream = await files.read(key, range);
        opened[place] = { key, stream };
        return stream;
      },
    };
  }

  function request(path: string) {
    const { port } = testApp.app.server.address() as AddressInfo;
    const call = get({ host: '127.0.0.1', port, path: `${FILES_PATH}/${path}`, agent: false });
    call.on('error', () => {});
    return call;
  }

  test('leaves no file open', async () => {
    const bytes = Buffer.alloc(20 * 1024 * 1024, 'x');
    const large = { path: 'dokumenti/veliko.zip', bytes, media_type: 'application/zip' };
    const { path } = await makeFile(testApp.dependencies, large);
    const call = request(path);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    await once(response, 'readable');
    const stream = opened[0]!.stream!;
    expect(stream.destroyed).toBe(false);
    const closed = once(stream, 'close');
    call.destroy();
    await closed;
    expect((stream as Readable & { bytesRead: number }).bytesRead).toBeLessThan(bytes.length);
  });

  test('stops the creation of a picture that no other caller waits for', async () => {
    const files = await Promise.all(
      [1, 2, 3].map((number) => makeFile(testApp.dependencies, { path: `images/${number}.jpg` })),
    );
    const gate = Promise.withResolvers<void>();
    const faults = vi.spyOn(testApp.app.log, 'error');
    beforeRead = gate.promise;
    const [first, second] = files.slice(0, 2).map(({ path }) => request(`${path}?w=160`));
    const both = [once(first!, 'response'), once(second!, 'response')];
    await expect.poll(() => opened.length).toBe(2);

    const third = request(`${files[2]!.path}?w=160`);
    await expect.poll(() => responses.length).toBe(3);
    third.destroy();
    await responses[2];
    gate.resolve();
    const answers = (await Promise.all(both)) as [IncomingMessage][];
    expect(answers.map(([{ statusCode }]) => statusCode)).toEqual([200, 200]);

    for (const [answer] of answers) answer.resume();
    await testApp.dependencies.pictures.close();
    expect(opened.map(({ key }) => key)).not.toContain(files[2]!.object_key);
    expect(faults).not.toHaveBeenCalled();
  });
});
