import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { makePageRow, PAGES_SERVER } from '#web/testing/make-page.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PageListScreen } from './PageListScreen.tsx';

const TRANSLATION = { translation_id: 300, translation_title: 'History' };
const PAGES = [
  makePageRow({ id: 7, title: 'Povijest', ...TRANSLATION }),
  makePageRow({ id: 20, title: 'Zakoni' }),
  makePageRow({ id: 30, title: 'Članovi', ...TRANSLATION, translation_outdated: 1 }),
  makePageRow({ id: 111, title: 'Cilj', ...TRANSLATION, outdated: 1, modified_time: '2026-12-24T10:00:00.000Z' }),
];

async function openList(at = '/stranice') {
  logInAs('tipfeler');
  fakeServer({ ...PAGES_SERVER, listPages: () => PAGES });
  const screen = await renderScreen(<PageListScreen />, { at });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const titles = () => [...screen.container.querySelectorAll('td:nth-child(2)')].map((cell) => cell.textContent);
  return { ...screen, titles };
}

test('each row shows whether it has a translation and which of the two is older, and links to it', async () => {
  const { getByRole } = await openList();
  const row = (title: string) => getByRole('row').filter({ hasText: title });
  await expect.element(row('Zakoni')).toMatchTextContent('hr-HR nema EN (engleskog prijevoda)');
  const link = (title: string, name: string) => row(title).getByRole('link', { name, exact: true });
  await expect.element(link('Povijest', 'EN (engleski prijevod: History)')).toHaveAttribute('href', '/stranice/300');
  await expect.element(link('Članovi', 'EN stariji (engleski prijevod: History)')).toBeVisible();
  await expect.element(link('Cilj', 'stariji od EN (engleski prijevod: History)')).toBeVisible();
});

test('the translation link differs from the link of its row', async () => {
  const { getByRole, address } = await openList();
  await getByRole('row').filter({ hasText: 'Povijest' }).getByRole('link', { name: /^EN/ }).click();
  await expect.poll(address).toBe('/stranice/300');
});

test.each([
  ['Bez prijevoda', 'nema', ['Zakoni'], '1 stranica'],
  ['Prijevod stariji', 'stariji', ['Članovi'], '1 stranica'],
])('%s is kept in the URL and filters the list', async (option, word, found, count) => {
  const { getByRole, getByText, titles, address } = await openList();
  await getByRole('combobox', { name: 'Prijevod' }).selectOptions(option);
  await expect.poll(address).toBe(`/stranice?prijevod=${word}`);
  await expect.element(getByText(count)).toBeVisible();
  await expect.poll(titles).toEqual(found);
});

test('column heads sort by title in Croatian order and by id, and announce it', async () => {
  const { getByRole, titles, address } = await openList();
  const title = getByRole('columnheader', { name: 'Naslov' });
  const id = getByRole('columnheader', { name: 'ID' });
  await expect.element(id).toHaveAttribute('aria-sort', 'descending');
  await title.getByRole('button').click();
  await expect.element(title).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(titles).toEqual(['Cilj', 'Članovi', 'Povijest', 'Zakoni']);
  expect(address()).toBe('/stranice?poredak=naslov');
  await title.getByRole('button').click();
  await expect.poll(titles).toEqual(['Zakoni', 'Povijest', 'Članovi', 'Cilj']);
  await id.getByRole('button').click();
  await id.getByRole('button').click();
  await expect.poll(titles).toEqual(['Povijest', 'Zakoni', 'Članovi', 'Cilj']);
  expect(address()).toBe('/stranice?smjer=uzlazno');
});

test('Poredaj sorts by the last change', async () => {
  const { getByRole, titles, address } = await openList('/stranice?smjer=uzlazno');
  await getByRole('combobox', { name: 'Poredaj' }).selectOptions('Nedavno promijenjeno');
  await expect.poll(address).toBe('/stranice?poredak=promijenjeno');
  await expect.poll(() => titles()[0]).toBe('Cilj');
});

test('an empty result names the filter and the search and offers to clear either', async () => {
  const { getByRole, getByText, address } = await openList('/stranice?trazi=cilj&prijevod=nema');
  await expect.element(getByRole('heading', { name: 'Nijedna stranica ne odgovara.' })).toBeVisible();
  await expect
    .element(getByText('Traženo je među stranicama na hrvatskom: naslov sadrži „cilj”, prijevod „Bez prijevoda”.'))
    .toBeVisible();
  await expectAccessible();
  await getByRole('button', { name: 'Poništi filtre' }).click();
  await expect.poll(address).toBe('/stranice?trazi=cilj');
});
