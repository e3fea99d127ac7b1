import type { DeletedFile } from '@baklja/contract/features/media';
import { expect, test, vi } from 'vitest';
import { logInAs } from '#web/testing/log-in-as.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { breakConnection, fakeServer, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { stopClock } from '#web/testing/stop-clock.ts';
import { DeletedFilesScreen } from './DeletedFilesScreen.tsx';

function makeDeleted(fields: Partial<DeletedFile> = {}): DeletedFile {
  const { id = 1, name = `slika-${id}.jpg` } = fields;
  return {
    id,
    name,
    path: `clanci-slike/2026/${name}`,
    type: 'image',
    size: 2_400_000,
    deleted: '2026-11-18T08:14:00.000Z',
    deleted_by_name: 'Iva Đurđević',
    former_of: null,
    ...fields,
  };
}

const DELETED = [
  makeDeleted({ id: 1 }),
  makeDeleted({ id: 2, deleted_by_name: null, deleted: '2026-10-23T09:30:00.000Z' }),
  makeDeleted({ id: 3, deleted: '2026-10-21T09:30:00.000Z' }),
];

async function openBin(handlers: Handlers = {}, at = '/media-kos') {
  logInAs('tipfeler');
  fakeServer({ listDeletedFiles: () => ({ files: DELETED, total: 53, numPages: 2 }), ...handlers });
  return renderScreen(<DeletedFilesScreen />, { at });
}

test('shows each deleted file with its folder, who deleted it, when, and how long it can be restored', async () => {
  stopClock();
  const { getByRole, getByText } = await openBin();
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Koš');
  await expect.element(getByText('53 datoteke')).toBeVisible();
  const row = getByRole('row').nth(1);
  const facts = ['slika-1.jpg', 'clanci-slike/2026', '2,3 MB', 'Iva Đurđević', '18.11.2026 - 09:14', '27 dana'];
  for (const fact of facts) await expect.element(row).toMatchTextContent(fact);
  await expect.element(getByRole('row').nth(2)).toMatchTextContent('nepoznato');
  await expect.element(getByRole('row').nth(2)).toMatchTextContent('1 dan');
  await expect.element(getByRole('row').nth(3)).toMatchTextContent('manje od dana');
});

test('the button of a file restores it and refetches the list', async () => {
  let files = DELETED;
  const restoreFiles = vi.fn<NonNullable<Handlers['restoreFiles']>>(({ body }) => {
    files = DELETED.filter(({ id }) => !body.ids.includes(id));
    return { message: 'Vraćeno.' };
  });
  const listDeletedFiles = () => ({ files, total: files.length, numPages: 1 });
  const { getByRole, getByText } = await openBin({ restoreFiles, listDeletedFiles });
  await getByRole('button', { name: 'Vrati slika-2.jpg' }).click();
  await expect.element(getByText('Vraćeno.')).toBeVisible();
  expect(restoreFiles.mock.lastCall).toEqual([{ body: { ids: [2] } }]);
  await expect.element(getByRole('row')).toHaveLength(3);
  await expect.element(getByRole('region', { name: 'Izbrisane datoteke' })).toHaveFocus();
});

test('several files can be restored at once', async () => {
  const restoreFiles = vi.fn<NonNullable<Handlers['restoreFiles']>>(() => ({ message: 'Vraćene su 3 datoteke.' }));
  const { getByRole, getByText } = await openBin({ restoreFiles });
  await getByRole('checkbox', { name: 'Odaberi slika-1.jpg' }).click();
  await getByRole('checkbox', { name: 'Odaberi slika-3.jpg' }).click({ modifiers: ['Shift'] });
  const bar = getByRole('toolbar', { name: 'Odabrane datoteke' });
  await expect.element(bar).toMatchTextContent('3 odabrane');
  await bar.getByRole('button', { name: 'Vrati' }).click();
  await expect.element(getByText('Vraćene su 3 datoteke.')).toBeVisible();
  expect(restoreFiles.mock.lastCall).toEqual([{ body: { ids: [1, 2, 3] } }]);
  await expect.element(bar).not.toBeInTheDocument();
});

test('files that could not be restored are named and stay in the list', async () => {
  const restoreFiles = () => refuse(503, { message: 'Poslužitelj je zauzet.', code: 'busy' });
  const { getByRole, getByText } = await openBin({ restoreFiles });
  await getByRole('button', { name: 'Vrati slika-2.jpg' }).click();
  await expect.element(getByText('Poslužitelj je zauzet.')).toBeVisible();
  await expect.element(getByRole('row')).toHaveLength(4);
});

test('a page past the end redirects to the last page', async () => {
  const listDeletedFiles = vi.fn<NonNullable<Handlers['listDeletedFiles']>>(() => ({
    files: DELETED,
    total: 53,
    numPages: 2,
  }));
  const { address } = await openBin({ listDeletedFiles }, '/media-kos?stranica=9');
  await expect.poll(address).toBe('/media-kos?stranica=2');
  await expect.poll(() => listDeletedFiles.mock.lastCall).toEqual([{ query: { page: 2 } }]);
});

test('shows why the bin failed to load, offers a retry, and explains the purpose of an empty bin', async () => {
  let isDown = true;
  const listDeletedFiles = () => (isDown ? breakConnection() : { files: [], total: 0, numPages: 0 });
  const { getByRole, getByText } = await openBin({ listDeletedFiles });
  await expect.element(getByText('Koš nije učitan.')).toBeVisible();
  isDown = false;
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByText('Koš je prazan.')).toBeVisible();
});
