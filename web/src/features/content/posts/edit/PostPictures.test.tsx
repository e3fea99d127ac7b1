import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dropOn, makeTransfer, pasteInto } from '#web/testing/drag-files.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeFileDetails, makeFolders } from '#web/testing/records/make-file.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { fakeTransport } from '#web/testing/servers/fake-transport.ts';
import { POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { PostScreen } from './PostScreen.tsx';

beforeEach(() => localStorage.clear());

const CREATED = { message: 'Članak je dodan', id: 9, alias: 'zlato' };
const picture = (name: string) => new File([crypto.randomUUID()], name, { type: 'image/png' });

/** A filled form of a new post, and the host that gets its pictures. */
async function openForm() {
  const host = fakeTransport();
  const createPost = vi.fn<NonNullable<Handlers['createPost']>>(() => CREATED);
  const getFile: Handlers['getFile'] = ({ params: { id } }) =>
    makeFileDetails({ id, path: `clanci-slike/slika-${id}.png`, alt: 'Trg', caption: 'Doček', author: 'A. Autor' });
  const screen = await openScreen(<PostScreen />, {
    role: 'tipfeler',
    at: '/dodaj-post',
    path: '/dodaj-post',
    transport: host.transport,
    handlers: { ...POSTS_SERVER, createPost, getFile, listFolders: () => makeFolders() },
  });
  await expect.poll(() => screen.container.textContent).toMatch('Povijest');
  await screen.getByRole('textbox', { name: 'Naslov', exact: true }).fill('Zlato');
  await screen.getByRole('combobox', { name: 'Kategorija' }).selectOptions('Povijest');
  await screen.getByLabelText('Uvod').fill('Uvod');
  const text = screen.getByRole('textbox', { name: 'Tekst', exact: true });
  return { ...screen, host, createPost, text, save: screen.getByRole('button', { name: 'Spremi' }) };
}

test('saving waits until the pictures of the text are sent, and one that could not be sent stops it until removed', async () => {
  const { host, createPost, text, save, getByText, getByRole } = await openForm();
  const paste = async (name: string) => {
    await text.click();
    pasteInto(text.element(), makeTransfer(picture(name)));
    await expect.poll(host.names).toContain(name);
    await save.click();
    await expect.element(getByText('1 slika se šalje; spremanje čeka.')).toBeVisible();
  };
  await paste('start.png');
  host.of('start.png').fail(415, 'Ovo nije slika.');
  await expect.element(getByText(/^1 slika nije poslana\./)).toBeVisible();
  await getByRole('button', { name: 'Ukloni: start.png' }).click();
  await paste('cilj.png');
  expect(createPost).not.toHaveBeenCalled();
  host.of('cilj.png').save();
  await expect.poll(() => createPost.mock.calls.length).toBe(1);
  expect(createPost.mock.lastCall?.[0].body).toMatchObject({
    fulltext: '<figure><img src="/files/clanci-slike/cilj.png" alt=""></figure>',
  });
});

test('files dropped or pasted onto a picture and the gallery are uploaded, each to its own place', async () => {
  const { host, createPost, save, getByRole } = await openForm();
  const listPicture = getByRole('region', { name: 'Slika u popisu' });
  const gallery = getByRole('region', { name: 'Galerija' });
  dropOn(listPicture.getByRole('button', { name: 'Odaberi sliku' }).element(), makeTransfer(picture('a.png')));
  await expect.poll(host.names).toEqual(['a.png']);
  host.of('a.png').save({ id: 1 });
  await expect.element(listPicture.getByLabelText('Potpis')).toHaveValue('Doček. Foto: A. Autor');
  (gallery.getByRole('button', { name: 'Dodaj slike' }).element() as HTMLElement).focus();
  pasteInto(document.activeElement as Element, makeTransfer(picture('b.png')));
  await expect.poll(host.names).toEqual(['a.png', 'b.png']);
  expect(host.sent.map(({ target }) => target.folder)).toEqual(['clanci-slike', 'galerije']);
  host.of('b.png').save({ id: 2 });
  const caption = gallery.getByRole('textbox', { name: 'Potpis slike 1' });
  await expect.element(caption).toHaveValue('Doček. Foto: A. Autor');
  await caption.click();
  await userEvent.keyboard('{End}!{Enter}');
  await save.click();
  await expect.poll(() => createPost.mock.calls.length).toBe(1);
  expect(createPost.mock.lastCall?.[0].body).toMatchObject({
    images: expect.stringContaining('"image_intro_alt":"Trg"'),
    gallery: expect.stringContaining('"caption":"Doček. Foto: A. Autor! "'),
  });
});
