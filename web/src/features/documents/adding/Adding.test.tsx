import type { ManagedDocument } from '@baklja/contract/features/documents/documents';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dropOn, makeTransfer } from '#web/testing/drag-files.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeDocument, makeFolder, makeSubfolder } from '#web/testing/records/make-documents.ts';
import { makeFileDetails } from '#web/testing/records/make-file.ts';
import { breakConnection, type Handlers } from '#web/testing/servers/fake-server.ts';
import { fakeTransport } from '#web/testing/servers/fake-transport.ts';
import { AddDocumentsScreen } from './AddDocumentsScreen.tsx';
import { addLink, changeAdded, readAdded, removeAdded } from './adding-store.ts';

const FOLDER = makeFolder({ id: 1, subfolders: [makeSubfolder({ sub_id: 11 })] });
const PRESENT = [makeDocument({ doc_id: 1 }), makeDocument({ doc_id: 2, doc_name: 'Plan 2024' })];

afterEach(() => {
  const keys = readAdded(1).map(({ key }) => key);
  removeAdded(1, keys);
});

async function openAdding(names: string[], handlers: Handlers = {}, at = '/dokumenti/folder/1/dodaj') {
  const host = fakeTransport();
  const screen = await openScreen(<AddDocumentsScreen />, {
    role: 'dokumenti',
    handlers: { getDocumentFolder: () => FOLDER, listManagedDocuments: () => PRESENT, ...handlers },
    at,
    path: '/dokumenti/folder/:id/dodaj',
    transport: host.transport,
  });
  await expect.element(screen.getByRole('heading', { name: 'Dodaj dokumente' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /izvješća/i })).toBeVisible();
  if (names.length > 0) {
    const zone = screen.getByRole('heading', { name: 'Dodaj dokumente' }).element();
    dropOn(zone, makeTransfer(...names.map((name) => new File(['%PDF'], name))));
  }
  const field = (label: string, name: string) => screen.getByRole('textbox', { name: `${label}: ${name}` });
  const save = screen.getByRole('button', { name: /^Spremi/ });
  return { ...screen, host, field, save };
}

test('files are sent into dokumenti at once; names and years are offered, English names are not', async () => {
  const { host, field, getByRole, getByText } = await openAdding(['Izvješće_o_radu_2024.pdf', 'Plan-2024.pdf']);
  await expect.element(field('Naziv', 'Izvješće_o_radu_2024.pdf')).toHaveValue('Izvješće o radu 2024');
  await expect.element(field('Godina', 'Izvješće_o_radu_2024.pdf')).toHaveValue('2024');
  await expect.element(field('Engleski naziv', 'Izvješće_o_radu_2024.pdf')).toHaveValue('');
  expect(host.of('Plan-2024.pdf').target.folder).toBe('dokumenti');
  host.of('Izvješće_o_radu_2024.pdf').progress(2);
  await expect
    .element(getByRole('progressbar', { name: 'Napredak: Izvješće_o_radu_2024.pdf' }))
    .toHaveAttribute('aria-valuenow', '50');
  host.of('Izvješće_o_radu_2024.pdf').save();
  await expect.element(getByText(/već je na mjestu 2/)).toBeVisible();
});

test('the title inside a PDF is offered as the name, but not over a typed one', async () => {
  const { host, field, getByText } = await openAdding(['sken1.pdf', 'sken2.pdf', 'sken3.pdf']);
  await field('Naziv', 'sken2.pdf').fill('Moj naziv');
  host.of('sken1.pdf').save({ title: 'Plan rada za 2021.' });
  host.of('sken2.pdf').save({ title: 'Drugi plan' });
  host.of('sken3.pdf').save();
  await expect.element(field('Naziv', 'sken1.pdf')).toHaveValue('Plan rada za 2021.');
  await expect.element(field('Godina', 'sken1.pdf')).toHaveValue('2021');
  await expect.element(field('Naziv', 'sken2.pdf')).toHaveValue('Moj naziv');
  await expect.element(field('Naziv', 'sken3.pdf')).toHaveValue('sken3');
  await expect.element(getByText(/ · naslov iz PDF-a/)).toBeVisible();
  await expect.element(getByText(/ · ime datoteke/)).toBeVisible();
});

test('complete documents are saved in one call; the others stay and show what they lack', async () => {
  const answer = { message: 'Spremljeno: 2 dokumenta', ids: [7, 8] };
  const createDocuments = vi.fn<NonNullable<Handlers['createDocuments']>>(() => answer);
  const names = ['a 2024.pdf', 'b.pdf', 'c 2023.pdf', 'd.pdf', 'Dugi naziv datoteke koji ne stane u jedan redak.pdf'];
  const { host, field, save, getByText, getByRole } = await openAdding(names, { createDocuments });
  for (const name of ['a 2024.pdf', 'c 2023.pdf', 'd.pdf']) host.of(name).save();
  host.of('b.pdf').fail(422, 'Datoteka je oštećena.');
  await field('Engleski naziv', 'a 2024.pdf').fill('A');
  await field('Engleski naziv', 'b.pdf').fill('B');
  await field('Engleski naziv', 'c 2023.pdf').fill('C');
  await getByRole('combobox', { name: 'Subfolder: c 2023.pdf' }).selectOptions('Godišnja izvješća');
  await expect.element(getByText('Datoteka je oštećena.', { exact: true })).toBeVisible();
  await expect.element(save).toHaveTextContent('Spremi 2 dokumenta');
  expect(getByText('Upišite engleski naziv.').query()).toBeNull();
  await expectShownWell();
  await save.click();
  await expect.element(getByText('Spremljeno: 2 dokumenta')).toBeVisible();
  expect(createDocuments.mock.lastCall?.[0].body).toEqual([
    ['/files/dokumenti/a%202024.pdf', 'A', 1, 2024, null, 0, 'a 2024'],
    ['/files/dokumenti/c%202023.pdf', 'C', 1, 2023, 11, 1, 'c 2023'],
  ]);
  await expect.element(field('Naziv', 'a 2024.pdf')).not.toBeInTheDocument();
  await expect.element(field('Naziv', 'd.pdf')).toBeVisible();
  await expect.element(getByText('Upišite engleski naziv.').first()).toBeVisible();
  await expect.element(field('Naziv', 'b.pdf')).toBeVisible();
  await expect.element(field('Engleski naziv', 'd.pdf')).toHaveFocus();
});

const EXISTING = makeDocument({
  doc_id: 9,
  doc_name: 'Plan 2024',
  title_eng: 'Plan of 2024',
  year: 2019,
  file_id: 509,
});
const CREATED = { message: 'Dokument je spremljen', ids: [7] };

/** A server with one document, whose file can be replaced. */
function replacingServer() {
  const deleteFiles = vi.fn<NonNullable<Handlers['deleteFiles']>>(() => ({ message: 'Izbrisano.', ids: [41] }));
  const createDocuments = vi.fn<NonNullable<Handlers['createDocuments']>>(() => CREATED);
  const handlers: Handlers = {
    listManagedDocuments: () => [EXISTING],
    getFile: ({ params: { id } }) =>
      makeFileDetails({ id: Number(id), version: 3, path: 'dokumenti/dokument-9.pdf', total_uses: 1 }),
    deleteFiles,
    createDocuments,
  };
  return { handlers, deleteFiles, createDocuments };
}

test('a document that the folder has already is saved only after a choice, and says so', async () => {
  const { handlers, createDocuments } = replacingServer();
  const { host, field, save, getByRole, getByText } = await openAdding(['Plan-2024.pdf', 'b 2020.pdf'], handlers);
  host.of('Plan-2024.pdf').save({ id: 41 });
  host.of('b 2020.pdf').save({ id: 42, duplicate_of: 'dokumenti/dokument-9.pdf' });
  await field('Engleski naziv', 'Plan-2024.pdf').fill('Plan');
  await field('Engleski naziv', 'b 2020.pdf').fill('B');
  await expect.element(getByText(/već je na mjestu 1/)).toBeVisible();
  await expect.element(getByText(/ista je datoteka na mjestu 1/)).toBeVisible();
  const choice = getByRole('combobox', { name: 'Već postoji: b 2020.pdf' });
  await expect.element(choice).toHaveDisplayValue('Zamijeniti ili dodati?');
  await expect.element(save).toHaveTextContent('Spremi dokumente');
  await expect.element(save).toBeDisabled();
  await expect.element(getByText('Spremno: 0 od 2', { exact: true })).toBeVisible();
  await expect.element(getByText('2 nepotpuna', { exact: true })).toBeVisible();
  await choice.selectOptions('Godišnja izvješća');
  await expect.element(getByText('Spremno: 1 od 2', { exact: true })).toBeVisible();
  await expect.element(getByText('1 nepotpun', { exact: true })).toBeVisible();
  await save.click();
  await expect.element(field('Naziv', 'b 2020.pdf')).not.toBeInTheDocument();
  expect(createDocuments.mock.lastCall?.[0].body).toEqual([
    ['/files/dokumenti/b%202020.pdf', 'B', 1, 2020, 11, 1, 'b 2020'],
  ]);
  const reason = getByText('Odaberite hoće li se postojeća datoteka zamijeniti ili se dodaje novi dokument.');
  await expect.element(reason).toBeVisible();
  await expect.element(save).toBeDisabled();
});

test('one answer is for all files that the folder has already', async () => {
  const { handlers } = replacingServer();
  const { host, save, getByRole } = await openAdding(['Plan-2024.pdf', 'b 2020.pdf'], handlers);
  host.of('Plan-2024.pdf').save({ id: 41 });
  host.of('b 2020.pdf').save({ id: 42, duplicate_of: 'dokumenti/dokument-9.pdf' });
  await getByRole('combobox', { name: 'Već postoji: Plan-2024.pdf' }).selectOptions('u folderu');
  await expect.element(getByRole('button', { name: 'Zamijeni 2 datoteke' })).not.toBeInTheDocument();
  for (const { key } of readAdded(1)) changeAdded(1, key, { choice: undefined });
  await getByRole('button', { name: 'Zamijeni 2 datoteke' }).click();
  await expect.element(save).toHaveTextContent('Spremi 2 dokumenta');
  expect(readAdded(1).map(({ choice }) => choice)).toEqual([9, 9]);
  for (const { key } of readAdded(1)) changeAdded(1, key, { choice: undefined });
  await getByRole('button', { name: 'Dodaj ih kao nove' }).click();
  expect(readAdded(1).map(({ choice }) => choice)).toEqual(['add', 'add']);
});

test('a document that a colleague adds meanwhile is not added twice without a choice', async () => {
  const { handlers, createDocuments } = replacingServer();
  let present: ManagedDocument[] = [];
  const { host, field, save, getByRole } = await openAdding(['Plan-2024.pdf'], {
    ...handlers,
    listManagedDocuments: () => present,
  });
  host.of('Plan-2024.pdf').save({ id: 41 });
  await field('Engleski naziv', 'Plan-2024.pdf').fill('Plan');
  await expect.element(save).toHaveTextContent('Spremi 1 dokument');
  present = [EXISTING];
  await save.click();
  await expect.element(getByRole('combobox', { name: 'Već postoji: Plan-2024.pdf' })).toBeVisible();
  expect(createDocuments).not.toHaveBeenCalled();
});

test('a file replaces that of a document, which keeps its names; the upload for it is deleted', async () => {
  const { handlers, deleteFiles, createDocuments } = replacingServer();
  const { host, field, save, getByRole, getByText, address } = await openAdding(['Plan-2024.pdf'], handlers);
  host.of('Plan-2024.pdf').save({ id: 41 });
  await getByRole('combobox', { name: 'Već postoji: Plan-2024.pdf' }).selectOptions('Zamijeni datoteku');
  await expect.element(field('Engleski naziv', 'Plan-2024.pdf')).toHaveValue('Plan of 2024');
  await expect.element(field('Godina', 'Plan-2024.pdf')).toHaveValue('2019');
  await expect.element(field('Naziv', 'Plan-2024.pdf')).toHaveAttribute('readonly');
  await expect.element(getByText('Spremno: 1 od 1', { exact: true })).toBeVisible();
  await expect.element(getByText('1 zamjenjuje postojeću datoteku', { exact: true })).toBeVisible();
  await expect.element(save).toHaveTextContent('Spremi 1 dokument');
  await save.click();
  await expect.poll(() => host.sent.length).toBe(2);
  const sent = host.of('Plan-2024.pdf');
  expect(sent.target).toMatchObject({ folder: 'dokumenti', replaces: { id: 509, version: 3 } });
  expect(deleteFiles).not.toHaveBeenCalled();
  sent.save({ id: 509, former_id: 88 });
  await expect.element(getByText('Datoteka je zamijenjena.')).toBeVisible();
  await expect.poll(address).toBe('/dokumenti/folder/1');
  expect(deleteFiles.mock.calls).toEqual([[{ body: { ids: [41] } }]]);
  expect(createDocuments).not.toHaveBeenCalled();
});

test('a file that is refused as a replacement stays with its reason, and its upload is not deleted', async () => {
  const { handlers, deleteFiles } = replacingServer();
  const { host, save, getByRole, getByText } = await openAdding(['Plan-2024.docx'], handlers);
  host.of('Plan-2024.docx').save({ id: 41 });
  await getByRole('combobox', { name: 'Već postoji: Plan-2024.docx' }).selectOptions('Zamijeni datoteku');
  await save.click();
  await expect.poll(() => host.sent.length).toBe(2);
  host.of('Plan-2024.docx').fail(415, 'To je druga vrsta datoteke.', 'other-kind');
  await expect.element(getByText(/ · To je druga vrsta datoteke\./)).toBeVisible();
  await expect.element(save).not.toHaveAttribute('aria-disabled');
  expect(deleteFiles).not.toHaveBeenCalled();
});

test('after the page was loaded again, what was uploaded replaces the file', async () => {
  const { handlers, deleteFiles } = replacingServer();
  logInAs('dokumenti');
  // As it is kept in the browser, which has no bytes.
  addLink(1, { link: '/files/dokumenti/Plan-2024.pdf', name: 'Plan-2024.pdf' });
  changeAdded(1, readAdded(1)[0]?.key ?? 0, { fileId: 41, choice: 9 });
  const { host, save } = await openAdding([], handlers);
  const server = vi.mocked(window.fetch).getMockImplementation() ?? fetch;
  vi.mocked(window.fetch).mockImplementation(async (target, options) =>
    target === '/files/dokumenti/Plan-2024.pdf' ? new Response('%PDF sent') : server(target, options),
  );
  await save.click();
  await expect.poll(() => host.sent.length).toBe(1);
  expect(await host.of('Plan-2024.pdf').file.text()).toBe('%PDF sent');
  host.of('Plan-2024.pdf').save({ id: 509, former_id: 88 });
  await expect.poll(() => deleteFiles.mock.lastCall).toEqual([{ body: { ids: [41] } }]);
});

test('a save without an answer is repeated with the same key', async () => {
  const createDocuments = vi.fn<NonNullable<Handlers['createDocuments']>>(() => CREATED);
  let present = PRESENT;
  createDocuments.mockImplementationOnce(() => {
    present = [...PRESENT, makeDocument({ doc_id: 7, doc_name: 'a 2024', link: '/files/dokumenti/a%202024.pdf' })];
    return breakConnection();
  });
  const handlers = { createDocuments, listManagedDocuments: () => present };
  const { host, field, save, address } = await openAdding(['a 2024.pdf'], handlers);
  const keys = () =>
    vi
      .mocked(window.fetch)
      .mock.calls.flatMap(([, options]) => new Headers(options?.headers).get('idempotency-key') ?? []);
  host.of('a 2024.pdf').save();
  await field('Engleski naziv', 'a 2024.pdf').fill('A');
  await save.click();
  await expect.poll(() => createDocuments.mock.calls.length).toBe(1);
  await expect.element(save).not.toHaveAttribute('aria-disabled');
  await save.click();
  await expect.poll(address).toBe('/dokumenti/folder/1');
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test('the first row fills empty cells alone', async () => {
  const { host, field, getByRole, getByText } = await openAdding(['a 2024.pdf', 'b.pdf']);
  await field('Engleski naziv', 'a 2024.pdf').fill('Typed');
  await getByRole('button', { name: 'Prazne prepiši iz naziva' }).click();
  await expect.element(field('Engleski naziv', 'a 2024.pdf')).toHaveValue('Typed');
  await expect.element(field('Engleski naziv', 'b.pdf')).toHaveValue('b');
  host.of('b.pdf').save();
  await expect.element(getByText('Spremno: 1 od 2', { exact: true })).toBeVisible();
  await expect.element(getByText('1 bez engleskog prijevoda, šalje se 1', { exact: true })).toBeVisible();
  await expect.element(getByRole('img', { name: 'nije prevedeno' })).toBeVisible();
  await expect
    .element(field('Engleski naziv', 'b.pdf'))
    .toHaveAccessibleDescription('Isto kao hrvatski: nije prevedeno.');
  await field('Godina', 'b.pdf').fill('');
  await getByRole('textbox', { name: 'Godina za prazne' }).fill('2020');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Godina', 'b.pdf')).toHaveValue('2020');
  await expect.element(field('Godina', 'a 2024.pdf')).toHaveValue('2024');
  await getByRole('combobox', { name: 'Subfolder: a 2024.pdf' }).selectOptions('Godišnja izvješća');
  await getByRole('combobox', { name: 'Subfolder za prazne' }).selectOptions('Godišnja izvješća');
  await expect.element(getByRole('combobox', { name: 'Subfolder: b.pdf' })).toHaveValue('11');
});

test('what was sent and typed is kept in the browser when the page is left', async () => {
  const first = await openAdding(['a 2024.pdf']);
  first.host.of('a 2024.pdf').save();
  await first.field('Engleski naziv', 'a 2024.pdf').fill('Kept');
  await expect.poll(() => Object.values(localStorage).some((kept) => String(kept).includes('Kept'))).toBe(true);
  await first.getByRole('link', { name: 'Odustani' }).click();
  const leave = first.getByRole('dialog', { name: 'Imate nespremljene promjene.' });
  await leave.getByRole('button', { name: 'Napusti bez spremanja' }).click();
  await expect.poll(first.address).toBe('/dokumenti/folder/1');
  await first.unmount();
  const { field } = await openAdding([]);
  await expect.element(field('Engleski naziv', 'a 2024.pdf')).toHaveValue('Kept');
});

test('files and a typed address go into the open subfolder, and only addresses of the web are accepted', async () => {
  const { getByRole, getByText, field } = await openAdding(['b.pdf'], {}, '/dokumenti/folder/1/dodaj?subfolder=11');
  await getByRole('button', { name: 'Upiši adresu' }).click();
  await getByRole('textbox', { name: 'Adresa datoteke' }).fill('javascript:alert(1)');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Adresa počinje s http:// ili https://.')).toBeVisible();
  await getByRole('textbox', { name: 'Adresa datoteke' }).fill('https://example.com/plan-2022.pdf');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Naziv', 'plan-2022.pdf')).toHaveValue('plan 2022');
  expect(readAdded(1)).toMatchObject([
    { fileName: 'b.pdf', sub_folder: 11 },
    { state: 'saved', link: 'https://example.com/plan-2022.pdf', sub_folder: 11 },
  ]);
  const back = getByRole('link', { name: 'Godišnja izvješća' });
  await expect.element(back).toHaveAttribute('href', '/dokumenti/folder/1?subfolder=11');
});
