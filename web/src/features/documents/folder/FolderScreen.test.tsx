import type { ManagedDocument } from '@baklja/contract/features/documents/documents';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dropOn, makeTransfer } from '#web/testing/drag-files.ts';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeDocument, makeFolder, makeSubfolder } from '#web/testing/records/make-documents.ts';
import { makeFile } from '#web/testing/records/make-file.ts';
import { breakConnection, type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { fakeTransport } from '#web/testing/servers/fake-transport.ts';
import { stopClock } from '#web/testing/stop-clock.ts';
import { readAdded, removeAdded } from '../adding/adding-store.ts';
import { FolderScreen } from './FolderScreen.tsx';

const SUBFOLDERS = [
  makeSubfolder({ sub_id: 11 }),
  makeSubfolder({ sub_id: 12, title: 'Izvješća s Igara', title_eng: 'Games', show_sub: 0 }),
];
const FOLDER = makeFolder({ id: 1, documents: 4, subfolders: SUBFOLDERS });
const DOCUMENTS = [
  makeDocument({ doc_id: 101, doc_name: 'Izvješće o radu', sub_folder: 11, show_in_sub: 1 }),
  makeDocument({ doc_id: 102, doc_name: 'Pariz', year: 2024, sub_folder: 12, show_in_sub: 1 }),
  makeDocument({ doc_id: 103, doc_name: 'Upute', year: 2023, file_id: null, file_size: null, file_missing: 1 }),
  makeDocument({ doc_id: 104, doc_name: 'Plan', year: 2024 }),
];
const SAVED = { message: 'Dokument je spremljen', version: 2, modified: '2026-11-21T09:00:00.000Z' };

/** A server that keeps the order of the documents; `order` replaces it, as another person would. */
function orderingServer(documents: readonly ManagedDocument[] = DOCUMENTS) {
  let present = [...documents];
  let folder = FOLDER;
  const put = (ids: readonly number[]) => {
    present = ids.flatMap((id) => present.find(({ doc_id }) => doc_id === id) ?? []);
    const order_version = folder.order_version + 1;
    folder = { ...folder, order_version, ordered: '2026-11-21T13:35:00.000Z', ordered_by_name: 'Marko Ćutuk' };
  };
  const orderDocuments = vi.fn<NonNullable<Handlers['orderDocuments']>>(({ body }) => {
    if (body.order_version !== folder.order_version) {
      refuse(409, { message: 'Redoslijed je u međuvremenu promijenio Marko Ćutuk.', code: 'stale-order' });
    }
    put(body.order.map(({ doc_id }) => Number(doc_id)));
    return { message: 'Redoslijed je spremljen', order_version: folder.order_version };
  });
  const handlers = { getDocumentFolder: () => folder, listManagedDocuments: () => present, orderDocuments };
  return { handlers, orderDocuments, put };
}

async function openFolder(handlers: Handlers = {}, at = '/dokumenti/folder/1') {
  const screen = await openScreen(<FolderScreen />, {
    transport: fakeTransport().transport,
    role: 'dokumenti',
    handlers: {
      getDocumentFolder: () => FOLDER,
      listManagedDocuments: () => DOCUMENTS,
      listManagedFolders: ({ params }) =>
        params.lng === 'hrv' ? [FOLDER, makeFolder({ id: 2, title: 'Zapisnici' })] : [],
      getDocument: ({ params }) => DOCUMENTS.find(({ doc_id }) => doc_id === params.id) ?? refuse(404, { message: '' }),
      getFileByPath: () => makeFile(),
      ...handlers,
    },
    at,
    path: '/dokumenti/folder/:id',
  });
  const names = () =>
    [...document.querySelectorAll<HTMLElement>('[data-row-id]:not([data-row-id^="-"])')].map(
      (row) => row.querySelector('a')?.textContent ?? '',
    );
  const place = (title: string) => screen.getByRole('textbox', { name: `Mjesto: ${title}` });
  const row = (title: string) => screen.getByRole('row').filter({ hasText: title });
  const moveTo = async (title: string, to: string) => {
    await place(title).fill(to);
    await userEvent.keyboard('{Enter}');
  };
  return { ...screen, names, place, row, moveTo };
}

test.each([360, 768, 1440])('a slow folder loads in its shape in a window of %i pixels', async (width) => {
  await page.viewport(width, 900);
  const reading = Promise.withResolvers<ManagedDocument[]>();
  const readingFolder = Promise.withResolvers<typeof FOLDER>();
  const { getByRole, getByText } = await openFolder({
    getDocumentFolder: () => readingFolder.promise,
    listManagedDocuments: () => reading.promise,
  });
  await expect.element(getByText('Učitavaju se dokumenti')).toBeInTheDocument();
  expect(getByRole('table').elements()).toEqual([]);
  readingFolder.resolve(FOLDER);
  await expect.poll(() => document.querySelector('tbody [class*="Skeleton"]')).not.toBeNull();
  const topOf = () => getByRole('table').nth(1).element().getBoundingClientRect().top;
  const before = topOf();
  reading.resolve(DOCUMENTS);
  await expect.element(getByRole('link', { name: 'Plan', exact: true })).toBeVisible();
  expect(Math.abs(topOf() - before)).toBeLessThanOrEqual(4);
  const counts = getByText('4 dokumenta, 2 subfoldera').element().parentElement;
  expect(counts?.scrollWidth).toBeLessThanOrEqual(counts?.clientWidth ?? 0);
  expect(counts?.scrollHeight).toBeLessThanOrEqual(counts?.clientHeight ?? 0);
});

test('shows the documents in order with their subfolder, and whether the site shows them', async () => {
  const { getByText, row, names } = await openFolder();
  await expect.element(getByText('4 dokumenta, 2 subfoldera')).toBeVisible();
  expect(names()).toEqual(['Izvješće o radu', 'Pariz', 'Upute', 'Plan']);
  for (const fact of ['2025', 'Godišnja izvješća', 'Vidljivo', '2 KB']) {
    await expect.element(row('Izvješće o radu')).toMatchTextContent(fact);
  }
  await expect.element(row('Pariz')).toMatchTextContent('Skriveno');
  await expect.element(row('Plan')).toMatchTextContent('u folderu');
  await expect.element(row('Upute')).toMatchTextContent('datoteka nedostaje');
  await expectShownWell();
});

test('a typed place saves the whole order; the overlay Ordering stays until 1.7 s after success', async () => {
  const { handlers, orderDocuments } = orderingServer();
  const { getByText, names, place, moveTo } = await openFolder(handlers);
  await expect.element(place('Plan')).toBeVisible();
  const moveClockTo = stopClock();
  await moveTo('Plan', '2');
  await expect.element(getByText('Ordering')).toBeVisible();
  await expect.element(getByText('Sprema se redoslijed 4 dokumenta.')).toBeVisible();
  expect(names()).toEqual(['Izvješće o radu', 'Plan', 'Pariz', 'Upute']);
  expect(orderDocuments.mock.lastCall?.[0].body).toEqual({
    order: [101, 104, 102, 103].map((doc_id, index) => ({ doc_id, orderIndex: index + 1 })),
    order_version: 1,
  });
  await moveClockTo(60_000);
  await expect.element(getByText('Ordering')).not.toBeInTheDocument();
  await expect.element(place('Plan')).toHaveValue('2');
  await expect.element(place('Plan')).toHaveFocus();
});

test('an order that fails comes back, and the message repeats it', async () => {
  const { handlers, orderDocuments } = orderingServer();
  orderDocuments.mockImplementationOnce(() => breakConnection());
  const { getByRole, names, moveTo } = await openFolder(handlers);
  await moveTo('Plan', '1');
  const message = getByRole('alert').filter({ hasText: 'Redoslijed nije spremljen.' });
  await expect.element(message).toHaveFocus();
  await expect.element(message).toMatchTextContent('„Plan” na 1. mjesto');
  expect(names()).toEqual(['Izvješće o radu', 'Pariz', 'Upute', 'Plan']);
  await message.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.poll(names).toEqual(['Plan', 'Izvješće o radu', 'Pariz', 'Upute']);
  await expect.element(message).not.toBeInTheDocument();
});

test('an order that another person changed first is shown; the own move is given up, or put on top', async () => {
  const { handlers, orderDocuments, put } = orderingServer();
  const { getByRole, getByText, names, place, row, moveTo } = await openFolder(handlers);
  await expect.element(place('Plan')).toBeVisible();
  put([101, 103, 102, 104]);
  await moveTo('Plan', '2');
  await getByRole('button', { name: 'Odustani od pomaka' }).click();
  const message = getByRole('alert').filter({
    hasText: 'Redoslijed je u međuvremenu promijenio Marko Ćutuk, u 14:35.',
  });
  await expect.element(message).not.toBeInTheDocument();
  expect(names()).toEqual(['Izvješće o radu', 'Upute', 'Pariz', 'Plan']);

  put([103, 101, 102, 104]);
  await moveTo('Plan', '2');
  await expect.element(message).toHaveFocus();
  await expect.element(message).toMatchTextContent('Vaš pomak nije spremljen: „Plan” na 2. mjesto.');
  expect(names()).toEqual(['Upute', 'Izvješće o radu', 'Pariz', 'Plan']);
  await expect.element(row('Upute')).toMatchTextContent('Marko Ćutuk, s 2. na 1. mjesto');
  expect(getByText('s 4. na').query()).toBeNull();
  await message.getByRole('button', { name: 'Primijeni i moj pomak' }).click();
  await expect.poll(names).toEqual(['Upute', 'Plan', 'Izvješće o radu', 'Pariz']);
  expect(orderDocuments.mock.lastCall?.[0].body.order_version).toBe(3);
});

test('an order with a document that is gone is refused, and the list is read again', async () => {
  let documents = DOCUMENTS;
  const message = 'Neke od tih stavki više nisu ovdje. Osvježite popis. Redoslijed nije promijenjen.';
  const { getByRole, names, place, moveTo } = await openFolder({
    listManagedDocuments: () => documents,
    orderDocuments: () => refuse(400, { message, code: 'not-in-container' }),
  });
  await expect.element(place('Plan')).toBeVisible();
  documents = DOCUMENTS.slice(0, 3);
  await moveTo('Plan', '1');
  await expect.element(getByRole('alert').filter({ hasText: message })).toMatchTextContent('„Plan” više nije');
  expect(names()).toEqual(['Izvješće o radu', 'Pariz', 'Upute']);
});

test('search and filters are in the address, and there are no places while they narrow the list', async () => {
  const { getByRole, getByText, names, place, address } = await openFolder();
  await getByRole('combobox', { name: 'Godina' }).selectOptions('2024');
  await expect.poll(names).toEqual(['Pariz', 'Plan']);
  await expect.poll(address).toBe('/dokumenti/folder/1?godina=2024');
  await expect.element(getByText('Redoslijed se mijenja kad nema pretrage ni filtara.')).toBeVisible();
  await expect.element(place('Plan')).not.toBeInTheDocument();
  await getByRole('textbox', { name: 'Naziv dokumenta' }).fill('nema');
  await expect.element(getByText('Nijedan dokument ne odgovara.')).toBeVisible();
  await getByRole('button', { name: 'Poništi filtre' }).click();
  await expect.poll(names).toHaveLength(4);
});

test('a document is edited in its row; one that is shown in a subfolder needs its id', async () => {
  const updateDocument = vi.fn<NonNullable<Handlers['updateDocument']>>(() => SAVED);
  const { getByRole, getByText } = await openFolder({ updateDocument });
  await getByRole('link', { name: 'Uredi: Plan' }).click();
  const editor = getByRole('dialog', { name: 'Dokument' });
  await expect.element(editor.getByRole('textbox', { name: 'Naziv', exact: true })).toHaveFocus();
  const inSubfolder = editor.getByRole('switch', { name: 'Prikaži u subfolderu' });
  await expect.element(inSubfolder).toHaveAccessibleDescription('Isključeno: stoji u folderu Izvješća.');
  await inSubfolder.click({ force: true });
  await editor.getByRole('button', { name: 'Spremi' }).click();
  await expect.element(getByText('Dokument se prikazuje u subfolderu a nema id')).toBeVisible();
  expect(updateDocument).not.toHaveBeenCalled();
  await editor.getByRole('combobox', { name: 'Subfolder' }).selectOptions('Godišnja izvješća');
  await editor.getByRole('button', { name: 'Spremi' }).click();
  await expect.element(editor).not.toBeInTheDocument();
  expect(updateDocument.mock.lastCall?.[0].body).toEqual({
    doc_id: 104,
    version: 1,
    doc_name: 'Plan',
    title_eng: 'Document 104',
    year: 2024,
    page_id: 1,
    link: '/files/dokumenti/dokument-104.pdf',
    show_in_sub: 1,
    sub_folder: 11,
  });
});

test('an English name that is the Croatian one is marked; a document that moves to another folder leaves its subfolder', async () => {
  const plan = makeDocument({ doc_id: 104, doc_name: 'Plan', title_eng: 'Plan', sub_folder: 11, show_in_sub: 1 });
  const updateDocument = vi.fn<NonNullable<Handlers['updateDocument']>>(() => SAVED);
  const { getByRole, row } = await openFolder({
    listManagedDocuments: () => [...DOCUMENTS.slice(0, 3), plan],
    getDocument: () => plan,
    updateDocument,
  });
  await expect.element(row('Plan')).toMatchTextContent('nije prevedeno');
  expect(row('Upute').element().textContent).not.toContain('nije prevedeno');
  await getByRole('link', { name: 'Uredi: Plan' }).click();
  const english = getByRole('textbox', { name: 'Engleski naziv' });
  await expect.element(english).toHaveAccessibleDescription('Isto kao hrvatski: nije prevedeno.');
  await english.fill('Work plan');
  await expect.element(english).not.toHaveAccessibleDescription();
  await getByRole('combobox', { name: 'Folder', exact: true }).selectOptions('Zapisnici');
  await getByRole('dialog', { name: 'Dokument' }).getByRole('button', { name: 'Spremi' }).click();
  await expect
    .poll(() => updateDocument.mock.lastCall?.[0].body)
    .toMatchObject({ doc_id: 104, page_id: 2, show_in_sub: 0, sub_folder: null });
});

test('the folder is renamed in place, and its language changes with the version that was read', async () => {
  const updateDocumentFolder = vi.fn<NonNullable<Handlers['updateDocumentFolder']>>(() => SAVED);
  const { getByRole, getByText } = await openFolder({ updateDocumentFolder });
  await getByRole('link', { name: 'Preimenuj: Izvješća' }).click();
  const form = getByRole('dialog', { name: 'Folder' });
  await form.getByRole('textbox', { name: 'Engleski naziv' }).fill('');
  await form.getByRole('button', { name: 'Spremi' }).click();
  await expect.element(getByText('Nazivi su obavezni* !')).toBeVisible();
  await form.getByRole('textbox', { name: 'Engleski naziv' }).fill('All reports');
  await userEvent.keyboard('{Enter}');
  await expect.element(form).not.toBeInTheDocument();
  await getByText('eng', { exact: true }).click();
  await expect.poll(() => updateDocumentFolder.mock.calls.length).toBe(2);
  expect(updateDocumentFolder.mock.calls.map(([{ body }]) => body)).toEqual([
    { id: 1, version: 1, title: 'Izvješća', title_eng: 'All reports', show_doc_page: 1, lng: 'hrv' },
    { id: 1, version: 1, lng: 'eng' },
  ]);
});

test('subfolders are renamed, hidden, deleted and put in order', async () => {
  const answers = {
    orderSubfolders: vi.fn<NonNullable<Handlers['orderSubfolders']>>(() => ({ message: 'Redoslijed je spremljen.' })),
    updateSubfolder: vi.fn<NonNullable<Handlers['updateSubfolder']>>(() => SAVED),
    deleteSubfolder: vi.fn(() => ({ message: 'Subfolder je izbrisan.' })),
  };
  const { getByRole, getByText } = await openFolder({
    ...answers,
    getSubfolder: () => SUBFOLDERS[0] ?? refuse(404, { message: '' }),
  });
  await getByRole('textbox', { name: 'Mjesto: Izvješća s Igara' }).fill('1');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Redoslijed je spremljen.')).toBeVisible();
  expect(answers.orderSubfolders.mock.lastCall?.[0].body).toEqual({ doc_cat: 1, ids: [12, 11], former: [11, 12] });
  await getByRole('switch', { name: 'Vidljivo na webu: Izvješća s Igara' }).click({ force: true });
  await expect.poll(() => answers.updateSubfolder.mock.lastCall?.[0].body).toEqual({ sub_id: 12, show_sub: 1 });
  const choose = async (action: string) => {
    await getByRole('button', { name: 'Radnje: Godišnja izvješća' }).click();
    await getByRole('menuitem', { name: action }).click();
  };
  await choose('Preimenuj');
  await getByRole('textbox', { name: 'Naziv', exact: true }).fill('Godišnja');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => answers.updateSubfolder.mock.lastCall?.[0].body)
    .toMatchObject({ sub_id: 11, title: 'Godišnja', version: 1 });
  await choose('Izbriši');
  await getByRole('button', { name: 'Izbriši subfolder' }).click();
  await expect.poll(() => answers.deleteSubfolder.mock.calls).toEqual([[{ params: { id: 11 } }]]);
});

test('of 2,000 documents only those near the window are drawn, and the one of the address is open', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => makeDocument({ doc_id: 1000 + index }));
  const { getByRole, names, place } = await openFolder(
    { listManagedDocuments: () => many, getDocument: ({ params }) => makeDocument({ doc_id: Number(params.id) }) },
    '/dokumenti/folder/1?dokument=2500',
  );
  const field = getByRole('textbox', { name: 'Naziv', exact: true });
  await expect.element(field).toHaveValue('Dokument 2500');
  await expect.element(field).toBeInViewport();
  expect(names().length).toBeLessThan(120);
  await expect.element(place('Dokument 2500')).toHaveValue('1501');
});

test('says when the folder or a document of the address does not exist, and when the folder is empty', async () => {
  const missing = () => refuse(404, { message: 'Folder ne postoji.', code: 'not-found' });
  const unknown = await openFolder({ getDocumentFolder: missing, listManagedDocuments: missing });
  await expect.element(unknown.getByRole('heading', { name: 'Folder ne postoji.' })).toBeVisible();
  await unknown.unmount();
  const { getByRole, getByText } = await openFolder(
    { listManagedDocuments: () => [] },
    '/dokumenti/folder/1?dokument=999',
  );
  await expect.element(getByRole('heading', { name: 'Ovdje će biti dokumenti foldera.' })).toBeVisible();
  await expect.element(getByText(/^Traženi dokument nije u ovom folderu/)).toBeVisible();
  await expect.element(getByRole('radio', { name: 'hrv' })).toBeChecked();
  await expect.element(getByRole('switch', { name: 'Vidljivo na webu: Izvješća', exact: true })).toBeChecked();
  await expect.element(getByText(/^Dovucite PDF-ove bilo gdje na ovaj zaslon\. Prije spremanja/)).toBeVisible();
  await getByRole('button', { name: 'Dodaj dokumente' }).first().click();
  const choose = getByRole('button', { name: 'Odaberi PDF-ove' }).getByText('Odaberi PDF-ove');
  await expect.element(choose).toBeVisible();
  const isWhole = () => choose.element().scrollWidth <= choose.element().clientWidth;
  expect(isWhole()).toBe(true);
  await page.viewport(360, 780);
  await expect.element(getByText(/^Prije spremanja predložit će se naziv/)).toBeVisible();
  await expect.element(getByText('Dovucite PDF-ove ovamo')).not.toBeInTheDocument();
  expect(isWhole()).toBe(true);
});

test('a subfolder has its own head, visibility and order, and files that are added there go into it', async () => {
  const { handlers, orderDocuments } = orderingServer([
    ...DOCUMENTS,
    makeDocument({ doc_id: 105, doc_name: 'Proračun', sub_folder: 11, show_in_sub: 1 }),
  ]);
  const updateSubfolder = vi.fn<NonNullable<Handlers['updateSubfolder']>>(() => SAVED);
  const at = '/dokumenti/folder/1?subfolder=11';
  const { getByRole, getByText, names, place, row, moveTo } = await openFolder({ ...handlers, updateSubfolder }, at);
  await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent('Godišnja izvješća');
  await expect.element(getByText('2 dokumenta', { exact: true })).toBeVisible();
  await expect
    .element(getByRole('link', { name: 'Izvješća', exact: true }))
    .toHaveAttribute('href', '/dokumenti/folder/1');
  expect(getByRole('radio', { name: 'hrv' }).query()).toBeNull();
  // The head names the subfolder, so no row does.
  expect(getByRole('columnheader', { name: 'Prikazuje se' }).query()).toBeNull();
  expect(row('Proračun').element().textContent).not.toContain('Godišnja izvješća');
  await expectAccessible();
  await getByRole('switch', { name: 'Vidljivo na webu: Godišnja izvješća' }).click({ force: true });
  await expect.poll(() => updateSubfolder.mock.lastCall?.[0].body).toEqual({ sub_id: 11, show_sub: 0 });
  await moveTo('Proračun', '1');
  await expect.poll(names).toEqual(['Proračun', 'Izvješće o radu']);
  expect(orderDocuments.mock.lastCall?.[0].body.order.map(({ doc_id }) => doc_id)).toEqual([105, 102, 103, 104, 101]);
  await expect.element(place('Proračun')).toHaveValue('1');
  dropOn(getByRole('heading', { level: 1 }).element(), makeTransfer(new File(['%PDF'], 'Zapisnik.pdf')));
  await expect.element(getByRole('combobox', { name: 'Subfolder: Zapisnik.pdf' })).toHaveValue('11');
  const keys = readAdded(1).map(({ key }) => key);
  removeAdded(1, keys);
});
