import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeFile, makeFolders } from '#web/testing/records/make-file.ts';
import { PAGES_SERVER } from '#web/testing/records/make-page.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { NOW, stopClock } from '#web/testing/stop-clock.ts';
import { PageScreen } from './PageScreen.tsx';

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

async function openForm(handlers: Handlers = {}) {
  const screen = await openScreen(<PageScreen />, {
    role: 'tipfeler',
    handlers: { ...PAGES_SERVER, ...handlers },
    at: '/new-page',
    path: '/new-page',
  });
  const title = screen.getByRole('textbox', { name: 'Naslov', exact: true });
  return { ...screen, title, save: screen.getByRole('button', { name: 'Spremi' }) };
}

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
  await expectShownWell();
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

test('sends the row of 17 values, flags as 0 and 1, and JSON values as text', async () => {
  const createPage = vi.fn(() => MADE);
  const { title, getByLabelText } = await openForm({ createPage });
  await title.fill('Kontakti');
  await getByLabelText('Tekst', { exact: true }).fill('Pišite nam');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => createPage.mock.calls.length).toBe(1);
  const noAuthors = [null, null, null, null];
  const flags = [0, 0, 0];
  const parts = ['[]', '[]', '[]', '{}'];
  const row = ['Kontakti', null, '<p>Pišite nam</p>', 1, 1, ...noAuthors, 'hr-HR', ...flags, ...parts];
  expect(sentRow(createPage)).toEqual(row);
});

test('sends the chosen values: language, picture with caption, and gallery', async () => {
  const createPage = vi.fn(() => MADE);
  const { title, save, getByRole, getByLabelText, getByText } = await openForm({ createPage, ...LIBRARY });
  await title.fill('Contacts');
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
  expect(sentRow(createPage).slice(9)).toEqual([
    ...['en-GB', 1, 0, 0, '[]', '[]'],
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

test('on a phone the name of the screen is whole, that of its list is cut, and the switches are in a sheet', async () => {
  await page.viewport(360, 780);
  const { getByRole, container } = await openForm();
  // The layout of the shell: even a short form has its save bar at the bottom of the window.
  container.style.cssText = 'display: flex; flex-direction: column; min-height: 780px; padding: 0 16px';
  const list = getByRole('link', { name: 'Uredi stranice-kategorije' }).element();
  const name = list.parentElement?.lastElementChild as Element;
  expect(name.textContent).toBe('Dodaj stranicu');
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  await getByRole('button', { name: 'Objava' }).click();
  await getByRole('switch', { name: 'Poveznice' }).click();
  await getByRole('button', { name: 'Zatvori' }).click();
  await expect.element(getByRole('button', { name: 'Dodaj poveznicu' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});
