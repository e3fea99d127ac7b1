import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dropOn, makeTransfer } from '#web/testing/drag-files.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeFolder, makeSubfolder } from '#web/testing/records/make-documents.ts';
import { makeVersion, versionHandlers } from '#web/testing/records/make-versions.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { fakeTransport } from '#web/testing/servers/fake-transport.ts';
import { FoldersScreen } from './FoldersScreen.tsx';

const SUBFOLDER = makeSubfolder({ sub_id: 11, documents: 3 });
const HIDDEN = makeSubfolder({
  sub_id: 12,
  title: 'Izvješća s Igara',
  title_eng: 'Games',
  show_sub: 0,
  documents: 1,
});
const FOLDER = makeFolder({ id: 1, documents: 5, subfolders: [SUBFOLDER, HIDDEN] });
const FOLDERS = [
  FOLDER,
  makeFolder({
    id: 2,
    title: 'Zapisnici',
    title_eng: 'Minutes',
    show_doc_page: 0,
    documents: 2,
    subfolders: [makeSubfolder({ sub_id: 21, title: 'Skupština', title_eng: 'Assembly', doc_cat: 2 })],
  }),
];
const ENGLISH = [makeFolder({ id: 3, title: 'Pravila', title_eng: 'Rules', lng: 'eng' })];
const SAVED = { message: 'Folder je spremljen', version: 2, modified: '2026-11-21T09:00:00.000Z' };

async function openFolders(handlers: Handlers = {}, at = '/dokumenti-folderi') {
  const host = fakeTransport();
  const screen = await openScreen(<FoldersScreen />, {
    role: 'dokumenti',
    handlers: {
      listManagedFolders: ({ params }) => (params.lng === 'hrv' ? FOLDERS : ENGLISH),
      listManagedDocuments: () => [],
      getDocumentFolder: () => FOLDER,
      ...handlers,
    },
    at,
    transport: host.transport,
  });
  return {
    ...screen,
    host,
    row: (name: string) => screen.getByRole('row').filter({ hasText: name }),
    name: screen.getByRole('textbox', { name: 'Naziv', exact: true }),
    nameEng: screen.getByRole('textbox', { name: 'Engleski naziv' }),
    choose: async (action: string) => {
      await screen.getByRole('button', { name: 'Radnje: Izvješća' }).click();
      await screen.getByRole('menuitem', { name: action }).click();
    },
  };
}

test.each([
  ['999', 'Taj folder ne postoji.'],
  ['subfolder-999', 'Taj subfolder ne postoji.'],
])('the address of a name that is not there says so: %s', async (row, words) => {
  const { getByText } = await openFolders({}, `/dokumenti-folderi?folder=${row}`);
  await expect.element(getByText(`${words} Možda je izbrisan ili adresa nije točno upisana.`)).toBeVisible();
});

test('lists the folders of a language with their subfolders, counts and visibility', async () => {
  const { getByText, getByRole, row } = await openFolders();
  await expect.element(getByText('2 foldera, 3 subfoldera, 7 dokumenata')).toBeVisible();
  await expect.element(row('Izvješća')).toMatchTextContent('5');
  expect(getByText('Godišnja izvješća').query()).toBeNull();
  await getByRole('button', { name: 'Prikaži subfoldere: Izvješća' }).click();
  await expect.element(row('Godišnja izvješća')).toMatchTextContent('3');
  const left = (title: string) => getByText(title, { exact: true }).first().element().getBoundingClientRect().left;
  expect(left('Godišnja izvješća')).toBeGreaterThan(left('Izvješća'));
  await expect.element(getByRole('switch', { name: 'Vidljivo na webu: Izvješća s Igara' })).not.toBeChecked();
  await getByRole('button', { name: 'Prikaži subfoldere: Zapisnici' }).click();
  await expect.element(row('Skupština')).toMatchTextContent('skriveno s folderom');
  await expectShownWell();
  await getByText('Engleski').click();
  await expect.element(row('Pravila')).toMatchTextContent('Rules');
});

test('on a phone head and foot count the folders, the whole name of a row opens one, and its menu hides and moves it', async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1440, 900));
  const order = vi.fn<NonNullable<Handlers['orderDocumentFolders']>>(() => ({ message: 'Redoslijed je spremljen.' }));
  const hide = vi.fn<NonNullable<Handlers['setFolderVisibility']>>(() => SAVED);
  const { getByRole, getByText, row, address, choose } = await openFolders({
    orderDocumentFolders: order,
    setFolderVisibility: hide,
  });
  await expect.element(getByText('1 subfolder, 2 dokumenta, skriveno')).toBeVisible();
  await expect.element(getByText(', 3 subfoldera, 7 dokumenata', { exact: true })).not.toBeVisible();
  const foot = document.querySelector('[data-count]') ?? document.body;
  expect(getComputedStyle(foot, '::before').content).toBe('"2 foldera" / ""');
  const count = row('Izvješća').first().getByText('2 subfoldera, 5 dokumenata').element().getBoundingClientRect();
  const touched = document.elementFromPoint(count.left + count.width / 2, count.top + count.height / 2);
  expect(touched).toBe(getByRole('link', { name: 'Otvori: Izvješća', exact: true }).element());
  await choose('Premjesti');
  await getByRole('button', { name: 'Dolje' }).click();
  await getByRole('button', { name: 'Spremi', exact: true }).click();
  await expect.poll(() => order.mock.lastCall?.[0].body).toEqual({ lng: 'hrv', ids: [2, 1], former: [1, 2] });
  await getByRole('link', { name: 'Otvori: Izvješća', exact: true }).click();
  await expect.poll(address).toBe('/dokumenti/folder/1');
  // Last, because its message lies over the rows for a while.
  await choose('Sakrij na webu');
  await expect.poll(() => hide.mock.lastCall?.[0].body).toEqual({ id: 1, show_doc_page: 0 });
});

test('a typed place orders the folders; an order that a colleague changed first is said and read again', async () => {
  let folders = FOLDERS;
  const message = 'Redoslijed je u međuvremenu promijenio netko drugi. Vaš pomak nije spremljen.';
  const orderDocumentFolders = vi.fn<NonNullable<Handlers['orderDocumentFolders']>>(({ body: { ids, former } }) => {
    if (former?.[0] !== folders[0]?.id) refuse(409, { message, code: 'stale-order' });
    folders = ids.flatMap((id) => folders.find((folder) => folder.id === Number(id)) ?? []);
    return { message: 'Redoslijed je spremljen.' };
  });
  const { getByRole, getByText } = await openFolders({
    orderDocumentFolders,
    listManagedFolders: () => folders,
    findDocuments: () => ({ documents: [], total: 0 }),
  });
  const place = (title: string) => getByRole('textbox', { name: `Mjesto: ${title}` });
  await place('Zapisnici').fill('1');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Redoslijed je spremljen.')).toBeVisible();
  await expect.element(place('Izvješća')).toHaveValue('2');
  folders = FOLDERS;
  await place('Izvješća').fill('1');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText(message)).toBeVisible();
  await expect.element(place('Izvješća')).toHaveValue('1');
  await getByRole('textbox', { name: 'Folder ili dokument' }).fill('zapisnici');
  await expect.element(place('Izvješća')).not.toBeInTheDocument();
  await expect.element(place('Zapisnici')).toBeDisabled();
});

test('a new folder needs both names; Enter adds it and leaves an empty row, Escape closes', async () => {
  const createDocumentFolder = vi.fn(() => ({ message: 'Folder je spremljen', id: 9 }));
  const { getByRole, getByText, name, nameEng } = await openFolders({ createDocumentFolder });
  await getByRole('link', { name: 'Dodaj folder' }).click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue('');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Nazivi su obavezni* !')).toBeVisible();
  await name.fill('Javna nabava');
  await userEvent.keyboard('{Enter}');
  await expect.element(nameEng).toHaveFocus();
  expect(createDocumentFolder).not.toHaveBeenCalled();
  await nameEng.fill('Public procurement');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Folder je spremljen')).toBeVisible();
  expect(createDocumentFolder.mock.calls).toEqual([
    [{ body: { title: 'Javna nabava', title_eng: 'Public procurement', show_doc_page: 1, lng: 'hrv' } }],
  ]);
  await expect.element(name).toHaveValue('');
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(name).not.toBeInTheDocument();
});

test('the menu of a folder changes its names, and adds a subfolder below it, which the address opens', async () => {
  const message = 'Folder id je obavezan !';
  const createSubfolder = vi.fn<NonNullable<Handlers['createSubfolder']>>(() => refuse(400, { message }));
  const { getByRole, getByText, address, choose, name, nameEng } = await openFolders({ createSubfolder });
  await choose('Preimenuj');
  await expect.element(name).toHaveValue('Izvješća');
  await userEvent.keyboard('{Escape}');
  await expect.element(name).not.toBeInTheDocument();
  await choose('Dodaj subfolder');
  await expect.element(getByRole('dialog', { name: 'Dodaj subfolder' })).toBeVisible();
  await expect.poll(address).toBe('/dokumenti-folderi?folder=subfolder-u-1');
  await expect.element(getByText('Godišnja izvješća')).toBeVisible();
  await name.fill('Novo');
  await nameEng.fill('New');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText(message)).toBeVisible();
  expect(createSubfolder.mock.lastCall?.[0].body).toEqual({ title: 'Novo', title_eng: 'New', show_sub: 1, doc_cat: 1 });
  await expect.element(name).toHaveValue('Novo');
});

test('a shared address names a subfolder, whose former names are in its history', async () => {
  const former = makeVersion({ fields: { title: 'Izvješća saveza', title_eng: 'Reports', show_sub: 0, doc_cat: 1 } });
  const updateSubfolder = vi.fn<NonNullable<Handlers['updateSubfolder']>>(() => SAVED);
  const { getByRole, name } = await openFolders(
    { getSubfolder: () => SUBFOLDER, ...versionHandlers([former]), updateSubfolder },
    '/dokumenti-folderi?folder=subfolder-11',
  );
  await expect.element(name).toHaveValue('Godišnja izvješća');
  await getByRole('button', { name: 'Povijest' }).click();
  const dialog = getByRole('dialog', { name: 'Povijest subfoldera' });
  await expect.element(dialog.getByRole('region', { name: 'Vidljivo' })).toMatchTextContent('ne');
  await dialog.getByRole('button', { name: 'Vrati ovu verziju' }).click();
  await expect.element(getByRole('button', { name: 'Radnje: Godišnja izvješća' })).toHaveFocus();
  expect(updateSubfolder.mock.lastCall?.[0].body).toEqual({
    title: 'Izvješća saveza',
    title_eng: 'Reports',
    show_sub: 0,
    sub_id: 11,
    version: 1,
  });
});

test('the switch hides a folder at once and says that its files stay public; the message takes it back', async () => {
  const setFolderVisibility = vi.fn<NonNullable<Handlers['setFolderVisibility']>>(() => SAVED);
  const { getByRole, getByText } = await openFolders({ setFolderVisibility });
  await getByRole('switch', { name: 'Vidljivo na webu: Izvješća' }).click({ force: true });
  await expect.element(getByText('„Izvješća” se više ne vidi na webu. Adrese datoteka ostaju javne.')).toBeVisible();
  await getByRole('button', { name: 'Poništi', exact: true }).click();
  await expect.poll(() => setFolderVisibility.mock.calls.length).toBe(2);
  expect(setFolderVisibility.mock.calls.map(([{ body }]) => body)).toEqual([
    { id: 1, show_doc_page: 0 },
    { id: 1, show_doc_page: 1 },
  ]);
});

test('the question before a folder is deleted names what goes along and what leads to it; the message restores it', async () => {
  const read = Promise.withResolvers<void>();
  const deleteDocumentFolder = vi.fn(() => ({ message: 'Folder je izbrisan' }));
  const restoreDocumentFolders = vi.fn(() => ({ message: 'Folder je vraćen.' }));
  const { getByRole, getByText, choose } = await openFolders({
    deleteDocumentFolder,
    restoreDocumentFolders,
    listFolderReferences: async () => {
      await read.promise;
      return { references: [{ kind: 'menuItem', id: 4, title: 'O nama: Izvješća' }] };
    },
  });
  await choose('Izbriši');
  const dialog = getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await expect
    .element(dialog.getByText('U koš idu i: 2 subfoldera, 5 dokumenata. Datoteke ostaju u medijima.'))
    .toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Izbriši folder' });
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
  read.resolve();
  await expect.element(dialog.getByText(/^Izbornik vodi ovamo: O nama: Izvješća\./)).toBeVisible();
  await confirm.click();
  await expect.element(getByText('Folder je izbrisan')).toBeVisible();
  expect(deleteDocumentFolder).toHaveBeenCalledWith({ params: { id: 1 } });
  await getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect.element(getByText('Folder je vraćen.')).toBeVisible();
  expect(restoreDocumentFolders.mock.calls).toEqual([[{ body: { ids: [1] } }]]);
});

test('the search opens the folder that holds a found document', async () => {
  const found = {
    doc_id: 77,
    doc_name: 'Zapisnik 12. sjednice',
    year: 2025,
    link: '/files/dokumenti/z.pdf',
    page_id: 2,
    folder_title: 'Zapisnici',
    folder_lng: 'hrv' as const,
    sub_folder: null,
  };
  const { getByRole, getByText, row } = await openFolders({ findDocuments: () => ({ documents: [found], total: 1 }) });
  await getByRole('textbox', { name: 'Folder ili dokument' }).fill('sjednice');
  const link = getByRole('link', { name: 'Zapisnik 12. sjednice' });
  await expect.element(link).toHaveAttribute('href', '/dokumenti/folder/2?dokument=77');
  await expect.element(row('Zapisnici')).toBeVisible();
  expect(getByText('Reports').query()).toBeNull();
});

test('says when there are no folders, and when they cannot be read', async () => {
  let isBroken = true;
  const { getByRole, getByText } = await openFolders({
    listManagedFolders: () => (isBroken ? refuse(500, { message: 'Pogreška poslužitelja.', code: 'fault' }) : []),
  });
  await expect.element(getByText('Folderi nisu učitani.')).toBeVisible();
  isBroken = false;
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByText('Ovdje će biti folderi s dokumentima.')).toBeVisible();
});

test('files that are dropped on a folder open the panel with that folder, and are sent', async () => {
  const { getByRole, row, host } = await openFolders();
  await expect.element(row('Izvješća')).toBeVisible();
  const cell = row('Izvješća').getByRole('cell').nth(2).element().firstElementChild;
  if (!cell) throw new Error('no drop zone');
  dropOn(cell, makeTransfer(new File(['%PDF'], 'izvjesce-2024.pdf')));
  const panel = getByRole('region', { name: 'Dodaj dokumente' });
  await expect.element(panel.getByRole('combobox', { name: 'Folder', exact: true })).toHaveValue('1');
  await expect.element(panel.getByRole('textbox', { name: 'Naziv: izvjesce-2024.pdf' })).toHaveValue('izvjesce 2024');
  expect(host.of('izvjesce-2024.pdf').target.folder).toBe('dokumenti');
  await expect.element(panel.getByText('šalje se 1', { exact: true })).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Spremi dokumente' })).toBeDisabled();
});
