import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeDocument, makeFolder } from '#web/testing/records/make-documents.ts';
import { makeFile, makeFileDetails, makeFolders } from '#web/testing/records/make-file.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { fakeTransport } from '#web/testing/servers/fake-transport.ts';
import { FolderScreen } from './FolderScreen.tsx';

const FOLDER = makeFolder({ id: 1, documents: 1 });
const STORED = makeFile({ id: 604, version: 3, path: 'dokumenti/dokument-104.pdf', type: 'other' });
const NEW_FILE = new File(['%PDF new'], 'plan v2.pdf', { type: 'application/pdf' });

/** The document 104, open in its row. */
async function openDocument(handlers: Handlers = {}, fields: Partial<ReturnType<typeof makeDocument>> = {}) {
  const plan = makeDocument({ doc_id: 104, doc_name: 'Plan', file_id: 604, ...fields });
  const listManagedDocuments = vi.fn(() => [plan]);
  const host = fakeTransport();
  const screen = await openScreen(<FolderScreen />, {
    role: 'dokumenti',
    handlers: {
      getDocumentFolder: () => FOLDER,
      listManagedDocuments,
      listManagedFolders: ({ params }) => (params.lng === 'hrv' ? [FOLDER] : []),
      getDocument: () => plan,
      getFile: () => makeFileDetails({ ...STORED, total_uses: 1 }),
      getFileByPath: () => STORED,
      ...handlers,
    },
    at: '/dokumenti/folder/1?dokument=104',
    path: '/dokumenti/folder/:id',
    transport: host.transport,
  });
  const editor = screen.getByRole('dialog', { name: 'Dokument' });
  await expect.element(editor.getByRole('textbox', { name: 'Naziv', exact: true })).toHaveValue('Plan');
  const choose = async () => {
    await expect.element(editor.getByRole('button', { name: 'Zamijeni' })).toBeVisible();
    const input = editor.element().querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(input as HTMLInputElement, NEW_FILE);
  };
  return { ...screen, host, editor, choose, listManagedDocuments };
}

test('the file of a document is replaced at its address, and the message takes it back', async () => {
  const answer = { message: 'Vraćeno: 1 datoteka.', ids: [88], renamed: [] };
  const restoreFiles = vi.fn<NonNullable<Handlers['restoreFiles']>>(() => answer);
  const { host, editor, choose, getByRole, getByText, listManagedDocuments } = await openDocument({ restoreFiles });
  const file = editor.getByRole('link', { name: 'dokument-104.pdf' });
  await expect.element(file).toHaveAttribute('href', '/files/dokumenti/dokument-104.pdf');
  await expect.element(editor).toMatchTextContent('dokument-104.pdf2,3 MBZamijeni');
  await expect.element(editor).toMatchTextContent('Zamjenom datoteke adresa ostaje ista.');
  await choose();
  await expect.poll(host.names).toEqual(['plan v2.pdf']);
  expect(host.of('plan v2.pdf').target).toMatchObject({ folder: 'dokumenti', replaces: { id: 604, version: 3 } });
  const before = listManagedDocuments.mock.calls.length;
  host.of('plan v2.pdf').save({ id: 604, former_id: 88, message: 'Datoteka je zamijenjena.' });
  await expect.element(getByText('Datoteka je zamijenjena.')).toBeVisible();
  await expect.poll(() => listManagedDocuments.mock.calls.length).toBeGreaterThan(before);
  await expect.element(file).toBeVisible();
  await getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect.element(getByText('Vraćeno: 1 datoteka.')).toBeVisible();
  expect(restoreFiles.mock.calls).toEqual([[{ body: { ids: [88] } }]]);
});

test('a replacement that the server refuses is named with its reason', async () => {
  const { host, choose, getByText } = await openDocument();
  await choose();
  await expect.poll(host.names).toEqual(['plan v2.pdf']);
  host.of('plan v2.pdf').fail(415, 'To nije PDF.', 'other-kind');
  await expect.element(getByText('plan v2.pdf: To nije PDF.').first()).toBeVisible();
});

test('nothing is sent when the file is gone', async () => {
  const getFile = () => refuse(404, { message: 'Datoteka ne postoji.', code: 'not-found' });
  const { host, choose, getByText } = await openDocument({ getFile });
  await choose();
  await expect.element(getByText('Datoteka ne postoji.')).toBeVisible();
  expect(host.sent).toEqual([]);
});

test('the address of the file is copied, and typed where the file is on another host', async () => {
  const { editor, getByText } = await openDocument();
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await editor.getByRole('button', { name: 'Kopiraj url: dokument-104.pdf' }).click();
  await expect.element(getByText('kopirano')).toBeVisible();
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith(`${location.origin}/files/dokumenti/dokument-104.pdf`);
  await editor.getByRole('button', { name: 'Adresa' }).click();
  await editor.getByRole('textbox', { name: 'Adresa' }).fill('https://www.example.org/Plan%20rada.pdf');
  await expect.element(editor).toMatchTextContent('Plan rada.pdfvanjska adresa');
  await editor.getByRole('textbox', { name: 'Adresa' }).fill('');
  await editor.getByRole('button', { name: 'Spremi' }).click();
  await expect.element(editor.getByText('Odaberite datoteku ili upišite adresu.')).toBeVisible();
  await expectShownWell();
});

test('a document without a stored file has nothing to open or replace', async () => {
  const { editor } = await openDocument({}, { file_id: null, file_missing: 1 });
  await expect.element(editor).toMatchTextContent('dokument-104.pdfDatoteka je izbrisana ili je nema.');
  expect(editor.getByRole('link', { name: 'dokument-104.pdf' }).query()).toBeNull();
  await expect.element(editor.getByRole('button', { name: 'Odaberi drugu' })).toBeVisible();
  expect(editor.getByRole('button', { name: 'Zamijeni' }).query()).toBeNull();
});

test('another file of the media library is linked with the next save', async () => {
  const answer = { message: 'Dokument je spremljen', version: 2, modified: '2026-11-21T09:00:00.000Z' };
  const updateDocument = vi.fn<NonNullable<Handlers['updateDocument']>>(() => answer);
  const other = makeFile({ id: 9, path: 'dokumenti/plan rada.pdf', type: 'other', media_type: 'application/pdf' });
  const { editor, getByRole } = await openDocument({
    updateDocument,
    listFolders: () => makeFolders(),
    listFiles: () => ({ files: [other], total: 1, numPages: 1 }),
  });
  await editor.getByRole('button', { name: 'Odaberi drugu' }).click();
  const dialog = getByRole('dialog', { name: 'Odaberite datoteku' });
  await dialog.getByRole('button', { name: /plan rada\.pdf/ }).click();
  await expect.element(editor.getByRole('link', { name: 'plan rada.pdf' })).toBeVisible();
  // It is about the stored file, which this is not yet.
  expect(editor.getByRole('button', { name: 'Zamijeni' }).query()).toBeNull();
  expect(updateDocument).not.toHaveBeenCalled();
  await editor.getByRole('button', { name: 'Spremi' }).click();
  await expect
    .poll(() => updateDocument.mock.lastCall?.[0].body)
    .toMatchObject({ doc_id: 104, link: '/files/dokumenti/plan%20rada.pdf' });
});
