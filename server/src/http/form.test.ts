import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/build-test-app.ts';
import { countKept, FORM_TYPE, type FormPart, listIncoming, makeFormBody, sendForm } from '../testing/make-form.ts';

const { uploadMedia, uploadImages, createMediaFolder } = fileHostRoutes;
const FOLDER: FormPart = { name: 'folder', value: 'dokumenti' };
const MEGABYTE = 1024 * 1024;
const LONG: FormPart = { ...FOLDER, value: 'a'.repeat(MEGABYTE) };
const FIELDS = Array.from({ length: 51 }, (_, number) => ({ name: `polje${number}`, value: 'a' }));
const WRONG = 'Neispravna vrijednost.';
const NO_FILE = { field: 'folderName', message: 'Ovdje se ne očekuje datoteka.' };

function file(filename: string, value: string | Buffer = `tekst ${filename}`): FormPart {
  return { name: 'files[]', filename, value };
}

describe('a form', () => {
  const testApp = useTestApp('SQLite', { IMAGE_MAX_MB: '1', DOCUMENT_MAX_MB: '2' });

  const sendRaw = async (payload: Buffer | string, contentType = FORM_TYPE) =>
    testApp.send({
      method: 'POST',
      url: uploadMedia.path,
      headers: { 'content-type': contentType, token: await testApp.tokenOf('superadmin') },
      payload,
    });

  /** A rejected call stores nothing. */
  async function expectRefusal(call: () => Promise<{ statusCode: number; json: () => unknown }>, status: number) {
    const before = await countKept(testApp);
    const answer = await call();
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(await countKept(testApp)).toEqual(before);
    expect(before.incoming).toBe(0);
    return answer.json() as { message: string; code: string; errors?: { field: string }[] };
  }

  describe('is accepted', () => {
    test.each([
      ['with its fields before the files', [FOLDER, file('a.txt')]],
      ['with its fields after the files', [file('a.txt'), FOLDER]],
      ['with the name of the files without brackets', [FOLDER, { ...file('a.txt'), name: 'files' }]],
      ['without the empty file that browsers send when none was chosen', [FOLDER, file('', ''), file('a.txt')]],
    ])('%s', async (_, parts) => {
      const answer = await sendForm(testApp, uploadMedia, parts);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().files).toMatchObject([{ data_name: expect.stringMatching(/^dokumenti\/a(-\d)?\.txt$/) }]);
      expect(await listIncoming(testApp)).toEqual([]);
    });

    test('as JSON where it accepts no files', async () => {
      const body = { folder: 'dokumenti', folderName: 'Iz JSON-a' };
      expect((await testApp.call(createMediaFolder, { as: 'superadmin', body })).statusCode).toBe(200);
    });
  });

  test.each([
    ['filename="Izvješće – šđčćž.txt"', 'Izvješće – šđčćž.txt'],
    ["filename*=UTF-8''na%C5%A1a%20tablica.txt", 'naša tablica.txt'],
    ['filename="C:\\Korisnici\\Ana\\popis.txt"', 'popis.txt'],
    ['filename="../../../etc/cron.txt"', 'cron.txt'],
    ['filename="zapisnik;2026.txt"', 'zapisnik;2026.txt'],
  ])('names its file by %s', async (name, expected) => {
    const disposition = `form-data; name="files[]"; ${name}`;
    const part = { name: 'files[]', value: `tekst ${expected}`, disposition };
    const answer = await sendForm(testApp, uploadMedia, [FOLDER, part]);
    expect(answer.json().files[0].name).toBe(expected);
  });

  describe('is rejected', () => {
    test.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'image/jpeg'])(
      'as %s, with the expected type',
      async (type) => {
        const { message } = await expectRefusal(() => sendRaw('{}', type), 415);
        expect(message).toBe('Podaci moraju biti obrazac (multipart/form-data).');
      },
    );

    test('as text, where JSON is accepted as well', async () => {
      const headers = { 'content-type': 'text/plain', token: await testApp.tokenOf('superadmin') };
      const answer = await testApp.send({ method: 'POST', url: createMediaFolder.path, headers, payload: 'a' });
      const message = 'Podaci moraju biti obrazac (multipart/form-data) ili JSON (application/json).';
      expect([answer.statusCode, answer.json()]).toEqual([415, { error: message, message, code: 'wrong-type' }]);
    });

    test('by calls that accept none', async () => {
      const headers = { 'content-type': FORM_TYPE, token: await testApp.tokenOf('superadmin') };
      const call = { method: 'POST', url: '/api/content/add/post', headers } as const;
      expect((await testApp.send({ ...call, payload: makeFormBody([FOLDER]) })).statusCode).toBe(415);
    });

    test('without a boundary', () =>
      expectRefusal(() => sendRaw(makeFormBody([FOLDER, file('a.txt')]), 'multipart/form-data'), 400));

    test('when it breaks off, at any position', async () => {
      const whole = makeFormBody([FOLDER, file('odrezana.txt', 'x'.repeat(200)), file('b.txt')]);
      for (let end = 1; end < whole.length - 4; end += 7) {
        await expectRefusal(() => sendRaw(whole.subarray(0, end)), 400);
      }
    });

    test.each(['', 'nikakav obrazac', '\r\n\r\n', '------granica-obrasca--\r\n'])('when it is %j', async (payload) => {
      await expectRefusal(() => sendRaw(payload), 400);
    });

    test.each<[string, FormPart[], number, object]>([
      ['without any file', [FOLDER], 400, { message: 'Odaberite barem jednu datoteku.' }],
      ['with an empty file alone', [FOLDER, file('', '')], 400, { message: 'Odaberite barem jednu datoteku.' }],
      ['without a field', [file('a.txt')], 400, { errors: [{ field: 'folder', message: 'Obavezan podatak.' }] }],
      ['with a field twice', [FOLDER, FOLDER, file('a.txt')], 400, { errors: [{ field: 'folder', message: WRONG }] }],
      ['with a long field', [LONG, file('a.txt')], 413, { message: 'Podatak „folder” je predug.' }],
      ['with more fields than any form has', [...FIELDS, FOLDER, file('a.txt')], 413, {}],
      [
        'with a file instead of a field',
        [FOLDER, { ...file('a.txt'), name: 'folderName' }],
        400,
        { errors: [NO_FILE] },
      ],
      ['with NUL in a field', [{ ...FOLDER, value: 'dokumenti\0' }, file('a.txt')], 400, {}],
      ['with NUL in the name of a file', [FOLDER, file('a\0b.txt')], 415, {}],
    ])('%s', async (_, parts, status, refusal) => {
      expect(await expectRefusal(() => sendForm(testApp, uploadMedia, parts), status)).toMatchObject(refusal);
    });

    test('with a file, by a call that takes none', async () => {
      const named = [FOLDER, { name: 'folderName', value: 'a' }, file('a.txt')];
      await expectRefusal(() => sendForm(testApp, createMediaFolder, named), 400);
    });

    test.each(['__proto__', 'constructor', 'toString'])('with a field or file called %s', async (name) => {
      await expectRefusal(() => sendForm(testApp, uploadMedia, [FOLDER, { name, value: '{}' }, file('a.txt')]), 400);
      await expectRefusal(() => sendForm(testApp, uploadMedia, [FOLDER, { ...file('a.txt'), name }]), 400);
      expect({}).not.toHaveProperty('folder');
    });

    test('with 101 files, and accepted with 100', async () => {
      const files = Array.from({ length: 101 }, (_, number) => file(`stotina-${number}.txt`));
      const { message } = await expectRefusal(() => sendForm(testApp, uploadMedia, [FOLDER, ...files]), 413);
      expect(message).toBe('Odjednom se može poslati najviše 100 datoteka.');
      const answer = await sendForm(testApp, uploadMedia, [FOLDER, ...files.slice(1)]);
      expect(answer.json().files).toHaveLength(100);
    });
  });

  test('from a user without permission is not read at all', async () => {
    const broken = { headers: { 'content-type': FORM_TYPE }, rawBody: Buffer.from('nikakav obrazac') } as const;
    expect((await testApp.call(uploadMedia, broken)).statusCode).toBe(401);
    expect((await testApp.call(uploadImages, { ...broken, as: 'kategorizacije' })).statusCode).toBe(403);
  });

  test('is rejected temporarily while the disk cannot be written', async () => {
    const incoming = path.join(testApp.dependencies.config.dataDir, 'incoming');
    await rename(incoming, `${incoming}-away`);
    await writeFile(incoming, '');
    const refused = await sendForm(testApp, uploadMedia, [FOLDER, file('a.txt')]);
    await rm(incoming);
    await rename(`${incoming}-away`, incoming);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect((await sendForm(testApp, uploadMedia, [FOLDER, file('a.txt')])).statusCode).toBe(200);
  });

  test('of a client that goes away in the middle leaves nothing', async () => {
    const address = new URL(await testApp.app.listen({ host: '127.0.0.1', port: 0 }));
    const token = await testApp.tokenOf('superadmin');
    const before = await countKept(testApp);
    const socket = connect(Number(address.port), address.hostname);
    await once(socket, 'connect');
    const part = makeFormBody([FOLDER, file('prekinuta.txt', 'x'.repeat(MEGABYTE))]).subarray(0, MEGABYTE / 2);
    const head = `POST ${uploadMedia.path} HTTP/1.1\r\nHost: a\r\ntoken: ${token}\r\nContent-Type: ${FORM_TYPE}\r\n`;
    socket.write(`${head}Content-Length: ${MEGABYTE * 2}\r\n\r\n`);
    socket.write(part);
    await expect.poll(() => listIncoming(testApp)).not.toEqual([]);
    socket.destroy();
    await expect.poll(() => listIncoming(testApp)).toEqual([]);
    expect(await countKept(testApp)).toEqual(before);
  });
});
