import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { fileHostRoutes, RESUMABLE_UPLOADS_PATH } from '@baklja/contract/features/file-host';
import type { Role } from '@baklja/contract/roles';
import { type DetailedError, Upload, type UploadOptions } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { cleanIncoming } from '../../files/incoming.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { startCuttingProxy } from '../../testing/cutting-proxy.ts';
import { countKept, listIncoming, makePicture } from '../../testing/make-form.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';
import { FILE_STORAGES } from '../../testing/test-storages.ts';

const { getUpload } = fileHostRoutes;

const MEGABYTE = 1024 * 1024;
const LIMITS = { IMAGE_MAX_MB: '1', DOCUMENT_MAX_MB: '4' };
const LISTED = 'https://uredi.example.org';

/** Text that no other call of this function returns. */
const makeText = (bytes: number) =>
  Buffer.from(
    randomBytes(Math.ceil(bytes / 2))
      .toString('hex')
      .slice(0, bytes),
  );

type Outcome = { answer?: { status: number; body: string }; error?: DetailedError; id: string };

describe.each(DATABASE_NAMES)('a resumable upload on %s', (databaseName) => {
  let testApp: TestApp;
  let host: string;

  beforeAll(async () => {
    testApp = await buildTestApp(databaseName, { ...LIMITS, CORS_ORIGINS: LISTED });
    host = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  });

  afterAll(() => testApp.close());

  const optionsOf = async (as: Role, metadata: Record<string, string>): Promise<UploadOptions> => ({
    endpoint: `${host}${RESUMABLE_UPLOADS_PATH}`,
    headers: { 'x-access-token': await testApp.tokenOf(as) },
    metadata: { folder: 'dokumenti', filename: 'prijenos.txt', ...metadata },
    retryDelays: null,
    chunkSize: Number.POSITIVE_INFINITY,
  });

  /** Uploads a whole file as the browser does, with the same client. */
  async function send(
    bytes: Buffer,
    metadata: Record<string, string> = {},
    { as = 'superadmin', ...options }: Partial<UploadOptions> & { as?: Role } = {},
  ): Promise<Outcome> {
    const usual = await optionsOf(as, metadata);
    return new Promise((resolve) => {
      const upload: Upload = new Upload(bytes, {
        ...usual,
        ...options,
        onSuccess: ({ lastResponse }) =>
          resolve({ answer: { status: lastResponse.getStatus(), body: lastResponse.getBody() }, id: idOf(upload) }),
        onError: (error) => resolve({ error: error as DetailedError, id: idOf(upload) }),
      });
      upload.start();
    });
  }

  /** @throws Error unless the received parts of all uploads hold this many bytes. */
  async function requireArrived(bytes: number): Promise<void> {
    const folder = path.join(testApp.dependencies.config.dataDir, 'incoming', 'resumable');
    const sizes = (await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).size);
    const arrived = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    if (arrived < bytes) throw new Error(`only ${arrived} bytes have arrived`);
  }

  /** A call of the protocol, built by hand. */
  const call = async (
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    id: string,
    {
      as = 'superadmin',
      headers = {},
      payload,
    }: { as?: Role; headers?: Record<string, string>; payload?: Buffer } = {},
  ) =>
    testApp.send({
      method,
      url: id === '' ? RESUMABLE_UPLOADS_PATH : `${RESUMABLE_UPLOADS_PATH}/${id}`,
      headers: { 'tus-resumable': '1.0.0', token: await testApp.tokenOf(as), ...headers },
      ...(payload && { payload }),
    });

  async function create(length: number, metadata: Record<string, string> = {}, as: Role = 'superadmin') {
    const all = { folder: 'dokumenti', filename: 'rukom.txt', ...metadata };
    return call('POST', '', { as, headers: { 'upload-length': String(length), 'upload-metadata': encode(all) } });
  }

  const begin = async (length: number, metadata?: Record<string, string>, as?: Role): Promise<string> =>
    String((await create(length, metadata, as)).headers['location'])
      .split('/')
      .at(-1)!;

  const patch = (id: string, offset: number, payload: Buffer, as: Role = 'superadmin') =>
    call('PATCH', id, {
      as,
      payload,
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    });

  const finished = (id: string, as: Role = 'superadmin') => testApp.call(getUpload, { as, params: { upload: id } });

  describe('by the browser client', () => {
    test('becomes a file, whose record is in the response to the last part', async () => {
      const bytes = makeText(3 * MEGABYTE);
      const { answer, id } = await send(bytes, { filename: 'Cijela datoteka.txt' });
      expect(answer?.status).toBe(200);
      const file = JSON.parse(answer!.body);
      expect(file).toMatchObject({ data_name: 'dokumenti/Cijela datoteka.txt', message: 'Spremljeno.' });
      expect((await testApp.send({ url: file.url })).rawPayload.equals(bytes)).toBe(true);
      expect((await finished(id)).json()).toMatchObject({ id: file.id });
      expect(await listIncoming(testApp)).toEqual([]);
    });

    test.each(['closed', 'dead'] as const)('continues where it stopped when its connection is %s', async (end) => {
      const bytes = makeText(3 * MEGABYTE);
      const offsets: number[] = [];
      const proxy = await startCuttingProxy(host, { afterBytes: MEGABYTE, end });
      onTestFinished(proxy.close);
      const { answer } = await send(
        bytes,
        { filename: `Prekinuta ${end}.txt` },
        {
          endpoint: `${proxy.url}${RESUMABLE_UPLOADS_PATH}`,
          retryDelays: [0, 0, 0],
          onBeforeRequest: async (request) => {
            if (request.getMethod() === 'PATCH') offsets.push(Number(request.getHeader('Upload-Offset')));
            // Data that the proxy had passed on may still be on its way when the connection breaks.
            else if (request.getMethod() === 'HEAD') await vi.waitFor(() => requireArrived(MEGABYTE / 2), 10_000);
          },
        },
      );
      expect(answer?.status).toBe(200);
      expect(offsets).toEqual([0, expect.any(Number)]);
      expect(offsets[1]).toBeGreaterThan(MEGABYTE / 2);
      const { url } = JSON.parse(answer!.body);
      expect((await testApp.send({ url })).rawPayload.equals(bytes)).toBe(true);
    });

    test('is deleted when it is rejected, and the client learns why', async () => {
      const before = await countKept(testApp);
      const { error } = await send(randomBytes(1000), { filename: 'program.exe' });
      expect(error?.originalResponse?.getStatus()).toBe(415);
      expect(JSON.parse(error!.originalResponse!.getBody())).toEqual({
        message: expect.any(String),
        code: 'file-kind',
      });
      expect(await countKept(testApp)).toEqual(before);
    });

    test('limited to pictures accepts nothing else', async () => {
      const { error } = await send(makeText(1000), { kind: 'images', filename: 'tekst.txt' });
      expect(error?.originalResponse?.getStatus()).toBe(415);
      const { answer } = await send(await makePicture(), { kind: 'images', filename: 'slika.jpg', folder: 'images' });
      expect(JSON.parse(answer!.body)).toMatchObject({ data_name: 'images/slika.jpg' });
      expect(await listIncoming(testApp)).toEqual([]);
    });

    test('leaves nothing when it is cancelled', async () => {
      const bytes = makeText(3 * MEGABYTE);
      const options = await optionsOf('superadmin', { filename: 'otkazana.txt' });
      const upload = new Upload(bytes, { ...options, chunkSize: MEGABYTE, onError: () => {} });
      await new Promise<void>((resolve) => {
        upload.options.onChunkComplete = () => resolve(upload.abort(true));
        upload.start();
      });
      await expect.poll(() => listIncoming(testApp)).toEqual([]);
      expect((await call('HEAD', idOf(upload))).statusCode).toBe(404);
    });

    test('is stored twenty times when twenty of one name come at once', async () => {
      const uploads = Array.from({ length: 20 }, () => send(makeText(50_000), { filename: 'dvadeset.txt' }));
      const names = (await Promise.all(uploads)).map(({ answer }) => JSON.parse(answer!.body).name as string);
      const numbered = Array.from({ length: 19 }, (_, place) => `dvadeset-${place + 2}.txt`);
      expect(names.toSorted()).toEqual(['dvadeset.txt', ...numbered].toSorted());
      expect(await listIncoming(testApp)).toEqual([]);
    });
  });

  describe('starts', () => {
    test('at an address without a host', async () => {
      const answer = await create(10);
      expect(answer.statusCode).toBe(201);
      expect(answer.headers['location']).toMatch(/^\/files\/resumable\/[0-9a-f]{32}$/);
      expect(answer.headers['tus-resumable']).toBe('1.0.0');
      expect(answer.headers['upload-expires']).toMatch(/GMT$/);
      await call('DELETE', String(answer.headers['location']).split('/').at(-1)!);
    });

    test.each([
      ['without a length', {}, {}, 400],
      ['of a length to be told later', { 'upload-defer-length': '1' }, {}, 400],
      ['of nothing', { 'upload-length': '0' }, {}, 400],
      ['of one byte too much', { 'upload-length': String(4 * MEGABYTE + 1) }, {}, 413],
      ['of a picture of one byte too much', { 'upload-length': String(MEGABYTE + 1) }, { kind: 'images' }, 413],
      ['of a negative length', { 'upload-length': '-1' }, {}, 400],
      ['without the version of the protocol', { 'upload-length': '1', 'tus-resumable': '' }, {}, 412],
      ['of another version of the protocol', { 'upload-length': '1', 'tus-resumable': '0.9.0' }, {}, 400],
      ['as a part of another', { 'upload-length': '1', 'upload-concat': 'partial' }, {}, 400],
      ['without a folder', { 'upload-length': '1' }, { folder: '' }, 400],
      ['in a folder that is not there', { 'upload-length': '1' }, { folder: 'dokumenti/nema' }, 400],
      ['outside the folders', { 'upload-length': '1' }, { folder: 'dokumenti/../..' }, 400],
      ['in a folder of the server', { 'upload-length': '1' }, { folder: '/etc' }, 400],
    ])('not %s', async (_, headers, metadata, status) => {
      const before = await listIncoming(testApp);
      const all = { folder: 'dokumenti', filename: 'a.txt', ...metadata };
      const answer = await call('POST', '', { headers: { 'upload-metadata': encode(all), ...headers } });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
      expect(await listIncoming(testApp)).toEqual(before);
    });

    test('and reports the maximum size of a file', async () => {
      const { message } = (await create(4 * MEGABYTE + 1)).json();
      expect(message).toBe('Datoteka ima 4,1 MB; najviše je 4 MB.');
    });

    test('with exactly the maximum number of bytes', async () => {
      const { answer } = await send(makeText(4 * MEGABYTE), { filename: 'najveća.txt' });
      expect(answer?.status).toBe(200);
    });

    test.each(['', 'nije metapodatak', 'folder !!!', '__proto__ YQ==,folder ZG9rdW1lbnRp', 'folder YQ==,folder YQ=='])(
      'not with the metadata %j',
      async (metadata) => {
        const answer = await call('POST', '', { headers: { 'upload-length': '1', 'upload-metadata': metadata } });
        expect(answer.statusCode).toBe(400);
      },
    );

    test.each([
      ['../../../etc/passwd.txt', 'passwd.txt'],
      ['C:\\Temp\\popis.txt', 'popis.txt'],
      ['a\0b\u202ec.txt', 'abc.txt'],
    ])('with the file name %j, of which the safe part is kept', async (filename, name) => {
      const { answer } = await send(makeText(100), { filename, folder: 'uploads' });
      expect(JSON.parse(answer!.body).name).toBe(name);
    });

    test('only for the roles of its folder', async () => {
      expect((await create(1, { folder: 'dokumenti' }, 'sportasi')).statusCode).toBe(403);
      expect((await create(1, { folder: 'images' }, 'kategorizacije')).statusCode).toBe(403);
      const { answer } = await send(await makePicture(), { folder: 'images', filename: 'a.jpg' }, { as: 'sportasi' });
      expect(answer?.status).toBe(200);
    });
  });

  test('does not start while the disk cannot be written', async () => {
    const incoming = path.join(testApp.dependencies.config.dataDir, 'incoming');
    await rename(incoming, `${incoming}-away`);
    await writeFile(incoming, '');
    const refused = await create(1);
    await rm(incoming);
    await rename(`${incoming}-away`, incoming);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  });

  describe('in progress', () => {
    test('is not available without a valid token', async () => {
      const id = await begin(10);
      for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
        for (const token of ['', 'krivi']) {
          const headers = { token, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
          const payload = method === 'PATCH' ? { payload: makeText(10) } : {};
          expect((await call(method, id, { headers, ...payload })).statusCode).toBe(401);
        }
      }
      expect((await call('DELETE', id)).statusCode).toBe(204);
    });

    test('is not available to other users, not even to a superadmin', async () => {
      const id = await begin(10, {}, 'tipfeler');
      expect((await call('HEAD', id)).statusCode).toBe(404);
      expect((await patch(id, 0, makeText(10))).statusCode).toBe(404);
      expect((await call('DELETE', id)).statusCode).toBe(404);
      expect((await patch(id, 0, makeText(10), 'tipfeler')).statusCode).toBe(200);
      expect((await finished(id)).statusCode).toBe(404);
      expect((await call('HEAD', id)).statusCode).toBe(404);
      expect((await finished(id, 'tipfeler')).statusCode).toBe(200);
    });

    test.each(['nema', '..', '%2e%2e%2fsecret', `${'a'.repeat(32)}.json`, 'a'.repeat(32), 'a%00b'])(
      'is not found under %s',
      async (id) => {
        for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
          expect((await call(method, id)).statusCode).toBeOneOf([400, 404]);
        }
      },
    );

    test('continues only at its end', async () => {
      const bytes = makeText(20);
      const id = await begin(20);
      expect((await patch(id, 5, bytes)).json()).toMatchObject({ code: 'wrong-offset' });
      const first = await patch(id, 0, bytes.subarray(0, 8));
      expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '8']);
      const head = await call('HEAD', id);
      expect([head.headers['upload-offset'], head.headers['upload-length']]).toEqual(['8', '20']);
      expect(head.headers['cache-control']).toBe('no-store');
      expect((await patch(id, 0, bytes)).statusCode).toBe(409);
      const last = await patch(id, 8, bytes.subarray(8));
      expect([last.statusCode, last.headers['upload-offset']]).toEqual([200, '20']);
      expect((await testApp.send({ url: last.json().url })).body).toBe(bytes.toString());
    });

    test('accepts no more bytes than were announced', async () => {
      const id = await begin(20);
      expect((await patch(id, 0, makeText(21))).statusCode).toBe(413);
      await call('DELETE', id);
      expect(await listIncoming(testApp)).toEqual([]);
    });

    test('responds to a rejected part of any size, and the connection stays open', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const id = await begin(3 * MEGABYTE);
      const token = await testApp.tokenOf('superadmin');
      const part = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '7' };
      const headers = { token, 'tus-resumable': '1.0.0', ...part };
      for (const path of [`${RESUMABLE_UPLOADS_PATH}/${id}`, `${RESUMABLE_UPLOADS_PATH}/${'a'.repeat(32)}`]) {
        const sending = request(`${host}${path}`, { method: 'PATCH', headers, agent });
        sending.end(makeText(3 * MEGABYTE));
        const [answer] = await once(sending, 'response');
        expect(await json(answer)).toMatchObject({ code: expect.toBeOneOf(['wrong-offset', 'not-found']) });
      }
      agent.destroy();
      await call('DELETE', id);
    });

    test('accepts only parts of the right type', async () => {
      const id = await begin(4);
      const headers = { 'content-type': 'text/plain', 'upload-offset': '0' };
      const answer = await call('PATCH', id, { headers, payload: makeText(4) });
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'wrong-type']);
      await call('DELETE', id);
    });

    test('stays intact when two calls send parts at once', async () => {
      const one = Buffer.alloc(MEGABYTE, 'a');
      const other = Buffer.alloc(MEGABYTE, 'b');
      const id = await begin(MEGABYTE, { filename: 'dvoje.txt' });
      const answers = await Promise.all([patch(id, 0, one), patch(id, 0, other)]);
      const { url } = (await finished(id)).json();
      const { rawPayload } = await testApp.send({ url });
      expect(rawPayload.equals(one) || rawPayload.equals(other)).toBe(true);
      expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
      expect(await listIncoming(testApp)).toEqual([]);
    });

    test('can be continued for a day, and is deleted after that', async () => {
      const id = await begin(10);
      await patch(id, 0, makeText(4));
      const { dataDir } = testApp.dependencies.config;
      const now = Date.now();
      const day = 24 * 60 * 60 * 1000;
      await cleanIncoming(dataDir, new Date(now + day - 60_000));
      expect((await call('HEAD', id)).headers['upload-offset']).toBe('4');
      await cleanIncoming(dataDir, new Date(now + day + 60_000));
      expect((await call('HEAD', id)).statusCode).toBe(404);
      expect(await listIncoming(testApp)).toEqual([]);
    });
  });

  describe('when finished', () => {
    test('is still complete for a client that missed the response', async () => {
      const bytes = makeText(30);
      const id = await begin(30);
      const file = (await patch(id, 0, bytes)).json();
      const head = await call('HEAD', id);
      expect([head.statusCode, head.headers['upload-offset'], head.headers['upload-length']]).toEqual([
        200,
        '30',
        '30',
      ]);
      const again = await patch(id, 30, Buffer.alloc(0));
      expect([again.statusCode, again.json().id]).toEqual([200, file.id]);
      expect((await finished(id)).json().id).toBe(file.id);
      expect((await call('DELETE', id)).statusCode).toBe(404);
      expect((await testApp.send({ url: file.url })).statusCode).toBe(200);
    });

    test('becomes one file, even when several calls ask at once', async () => {
      const id = await begin(30, { filename: 'jednom.txt' });
      await Promise.all([patch(id, 0, makeText(30)), ...Array.from({ length: 5 }, () => finished(id))]);
      const ids = await Promise.all(Array.from({ length: 5 }, async () => (await finished(id)).json().id));
      expect(new Set(ids).size).toBe(1);
      const rows = await testApp.dependencies.database.read
        .selectFrom('files')
        .select('id')
        .where('upload_id', '=', id)
        .execute();
      expect(rows).toHaveLength(1);
    });
  });

  test('is available to pages of listed origins', async () => {
    const headers = { origin: LISTED };
    const answer = await call('POST', '', {
      headers: {
        ...headers,
        'upload-length': '5',
        'upload-metadata': encode({ folder: 'uploads', filename: 'a.txt' }),
      },
    });
    expect(answer.headers['access-control-allow-origin']).toBe(LISTED);
    const exposed = String(answer.headers['access-control-expose-headers']);
    for (const name of ['location', 'upload-offset', 'upload-length', 'tus-resumable', 'upload-expires']) {
      expect(exposed).toContain(name);
    }
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const preflight = await testApp.send({
      method: 'OPTIONS',
      url: `${RESUMABLE_UPLOADS_PATH}/a`,
      headers: { ...headers, 'access-control-request-method': 'PATCH' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-methods']).toContain('PATCH');
    expect(preflight.headers['access-control-allow-headers']).toContain('upload-offset');
    const stranger = await call('HEAD', 'nema', { headers: { origin: 'https://stranger.example.org' } });
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
    await call('DELETE', String(answer.headers['location']).split('/').at(-1)!);
  });
});

describe.each(DATABASE_NAMES)('a resumable upload during failures on %s', (databaseName) => {
  test('continues after a restart of the server', async () => {
    const first = await buildTestApp(databaseName, LIMITS);
    const headers = { 'tus-resumable': '1.0.0', token: await first.tokenOf('superadmin') };
    const bytes = makeText(20);
    const metadata = encode({ folder: 'dokumenti', filename: 'nastavljena.txt' });
    const created = await first.send({
      method: 'POST',
      url: RESUMABLE_UPLOADS_PATH,
      headers: { ...headers, 'upload-length': '20', 'upload-metadata': metadata },
    });
    const url = String(created.headers['location']);
    const part = { ...headers, 'content-type': 'application/offset+octet-stream' };
    await first.send({
      method: 'PATCH',
      url,
      headers: { ...part, 'upload-offset': '0' },
      payload: bytes.subarray(0, 7),
    });
    await writeFile(path.join(first.dependencies.config.dataDir, 'incoming', 'ostatak'), 'od prekinutog procesa');
    await first.app.close();

    const second = await buildApp(first.dependencies, { webFolder: undefined, logger: false });
    expect((await second.inject({ method: 'HEAD', url, headers })).headers['upload-offset']).toBe('7');
    expect(await listIncoming(first)).toHaveLength(2);
    const payload = bytes.subarray(7);
    const last = await second.inject({ method: 'PATCH', url, headers: { ...part, 'upload-offset': '7' }, payload });
    expect([last.statusCode, last.json().name]).toEqual([200, 'nastavljena.txt']);
    expect((await second.inject({ url: last.json().url })).body).toBe(bytes.toString());
    await second.close();
    await first.close();
  });

  test('waits for an unavailable storage, and is finished by another request', async () => {
    const { files, commands, destroy } = await FILE_STORAGES.disk();
    const testApp = await buildTestApp(databaseName, LIMITS, { files });
    const host = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
    const token = await testApp.tokenOf('superadmin');
    for (const way of ['question', 'part'] as const) {
      await commands!.takeAway();
      const bytes = makeText(1000);
      const statuses: number[] = [];
      const upload = await new Promise<Upload>((resolve) => {
        const sending = new Upload(bytes, {
          endpoint: `${host}${RESUMABLE_UPLOADS_PATH}`,
          headers: { token },
          metadata: { folder: 'dokumenti', filename: `${way}.txt` },
          retryDelays: null,
          onAfterResponse: (_request, response) => void statuses.push(response.getStatus()),
          onError: () => resolve(sending),
        });
        sending.start();
      });
      expect(statuses).toEqual([201, 503]);
      const id = upload.url!.split('/').at(-1)!;
      const ask = () =>
        way === 'question'
          ? testApp.call(getUpload, { token, params: { upload: id } })
          : testApp.send({
              method: 'PATCH',
              url: `${RESUMABLE_UPLOADS_PATH}/${id}`,
              headers: {
                ...{ token, 'tus-resumable': '1.0.0', 'upload-offset': '1000' },
                'content-type': 'application/offset+octet-stream',
              },
              payload: Buffer.alloc(0),
            });
      const refused = await ask();
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
      await commands!.restore();
      const answer = await ask();
      expect([answer.statusCode, answer.json().name]).toEqual([200, `${way}.txt`]);
    }
    expect(await countKept(testApp)).toEqual({ rows: 2, objects: 2, incoming: 0 });
    await testApp.close();
    await destroy();
  });
});

function idOf(upload: Upload): string {
  return upload.url?.split('/').at(-1) ?? '';
}

function encode(metadata: Record<string, string>): string {
  return Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}
