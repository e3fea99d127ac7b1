import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { countKept, type FormPart, makePicture, sendForm } from '../../../testing/make-form.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const { uploadImages, uploadArticleImages, listArchive } = fileHostRoutes;

const TOO_LARGE = 'Datoteka ima više od 2 MB, koliko je najviše dopušteno.';

const image = (filename: string, value: Buffer | string): FormPart => ({ name: 'image', filename, value });

describe.each(DATABASE_NAMES)('an upload of pictures on %s', (databaseName) => {
  const testApp = useTestApp(databaseName, { IMAGE_MAX_MB: '1', DOCUMENT_MAX_MB: '2' });

  test('goes into images and responds with the exact sentence of the specification', async () => {
    const answer = await sendForm(testApp, uploadImages, [image('Čaša šđž.jpg', await makePicture())]);
    const url = '/files/images/%C4%8Ca%C5%A1a%20%C5%A1%C4%91%C5%BE.jpg';
    const stored = { name: 'Čaša šđž.jpg', date: TEST_NOW.toISOString(), data_name: 'images/Čaša šđž.jpg', url };
    const files = [{ ...stored, id: expect.any(Number), message: 'Spremljeno.' }];
    expect(answer.json()).toEqual({ message: 'Dokument je uploadan!', url, files, failed: [] });
    expect((await testApp.send({ url })).headers['content-type']).toBe('image/jpeg');
  });

  test('may contain several, those for an article go into clanci-slike and appear in the list of the archive', async () => {
    const parts = [image('prva.jpg', await makePicture()), image('druga.jpg', await makePicture())];
    const { message, files } = (await sendForm(testApp, uploadArticleImages, parts)).json();
    expect(message).toBe('Dokument je uploadan!');
    expect(files.map(({ name }: { name: string }) => name)).toEqual(['prva.jpg', 'druga.jpg']);
    const list = await testApp.call(listArchive, { as: 'olimp', params: { archive: 'article-images' } });
    const stored = { name: 'druga.jpg', data_name: 'clanci-slike/druga.jpg', url: '/files/clanci-slike/druga.jpg' };
    expect(list.json()).toContainEqual({ ...stored, date: TEST_NOW.toISOString(), type: 'jpg' });
  });

  test('reports the ending that fits the bytes, and that the name was taken', async () => {
    const upload = async (name: string) =>
      (await sendForm(testApp, uploadImages, [image(name, await makePicture('jpeg'))])).json().files[0];
    const named = { name: 'krivi-nastavak.jpg', message: 'Spremljeno kao krivi-nastavak.jpg.' };
    expect(await upload('krivi-nastavak.png')).toMatchObject(named);
    await upload('foto.jpg');
    const second = await upload('foto.jpg');
    const message = 'Spremljeno kao foto-2.jpg; datoteka s tim imenom već postoji.';
    expect(second).toMatchObject({ name: 'foto-2.jpg', data_name: 'images/foto-2.jpg', message });
    expect(second).not.toHaveProperty('duplicate_of');
  });

  test('reports that the same bytes exist already, in any folder', async () => {
    const bytes = await makePicture();
    await sendForm(testApp, uploadArticleImages, [image('izvorna.jpg', bytes)]);
    const answer = await sendForm(testApp, uploadImages, [image('ponovljena.jpg', bytes)]);
    expect(answer.json().files[0]).toMatchObject({
      data_name: 'images/ponovljena.jpg',
      message: 'Spremljeno. Ista datoteka već postoji: clanci-slike/izvorna.jpg.',
      duplicate_of: 'clanci-slike/izvorna.jpg',
    });
  });

  test('does not name a file of a folder that the role may not list', async () => {
    const bytes = await makePicture();
    await sendForm(testApp, uploadArticleImages, [image('tajni-naziv.jpg', bytes)]);
    const answer = await sendForm(testApp, uploadImages, [image('moja.jpg', bytes)], { as: 'sportasi' });
    expect(answer.json().files[0]).toMatchObject({ data_name: 'images/moja.jpg', message: 'Spremljeno.' });
    expect(answer.body).not.toContain('tajni-naziv');
    const again = await sendForm(testApp, uploadImages, [image('opet.jpg', bytes)], { as: 'sportasi' });
    expect(again.json().files[0]).toMatchObject({ duplicate_of: 'images/moja.jpg' });
  });

  test('stores the valid ones, and reports how many and the errors of the others', async () => {
    const parts = [
      image('dobra.jpg', await makePicture()),
      image('tekst.jpg', 'ovo nije slika'),
      image('prevelika.jpg', Buffer.alloc(2 * 1024 * 1024 + 1)),
      image('i ova.jpg', await makePicture()),
    ];
    const answer = await sendForm(testApp, uploadImages, parts);
    const { message, files, failed } = answer.json();
    expect(message).toBe('Spremljene su 2 od 4 datoteke.');
    expect(files.map(({ name }: { name: string }) => name)).toEqual(['dobra.jpg', 'i ova.jpg']);
    expect(failed).toEqual([
      { name: 'tekst.jpg', code: 'file-kind', message: expect.any(String) },
      { name: 'prevelika.jpg', code: 'file-too-large', message: TOO_LARGE },
    ]);
  });

  test.each([
    [1, 5, 'Spremljena je 1 od 5 datoteka.'],
    [3, 5, 'Spremljene su 3 od 5 datoteka.'],
    [5, 6, 'Spremljeno je 5 od 6 datoteka.'],
    [20, 21, 'Spremljeno je 20 od 21 datoteke.'],
  ])('reports %d of %d saved in correct Croatian', async (good, all, message) => {
    const bytes = await makePicture();
    const parts = Array.from({ length: all }, (_, place) => image(`${all}.jpg`, place < good ? bytes : 'nije slika'));
    expect((await sendForm(testApp, uploadImages, parts)).json().message).toBe(message);
  });

  test.each([
    ['text', 'biljeska.txt', 'obična bilješka', 415, 'file-kind'],
    ['a document', 'knjiga.pdf', '%PDF-1.4\n%%EOF', 415, 'file-kind'],
    ['nothing', 'prazna.jpg', '', 400, 'file-broken'],
    ['one byte too much', 'velika.jpg', Buffer.alloc(2 * 1024 * 1024 + 1), 413, 'file-too-large'],
  ])('of %s alone is rejected like that file, and leaves nothing', async (_, name, value, status, code) => {
    for (const route of [uploadImages, uploadArticleImages]) {
      const before = await countKept(testApp);
      const answer = await sendForm(testApp, route, [image(name, value), image('druga.jpg', 'ni ovo')]);
      expect([answer.statusCode, answer.json()]).toEqual([status, { message: expect.any(String), code }]);
      expect(await countKept(testApp)).toEqual(before);
    }
  });

  test('appears in the archive of athletes for roles that write athletes, and in no other', async () => {
    const statusOf = async (archive: 'athlete-images' | 'old-documents' | 'web-images' | 'article-images') =>
      (await testApp.call(listArchive, { as: 'sportasi', params: { archive } })).statusCode;
    expect(await statusOf('athlete-images')).toBe(200);
    for (const archive of ['old-documents', 'web-images', 'article-images'] as const) {
      expect(await statusOf(archive)).toBe(403);
    }
  });
});
