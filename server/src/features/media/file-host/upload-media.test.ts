import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { ROOT_FOLDERS } from '@baklja/contract/files/folders';
import { describe, expect, test } from 'vitest';
import { buildTestApp, useTestApp } from '../../../testing/build-test-app.ts';
import { coreXml, makeNamedDocx } from '../../../testing/documents/make-document.ts';
import { makePdf, makeXmp } from '../../../testing/documents/make-pdf.ts';
import { countKept, type FormPart, makePicture, sendForm } from '../../../testing/make-form.ts';
import { makeResumableCalls } from '../../../testing/resumable-uploads.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const { uploadMedia, createMediaFolder } = fileHostRoutes;

const file = (filename: string, value: string | Buffer = `tekst ${filename}`): FormPart => ({
  name: 'files[]',
  filename,
  value,
});
const field = (name: string, value: string): FormPart => ({ name, value });

/** Paths that would leave the file store, or name nothing in it. */
const HOSTILE_PATHS = [
  '',
  '/',
  '.',
  '..',
  '../dokumenti',
  'dokumenti/..',
  'dokumenti/../..',
  'dokumenti/../images',
  'dokumenti/.',
  'dokumenti//a',
  '/dokumenti',
  '//dokumenti',
  'dokumenti\\..\\..',
  'C:\\dokumenti',
  'dokumenti/%2e%2e',
  'dokumenti\u202e',
  'DOKUMENTI',
  'nema',
  '__proto__',
  'objects',
  'derived',
  'incoming',
  'a/'.repeat(400),
];

describe.each(DATABASE_NAMES)('an upload of media on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const upload = (parts: FormPart[], as: 'superadmin' | 'sportasi' = 'superadmin') =>
    sendForm(testApp, uploadMedia, parts, { as });

  test('goes into the named folder', async () => {
    const { message, files, failed } = (
      await upload([field('folder', 'galerije/'), file('a.txt'), file('b.jpg', await makePicture())])
    ).json();
    expect({ message, failed }).toEqual({ message: 'Successfully uploaded', failed: [] });
    expect(files).toMatchObject([{ data_name: 'galerije/a.txt' }, { data_name: 'galerije/b.jpg' }]);
  });

  test('goes into a subfolder, with and without slashes at the ends', async () => {
    await sendForm(testApp, createMediaFolder, [field('folder', 'dokumenti'), field('folderName', 'Statuti')]);
    const inside = [field('folder', 'dokumenti/'), field('subfolder', 'Statuti'), field('folderName', '2026.')];
    expect((await sendForm(testApp, createMediaFolder, inside)).json()).toEqual({
      message: 'Folder created!',
      path: 'dokumenti/Statuti/2026.',
    });
    for (const [folder, subfolder] of [
      ['dokumenti', 'Statuti/2026.'],
      ['dokumenti/', 'Statuti/2026./'],
      ['dokumenti/Statuti', '2026.'],
      ['dokumenti/Statuti/2026.', ''],
    ] as const) {
      const answer = await upload([field('folder', folder), field('subfolder', subfolder), file('statut.txt')]);
      expect(answer.json().files[0].data_name).toMatch(/^dokumenti\/Statuti\/2026\.\/statut(-\d)?\.txt$/);
    }
  });

  test.each(HOSTILE_PATHS)('into %j is rejected, and leaves nothing', async (path) => {
    const before = await countKept(testApp);
    for (const fields of [
      [field('folder', path)],
      [field('folder', 'dokumenti'), field('subfolder', path === '' ? 'nema' : path)],
    ]) {
      const answer = await upload([...fields, file('a.txt')]);
      expect([fields, answer.statusCode]).toEqual([fields, 400]);
    }
    expect(await countKept(testApp)).toEqual(before);
  });

  test('into any folder but images is not for roles that write athletes', async () => {
    for (const root of ROOT_FOLDERS) {
      const before = await countKept(testApp);
      const answer = await upload([field('folder', root), file('sportas.jpg', await makePicture())], 'sportasi');
      expect([root, answer.statusCode]).toEqual([root, root === 'images' ? 200 : 403]);
      if (root !== 'images') expect(await countKept(testApp)).toEqual(before);
    }
    const hidden = [field('folder', 'dokumenti'), field('subfolder', '../nema'), file('a.txt')];
    expect((await upload(hidden, 'sportasi')).statusCode).toBe(403);
    const deep = [field('folder', 'images'), field('subfolder', '../dokumenti'), file('a.txt')];
    expect((await upload(deep, 'sportasi')).statusCode).toBe(400);
  });

  test.each([
    ['🏅 رسمي.txt', '🏅 رسمي.txt'],
    ['c\u030casa.txt', 'časa.txt'],
    ['.htaccess.txt', 'htaccess.txt'],
  ])('called %j is stored as %s', async (sent, name) => {
    const [stored] = (await upload([field('folder', 'uploads'), file(sent)])).json().files;
    expect(stored).toMatchObject({ name, data_name: `uploads/${name}` });
    expect((await testApp.send({ url: stored.url })).statusCode).toBe(200);
  });

  test('without an ending is none, and any other is found by its name', async () => {
    for (const name of ['bez nastavka', '.txt']) {
      expect((await upload([field('folder', 'uploads'), file(name)])).statusCode).toBe(415);
    }
    await upload([field('folder', 'uploads'), file('Žetva medalja.txt')]);
    const row = await testApp.dependencies.database.read
      .selectFrom('files')
      .select(['name_folded', 'folder', 'type', 'version', 'created_by'])
      .where('name', '=', 'Žetva medalja.txt')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name_folded: 'zetva medalja.txt', folder: 'uploads', type: 'other', version: 1 });
    expect(row.created_by).not.toBeNull();
  });

  test.runIf(databaseName === 'SQLite')(
    'has the title inside a PDF in its answer, also that of the last part of one in parts',
    async () => {
      const pdf = { ...file('sken.pdf'), value: makePdf({ info: '/Title (Plan rada 2024)' }) };
      const [stored] = (await upload([field('folder', 'dokumenti'), pdf])).json().files;
      expect(stored).toMatchObject({ title: 'Plan rada 2024', message: 'Spremljeno.' });
      const word = makeNamedDocx(coreXml('<dc:title>Plan</dc:title><dc:creator>Ana</dc:creator>'));
      const [other] = (await upload([field('folder', 'dokumenti'), { ...file('plan.docx'), value: word }])).json()
        .files;
      expect(other.properties).toMatchObject({ author: 'Ana' });
      expect(other).not.toHaveProperty('title');
      const calls = makeResumableCalls(testApp);
      const bytes = makePdf({ metadata: makeXmp('<dc:title>Plan rada</dc:title>') });
      const id = await calls.begin(bytes.length, { filename: 'plan.pdf', folder: 'dokumenti' });
      expect((await calls.patch(id, 0, bytes)).json()).toMatchObject({ title: 'Plan rada' });
    },
  );
});

test('the address of an upload is absolute when the file host has a separate address', async () => {
  const testApp = await buildTestApp('SQLite', { FILE_HOST_URL: 'https://datoteke.example.org' });
  const answer = await sendForm(testApp, uploadMedia, [field('folder', 'uploads'), file('š.txt')]);
  expect(answer.json().url).toBe('https://datoteke.example.org/files/uploads/%C5%A1.txt');
  await testApp.close();
});
