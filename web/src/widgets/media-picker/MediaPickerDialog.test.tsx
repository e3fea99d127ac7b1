import type { MediaFile } from '@baklja/contract/features/media';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, expectAccessibleEverywhere } from '#web/testing/expect-accessible.ts';
import { makeFile, makeFolders } from '#web/testing/make-file.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { breakConnection, fakeServer, type Handlers } from '#web/testing/servers/fake-server.ts';
import { fakeUploads } from '#web/testing/servers/fake-uploads.ts';
import { UploadsContext } from '#web/widgets/uploads/uploads.ts';
import { useMediaPicker } from './use-media-picker.tsx';
import type { PickKind } from './use-picker-list.ts';

const FILES = [1, 2, 3].map((id) => makeFile({ id, path: `clanci-slike/slika-${id}.jpg` }));

const uploads = fakeUploads();

function Asker({ kind }: { kind: PickKind }) {
  const picker = useMediaPicker();
  const [picked, setPicked] = useState<MediaFile[]>();
  return (
    <UploadsContext value={uploads}>
      <button type="button" onClick={() => void picker.pick(kind).then(setPicked)}>
        Biraj
      </button>
      <output>{picked ? `odabrano: ${picked.map(({ name }) => name).join(', ')}` : ''}</output>
      {picker.dialog}
    </UploadsContext>
  );
}

async function open(kind: PickKind, handlers: Handlers = {}) {
  const listFiles = vi.fn<NonNullable<Handlers['listFiles']>>(() => ({ files: FILES, total: 3, numPages: 1 }));
  fakeServer({
    listFolders: () => makeFolders([{ path: 'clanci-slike/2026' }, { path: 'galerije/doček' }]),
    listFiles,
    ...handlers,
  });
  const screen = await renderScreen(<Asker kind={kind} />);
  await screen.getByRole('button', { name: 'Biraj' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('navigation', { name: 'Folderi' })).toBeVisible();
  return { ...screen, dialog, listFiles, result: screen.getByRole('status').filter({ hasText: 'odabrano' }) };
}

test('a click chooses one of the pictures, which are requested latest first', async () => {
  const { dialog, result, listFiles } = await open('image');
  await dialog.getByRole('button', { name: 'slika-2.jpg' }).click();
  await expect.element(result).toHaveTextContent('odabrano: slika-2.jpg');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(listFiles.mock.lastCall?.[0].query).toEqual({
    folder: 'clanci-slike',
    type: 'image',
    sort: 'created',
    order: 'usual',
    page: 1,
  });
});

test('several pictures are collected across folders, in the order of choosing', async () => {
  const other = makeFile({ id: 9, path: 'galerije/doček/trg.jpg' });
  const { dialog, result } = await open('images', {
    listFiles: ({ query }) => ({ files: query.folder === 'galerije' ? [other] : FILES, total: 1, numPages: 1 }),
  });
  await dialog.getByRole('button', { name: 'slika-3.jpg' }).click();
  await dialog.getByRole('button', { name: 'slika-1.jpg' }).click();
  await dialog.getByRole('button', { name: 'slika-3.jpg' }).click();
  await dialog.getByRole('button', { name: /^galerije/ }).click();
  await dialog.getByRole('button', { name: 'trg.jpg' }).click();
  await dialog.getByRole('button', { name: 'Dodaj 2 slike' }).click();
  await expect.element(result).toHaveTextContent('odabrano: slika-1.jpg, trg.jpg');
});

test('opens in the folder of the last pick', async () => {
  const first = await open('image');
  await first.dialog.getByRole('button', { name: /^galerije/ }).click();
  await first.dialog.getByRole('button', { name: /^doček/ }).click();
  await first.dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect.element(first.result).toHaveTextContent('odabrano:');
  await first.getByRole('button', { name: 'Biraj' }).click();
  await expect.poll(() => first.listFiles.mock.lastCall?.[0].query).toMatchObject({ folder: 'galerije/doček' });
  await first.dialog.getByRole('button', { name: 'Nazad' }).click();
  const above = first.dialog.getByRole('button', { name: /^galerije/ });
  await expect.element(above).toHaveAttribute('aria-current', 'true');
});

test('searches in all folders while the user types, and shows where each hit lies', async () => {
  const { dialog, listFiles } = await open('file');
  await dialog.getByRole('textbox', { name: 'Pretraži' }).fill('trg');
  await expect.element(dialog.getByText('Rezultati iz svih foldera')).toBeVisible();
  await expect.poll(() => listFiles.mock.lastCall?.[0].query).toMatchObject({ search: 'trg' });
  expect(listFiles.mock.lastCall?.[0].query).not.toHaveProperty('folder');
  expect(listFiles.mock.lastCall?.[0].query).not.toHaveProperty('type');
});

test('shows a message when no name matches, and leads back', async () => {
  const { dialog } = await open('image', {
    listFiles: ({ query }) => ({ files: query.search ? [] : FILES, total: 0, numPages: 0 }),
  });
  await dialog.getByRole('textbox', { name: 'Pretraži' }).fill('zzz');
  await expect.element(dialog.getByText('Ništa se ne zove „zzz”.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Poništi pretragu' }).last().click();
  await expect.element(dialog.getByRole('button', { name: 'slika-1.jpg' })).toBeVisible();
});

test('a list that fails to load is reported, and loaded again', async () => {
  let isBroken = true;
  const { dialog } = await open('image', {
    listFiles: () => (isBroken ? breakConnection() : { files: FILES, total: 3, numPages: 1 }),
  });
  await expect.element(dialog.getByText('Datoteke nisu učitane.')).toBeVisible();
  isBroken = false;
  await dialog.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(dialog.getByRole('button', { name: 'slika-1.jpg' })).toBeVisible();
});

test('an uploaded file is chosen at once', async () => {
  const saved = { id: 7, name: 'nova.jpg', date: '', data_name: 'clanci-slike/nova.jpg', url: '', message: '' };
  uploads.add.mockResolvedValueOnce({ saved: [saved], failed: [], cancelled: 0 });
  const { dialog, result } = await open('image', {
    getFile: ({ params }) => ({
      ...makeFile({ id: params.id, path: 'clanci-slike/nova.jpg' }),
      properties: null,
      uses: [],
      total_uses: 0,
      duplicates: [],
    }),
  });
  await userEvent.upload(dialog.getByLabelText('Upload').last(), new File(['x'], 'nova.jpg', { type: 'image/jpeg' }));
  await expect.element(result).toHaveTextContent('odabrano: nova.jpg');
  expect(uploads.add.mock.lastCall?.[1]).toEqual({ folder: 'clanci-slike', onlyImages: true });
});

test('Escape chooses nothing', async () => {
  const { dialog, result } = await open('images');
  await dialog.getByRole('button', { name: 'slika-3.jpg' }).click();
  await expectAccessibleEverywhere();
  await userEvent.keyboard('{Escape}');
  await expect.element(result).toMatchTextContent(/^odabrano:\s*$/);
});
