import type { Role } from '@baklja/contract/roles';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeFile, makeFolders } from '#web/testing/records/make-file.ts';
import { makePage, PAGES_SERVER } from '#web/testing/records/make-page.ts';
import { breakConnection, type Handlers } from '#web/testing/servers/fake-server.ts';
import { NOW, stopClock } from '#web/testing/stop-clock.ts';
import { PageScreen } from './PageScreen.tsx';

const PAGE = makePage({
  id: 17,
  title: 'Kontakti',
  slug: 'kontakti',
  version: 4,
  show_buttons: 0,
  buttons: '[{"title":"Natječaj","link":"/page/111/1"}]',
});
const SAVED = { message: 'Stranica je spremljena', version: 5, modified_time: '2026-11-21T13:32:00.000Z' };
const MADE = { message: 'Stranica je dodana', id: 112, slug: 'kontakti-2' };

/** Pictures that the media library offers. */
const LIBRARY = {
  listFolders: () => makeFolders(),
  listFiles: () => ({
    files: [
      makeFile({ id: 1, path: 'clanci-slike/pobjeda.jpg', caption_eng: 'In Paris.', author: 'A. Autor' }),
      makeFile({ id: 2, path: 'galerije/trg č.jpg' }),
    ],
    total: 2,
    numPages: 1,
  }),
} satisfies Handlers;

async function openForm(handlers: Handlers = {}, at = '/new-page', role: Role = 'tipfeler') {
  const screen = await openScreen(<PageScreen />, {
    role,
    handlers: { ...PAGES_SERVER, getPage: () => [PAGE], ...handlers },
    at,
    path: at === '/new-page' ? at : '/stranice/:id',
  });
  const title = screen.getByRole('textbox', { name: 'Naslov', exact: true });
  return { ...screen, title, save: screen.getByRole('button', { name: 'Spremi' }) };
}

const openEditor = (handlers: Handlers = {}, at = '/stranice/17') => openForm(handlers, at);

/** The request body: the row is the only element of an array. */
function sentRow(createPage: { mock: { lastCall?: unknown[] | undefined } }): unknown[] {
  const [input] = createPage.mock.lastCall as [{ body: unknown[][] }];
  expect(input.body).toHaveLength(1);
  return input.body[0] ?? [];
}

test('shows the screen title; without a page title it shows Unesite naslov!, focuses the field, and sends nothing', async () => {
  const createPage = vi.fn(() => MADE);
  const { title, save, getByRole, getByText } = await openForm({ createPage });
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Dodaj stranicu');
  expect(document.title).toBe('Dodaj stranicu – Baklja');
  await expect.element(getByText('Nema promjena')).toBeVisible();
  await save.click();
  const alert = getByRole('alert').filter({ hasText: 'Unesite naslov!' });
  await expect.element(alert).toBeVisible();
  await expect.element(title).toHaveAttribute('aria-invalid', 'true');
  expect(alert.element().textContent).toBe('Unesite naslov!');
  await alert.getByRole('button', { name: 'Unesite naslov!' }).click();
  await expect.element(title).toHaveFocus();
  await title.fill('K');
  await expect.element(alert).not.toBeInTheDocument();
  expect(createPage).not.toHaveBeenCalled();
});

test('sends the row of 17 values: language and flags, and text, picture with caption and gallery as JSON', async () => {
  const createPage = vi.fn(() => MADE);
  const { title, save, getByRole, getByLabelText, getByText } = await openForm({ createPage, ...LIBRARY });
  await title.fill('Contacts');
  await getByLabelText('Tekst', { exact: true }).fill('Write to us');
  await getByText('Engleski').click();
  await getByRole('region', { name: 'Slika', exact: true }).getByRole('button', { name: 'Odaberi sliku' }).click();
  await getByRole('dialog').getByRole('button', { name: 'pobjeda.jpg' }).click();
  await getByRole('dialog').getByRole('button', { name: 'Odaberi sliku' }).click();
  await expect.element(getByLabelText('Potpis', { exact: true })).toHaveValue('In Paris. Photo: A. Autor');
  await getByLabelText('Potpis', { exact: true }).fill('Winners');

  await getByRole('switch', { name: 'Galerija' }).click();
  await getByRole('button', { name: 'Dodaj slike' }).click();
  await getByRole('dialog').getByRole('button', { name: 'pobjeda.jpg' }).click();
  await getByRole('dialog').getByRole('button', { name: 'trg č.jpg' }).click();
  await getByRole('dialog').getByRole('button', { name: 'Dodaj 2 slike' }).click();
  await getByLabelText('Potpis slike 2').fill('The square');
  await getByRole('button', { name: 'Pomakni sliku 2 ulijevo' }).click();
  await save.click();
  await expect.poll(() => createPage.mock.calls.length).toBe(1);
  const noAuthors = [null, null, null, null];
  expect(sentRow(createPage)).toEqual([
    ...['Contacts', null, '<p>Write to us</p>', 1, 1, ...noAuthors, 'en-GB'],
    1,
    0,
    0,
    '[]',
    '[]',
    '[{"image":"/files/galerije/trg%20%C4%8D.jpg","caption":"The square"},{"image":"/files/clanci-slike/pobjeda.jpg","caption":"In Paris. Photo: A. Autor"}]',
    '{"url":"/files/clanci-slike/pobjeda.jpg","caption":"Winners"}',
  ]);
});

test('shows the message for four seconds and the link to the page, and the list opens after three', async () => {
  const { title, save, address, getByRole, getByText } = await openForm({ createPage: () => MADE });
  await title.fill('Kontakti');
  const moveTo = stopClock();
  await save.click();
  await expect.element(getByText('Stranica je dodana')).toBeVisible();
  const saidAfterMs = Date.now() - NOW.getTime();
  expect(getByRole('link', { name: 'Uredi stranicu' }).element()).toHaveAttribute('href', '/stranice/112');
  expect(getByText('kontakti-2').elements()).toHaveLength(1);
  expect(getByText('/page/112/1', { exact: true }).elements()).toHaveLength(1);
  await moveTo(2999);
  await expect.poll(address).toBe('/new-page');
  await moveTo(saidAfterMs + 3000);
  await expect.poll(address).toBe('/stranice');
  await moveTo(3999);
  expect(getByText('Stranica je dodana').elements()).toHaveLength(1);
  await moveTo(saidAfterMs + 4000);
  // The stopped clock would never advance while the assertion polls the page.
  vi.useRealTimers();
  await expect.element(getByText('Stranica je dodana')).not.toBeInTheDocument();
});

test('on a phone the names of the screen and of its list are whole, and the switches are in a sheet', async () => {
  await page.viewport(360, 780);
  const { getByRole, container } = await openForm();
  // The layout of the shell: even a short form has its save bar at the bottom of the window.
  container.style.cssText = 'display: flex; flex-direction: column; min-height: 780px; padding: 0 16px';
  const list = getByRole('link', { name: 'Uredi stranice-kategorije' }).element();
  const name = list.parentElement?.lastElementChild as Element;
  expect(name.textContent).toBe('Dodaj stranicu');
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  await getByRole('button', { name: 'Objava' }).click();
  await getByRole('switch', { name: 'Poveznice' }).click();
  await getByRole('button', { name: 'Zatvori' }).click();
  await expect.element(getByRole('button', { name: 'Dodaj poveznicu' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('opens from a typed URL with the full content of the page, whose public address can be copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const getPage = vi.fn(() => [PAGE]);
  const { title, getByRole, getByText, getByLabelText } = await openEditor({ getPage });
  await expect.element(title).toHaveValue('Kontakti');
  expect(getPage.mock.lastCall).toEqual([{ params: { id: 17 }, query: {} }]);
  expect(document.title).toBe('Kontakti – Uredi stranicu – Baklja');
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent('Uredi stranicu');
  await expect.element(getByText('17', { exact: true })).toBeVisible();
  await expect.element(getByText('kontakti', { exact: true })).toBeVisible();
  await expect.element(getByLabelText('Tekst', { exact: true })).toHaveTextContent('Odbor je osnovan 1991. godine.');
  await expect.element(getByText('Iva Đurđević, 19-11-2026 u 11:00')).toBeVisible();
  await expect.element(getByText('Nema promjena')).toBeVisible();
  await expect.element(getByText('/page/17/1', { exact: true })).toBeVisible();
  await getByRole('button', { name: 'Kopiraj' }).click();
  await expect.element(getByText('Javna adresa je kopirana')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('/page/17/1');
});

test.each(['/stranice/kontakti', '/stranice/0'])('%s is not asked of the server', async (at) => {
  const getPage = vi.fn(() => [PAGE]);
  const { getByRole } = await openEditor({ getPage }, at);
  await expect.element(getByRole('heading', { name: 'Ta stranica ne postoji.' })).toBeVisible();
  expect(getPage).not.toHaveBeenCalled();
});

test('saves with the version that was loaded, keeps switched-off parts, and shows the time, and a message for four seconds', async () => {
  const updatePage = vi.fn<NonNullable<Handlers['updatePage']>>(() => SAVED);
  const { title, save, getByText, getByRole } = await openEditor({ updatePage });
  await title.fill('Kontakti i adrese');
  await expect.element(getByText('Nespremljene promjene')).toBeVisible();
  await expect.element(getByText('Isključeno. Ostaje sačuvano: 1 poveznica.')).toBeVisible();
  await expectShownWell();
  const moveTo = stopClock();
  await save.click();
  await expect.element(getByText('Stranica spremljena u 14:32')).toBeVisible();
  const message = getByRole('status').filter({ hasText: 'Stranica je spremljena' });
  await expect.element(message).toBeVisible();
  const saidAfterMs = Date.now() - NOW.getTime();
  await moveTo(3999);
  expect(message.elements()).toHaveLength(1);
  await moveTo(saidAfterMs + 4000);
  // The stopped clock would never advance while the assertion polls the page.
  vi.useRealTimers();
  await expect.element(message).not.toBeInTheDocument();
  expect(updatePage.mock.lastCall?.[0].body).toEqual({
    id: 17,
    version: 4,
    title: 'Kontakti i adrese',
    description: '<p>Odbor je osnovan 1991. godine.</p>',
    language: 'hr-HR',
    show_gallery: 0,
    show_buttons: 0,
    show_accordion: 0,
    buttons: '[{"title":"Natječaj","link":"/page/111/1"}]',
    accordion: '[]',
    image: '{}',
    gallery: '[]',
    gallery_captions: '[]',
  });
  await title.fill('Kontakti');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => updatePage.mock.lastCall?.[0].body).toMatchObject({ version: 5, title: 'Kontakti' });
});

const MEDAL = { kind: 'medal' as const, id: 3, title: 'Sinković, Sinković – zlato, OI Pariz 2024' };
const ITEM = { kind: 'menuItem' as const, id: 12, title: 'Sport: Hrvatske medalje' };

/** Opens the delete question of the page. */
async function askToDelete(handlers: Handlers = {}, role: Role = 'tipfeler') {
  const screen = await openForm(handlers, '/stranice/17', role);
  const open = screen.getByRole('button', { name: 'Izbriši stranicu' });
  await open.click();
  const dialog = screen.getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await expect.element(dialog).toBeVisible();
  return { ...screen, open, dialog, confirm: dialog.getByRole('button', { name: 'Izbriši stranicu' }) };
}

test('names the page and the references that would break, after those that failed to load', async () => {
  let isDown = true;
  const listPageReferences = vi.fn(() => (isDown ? breakConnection() : { references: [ITEM, MEDAL], total: 4 }));
  const { dialog } = await askToDelete({ listPageReferences });
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Nije poznato što vodi na ovu stranicu.');
  await expectShownWell();
  isDown = false;
  await dialog.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  for (const words of [
    'Kontakti',
    '1 stavka izbornika vodi na ovu stranicu i ostat će bez cilja:Sport: Hrvatske medalje',
    '3 medalje vode na ovu stranicu i ostat će bez nje:Sinković, Sinković – zlato, OI Pariz 2024',
    'i još 2',
  ]) {
    await expect.element(dialog).toMatchTextContent(words);
  }
  // The role may not edit the menu.
  expect(dialog.getByRole('link').query()).toBeNull();
  await expectAccessible(dialog.element());
  expect(listPageReferences.mock.lastCall).toEqual([{ params: { id: 17 } }]);
});

test('those who edit the menu get a link to the items that would lead nowhere', async () => {
  const listPageReferences = () => ({ references: [ITEM], total: 1 });
  const { dialog } = await askToDelete({ listPageReferences }, 'superadmin');
  const link = dialog.getByRole('link', { name: 'Sport: Hrvatske medalje (otvara se u novoj kartici)' });
  await expect.element(link).toHaveAttribute('href', '/navigacija?stavka=12');
  expect(dialog.element().textContent).not.toContain('medalja vodi');
});

test('waits for the references, deletes the page, and opens the list after three seconds', async () => {
  const gate = Promise.withResolvers<void>();
  const deletePage = vi.fn(() => ({ message: 'Stranica je izbrisana' }));
  const listPageReferences = () => gate.promise.then(() => ({ references: [], total: 0 }));
  const { dialog, confirm, getByText, open, address } = await askToDelete({ listPageReferences, deletePage });
  await expect.element(dialog).toMatchTextContent('Provjerava se što vodi na ovu stranicu…');
  await expectAccessible(dialog.element());
  await confirm.click({ force: true });
  expect(deletePage).not.toHaveBeenCalled();
  gate.resolve();
  await expect.element(dialog).toMatchTextContent('Nijedna medalja ni stavka izbornika ne vodi na ovu stranicu.');
  const moveTo = stopClock();
  await confirm.click();
  await expect.element(getByText('Stranica je izbrisana')).toBeVisible();
  await expect.element(open).toBeDisabled();
  expect(deletePage.mock.calls).toEqual([[{ params: { id: 17 } }]]);
  const saidAfterMs = Date.now() - NOW.getTime();
  await moveTo(2999);
  await expect.poll(address).toBe('/stranice/17');
  await moveTo(saidAfterMs + 3000);
  await expect.poll(address).toBe('/stranice');
});
