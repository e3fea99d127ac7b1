import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UploadsContext } from '#web/media/uploads/uploads.ts';
import { expectAccessible, expectAccessibleEverywhere } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makeFile, makeFileDetails, makeFolders } from '#web/testing/records/make-file.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeServer, type Handlers } from '#web/testing/servers/fake-server.ts';
import { fakeUploads } from '#web/testing/servers/fake-uploads.ts';
import { shortenAddress } from './archives.ts';
import { MediaManagerScreen } from './manager/MediaManagerScreen.tsx';

const NAME = 'čučanj-na-žnjanu-u-kasno-ljeto.jpg';
const ADDRESS = `/files/uploads/${encodeURIComponent(NAME)}`;
const FILES = [
  makeFile({ id: 1, path: `uploads/${NAME}`, created: '2026-11-21T08:14:00.000Z' }),
  makeFile({ id: 2, path: 'uploads/b.png' }),
];

async function open(at: string, handlers: Handlers = {}) {
  localStorage.clear();
  logInAs('superadmin');
  const listFiles = vi.fn<NonNullable<Handlers['listFiles']>>(() => ({ files: FILES, total: 2, numPages: 1 }));
  fakeServer({
    listFiles,
    listFolders: () => makeFolders([{ path: 'uploads/2012', files: 5 }]),
    getFile: () => makeFileDetails(FILES[0]),
    ...handlers,
  });
  const uploads = fakeUploads();
  const screen = (
    <UploadsContext value={uploads}>
      <MediaManagerScreen />
    </UploadsContext>
  );
  const path = at.startsWith('/media-manager') ? '/media-manager/:folder' : '*';
  const rendered = await renderScreen(screen, { at, path });
  return { ...rendered, uploads, listFiles, chooser: rendered.getByLabelText('Upload').last() };
}

const picture = new File(['x'], 'nova.jpg', { type: 'image/jpeg' });

test.each([
  ['/image-upload', 'Slike', 'images', true],
  ['/clanci-slike', 'Slike članaka', 'clanci-slike', true],
  ['/doc-upload', 'Dokumenti', 'dokumenti', false],
  ['/doc-upload-clanci', 'Dokumenti članaka', 'dokumenti/clanci', false],
  ['/image-old', 'Slike sportaša', 'images', false],
  ['/stari-dokumenti', 'Stari dokumenti', 'uploads', false],
  ['/web-slike', 'Web slike', 'web-slike', false],
])('%s lists the files of its folder and uploads into it', async (at, title, folder, onlyImages) => {
  const { uploads, chooser, getByRole, listFiles, address } = await open(at);
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent(title);
  const { query } = listFiles.mock.lastCall?.[0] ?? {};
  expect(query).toMatchObject({ folder, sort: 'created', order: 'usual' });
  expect(query?.type).toBe(onlyImages ? 'image' : undefined);
  await userEvent.upload(chooser, picture);
  expect(uploads.add.mock.lastCall?.[1]).toEqual({ folder, onlyImages });
  await getByRole('button', { name: 'Ime' }).click();
  await expect.poll(address).toBe(`${at}?poredak=ime`);
});

test('a file has name, time, short address and Open; the whole address is in its details, with a button that copies it', async () => {
  const { getByRole } = await open('/stari-dokumenti');
  const row = getByRole('row').filter({ hasText: 'čučanj' });
  await expect.element(row).toMatchTextContent('21.11.2026 - 09:14');
  await expect.element(row).toMatchTextContent('/files/uplo…');
  const link = row.getByRole('link', { name: `Open : ${NAME} (otvara se u novoj kartici)` });
  await expect.element(link).toHaveAttribute('href', ADDRESS);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expectAccessibleEverywhere();
  await page.viewport(1440, 900);
  await getByRole('button', { name: `Detalji: ${NAME}` }).click();
  const details = getByRole('complementary', { name: 'Detalji' });
  await expect.element(details.getByText(`${window.location.origin}${ADDRESS}`)).toBeVisible();
  await expect.element(details.getByRole('button', { name: 'Kopiraj url' })).toBeVisible();
  await expect.element(getByRole('columnheader', { name: 'Adresa' })).not.toBeInTheDocument();
});

test('a folder of an archive opens in the media manager, and a phone shows the short address in a row of three lines', async () => {
  const { getByRole, getByText, address } = await open('/stari-dokumenti');
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1440, 900));
  const row = getByRole('row').filter({ hasText: 'čučanj' });
  await expect.element(row.getByText(/…/)).toBeVisible();
  // The address is shortened once the width of its column is known.
  const cutPx = () => {
    const { scrollWidth, clientWidth } = row.getByText(/…/).element();
    return scrollWidth - clientWidth;
  };
  await expect.poll(cutPx).toBeLessThanOrEqual(0);
  expect(row.element().getBoundingClientRect().height).toBeLessThanOrEqual(92);
  await expect.element(getByText(/^\d+ datotek.*, 1 folder\. PDF/)).toBeVisible();
  await page.viewport(1440, 900);
  await getByRole('link', { name: /^2012/ }).click();
  await expect.poll(address).toBe('/media-manager/uploads?put=2012');
});

test('an archive shows the table, also when the media manager was last a grid', async () => {
  const { getByRole, unmount } = await open('/media-manager/uploads?prikaz=mreza');
  await expect.element(getByRole('checkbox', { name: 'Odaberi sve na stranici' })).toBeVisible();
  localStorage.setItem('baklja.media-view', '"grid"');
  await unmount();
  logInAs('superadmin');
  const archive = await renderScreen(<MediaManagerScreen />, { at: '/web-slike' });
  await expect.element(archive.getByRole('columnheader', { name: 'Adresa' })).toBeVisible();
});

test('names the limits that the server has, also where there are no pictures yet', async () => {
  const metas = [
    ['image-max-bytes', 3 * 1024 * 1024],
    ['document-max-bytes', 40 * 1024 * 1024],
  ].map(([name, content]) => Object.assign(document.createElement('meta'), { name, content: String(content) }));
  onTestFinished(() => {
    for (const meta of metas) meta.remove();
  });
  document.head.append(...metas);
  const { getByText, unmount } = await open('/image-upload', {
    listFiles: () => ({ files: [], total: 0, numPages: 0 }),
  });
  await expect.element(getByText('U ovom folderu još nema slika.')).toBeVisible();
  await expect.element(getByText('JPEG, PNG, WebP, GIF ili AVIF do 3 MB, SVG do 512 KB.')).toBeVisible();
  await unmount();
  const documents = await open('/doc-upload');
  await expect
    .element(documents.getByText('PDF, Office, OpenDocument, TXT, CSV ili ZIP do 40 MB, slike do 3 MB.'))
    .toBeVisible();
});

test('names the files that were not saved with the reason; shows Dokument je uploadan! only for saved files', async () => {
  const { uploads, chooser, getByText } = await open('/image-upload');
  const failed = [{ id: 1, name: 'a.tiff', message: 'Vrsta TIFF nije dopuštena.', code: 'file-kind' }];
  uploads.add.mockResolvedValueOnce({ saved: [], failed });
  await userEvent.upload(chooser, picture);
  const reason = getByText('1 datoteka nije spremljena: a.tiff (Vrsta TIFF nije dopuštena).');
  await expect.element(reason).toBeVisible();
  await expect.element(getByText('Dokument je uploadan!')).not.toBeInTheDocument();
  await expectAccessible();
  const saved = { id: 1, name: 'nova.jpg', date: '', data_name: 'images/nova.jpg', url: '', message: 'Spremljeno.' };
  uploads.add.mockResolvedValueOnce({ saved: [saved], failed: [] });
  await userEvent.upload(chooser, picture);
  await expect.element(getByText('Dokument je uploadan!')).toBeVisible();
  await expect.element(reason).not.toBeInTheDocument();
});

test('a long address keeps its start and its end and becomes 36 letters long', () => {
  const address = '/files/images/a'.padEnd(36, 'x');
  expect(shortenAddress(address, 36)).toBe(address);
  const short = shortenAddress('/files/images/portreti/2026/čučanj-na-žnjanu-u-lipnju.jpg', 36);
  expect([...short]).toHaveLength(36);
  expect(short).toMatch(/^\/files\/imag….*u-lipnju\.jpg$/);
});
