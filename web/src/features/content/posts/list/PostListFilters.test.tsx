import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makePostRow } from '#web/testing/records/make-post.ts';
import { breakConnection, type Handlers } from '#web/testing/servers/fake-server.ts';
import { POSTS_SERVER } from '#web/testing/servers/posts-server.ts';
import { PostListScreen } from './PostListScreen.tsx';

const POST = makePostRow({ id: 1, title: 'Zlato u Parizu', total_records: 1, modified: '2026-12-24T10:00:00.000Z' });

async function openList(at = '/postovi', handlers: Handlers = {}) {
  const listPosts = vi.fn<NonNullable<Handlers['listPosts']>>(() => ({ posts: [POST], numPages: 1 }));
  const listPostAuthors = () => [{ id: 7, name: 'Marko Ćutuk' }];
  const server = { ...POSTS_SERVER, listPosts, listPostAuthors, ...handlers };
  const screen = await openScreen(<PostListScreen />, { role: 'tipfeler', handlers: server, at });
  const filters = screen.getByRole('button', { name: /^Filtri/ });
  await expect.element(filters).toBeVisible();
  const asked = () => listPosts.mock.lastCall?.[0].query;
  return { ...screen, filters, asked };
}

async function openFilters(at?: string, handlers?: Handlers) {
  const list = await openList(at, handlers);
  await list.filters.click();
  const panel = list.getByRole('region', { name: 'Filtri' });
  await expect.element(panel).toBeVisible();
  return { ...list, panel };
}

test('filter options load when the filters open; those that fail show a message and load on retry', async () => {
  let isDown = true;
  const listPostAuthors = vi.fn(() => (isDown ? breakConnection() : [{ id: 7, name: 'Marko Ćutuk' }]));
  const { getByText, filters, getByRole } = await openList('/postovi', { listPostAuthors });
  await expect.element(getByText('Zlato u Parizu')).toBeVisible();
  await expect.element(filters).toHaveAttribute('aria-expanded', 'false');
  expect(listPostAuthors).not.toHaveBeenCalled();
  await filters.click();
  await expect.element(getByText('Autori nisu učitani.')).toBeVisible();
  await expectShownWell();
  isDown = false;
  await getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.element(getByRole('option', { name: 'Marko Ćutuk' })).toBeInTheDocument();
  await filters.click();
  await expect.element(getByRole('region', { name: 'Filtri' })).not.toBeInTheDocument();
});

test('on a phone the filters come from below, and the sheet says how many records it shows', async () => {
  await page.viewport(360, 780);
  const { filters, getByRole, address } = await openList('/postovi?trazi=zlato');
  await filters.click();
  const sheet = getByRole('dialog', { name: 'Filtri' });
  const show = sheet.getByRole('button', { name: /^Prikaži \d+ / });
  await expect.element(show).toHaveTextContent('Prikaži 1 članak');
  await expect.element(sheet.getByRole('button', { name: 'Poništi' })).toBeDisabled();
  await sheet.getByRole('combobox', { name: 'Status' }).selectOptions('Skica');
  await expect.poll(address).toBe('/postovi?trazi=zlato&status=skica');
  await expect.poll(() => sheet.element().getBoundingClientRect().bottom).toBe(780);
  expect(sheet.element().getBoundingClientRect().width).toBe(360);
  await sheet.getByRole('button', { name: 'Poništi' }).click();
  await expect.poll(address).toBe('/postovi?trazi=zlato');
  await show.click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(filters).toHaveFocus();
});

test('each filter is kept in the URL and filters the list from its first page, until its chip removes it', async () => {
  const { panel, address, asked, filters, getByRole } = await openFilters('/postovi?stranica=1&trazi=zlato');
  for (const [label, option, word, query] of [
    ['Status', 'Zakazano', 'status=zakazano', { status: 'scheduled' }],
    ['Status', 'Završava', 'status=zavrsava', { status: 'ending' }],
    ['Status', 'Završeno', 'status=zavrseno', { status: 'ended' }],
    ['Kategorija', 'Povijest', 'kategorija=5', { catid: 5 }],
    ['Autor', 'Marko Ćutuk', 'autor=7', { created_by: 7 }],
    ['Prijevod', 'Prijevod stariji', 'prijevod=stariji', { translation: 'outdated' }],
  ] as const) {
    const select = panel.getByRole('combobox', { name: label });
    await select.selectOptions(option);
    await expect.poll(address).toBe(`/postovi?trazi=zlato&${word}`);
    await expect.poll(asked).toEqual({ search: 'zlato', ...query });
    await expect.element(filters).toHaveTextContent('Filtri1 uključen');
    await getByRole('button', { name: `Ukloni filtar ${label}: ${option}` }).click();
    await expect.poll(address).toBe('/postovi?trazi=zlato');
    await expect.element(select).toHaveDisplayValue(/^Sv[ei]/);
  }
});

test('a whole year sets both days at once, in the URL too, and other days show as their own range', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:30:00.000Z') });
  const { panel, address, asked, getByRole } = await openFilters();
  const range = panel.getByRole('combobox', { name: 'Razdoblje' });
  await range.selectOptions('Prije tri godine (2023)');
  await expect.poll(address).toBe('/postovi?od=2023-01-01&do=2023-12-31');
  await expect
    .poll(asked)
    .toEqual({ created_from: '2022-12-31T23:00:00.000Z', created_to: '2023-12-31T23:00:00.000Z' });
  await expect.element(panel.getByRole('textbox', { name: 'Od' })).toHaveValue('01-01-2023');
  await expect.element(panel.getByRole('textbox', { name: 'Do' })).toHaveValue('31-12-2023');
  await panel.getByRole('textbox', { name: 'Do' }).fill('28-02-2023');
  await expect.poll(address).toBe('/postovi?od=2023-01-01&do=2023-02-28');
  await expect.element(range).toHaveDisplayValue('01-01-2023 – 28-02-2023');
  await getByRole('button', { name: 'Ukloni filtar Od: 01-01-2023' }).click();
  await expect.element(range).toHaveDisplayValue('do 28-02-2023');
  await range.selectOptions('Svi datumi');
  await expect.poll(address).toBe('/postovi');
});

test('filters chosen in quick succession all apply', async () => {
  const { panel, address } = await openFilters();
  const choose = (label: string, value: string) => {
    const select = panel.getByRole('combobox', { name: label }).element() as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose('Status', 'draft');
  choose('Prijevod', 'missing');
  await expect.poll(address).toBe('/postovi?status=skica&prijevod=nema');
});

test('a partially typed year does not filter', async () => {
  const { panel, address } = await openFilters();
  const from = panel.getByLabelText('Od', { exact: true });
  await from.fill('0026-07-01');
  await expect.poll(address).toBe('/postovi');
  await expect.element(from).toHaveValue('0026-07-01');
  await from.fill('2026-07-01');
  await expect.poll(address).toBe('/postovi?od=2026-07-01');
});

test('a filtered URL opens with its filters named, and Poništi filtre keeps search and sorting', async () => {
  const at = '/postovi?trazi=zlato&status=skica&kategorija=3&autor=7&poredak=naslov';
  const { getByRole, address, filters } = await openList(at);
  await expect.element(getByRole('button', { name: 'Ukloni filtar Kategorija: Olimpijske igre' })).toBeVisible();
  await expect.element(getByRole('button', { name: 'Ukloni filtar Autor: Marko Ćutuk' })).toBeVisible();
  await expect.element(filters).toHaveTextContent('Filtri3 uključena');
  await getByRole('button', { name: 'Poništi filtre' }).click();
  await expect.poll(address).toBe('/postovi?trazi=zlato&poredak=naslov');
  await expect.element(getByRole('list', { name: 'Uključeni filtri' })).not.toBeInTheDocument();
});

test('an unknown category shows its number and can be cleared', async () => {
  const { getByRole, panel, address } = await openFilters('/postovi?kategorija=99');
  await expect.element(panel.getByRole('combobox', { name: 'Kategorija' })).toHaveDisplayValue('br. 99');
  await getByRole('button', { name: 'Ukloni filtar Kategorija: br. 99' }).click();
  await expect.poll(address).toBe('/postovi');
});

test('the list is sorted in the chosen order; by the last change, rows show its time', async () => {
  const { panel, getByRole, address, asked } = await openFilters('/postovi?status=skica');
  await expect
    .element(getByRole('columnheader', { name: 'Vrijeme / Jezik' }))
    .toHaveAttribute('aria-sort', 'descending');
  await expect.element(getByRole('row').nth(1)).toMatchTextContent('19-11-2026 hr-HR');
  const sorting = panel.getByRole('combobox', { name: 'Poredak' });
  for (const [name, words, query] of [
    ['Naslov od A do Ž', '&poredak=naslov', { sort: 'title' }],
    ['Naslov od Ž do A', '&poredak=naslov&smjer=silazno', { sort: 'title', order: 'desc' }],
    ['Najstarije', '&smjer=uzlazno', { order: 'asc' }],
    ['Nedavno promijenjeno', '&poredak=promijenjeno', { sort: 'modified' }],
  ] as const) {
    await sorting.selectOptions(name);
    await expect.poll(asked).toEqual({ status: 'draft', ...query });
    await expect.poll(address).toBe(`/postovi?status=skica${words}`);
  }
  await expect.element(getByRole('row').nth(1)).toMatchTextContent('promijenjeno 24-12-2026 hr-HR');
});
