import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectFocusSeen } from '#web/testing/expect-focus-seen.ts';
import { openManager } from '#web/testing/open-manager.tsx';
import { breakConnection, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { FILES, makeUse } from '#web/testing/servers/media-server.ts';

const PARIS = { query: 'put=2026%2Fpariz' };
const JARUN = 'Što učiniti s: jarun.jpg';
const [FILE] = FILES;

const used: Handlers['listFileUses'] = ({ body }) => ({
  files: [{ ...FILE!, uses: [makeUse(), makeUse({ record_id: 6, title: 'Doček', key: 'docek' })], total_uses: 2 }],
  total: body.ids?.length ?? 12,
  total_used: 1,
});

const RENAMED = {
  message: 'Datoteka je preimenovana.',
  version: 2,
  modified: '2026-11-21T08:14:00.000Z',
  name: 'finale.jpg',
  path: 'clanci-slike/finale.jpg',
};

test('a root folder has no actions; renaming a file shows where it is used and that those uses keep working, and keeps the extension', async () => {
  const updateFile = vi.fn<NonNullable<Handlers['updateFile']>>(() => RENAMED);
  const { getByRole, getByText, dialog } = await openManager({ listFileUses: used, updateFile });
  const menu = getByRole('button', { name: JARUN });
  await menu.click();
  expect(getByRole('button', { name: /^Što učiniti s folderom/ }).elements()).toEqual([]);
  await expect.element(getByRole('menuitem', { name: 'Detalji' })).toHaveFocus();
  await expectAccessible();
  await getByRole('menuitem', { name: 'Preimenuj' }).click();
  await expect.element(dialog).toHaveAccessibleName('Preimenuj datoteku');
  await expect.element(dialog).toMatchTextContent('Koristi se na 2 mjesta:');
  await expect.element(dialog).toMatchTextContent('Stara adresa vodit će na novu, pa će sve raditi i dalje.');
  const field = dialog.getByRole('textbox', { name: 'Ime datoteke' });
  await expect.element(field).toHaveValue('jarun');
  await expectAccessible();
  await expectFocusSeen();
  for (const [name, reason] of [
    ['', 'Unesite ime datoteke.'],
    ['a/b', 'Ime ne smije sadržavati kosu crtu.'],
    ['x'.repeat(117), 'Ime može imati najviše 116 znakova.'],
  ] as const) {
    await field.fill(name);
    await dialog.getByRole('button', { name: 'Preimenuj' }).click();
    await expect.element(getByText(reason)).toBeVisible();
  }
  expect(updateFile).not.toHaveBeenCalled();
  await field.fill('finale');
  await dialog.getByRole('button', { name: 'Preimenuj' }).click();
  await expect.element(getByText('Datoteka je preimenovana.')).toBeVisible();
  expect(updateFile.mock.lastCall).toEqual([{ params: { id: 1 }, body: { version: 1, name: 'finale.jpg' } }]);
  await expect.element(menu).toHaveFocus();
});

test("a rename after another user's rename can be retried on the current file", async () => {
  let version = 1;
  const updateFile = vi.fn<NonNullable<Handlers['updateFile']>>(({ body }) => {
    if (body.version === 2) return { ...RENAMED, version: 3 };
    version = 2;
    return refuse(409, { message: 'Netko je bio brži.', code: 'stale' });
  });
  const listFiles = () => ({ files: [{ ...FILE!, version }], total: 1, numPages: 1 });
  const { getByText, act, dialog } = await openManager({ updateFile, listFiles });
  await act(JARUN, 'Preimenuj');
  await dialog.getByRole('textbox').fill('finale');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText(/Netko je u međuvremenu promijenio ovu datoteku/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Datoteka je preimenovana.')).toBeVisible();
});

test('the delete question shows the name, the uses with links, and what happens to the file', async () => {
  const deleteFiles = vi.fn<NonNullable<Handlers['deleteFiles']>>(() =>
    refuse(503, { message: 'Poslužitelj je zauzet.', code: 'busy' }),
  );
  const { getByRole, act, dialog } = await openManager({ listFileUses: used, deleteFiles });
  await act(JARUN, 'Izbriši');
  await expect.element(dialog).toHaveAccessibleName('Želite li izbrisati datoteku?');
  await expect.element(dialog).toMatchTextContent('jarun.jpg');
  await expect.element(dialog).toMatchTextContent('Koristi se na 2 mjesta:');
  const link = dialog.getByRole('link', { name: 'Zlato u Parizu (otvara se u novoj kartici)' });
  await expect.element(link).toHaveAttribute('href', '/post/detalji/zlato');
  await expect.element(dialog).toMatchTextContent('Na tim mjestima više se neće vidjeti.');
  await expect.element(dialog).toMatchTextContent('30 dana ostaje u košu.');
  await expect.element(dialog.getByRole('button', { name: 'Odustani' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Izbriši datoteku' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Poslužitelj je zauzet.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(getByRole('row')).toHaveLength(4);
  await expect.element(getByRole('button', { name: JARUN })).toHaveFocus();
  await act(JARUN, 'Izbriši');
  await expect.element(dialog).toBeVisible();
  expect(dialog.getByRole('alert').query()).toBeNull();
});

test('a role that may not open posts sees their titles without links', async () => {
  const { act, dialog } = await openManager({ listFileUses: used }, { role: 'dokumenti' });
  await act(JARUN, 'Izbriši');
  await expect.element(dialog).toMatchTextContent('Zlato u Parizu');
  expect(dialog.getByRole('link').elements()).toEqual([]);
});

test('several files are deleted at once, and Vrati restores them', async () => {
  let files = FILES;
  const deleteFiles = vi.fn<NonNullable<Handlers['deleteFiles']>>(({ body }) => {
    files = FILES.filter(({ id }) => !body.ids?.includes(id));
    return { message: 'Izbrisane su 2 datoteke.', ids: [1, 2] };
  });
  const restoreFiles = vi.fn<NonNullable<Handlers['restoreFiles']>>(() => {
    files = FILES;
    return { message: 'Vraćene su 2 datoteke.' };
  });
  const listFiles = () => ({ files, total: files.length, numPages: 1 });
  const { getByRole, getByText, box, dialog, list } = await openManager({ deleteFiles, restoreFiles, listFiles });
  await box('jarun.jpg').click();
  await box('doček na trgu.jpg').click();
  await getByRole('toolbar').getByRole('button', { name: 'Izbriši' }).click();
  await expect.element(dialog).toHaveAccessibleName('Želite li izbrisati 2 datoteke?');
  await expect.element(dialog).toMatchTextContent('jarun.jpg, doček na trgu.jpg');
  await expect.element(dialog).toMatchTextContent('Nijedna se ne koristi.');
  await expect.element(dialog).toMatchTextContent('30 dana ostaju u košu.');
  await dialog.getByRole('button', { name: 'Izbriši 2 datoteke' }).click();
  await expect.element(getByText('Izbrisane su 2 datoteke.')).toBeVisible();
  expect(deleteFiles.mock.lastCall).toEqual([{ body: { ids: [1, 2] } }]);
  await expect.element(getByRole('row')).toHaveLength(2);
  await expect.element(getByRole('toolbar')).not.toBeInTheDocument();
  await expect.element(list).toHaveFocus();
  await getByRole('button', { name: 'Vrati' }).click();
  await expect.element(getByText('Vraćene su 2 datoteke.')).toBeVisible();
  expect(restoreFiles.mock.lastCall).toEqual([{ body: { ids: [1, 2] } }]);
  await expect.element(getByRole('row')).toHaveLength(4);
});

test('a file is deleted only after its uses are loaded, or after the message that they are unknown', async () => {
  const uses = Promise.withResolvers<void>();
  const listFileUses = () => uses.promise.then(breakConnection);
  const deleteFiles = vi.fn(() => ({ message: 'Izbrisano.', ids: [1] }));
  const { getByText, act, dialog } = await openManager({ listFileUses, deleteFiles });
  await act(JARUN, 'Izbriši');
  const confirm = dialog.getByRole('button', { name: 'Izbriši datoteku' });
  await expect.element(getByText('Provjerava se gdje se koristi…')).toBeVisible();
  await confirm.click({ force: true });
  expect(deleteFiles).not.toHaveBeenCalled();
  uses.resolve();
  await expect.element(getByText(/Nije bilo moguće provjeriti gdje se koristi\./)).toBeVisible();
  await expectAccessible();
  await confirm.click();
  await expect.element(getByText('Izbrisano.')).toBeVisible();
});

test('files move into the chosen folder, which cannot be their current one', async () => {
  let isRefused = true;
  const moveFiles = vi.fn<NonNullable<Handlers['moveFiles']>>(() =>
    isRefused
      ? refuse(409, { message: 'Folder je upravo izbrisan.', code: 'gone' })
      : { message: 'Premještene su 2 datoteke.' },
  );
  const { getByRole, getByText, box, dialog } = await openManager({ moveFiles, listFileUses: used });
  await box('jarun.jpg').click();
  await box('doček na trgu.jpg').click();
  await getByRole('toolbar').getByRole('button', { name: 'Premjesti' }).click();
  await expect.element(dialog).toHaveAccessibleName('Kamo premjestiti 2 datoteke?');
  await expect.element(dialog).toMatchTextContent('Već su ovdje. Odaberite drugi folder.');
  await expect.element(dialog.getByRole('button', { name: 'Premjesti u clanci-slike' })).toBeDisabled();
  await expect.element(dialog).toMatchTextContent('Koristi se 1 datoteka od 2:');
  await dialog.getByRole('button', { name: /^2026/ }).click();
  await dialog.getByRole('button', { name: 'Premjesti u 2026' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Folder je upravo izbrisan.');
  await expectAccessible();
  await expectFocusSeen();
  isRefused = false;
  await dialog.getByRole('button', { name: 'Premjesti u 2026' }).click();
  await expect.element(getByText('Premještene su 2 datoteke.')).toBeVisible();
  expect(moveFiles.mock.lastCall).toEqual([{ body: { ids: [1, 2], target: 'clanci-slike/2026' } }]);
  await expect.element(getByRole('toolbar')).not.toBeInTheDocument();
});

test('a new folder is created in the open folder and shows Folder created!', async () => {
  let isTaken = true;
  const createMediaFolder = vi.fn<NonNullable<Handlers['createMediaFolder']>>(() =>
    isTaken
      ? refuse(409, { message: 'Takav folder već postoji.', code: 'taken', error: 'x' })
      : { message: 'Folder je napravljen.', path: 'clanci-slike/2026/pariz/finale' },
  );
  const { getByRole, getByText, dialog } = await openManager({ createMediaFolder }, PARIS);
  const open = getByRole('button', { name: 'Dodaj folder' });
  await open.click();
  await expect.element(dialog).toHaveAccessibleName('Novi folder u „clanci-slike/2026/pariz”');
  const field = dialog.getByRole('textbox', { name: 'Naziv foldera' });
  await expect.element(field).toHaveFocus();
  await dialog.getByRole('button', { name: 'Dodaj folder' }).click();
  await expect.element(getByText('Unesite naziv foldera.')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await field.fill('a/b');
  await expect.element(getByText('Naziv foldera ne smije sadržavati kosu crtu ni nevidljive znakove.')).toBeVisible();
  expect(createMediaFolder).not.toHaveBeenCalled();
  await field.fill('finale');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Takav folder već postoji.')).toBeVisible();
  await expect.element(field).toHaveValue('finale');
  await expect.element(field).toHaveFocus();
  isTaken = false;
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Folder created!')).toBeVisible();
  expect(createMediaFolder.mock.lastCall).toEqual([
    { body: { folder: 'clanci-slike', subfolder: '2026/pariz', folderName: 'finale' } },
  ]);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('renaming the open folder updates the URL', async () => {
  const renameFolder = vi.fn<NonNullable<Handlers['renameFolder']>>(() => ({
    message: 'Folder je preimenovan.',
    path: 'clanci-slike/2026/Pariz 2024',
  }));
  const { getByText, address, act, dialog } = await openManager({ renameFolder }, PARIS);
  await act('Što učiniti s folderom pariz', 'Preimenuj');
  await expect.element(dialog).toHaveAccessibleName('Preimenuj folder');
  await dialog.getByRole('textbox').fill('Pariz 2024');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Folder je preimenovan.')).toBeVisible();
  expect(renameFolder.mock.lastCall).toEqual([{ body: { path: 'clanci-slike/2026/pariz', name: 'Pariz 2024' } }]);
  await expect.poll(address).toBe('/media-manager/clanci-slike?put=2026%2FPariz+2024');
});

test('a folder is deleted with its content, and its parent opens', async () => {
  const deleteFiles = vi.fn<NonNullable<Handlers['deleteFiles']>>(() => ({ message: 'Folder je izbrisan.', ids: [8] }));
  const { address, act, dialog } = await openManager({ deleteFiles, listFileUses: used }, PARIS);
  await act('Što učiniti s folderom pariz', 'Izbriši');
  await expect.element(dialog).toHaveAccessibleName('Želite li izbrisati folder i sve u njemu?');
  await expect.element(dialog).toMatchTextContent('clanci-slike/2026/pariz');
  await expect.element(dialog).toMatchTextContent('U njemu i ispod njega: 12 datoteka');
  await expect.element(dialog).toMatchTextContent('Koristi se 1 datoteka od 12:');
  await dialog.getByRole('button', { name: 'Izbriši folder' }).click();
  await expect.poll(address).toBe('/media-manager/clanci-slike?put=2026');
  expect(deleteFiles.mock.lastCall).toEqual([{ body: { folders: ['clanci-slike/2026/pariz'] } }]);
});

test('deleting an empty folder does not mention files in the bin', async () => {
  const listFileUses: Handlers['listFileUses'] = () => ({ files: [], total: 0, total_used: 0 });
  const { act, dialog } = await openManager({ listFileUses }, PARIS);
  await act('Što učiniti s folderom pariz', 'Izbriši');
  await expect.element(dialog.getByText('Folder je prazan.')).toBeVisible();
  expect(dialog.element().textContent).not.toMatch(/koš|Nijedna/);
});

test('a folder moves into another folder, never into itself, and the URL follows', async () => {
  const moveFiles = vi.fn<NonNullable<Handlers['moveFiles']>>(() => ({ message: 'Folder je premješten.' }));
  const { address, act, dialog } = await openManager({ moveFiles }, { query: 'put=2026' });
  await act('Što učiniti s folderom 2026', 'Premjesti');
  await expect.element(dialog).toHaveAccessibleName('Kamo premjestiti folder?');
  await expect.element(dialog).toMatchTextContent('Već je ovdje.');
  await dialog.getByRole('button', { name: /^2026/ }).click();
  await expect.element(dialog).toMatchTextContent('Folder se ne može premjestiti sam u sebe.');
  await expect.element(dialog.getByRole('button', { name: 'Premjesti u 2026' })).toBeDisabled();
  await dialog.getByRole('button', { name: /^galerije/ }).click();
  await dialog.getByRole('button', { name: 'Premjesti u galerije' }).click();
  await expect.poll(address).toBe('/media-manager/galerije?put=2026');
  expect(moveFiles.mock.lastCall).toEqual([{ body: { folders: ['clanci-slike/2026'], target: 'galerije' } }]);
});
