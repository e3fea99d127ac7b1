import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { mediaRoutes } from '@baklja/contract/features/media/media';
import { describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../testing/build-test-app.ts';
import { findText } from '../../testing/documents/document-file.ts';
import { coreXml, makeNamedDoc, makeNamedDocx } from '../../testing/documents/make-document.ts';
import { makePdf } from '../../testing/documents/make-pdf.ts';
import { countKept, sendForm } from '../../testing/make-form.ts';
import { runTogether } from '../../testing/run-together.ts';
import { STORES, useStoredApp } from '../../testing/stored-app.ts';

const NAMES = { author: 'Ana Anić', last_modified_by: 'Ivo', company: 'Klub d.o.o.', manager: '' };
const SIGNED = 'Dokument je potpisan, pa se podaci o autoru ne mogu ukloniti bez kvarenja potpisa.';

let count = 0;

/** A Word document of its own. */
function makeDocument(more: Parameters<typeof makeNamedDocx>[2] = []): Buffer {
  count += 1;
  const people = '<dc:creator>Ana Anić</dc:creator><cp:lastModifiedBy>Ivo</cp:lastModifiedBy>';
  const text = { name: 'word/media/x.txt', data: String(count) };
  return makeNamedDocx(coreXml(people), '<Company>Klub d.o.o.</Company>', [text, ...more]);
}

describe.each(STORES)('the names in a document, on $database and $storage,', (stores) => {
  const as = 'dokumenti';
  const testApp = useStoredApp(stores);

  const upload = async (bytes: Buffer, ending = 'docx') => {
    const parts = [{ name: 'folder', value: 'dokumenti' }];
    const file = { name: 'files[]', value: bytes, filename: `d-${count}.${ending}` };
    const answer = await sendForm(testApp, fileHostRoutes.uploadMedia, [...parts, file], { as });
    return answer.json().files[0];
  };
  const remove = (id: number, body: object = {}) =>
    testApp.call(mediaRoutes.removeProperties, { as, params: { id }, rawBody: body });
  const get = async (id: number) => (await testApp.call(mediaRoutes.getFile, { as, params: { id } })).json();
  const download = async (file: { data_name: string }) => testApp.send({ url: encodeURI(`/files/${file.data_name}`) });
  /** Also the copies that are made on the way. */
  const countAll = async () => {
    const files = path.join(testApp.dependencies.config.dataDir, 'incoming');
    return {
      ...(await countKept(testApp)),
      local: (await readdir(files)).filter((name) => name !== 'resumable').length,
    };
  };

  test('are in the answer to the upload and in the details, and in no public answer', async () => {
    const file = await upload(makeDocument());
    const properties = { ...NAMES, is_signed: false, is_removable: true };
    expect(file.properties).toEqual(properties);
    expect((await get(file.id)).properties).toEqual(properties);
    const listed = await testApp.call(mediaRoutes.listFiles, { as, query: { folder: 'dokumenti' } });
    const publicAnswer = await download(file);
    expect(listed.body).not.toContain('Ana');
    expect(JSON.stringify(publicAnswer.headers)).not.toContain('Ana');
  });

  test('are absent when it has no names, when it is none, and when it cannot be read', async () => {
    const documents = [
      [makeNamedDocx(coreXml('')), 'docx'],
      [Buffer.from(`tekst ${count}`), 'txt'],
      [makePdf({ info: '/Author (Ana)', trailer: '/Encrypt << >>' }), 'pdf'],
    ] as const;
    for (const [bytes, ending] of documents) {
      count += 1;
      const file = await upload(bytes, ending);
      expect(file).toMatchObject({ message: 'Spremljeno.' });
      expect(file).not.toHaveProperty('properties');
      expect((await get(file.id)).properties).toBeNull();
    }
  });

  test('are removed; the address stays, and the bytes get another tag', async () => {
    const file = await upload(makeDocument());
    const before = await get(file.id);
    const [first, kept] = [await download(file), await countAll()];
    testApp.setNow(new Date(TEST_NOW.getTime() + 60_000));
    const answer = await remove(file.id, { version: 1 });
    testApp.setNow(TEST_NOW);
    expect(answer.json()).toEqual({ message: 'Podaci o autoru uklonjeni su iz dokumenta.', version: 2 });

    const [after, second] = [await get(file.id), await download(file)];
    expect(after).toMatchObject({ properties: null, version: 2, path: before.path, created: before.created });
    expect(after.modified).toBe('2026-11-21T11:01:00.000Z');
    expect(after.tag).not.toBe(before.tag);
    expect(second.headers.etag).not.toBe(first.headers.etag);
    expect(second.rawPayload.length).toBe(after.size);
    const { read } = testApp.dependencies.database;
    const row = await read.selectFrom('files').select('sha256').where('id', '=', file.id).executeTakeFirstOrThrow();
    expect(row.sha256).toBe(createHash('sha256').update(second.rawPayload).digest('hex'));
    expect(await findText(first.rawPayload, 'Ana Anić')).not.toEqual([]);
    expect(await findText(second.rawPayload, 'Ana Anić')).toEqual([]);
    // The former object is gone.
    expect(await countAll()).toEqual(kept);
  });

  test('of a signed document are not removed, and nothing is changed', async () => {
    const file = await upload(makeDocument([{ name: '_xmlsignatures/a.xml', data: '<a/>' }]));
    const [before, kept, first] = [await get(file.id), await countAll(), await download(file)];
    const answer = await remove(file.id);
    expect([answer.statusCode, answer.json().message]).toEqual([409, SIGNED]);
    expect([await get(file.id), await countAll()]).toEqual([before, kept]);
    expect((await download(file)).rawPayload.equals(first.rawPayload)).toBe(true);
    expect(before.properties.is_removable).toBe(false);
    expect((await get((await upload(makeNamedDoc({ 4: 'Ana' }, {}), 'doc')).id)).properties.is_removable).toBe(false);
  });

  test('are not removed by an outdated version, or from a file that does not exist', async () => {
    const file = await upload(makeDocument());
    await testApp.call(mediaRoutes.updateFile, { as, params: { id: file.id }, rawBody: { alt: 'novo' } });
    const kept = await countAll();
    const answer = await remove(file.id, { version: 1 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'stale']);
    expect((await remove(999_999)).statusCode).toBe(404);
    expect((await remove(file.id, { version: 0 })).statusCode).toBe(400);
    expect(await countAll()).toEqual(kept);
    expect((await get(file.id)).properties).toMatchObject(NAMES);
  });

  test('are removed once by two at the same time, without leftovers', async () => {
    const file = await upload(makeDocument());
    const kept = await countAll();
    const { database } = testApp.dependencies;
    await testApp.tokenOf(as);
    const both = [() => remove(file.id), () => remove(file.id)];
    const answers = await runTogether(database, 'files', both);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await countAll()).toEqual(kept);
    expect(await findText((await download(file)).rawPayload, 'Ana Anić')).toEqual([]);
  });

  test('are not removed from a file that is deleted meanwhile; it comes back as it was', async () => {
    const file = await upload(makeDocument());
    const kept = await countAll();
    const { files } = testApp.dependencies;
    const { write } = files;
    // The document is being written when it is deleted.
    files.write = async (...parameters) => {
      files.write = write;
      await files.write(...parameters);
      await testApp.call(mediaRoutes.deleteFiles, { as, rawBody: { ids: [file.id] } });
    };
    expect((await remove(file.id)).statusCode).toBe(404);
    expect(await countAll()).toEqual({ ...kept, rows: kept.rows - 1 });
    await testApp.call(mediaRoutes.restoreFiles, { as, rawBody: { ids: [file.id] } });
    expect((await get(file.id)).properties).toMatchObject(NAMES);
    expect(await findText((await download(file)).rawPayload, 'Ana Anić')).not.toEqual([]);
  });
});
