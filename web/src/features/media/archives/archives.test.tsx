import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UploadsContext } from '#web/media/uploads/uploads.ts';
import { expectAccessible, expectAccessibleEverywhere } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makeFile, makeFolders } from '#web/testing/records/make-file.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { breakConnection, fakeServer, type Handlers } from '#web/testing/servers/fake-server.ts';
import { fakeUploads } from '#web/testing/servers/fake-uploads.ts';
import { AthleteImagesScreen, OldDocumentsScreen, WebImagesScreen } from './ArchiveScreens.tsx';
import {
  ArticleDocumentUploadScreen,
  ArticleImagesScreen,
  DocumentUploadScreen,
  ImageUploadScreen,
} from './UploadScreens.tsx';

const date = '2026-11-21T08:14:00.000Z';
const DOCUMENT = {
  name: 'Izvješće.pdf',
  date,
  type: 'pdf',
  data_name: 'uploads/Izvješće.pdf',
  url: '/files/uploads/Izvje%C5%A1%C4%87e.pdf?v=a',
};
const ITEMS = [{ name: '2012', date, type: '', data_name: 'uploads/2012', url: '/files/uploads/2012' }, DOCUMENT];

const PICTURES = [
  makeFile({ id: 1, path: 'images/čučanj-na-žnjanu-u-kasno-ljeto.jpg', created: date }),
  makeFile({ id: 2, path: 'images/b.png' }),
];

async function open(screen: React.ReactNode, handlers: Handlers = {}) {
  logInAs('superadmin');
  const listArchive = vi.fn<NonNullable<Handlers['listArchive']>>(() => ITEMS);
  const listFiles = vi.fn<NonNullable<Handlers['listFiles']>>(({ query: { search } }) =>
    search ? { files: [], total: 0, numPages: 0 } : { files: PICTURES, total: 2, numPages: 1 },
  );
  fakeServer({ listArchive, listFiles, listFolders: () => makeFolders(), ...handlers });
  const uploads = fakeUploads();
  const rendered = await renderScreen(<UploadsContext value={uploads}>{screen}</UploadsContext>);
  return { ...rendered, uploads, listArchive, listFiles, chooser: rendered.getByLabelText('Upload').last() };
}

const picture = new File(['x'], 'nova.jpg', { type: 'image/jpeg' });
const saved = { id: 1, name: 'nova.jpg', date: '', data_name: 'images/nova.jpg', url: '', message: 'Spremljeno.' };

test('an item without a type is a folder that opens in the manager; other items have name, date, address and Open', async () => {
  const { getByRole, getByText } = await open(<OldDocumentsScreen />);
  await expect.element(getByRole('link', { name: '2012' })).toHaveAttribute('href', '/media-manager/uploads?put=2012');
  await expect.element(getByText('1 datoteka, 1 folder', { exact: true })).toBeVisible();
  const row = getByRole('row').filter({ hasText: 'Izvješće' });
  await expect.element(row).toMatchTextContent('21.11.2026 - 09:14');
  await expect.element(row).toMatchTextContent('/files/uploads/Izvješće.pdf');
  const link = row.getByRole('link', { name: /^Open/ });
  await expect.element(link).toHaveAttribute('href', DOCUMENT.url);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expectAccessibleEverywhere();
  await getByRole('textbox', { name: 'Pretraži' }).fill('IZVJESCE');
  await expect.element(getByRole('row')).toHaveLength(2);
});

test.each([
  [AthleteImagesScreen, 'athlete-images', 'Slike sportaša'],
  [OldDocumentsScreen, 'old-documents', 'Stari dokumenti'],
  [WebImagesScreen, 'web-images', 'Web slike'],
])('each archive reads its own list', async (Screen, archive, title) => {
  const listArchive = vi.fn<NonNullable<Handlers['listArchive']>>(() => []);
  const { getByRole, getByText } = await open(<Screen />, { listArchive });
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await expect.element(getByText('Ovdje još nema ničega.')).toBeVisible();
  expect(listArchive.mock.lastCall).toEqual([{ params: { archive } }]);
});

test('an upload screen shows name, time, size and once the short address of each picture, newest first', async () => {
  const { getByRole, listFiles } = await open(<ImageUploadScreen />);
  const row = getByRole('row').filter({ hasText: 'čučanj' });
  await expect.element(row).toMatchTextContent('21.11.2026 - 09:14');
  const link = row.getByRole('link');
  await expect.element(link).toHaveAttribute('href', '/files/images/%C4%8Du%C4%8Danj-na-%C5%BEnjanu-u-kasno-ljeto.jpg');
  await expect.element(link).toMatchTextContent('…');
  await expect.element(row.getByRole('button', { name: /^Kopiraj url/ })).toBeVisible();
  expect(row.element().textContent?.match(/\/files|images\//g)).toHaveLength(1);
  expect(listFiles.mock.lastCall?.[0].query).toMatchObject({ folder: 'images', type: 'image', sort: 'created' });
  await expectAccessibleEverywhere();
});

test('the row of a file shows its public address in full when asked, on a phone too', async () => {
  const { getByRole } = await open(<ImageUploadScreen />);
  const row = getByRole('row').filter({ hasText: 'čučanj' });
  const address = row.getByText(
    `${window.location.origin}/files/images/%C4%8Du%C4%8Danj-na-%C5%BEnjanu-u-kasno-ljeto.jpg`,
  );
  const toggle = row.getByRole('button', { name: /^Cijela adresa: čučanj/ });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.element(address).not.toBeInTheDocument();
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  for (const width of [1440, 768, 360]) {
    await page.viewport(width, 900);
    await expect.element(address).toBeVisible();
    const { left, right } = address.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(address.element().scrollWidth).toBeLessThanOrEqual(address.element().clientWidth);
  }
});

test.each([
  ['Ime', { sort: 'name', order: 'usual' }, 'ascending', 'descending'],
  ['Veličina', { sort: 'size', order: 'usual' }, 'descending', 'ascending'],
  ['Vrijeme', { sort: 'created', order: 'reverse' }, 'ascending', 'descending'],
] as const)(
  'an upload screen is sorted by %s, and the other way by a second click',
  async (name, query, first, second) => {
    const { getByRole, listFiles } = await open(<ImageUploadScreen />);
    const head = getByRole('columnheader', { name });
    await head.getByRole('button').click();
    await expect.poll(() => listFiles.mock.lastCall?.[0].query).toMatchObject(query);
    await expect.element(head).toHaveAttribute('aria-sort', first);
    await head.getByRole('button').click();
    await expect.element(head).toHaveAttribute('aria-sort', second);
  },
);

test('an archive is sorted by name in Croatian order and by time, with folders always first', async () => {
  const make = (name: string, day: string, type = 'pdf') => ({
    ...{
      name,
      type,
      date: `2026-11-${day}T08:14:00.000Z`,
      data_name: `uploads/${name}`,
      url: `/files/uploads/${name}`,
    },
  });
  const items = [
    make('2012', '01', ''),
    make('zapisnik 10.pdf', '21'),
    make('čaša.pdf', '20'),
    make('zapisnik 9.pdf', '19'),
    make('cvijet.pdf', '18'),
  ];
  const { getByRole } = await open(<OldDocumentsScreen />, { listArchive: () => items });
  const names = () =>
    getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.querySelector('td:nth-child(2)')?.firstChild?.textContent);
  await expect.poll(names).toEqual(items.map(({ name }) => name));
  const byName = ['2012', 'cvijet.pdf', 'čaša.pdf', 'zapisnik 9.pdf', 'zapisnik 10.pdf'];
  await getByRole('columnheader', { name: 'Ime' }).getByRole('button').click();
  await expect.poll(names).toEqual(byName);
  await getByRole('columnheader', { name: 'Ime' }).getByRole('button').click();
  await expect.poll(names).toEqual(['2012', ...byName.slice(1).toReversed()]);
  await getByRole('columnheader', { name: 'Vrijeme' }).getByRole('button').click();
  await expect.poll(names).toEqual(items.map(({ name }) => name));
});

test.each([
  ['images', ImageUploadScreen, 'Slike', true],
  ['clanci-slike', ArticleImagesScreen, 'Slike članaka', true],
  ['dokumenti', DocumentUploadScreen, 'Dokumenti', false],
  ['dokumenti/clanci', ArticleDocumentUploadScreen, 'Dokumenti članaka', false],
])('uploads into %s', async (folder, Screen, title, onlyImages) => {
  const { uploads, chooser, getByRole, listFiles } = await open(<Screen />);
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await userEvent.upload(chooser, picture);
  expect(uploads.add.mock.lastCall?.[1]).toEqual({ folder, onlyImages });
  expect(listFiles.mock.lastCall?.[0].query).toMatchObject({ folder, ...(onlyImages && { type: 'image' }) });
});

test('names the limits that the server has', async () => {
  const metas = [
    ['image-max-bytes', 3 * 1024 * 1024],
    ['document-max-bytes', 40 * 1024 * 1024],
  ].map(([name, content]) => Object.assign(document.createElement('meta'), { name, content: String(content) }));
  onTestFinished(() => {
    for (const meta of metas) meta.remove();
  });
  document.head.append(...metas);
  const { getByText, unmount } = await open(<ImageUploadScreen />);
  await expect.element(getByText(/^JPEG, PNG, WebP, GIF, AVIF ili SVG do 3 MB\./)).toBeVisible();
  await unmount();
  const documents = await open(<DocumentUploadScreen />);
  await expect
    .element(documents.getByText(/^PDF, Office, OpenDocument, TXT, CSV ili ZIP do 40 MB, slike do 3 MB\./))
    .toBeVisible();
});

test('names the files that were not saved with the reason; shows Dokument je uploadan! for saved files and marks them', async () => {
  const { uploads, chooser, getByText, getByRole } = await open(<ImageUploadScreen />);
  const failed = [{ id: 1, name: 'a.tiff', message: 'Vrsta TIFF nije dopuštena.', code: 'file-kind' }];
  uploads.add.mockResolvedValueOnce({ saved: [], failed, cancelled: 0 });
  await userEvent.upload(chooser, picture);
  const warning = getByText('1 datoteka nije spremljena: a.tiff (Vrsta TIFF nije dopuštena).');
  await expect.element(warning).toBeVisible();
  await expect.element(getByText('Dokument je uploadan!')).not.toBeInTheDocument();
  await expectAccessible();

  uploads.add.mockResolvedValueOnce({ saved: [saved], failed: [], cancelled: 0 });
  await userEvent.upload(chooser, picture);
  await expect.element(getByText('Dokument je uploadan!')).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();
  await expect.element(getByRole('row').filter({ hasText: 'čučanj' })).toMatchTextContent('novo');
  await expectAccessible();
});

test('an upload screen finds files by name and shows a message when none matches', async () => {
  const { getByRole, getByText, listFiles } = await open(<ImageUploadScreen />);
  await getByRole('textbox', { name: 'Pretraži' }).fill('zzz');
  await expect.element(getByText('Ništa se ne zove „zzz”.')).toBeVisible();
  expect(listFiles.mock.lastCall?.[0].query).toMatchObject({ search: 'zzz' });
});

test('a folder with files only in its subfolders says so and leads to them', async () => {
  const { getByText, getByRole } = await open(<DocumentUploadScreen />, {
    listFiles: () => ({ files: [], total: 0, numPages: 0 }),
    listFolders: () =>
      makeFolders([
        { path: 'dokumenti/clanci', files: 3 },
        { path: 'dokumenti/pravila', files: 1 },
      ]),
  });
  await expect.element(getByText('4 datoteke, sve u podfolderima')).toBeVisible();
  await expect.element(getByText('Ovdje su samo podfolderi.')).toBeVisible();
  await expect.element(getByText('Datoteka u podfolderima: 4.')).toBeVisible();
  await expect.element(getByText('Ovdje će biti dokumenti.')).not.toBeInTheDocument();
  const link = getByRole('link', { name: 'clanci, 3 datoteke' });
  await expect.element(link).toHaveAttribute('href', '/media-manager/dokumenti?put=clanci');
  await expectAccessible();
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1440, 900));
  await expect.element(link).toBeVisible();
});

test('the title counts the files below the folder; a search counts what it found', async () => {
  const { getByText, getByRole } = await open(<ImageUploadScreen />, {
    listFolders: () => makeFolders([{ path: 'images/2026', files: 9 }]),
  });
  await expect.element(getByText('11 datoteka, od toga 9 u podfolderima')).toBeVisible();
  await getByRole('textbox', { name: 'Pretraži' }).fill('zzz');
  await expect.element(getByText('0 datoteka', { exact: true })).toBeVisible();
});

test('an archive counts the files in its folders, and says that a search leaves them out', async () => {
  const { getByText, getByRole } = await open(<OldDocumentsScreen />, {
    listFolders: () => makeFolders([{ path: 'uploads/2012', files: 5 }]),
  });
  await expect.element(getByText('6 datoteka, od toga 5 u podfolderima')).toBeVisible();
  await expect.element(getByRole('row').filter({ hasText: '2012' })).toMatchTextContent('folder, 5 datoteka');
  await getByRole('textbox', { name: 'Pretraži' }).fill('zzz');
  await expect
    .element(getByText('Traženo je samo u ovom folderu, ne i u podfolderima. Kvačice i velika slova nisu važni.'))
    .toBeVisible();
});

test('an empty folder explains what to do, a failed list offers a retry', async () => {
  let isBroken = true;
  const { getByText, getByRole } = await open(<DocumentUploadScreen />, {
    listFiles: () => (isBroken ? breakConnection() : { files: [], total: 0, numPages: 0 }),
  });
  await expect.element(getByText('Popis nije učitan.')).toBeVisible();
  isBroken = false;
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByText('Ovdje će biti dokumenti.')).toBeVisible();
});
