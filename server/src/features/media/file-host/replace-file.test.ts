import { createHash } from 'node:crypto';
import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { ROLES, type Role } from '@baklja/contract/roles';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { emptyFileBin } from '../../../records/empty-file-bin.ts';
import { TEST_NOW } from '../../../testing/build-test-app.ts';
import { coreXml, makeNamedDocx } from '../../../testing/documents/make-document.ts';
import { makePdf } from '../../../testing/documents/make-pdf.ts';
import { makeFileCalls } from '../../../testing/file-calls.ts';
import { countKept, makePicture, sendForm } from '../../../testing/make-form.ts';
import { makeFile } from '../../../testing/records/make-file.ts';
import { makeResumableCalls, makeText } from '../../../testing/resumable-uploads.ts';
import { STORES, useStoredApp } from '../../../testing/stored-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const STALE = 'Netko je u međuvremenu promijenio ovu datoteku. Vaša nije spremljena.';

const makeBlue = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .jpeg()
    .toBuffer();

describe.each(STORES)('a file, on $database and $storage,', (stores) => {
  const as = 'dokumenti';
  const testApp = useStoredApp(stores, { DOCUMENT_MAX_MB: '1' });

  /** For what is decided before a store has a part in it. */
  const onceTest = test.runIf(stores.database === 'SQLite');

  const { upload, uploadText, replace, get, download, restore, listBin, everything } = makeFileCalls(testApp, as);

  test('keeps id, address and description, and gets another tag, size, hash and time', async () => {
    const file = await uploadText();
    await testApp.call(mediaRoutes.updateFile, { as, params: { id: file.id }, rawBody: { author: 'Iva' } });
    const [before, first] = [await get(file.id), await download(file.data_name)];
    testApp.setNow(new Date(TEST_NOW.getTime() + 60_000));
    const bytes = makeText(50);
    const answer = await replace(file.id, bytes, { filename: 'Drugo ime.txt', version: 2 });
    testApp.setNow(TEST_NOW);
    const { name, date, data_name, url, id } = file;
    const message = 'Datoteka je zamijenjena.';
    expect(answer.json()).toEqual({ name, date, data_name, url, id, message, former_id: expect.any(Number) });
    const [after, second] = [await get(file.id), await download(file.data_name)];
    expect(after).toMatchObject({ version: 3, size: 50, author: 'Iva', path: before.path, created: before.created });
    expect(after.modified).toBe('2026-11-21T11:01:00.000Z');
    expect(after.tag).not.toBe(before.tag);
    expect(second.headers.etag).not.toBe(first.headers.etag);
    expect(second.rawPayload.equals(bytes)).toBe(true);
    const asked = { 'if-none-match': String(first.headers.etag) };
    expect((await testApp.send({ url: file.url, headers: asked })).statusCode).toBe(200);
    const { read } = testApp.dependencies.database;
    const row = await read.selectFrom('files').select('sha256').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  test('goes into the bin as it was, and into the list of what the file was', async () => {
    const file = await uploadText();
    const former = (await replace(file.id, makeText(50))).json().former_id;
    const binned = (await listBin()).find(({ record_id }: { record_id: number }) => record_id === former);
    expect(binned).toMatchObject({ title: file.name, is_former: true });
    expect((await get(file.id)).former).toEqual([
      { id: former, size: 40, deleted: '2026-11-21T11:00:00.000Z', deleted_by_name: expect.any(String) },
    ]);
  });

  test('changes places with its successor when it is restored, and again', async () => {
    const bytes = [makeText(40), makeText(50)] as const;
    const file = await upload(bytes[0], 'txt');
    const before = await get(file.id);
    let former = (await replace(file.id, bytes[1])).json().former_id;
    for (const present of [bytes[0], bytes[1], bytes[0]]) {
      const answer = await restore([former]);
      expect([answer.statusCode, answer.json().message]).toEqual([200, 'Vraćeno: 1 datoteka.']);
      expect((await download(file.data_name)).rawPayload.equals(present)).toBe(true);
      const now = await get(file.id);
      expect(now.former).toHaveLength(1);
      former = now.former[0].id;
    }
    const after = await get(file.id);
    expect([after.tag, after.size, after.path]).toEqual([before.tag, before.size, before.path]);
  });

  test('is restored as a file of its own when its successor was deleted, and the successor then gets a number', async () => {
    const file = await uploadText();
    const first = (await download(file.data_name)).rawPayload;
    const former = (await replace(file.id, makeText(50))).json().former_id;
    await testApp.call(mediaRoutes.deleteFiles, { as, rawBody: { ids: [file.id] } });
    expect((await restore([former])).statusCode).toBe(200);
    expect((await download(file.data_name)).rawPayload.equals(first)).toBe(true);
    await restore([file.id]);
    expect((await get(file.id)).name).toBe(file.name.replace('.txt', '-2.txt'));
  });

  test('is removed for good 30 days after it was replaced; its successor stays', async () => {
    const file = await uploadText();
    const bytes = makeText(50);
    await replace(file.id, bytes);
    const { objects } = await countKept(testApp);
    const { files, pictures, database: db } = testApp.dependencies;
    const later = new Date(TEST_NOW.getTime() + 31 * DAY_MS);
    expect(await emptyFileBin(db, files, pictures, { now: later })).toBeGreaterThan(0);
    expect((await countKept(testApp)).objects).toBeLessThan(objects);
    expect((await get(file.id)).former).toEqual([]);
    expect((await download(file.data_name)).rawPayload.equals(bytes)).toBe(true);
  });

  test('that is a picture has new widths and dimensions, and no focal point of the former one', async () => {
    const file = await upload(await makePicture(), 'jpg');
    const focus = { focal_x: 0.2, focal_y: 0.3, alt: 'Jarun' };
    await testApp.call(mediaRoutes.updateFile, { as, params: { id: file.id }, rawBody: focus });
    const narrow = await download(file.data_name, '?w=160');
    const former = (await replace(file.id, await makeBlue(300, 200), { filename: 'plava.jpeg' })).json().former_id;
    const after = await get(file.id);
    expect(after).toMatchObject({ width: 300, height: 200, focal_x: null, focal_y: null, alt: 'Jarun' });
    const fresh = await download(file.data_name, '?w=160');
    expect(fresh.headers.etag).not.toBe(narrow.headers.etag);
    expect((await sharp(fresh.rawPayload).metadata()).width).toBe(160);
    const { dominant } = await sharp(fresh.rawPayload).stats();
    expect(dominant.b).toBeGreaterThan(200);
    await restore([former]);
    expect(await get(file.id)).toMatchObject({ width: 8, height: 6, focal_x: 0.2, focal_y: 0.3, alt: 'Jarun' });
  });

  onceTest.each([
    [153, 0.2],
    [154, null],
    [147, 0.2],
    [146, null],
  ])('that is a picture of %i by 200 pixels after one of 150 has its focal point at %j', async (width, x) => {
    const file = await upload(await makeBlue(150, 200), 'jpg');
    const rawBody = { focal_x: 0.2, focal_y: 0.3 };
    await testApp.call(mediaRoutes.updateFile, { as, params: { id: file.id }, rawBody });
    await replace(file.id, await makeBlue(width, 200), { filename: 'nova.jpg' });
    expect((await get(file.id)).focal_x).toBe(x);
  });

  test('that is a document has the names of the new one', async () => {
    const named = (author: string) => makeNamedDocx(coreXml(`<dc:creator>${author}</dc:creator>`));
    const file = await upload(named('Ana'), 'docx');
    await replace(file.id, named('Ivo'), { filename: 'x.docx' });
    expect((await get(file.id)).properties.author).toBe('Ivo');
  });

  const ONLY_THE_SAME = 'Na istu adresu može doći samo ista vrsta datoteke.';

  onceTest.each([
    ['another kind', 'pdf', () => makeNamedDocx(coreXml('')), 415, `nova.pdf nije PDF. ${ONLY_THE_SAME}`],
    ['another kind of picture', 'jpg', () => makePicture('png'), 415, `nova.jpg nije JPEG. ${ONLY_THE_SAME}`],
    ['a broken file', 'pdf', () => Buffer.from('%PDF-1.7\n'), 400, expect.any(String)],
    ['an empty file', 'pdf', () => Buffer.alloc(0), 400, 'Datoteka je prazna.'],
    ['too much', 'pdf', () => Buffer.concat([makePdf(), Buffer.alloc(1024 * 1024, ' ')]), 413, expect.any(String)],
  ] as const)('is not replaced by %s, and nothing is changed', async (_, ending, make, status, message) => {
    const file = await upload(ending === 'pdf' ? makePdf() : await makePicture(), ending);
    const before = await everything(file.id, file.data_name);
    const answer = await replace(file.id, await make(), { filename: `nova.${ending}` });
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
    expect(await everything(file.id, file.data_name)).toEqual(before);
  });

  test('is replaced by exactly one file', async () => {
    const { id } = await uploadText();
    const file = { name: 'file', value: makeText(9), filename: 'a.txt' };
    for (const parts of [[], [file, file]]) {
      const answer = await sendForm(testApp, fileHostRoutes.replaceFile, parts, { as, params: { id } } as never);
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'Odaberite jednu datoteku.']);
    }
  });

  test('is not replaced by an outdated version, or when it does not exist', async () => {
    const file = await uploadText();
    await testApp.call(mediaRoutes.updateFile, { as, params: { id: file.id }, rawBody: { alt: 'novo' } });
    const before = await everything(file.id, file.data_name);
    const answer = await replace(file.id, makeText(9), { version: 1 });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'stale', message: STALE }]);
    expect((await replace(999_999, makeText(9))).statusCode).toBe(404);
    expect(await everything(file.id, file.data_name)).toEqual(before);
  });

  test('is replaced by those who may upload into its folder', async () => {
    for (const [folder, uploaders] of [
      ['dokumenti', ['superadmin', 'olimp', 'dokumenti', 'tipfeler']],
      ['images', ['superadmin', 'olimp', 'dokumenti', 'tipfeler', 'sportasi']],
    ] as const) {
      for (const role of ROLES) {
        const path = `${folder}/${role}.txt`;
        const { id } = await makeFile(testApp.dependencies, { path, bytes: 'a', media_type: 'text/plain' });
        const answer = await replace(id, makeText(9), { role });
        const isUploader = (uploaders as readonly string[]).includes(role);
        expect([path, answer.statusCode]).toEqual([path, isUploader ? 200 : 403]);
      }
    }
  });

  describe('by a resumable upload,', () => {
    const send = async (bytes: Buffer, metadata: Record<string, string>, role: Role = as) => {
      const calls = makeResumableCalls(testApp);
      const begun = await calls.create(bytes.length, { filename: 'nova.txt', ...metadata }, role);
      if (begun.statusCode !== 201) return { id: '', answer: begun };
      const id = String(begun.headers['location']).split('/').at(-1) ?? '';
      return { id, answer: await calls.patch(id, 0, bytes, role) };
    };

    test('is replaced once, however often the upload is finished', async () => {
      const file = await uploadText();
      const bytes = makeText(60);
      const { id, answer } = await send(bytes, { replaces: String(file.id), version: '1' }, 'superadmin');
      expect([answer.statusCode, answer.json().message]).toEqual([200, 'Datoteka je zamijenjena.']);
      const again = await makeResumableCalls(testApp).finished(id);
      expect([again.statusCode, again.json().id]).toEqual([200, file.id]);
      expect((await get(file.id)).former).toHaveLength(1);
      expect((await download(file.data_name)).rawPayload.equals(bytes)).toBe(true);
    });

    test('is refused at the beginning: another version, another role, too many bytes, no such file', async () => {
      const file = await uploadText();
      const before = await everything(file.id, file.data_name);
      const replaces = String(file.id);
      const begin = async (metadata: Record<string, string>, length = 9, role: Role = as) =>
        (await makeResumableCalls(testApp).create(length, metadata, role)).statusCode;
      expect(await begin({ replaces, version: '7' })).toBe(409);
      expect(await begin({ replaces }, 9, 'sportasi')).toBe(403);
      expect(await begin({ replaces }, 300 * 1024 * 1024)).toBe(413);
      expect(await begin({ replaces: '999999' })).toBe(404);
      expect(await begin({ replaces: 'x' })).toBe(404);
      expect(await everything(file.id, file.data_name)).toEqual(before);
    });

    test('is refused at the end when a colleague changed the file in the meantime, and when it is of another kind', async () => {
      const file = await uploadText();
      const calls = makeResumableCalls(testApp);
      const id = await calls.begin(9, { filename: 'nova.txt', replaces: String(file.id) }, as);
      await testApp.call(mediaRoutes.updateFile, { as, params: { id: file.id }, rawBody: { alt: 'novo' } });
      const answer = await calls.patch(id, 0, makeText(9), as);
      expect([answer.statusCode, answer.json().message]).toEqual([409, STALE]);
      const pdf = await send(makePdf(), { replaces: String(file.id), filename: 'a.pdf' });
      expect([pdf.answer.statusCode, pdf.answer.json().code]).toEqual([415, 'other-kind']);
      expect((await get(file.id)).former).toEqual([]);
    });
  });
});
