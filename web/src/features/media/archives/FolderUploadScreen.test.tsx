import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { breakConnection, fakeServer, type Handlers } from '#web/testing/fake-server.ts';
import { fakeUploads } from '#web/testing/fake-uploads.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makeFile } from '#web/testing/make-file.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { UploadsContext } from '#web/widgets/uploads/uploads.ts';
import {
  ArticleDocumentUploadScreen,
  ArticleImagesScreen,
  DocumentUploadScreen,
  ImageUploadScreen,
} from './UploadScreens.tsx';

afterEach(() => page.viewport(1440, 900));

const LIST = [
  makeFile({ id: 1, path: 'images/čučanj-na-žnjanu-u-kasno-ljeto.jpg', created: '2026-11-21T08:14:00.000Z' }),
  makeFile({ id: 2, path: 'images/b.png' }),
];

async function open(screen = <ImageUploadScreen />, handlers: Handlers = {}, colorScheme: 'light' | 'dark' = 'light') {
  logInAs('superadmin');
  const listFiles = vi.fn<NonNullable<Handlers['listFiles']>>(() => ({ files: LIST, total: 2, numPages: 1 }));
  fakeServer({ listFiles, ...handlers });
  const uploads = fakeUploads();
  const rendered = await renderScreen(<UploadsContext value={uploads}>{screen}</UploadsContext>, { colorScheme });
  return { ...rendered, uploads, listFiles, chooser: rendered.getByLabelText('Upload').last() };
}

const picture = new File(['x'], 'nova.jpg', { type: 'image/jpeg' });
const saved = { id: 1, name: 'nova.jpg', date: '', data_name: 'images/nova.jpg', url: '', message: 'Spremljeno.' };

test('shows name, time, short and full address of each picture, newest first', async () => {
  const { getByRole, listFiles } = await open();
  const row = getByRole('row').filter({ hasText: 'čučanj' });
  await expect.element(row).toMatchTextContent('21.11.2026 - 09:14');
  const link = row.getByRole('link');
  await expect.element(link).toHaveAttribute('href', '/files/images/%C4%8Du%C4%8Danj-na-%C5%BEnjanu-u-kasno-ljeto.jpg');
  await expect.element(link).toMatchTextContent('…');
  await expect.element(row).toMatchTextContent(`${window.location.origin}/files/images/%C4%8Du`);
  expect(listFiles.mock.lastCall?.[0].query).toMatchObject({ folder: 'images', type: 'image', sort: 'created' });
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

test('shows Dokument je uploadan! for saved files and marks them', async () => {
  const { uploads, chooser, getByText, getByRole } = await open();
  uploads.add.mockResolvedValueOnce({ saved: [saved], failed: [], cancelled: 0 });
  await userEvent.upload(chooser, picture);
  await expect.element(getByText('Dokument je uploadan!')).toBeVisible();
  await expect.element(getByRole('row').filter({ hasText: 'čučanj' })).toMatchTextContent('novo');
  await expectAccessible();
});

test('names the files that were not saved with the reason and shows no success message', async () => {
  const { uploads, chooser, getByText } = await open();
  const failed = [{ name: 'a.tiff', message: 'Vrsta TIFF nije dopuštena.' }];
  uploads.add.mockResolvedValueOnce({ saved: [], failed, cancelled: 0 });
  await userEvent.upload(chooser, picture);
  await expect.element(getByText('1 datoteka nije spremljena: a.tiff (Vrsta TIFF nije dopuštena).')).toBeVisible();
  await expect.element(getByText('Dokument je uploadan!')).not.toBeInTheDocument();
  await expectAccessible();
  await userEvent.upload(chooser, picture);
  await expect.element(getByText('1 datoteka nije spremljena', { exact: false })).not.toBeInTheDocument();
});

test('finds files by name and shows a message when none matches', async () => {
  const { getByRole, getByText, address } = await open(<ImageUploadScreen />, {
    listFiles: ({ query }) =>
      query.search ? { files: [], total: 0, numPages: 0 } : { files: LIST, total: 2, numPages: 1 },
  });
  await getByRole('textbox', { name: 'Pretraži' }).fill('zzz');
  await expect.element(getByText('Ništa se ne zove „zzz”.')).toBeVisible();
  expect(address()).toBe('/?trazi=zzz');
  await expectAccessible();
  await getByRole('button', { name: 'Poništi pretragu' }).last().click();
  await expect.element(getByText('b.png').first()).toBeVisible();
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

test.each(['light', 'dark'] as const)('is accessible in %s, on a phone too', async (colorScheme) => {
  const { getByText } = await open(<ImageUploadScreen />, {}, colorScheme);
  await expect.element(getByText('b.png').first()).toBeVisible();
  await expectAccessible();
  await page.viewport(360, 780);
  await expectAccessible();
});
