import { expect, test, vi } from 'vitest';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePageRow, PAGES_SERVER } from '#web/testing/records/make-page.ts';
import type { Handlers } from '#web/testing/servers/fake-server.ts';
import { PageListScreen } from './PageListScreen.tsx';

const TRANSLATION = { translation_id: 300, translation_title: 'History' };
const PAGES = [
  makePageRow({ id: 7, title: 'Povijest', ...TRANSLATION }),
  makePageRow({ id: 20, title: 'Zakoni' }),
  makePageRow({ id: 25, title: 'Sudci', ...TRANSLATION, translated: 1, untranslated: 10, units: 13 }),
  makePageRow({ id: 301, title: 'Savez', ...TRANSLATION, translated: 2, untranslated: 1, units: 3 }),
  makePageRow({ id: 30, title: 'Članovi', ...TRANSLATION, translation_outdated: 1 }),
  makePageRow({ id: 111, title: 'Cilj', ...TRANSLATION, outdated: 1, modified_time: '2026-12-24T10:00:00.000Z' }),
];

async function openList(at = '/stranice', handlers: Handlers = {}) {
  const screen = await openScreen(<PageListScreen />, {
    role: 'tipfeler',
    handlers: { ...PAGES_SERVER, listPages: () => PAGES, ...handlers },
    at,
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Uredi stranice-kategorije');
  const titles = () => [...screen.container.querySelectorAll('td:nth-child(2)')].map((cell) => cell.textContent);
  return { ...screen, titles };
}

test('shows the number of pages, and title and id of each page, newest first', async () => {
  const { getByRole, getByText, titles, address } = await openList();
  expect(document.title).toBe('Uredi stranice-kategorije – Baklja');
  await expect.element(getByText('6 stranica')).toBeVisible();
  expect(titles()).toEqual(['Savez', 'Cilj', 'Članovi', 'Sudci', 'Zakoni', 'Povijest']);
  await expect.element(getByRole('columnheader', { name: 'ID' })).toHaveAttribute('aria-sort', 'descending');
  await expect.element(getByRole('row').nth(2)).toMatchTextContent('111');
  await expect.element(getByRole('link', { name: 'Dodaj stranicu' })).toHaveAttribute('href', '/new-page');
  await expect.element(getByRole('link', { name: 'Zakoni', exact: true })).toHaveAttribute('href', '/stranice/20');
  await getByRole('link', { name: 'Uredi: Povijest' }).click();
  await expect.poll(address).toBe('/stranice/7');
});

test('each row shows whether it has a translation, which of the two is older and how much is done, and links to it', async () => {
  const { getByRole, address } = await openList();
  const row = (title: string) => getByRole('row').filter({ hasText: title });
  await expect.element(row('Zakoni')).toMatchTextContent('hr-HR nema EN (engleskog prijevoda)');
  const link = (title: string, name: string) => row(title).getByRole('link', { name, exact: true });
  await expect.element(link('Članovi', 'EN stariji (engleski prijevod: History)')).toBeVisible();
  await expect.element(link('Cilj', 'stariji od EN (engleski prijevod: History)')).toBeVisible();
  await expect.element(link('Sudci', 'EN prevedeno 1 od 13 (engleski prijevod: History)')).toBeVisible();
  await expect.element(row('Savez')).toMatchTextContent('hr-HR 2/3 prevedeno 2 od 3EN (engleski prijevod: History)');
  await expectShownWell();
  await link('Povijest', 'EN (engleski prijevod: History)').click();
  await expect.poll(address).toBe('/stranice/300');
});

test('opens in the state of the URL, which holds the language', async () => {
  const listPages = vi.fn<NonNullable<Handlers['listPages']>>(() => PAGES);
  const { getByRole, getByText, address } = await openList('/stranice?jezik=en-GB&trazi=pov', { listPages });
  await expect.element(getByRole('textbox', { name: 'Naslov' })).toHaveValue('pov');
  await expect.element(getByText('1 stranica')).toBeVisible();
  expect(listPages.mock.lastCall).toEqual([{ params: { language: 'en-GB' } }]);
  await getByRole('combobox', { name: 'Jezik' }).selectOptions('Hrvatski hr-HR');
  await expect.poll(address).toBe('/stranice?trazi=pov');
  await expect.poll(() => listPages.mock.lastCall).toEqual([{ params: { language: 'hr-HR' } }]);
});

test('an empty result names the filter and the search', async () => {
  const { getByRole, getByText } = await openList('/stranice?trazi=cilj&prijevod=nema');
  await expect.element(getByRole('heading', { name: 'Nijedna stranica ne odgovara.' })).toBeVisible();
  await expect
    .element(getByText('Traženo je među stranicama na hrvatskom: naslov sadrži „cilj”, prijevod „Bez prijevoda”.'))
    .toBeVisible();
});

test('pages are filtered by their author and by the days of their last change, in the URL, and sorted by it', async () => {
  const pages = [
    makePageRow({ id: 1, title: 'Prva', modified_time: '2023-01-01T10:00:00.000Z' }),
    // In Zagreb the next year has begun.
    makePageRow({ id: 2, title: 'Druga', modified_time: '2023-12-31T23:30:00.000Z' }),
    makePageRow({ id: 3, title: 'Treća', modified_time: '2023-12-31T22:30:00.000Z' }),
    makePageRow({ id: 4, title: 'Četvrta', created_user_id: 7, created_by_name: 'Marko Ćutuk' }),
    makePageRow({ id: 5, title: 'Peta', created_user_id: null, modified_time: '2022-12-31T10:00:00.000Z' }),
  ];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:30:00.000Z') });
  const { getByRole, titles, address } = await openList('/stranice', { listPages: () => pages });
  await getByRole('button', { name: /^Filtri/ }).click();
  await getByRole('combobox', { name: 'Razdoblje' }).selectOptions('Prije tri godine (2023)');
  await expect.poll(address).toBe('/stranice?od=2023-01-01&do=2023-12-31');
  await expect.poll(titles).toEqual(['Treća', 'Prva']);
  await getByRole('combobox', { name: 'Razdoblje' }).selectOptions('Svi datumi');
  const authors = getByRole('combobox', { name: 'Autor' });
  expect(
    authors
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Svi autori', 'Iva Đurđević', 'Marko Ćutuk']);
  await authors.selectOptions('Marko Ćutuk');
  await expect.poll(address).toBe('/stranice?autor=7');
  await expect.poll(titles).toEqual(['Četvrta']);
  await getByRole('button', { name: 'Ukloni filtar Autor: Marko Ćutuk' }).click();
  await getByRole('combobox', { name: 'Poredak' }).selectOptions('Davno promijenjeno');
  await expect.poll(() => titles()[0]).toBe('Peta');
});

test('before several pages are deleted, it lists them, and each reference to any of them once', async () => {
  const medal = { kind: 'medal' as const, id: 3, title: 'Sinković, Sinković – zlato, OI Pariz 2024' };
  const references = { references: [medal], total: 1 };
  const listPageReferences = vi.fn<NonNullable<Handlers['listPageReferences']>>(() => references);
  const { getByRole } = await openList('/stranice', { listPageReferences });
  for (const title of ['Povijest', 'Cilj']) {
    await getByRole('checkbox', { name: `Odaberi: ${title}`, exact: true }).click();
  }
  await getByRole('button', { name: 'Izbriši', exact: true }).click();
  const dialog = getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await expect.element(dialog).toMatchTextContent(/2 stranice.*Povijest.*Cilj/);
  await expect.element(dialog).toMatchTextContent('1 medalja vodi na ove stranice i ostat će bez njih:');
  await expect.element(dialog).toMatchTextContent('Javnost ih više neće vidjeti');
  expect(new Set(listPageReferences.mock.calls.map(([{ params }]) => params.id))).toEqual(new Set([7, 111]));
  await expect.element(dialog.getByRole('button', { name: 'Odustani' })).toHaveFocus();
});
