import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { RESUMABLE_UPLOADS_PATH } from '@baklja/contract/features/media/file-host';
import { COVERS_FOLDER, PDFS_FOLDER } from '@baklja/contract/files/folders';
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanIncoming } from '../../../files/incoming.ts';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { coreXml, makeNamedDocx } from '../../../testing/documents/make-document.ts';
import { listIncoming } from '../../../testing/make-form.ts';
import { encodeMetadata, makeResumableCalls, makeText, startedId } from '../../../testing/resumable-uploads.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { IMAGE_MAX_MB: '1', DOCUMENT_MAX_MB: '4' };
const LISTED = 'https://uredi.example.org';

describe.each(DATABASE_NAMES)('a resumable upload on %s', (databaseName) => {
  const testApp = useTestApp(databaseName, { ...LIMITS, CORS_ORIGINS: LISTED });
  let calls: ReturnType<typeof makeResumableCalls>;

  beforeAll(async () => {
    calls = makeResumableCalls(testApp);
  });

  test('of a document answers the names in it, also when it is asked for again', async () => {
    const bytes = makeNamedDocx(coreXml('<dc:creator>Ana Anić</dc:creator>'));
    const id = await calls.begin(bytes.length, { filename: 'poziv.docx' });
    await calls.patch(id, 0, bytes);
    const names = { author: 'Ana Anić', last_modified_by: '', company: '', manager: '' };
    const properties = { ...names, is_signed: false, is_removable: true };
    for (const _ of ['first', 'again']) expect((await calls.finished(id)).json().properties).toEqual(properties);
  });

  describe('starts', () => {
    test('at an address without a host', async () => {
      const answer = await calls.create(10);
      expect(answer.statusCode).toBe(201);
      expect(answer.headers['location']).toMatch(/^\/files\/resumable\/[0-9a-f]{32}$/);
      expect(answer.headers['tus-resumable']).toBe('1.0.0');
      expect(answer.headers['upload-expires']).toMatch(/GMT$/);
      await calls.call('DELETE', startedId(answer));
    });

    test.each([
      ['without a length', {}, {}, 400],
      ['of a length that comes later', { 'upload-defer-length': '1' }, {}, 400],
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
      const answer = await calls.call('POST', '', { headers: { 'upload-metadata': encodeMetadata(all), ...headers } });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
      expect(await listIncoming(testApp)).toEqual(before);
      if (status === 413)
        expect(answer.json().message).toMatch(/^(Datoteka ima 4,1|Slika ima 1,1) MB; najviše je [41] MB.$/);
    });

    test.each(['', 'nije metapodatak', 'folder !!!', '__proto__ YQ==,folder ZG9rdW1lbnRp', 'folder YQ==,folder YQ=='])(
      'not with the metadata %j',
      async (metadata) => {
        const answer = await calls.call('POST', '', { headers: { 'upload-length': '1', 'upload-metadata': metadata } });
        expect(answer.statusCode).toBe(400);
      },
    );

    test('only for the roles of its folder', async () => {
      expect((await calls.create(1, { folder: 'dokumenti' }, 'sportasi')).statusCode).toBe(403);
      expect((await calls.create(1, { folder: 'images' }, 'kategorizacije')).statusCode).toBe(403);
      const answer = await calls.create(1, { folder: 'images' }, 'sportasi');
      expect(answer.statusCode).toBe(201);
      await calls.call('DELETE', startedId(answer), { as: 'sportasi' });
    });

    test.each([
      [COVERS_FOLDER, 'images/OLIMP'],
      [PDFS_FOLDER, 'dokumenti/OLIMP'],
    ])('in the folder %s of the magazine, which it makes in case there is none of that name', async (folder, other) => {
      const { write, read } = testApp.dependencies.database;
      const named = () => read.selectFrom('folders').select('path').where('path', 'in', [folder, other]).execute();
      expect((await calls.create(1, { folder }, 'kategorizacije')).statusCode).toBe(403);
      expect(await named()).toEqual([]);
      const begun = await calls.begin(1, { folder }, 'olimp');
      await calls.call('DELETE', begun, { as: 'olimp' });
      expect(await named()).toEqual([{ path: folder }]);
      const renamed = { path: other, name: 'OLIMP' };
      await write((transaction) =>
        transaction.updateTable('folders').set(renamed).where('path', '=', folder).execute(),
      );
      const id = await calls.begin(9, { folder }, 'olimp');
      await calls.patch(id, 0, makeText(9), 'olimp');
      expect((await calls.finished(id, 'olimp')).json().data_name).toBe(`${other}/rukom.txt`);
      expect(await named()).toEqual([{ path: other }]);
    });
  });

  test('does not start while the disk cannot be written', async () => {
    const incoming = path.join(testApp.dependencies.config.dataDir, 'incoming');
    await rename(incoming, `${incoming}-away`);
    await writeFile(incoming, '');
    const refused = await calls.create(1);
    await rm(incoming);
    await rename(`${incoming}-away`, incoming);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  });

  describe('in progress', () => {
    test('is not available without a valid token', async () => {
      const id = await calls.begin(10);
      for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
        for (const token of ['', 'krivi']) {
          const headers = { token, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
          const payload = method === 'PATCH' ? { payload: makeText(10) } : {};
          expect((await calls.call(method, id, { headers, ...payload })).statusCode).toBe(401);
        }
      }
      expect((await calls.call('DELETE', id)).statusCode).toBe(204);
    });

    test('is not available to other users, not even to a superadmin', async () => {
      const id = await calls.begin(10, {}, 'tipfeler');
      expect((await calls.call('HEAD', id)).statusCode).toBe(404);
      expect((await calls.patch(id, 0, makeText(10))).statusCode).toBe(404);
      expect((await calls.call('DELETE', id)).statusCode).toBe(404);
      expect((await calls.patch(id, 0, makeText(10), 'tipfeler')).statusCode).toBe(200);
      expect((await calls.finished(id)).statusCode).toBe(404);
      expect((await calls.call('HEAD', id)).statusCode).toBe(404);
      expect((await calls.finished(id, 'tipfeler')).statusCode).toBe(200);
    });

    test.each(['nema', '..', '%2e%2e%2fsecret', `${'a'.repeat(32)}.json`, 'a'.repeat(32), 'a%00b'])(
      'is not found under %s',
      async (id) => {
        for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
          expect((await calls.call(method, id)).statusCode).toBeOneOf([400, 404]);
        }
      },
    );

    test('continues only at its end', async () => {
      const bytes = makeText(20);
      const id = await calls.begin(20);
      expect((await calls.patch(id, 5, bytes)).json()).toMatchObject({ code: 'wrong-offset' });
      const first = await calls.patch(id, 0, bytes.subarray(0, 8));
      expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '8']);
      const head = await calls.call('HEAD', id);
      expect([head.headers['upload-offset'], head.headers['upload-length']]).toEqual(['8', '20']);
      expect(head.headers['cache-control']).toBe('no-store');
      expect((await calls.patch(id, 0, bytes)).statusCode).toBe(409);
      const last = await calls.patch(id, 8, bytes.subarray(8));
      expect([last.statusCode, last.headers['upload-offset']]).toEqual([200, '20']);
      expect((await testApp.send({ url: last.json().url })).body).toBe(bytes.toString());
    });

    test('accepts no more bytes than were announced', async () => {
      const id = await calls.begin(20);
      expect((await calls.patch(id, 0, makeText(21))).statusCode).toBe(413);
      await calls.call('DELETE', id);
      expect(await listIncoming(testApp)).toEqual([]);
    });

    test('responds to a rejected part of any size, and the connection stays open', async () => {
      const host = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const id = await calls.begin(3 * MEGABYTE);
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
      await calls.call('DELETE', id);
    });

    test('accepts only parts of the right type', async () => {
      const id = await calls.begin(4);
      const headers = { 'content-type': 'text/plain', 'upload-offset': '0' };
      const answer = await calls.call('PATCH', id, { headers, payload: makeText(4) });
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'wrong-type']);
      await calls.call('DELETE', id);
    });

    test('stays intact when two calls send parts at once', async () => {
      const one = Buffer.alloc(MEGABYTE, 'a');
      const other = Buffer.alloc(MEGABYTE, 'b');
      const id = await calls.begin(MEGABYTE, { filename: 'dvoje.txt' });
      const answers = await Promise.all([calls.patch(id, 0, one), calls.patch(id, 0, other)]);
      const { url } = (await calls.finished(id)).json();
      const { rawPayload } = await testApp.send({ url });
      expect(rawPayload.equals(one) || rawPayload.equals(other)).toBe(true);
      expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
      expect(await listIncoming(testApp)).toEqual([]);
    });

    test('can be continued for a day, and is deleted after that', async () => {
      const id = await calls.begin(10);
      await calls.patch(id, 0, makeText(4));
      const { dataDir } = testApp.dependencies.config;
      const now = Date.now();
      const day = 24 * 60 * 60 * 1000;
      await cleanIncoming(dataDir, new Date(now + day - 60_000));
      expect((await calls.call('HEAD', id)).headers['upload-offset']).toBe('4');
      await cleanIncoming(dataDir, new Date(now + day + 60_000));
      expect((await calls.call('HEAD', id)).statusCode).toBe(404);
      expect(await listIncoming(testApp)).toEqual([]);
    });
  });

  describe('when finished', () => {
    test('is still complete for a client that missed the response', async () => {
      const bytes = makeText(30);
      const id = await calls.begin(30);
      const file = (await calls.patch(id, 0, bytes)).json();
      const head = await calls.call('HEAD', id);
      expect([head.headers['upload-offset'], head.headers['upload-length']]).toEqual(['30', '30']);
      const again = await calls.patch(id, 30, Buffer.alloc(0));
      expect([again.statusCode, again.json().id]).toEqual([200, file.id]);
      expect((await calls.finished(id)).json().id).toBe(file.id);
      expect((await calls.call('DELETE', id)).statusCode).toBe(404);
      expect((await testApp.send({ url: file.url })).statusCode).toBe(200);
    });

    test('becomes one file, even when several calls ask at once', async () => {
      const id = await calls.begin(30, { filename: 'jednom.txt' });
      await Promise.all([calls.patch(id, 0, makeText(30)), ...Array.from({ length: 5 }, () => calls.finished(id))]);
      const ids = await Promise.all(Array.from({ length: 5 }, async () => (await calls.finished(id)).json().id));
      expect(new Set(ids).size).toBe(1);
      const { read } = testApp.dependencies.database;
      expect(await read.selectFrom('files').select('id').where('upload_id', '=', id).execute()).toHaveLength(1);
    });
  });

  test('is available to pages of listed origins', async () => {
    const headers = { origin: LISTED };
    const metadata = encodeMetadata({ folder: 'uploads', filename: 'a.txt' });
    const begin = { ...headers, 'upload-length': '5', 'upload-metadata': metadata };
    const answer = await calls.call('POST', '', { headers: begin });
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
    const stranger = await calls.call('HEAD', 'nema', { headers: { origin: 'https://stranger.example.org' } });
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
    await calls.call('DELETE', startedId(answer));
  });
});
