import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { logInAs } from '#web/testing/log-in-as.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { stopClock } from '#web/testing/stop-clock.ts';
import { defineListAddress, option, page, search, sort } from './list-address.ts';
import { useLocalRows, useServerRows } from './list-rows.ts';
import { EditLink, RecordLink } from './RecordLink.tsx';
import { RecordListScreen } from './RecordListScreen.tsx';
import type { Column } from './RecordTable.tsx';

afterEach(() => browser.viewport(1440, 900));

type Sport = { id: number; naziv: string; athletes: number };

const SPORTS: Sport[] = ['Žongliranje', 'Čučanj', 'Atletika', 'Curling'].map((naziv, place) => ({
  id: place + 1,
  naziv,
  athletes: place,
}));
const makeMany = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: place + 1, naziv: `Sport ${place + 1}`, athletes: place }));

const address = defineListAddress({
  page: page(),
  search: search(),
  use: option('upotreba', { used: 'da', unused: 'ne' }),
  ...sort({ naziv: { word: 'naziv', first: 'asc' }, athletes: { word: 'sportasa', first: 'desc' } }),
});
type Request = ReturnType<typeof address.read>;

const columns: readonly Column<Sport, Request>[] = [
  {
    key: 'naziv',
    head: 'Naziv',
    sort: true,
    onPhone: 'title',
    cell: ({ id, naziv }) => <RecordLink to={`/sportovi/${id}`} title={naziv} />,
  },
  { key: 'athletes', head: 'Sportaša', sort: true, align: 'right', onPhone: 'meta', cell: ({ athletes }) => athletes },
  { key: 'changed', head: 'Promijenjeno', cell: () => '20-10-2026' },
  {
    key: 'edit',
    head: 'Uredi',
    isHeadHidden: true,
    onPhone: 'action',
    cell: ({ id, naziv }) => <EditLink to={`/sportovi/${id}`} title={naziv} />,
  },
];

const finding = {
  titleOf: ({ naziv }: Sport) => naziv,
  sortValue: (sport: Sport, key: 'naziv' | 'athletes') => sport[key],
  matches: ({ athletes }: Sport, { use }: Request) => use === undefined || (use === 'used') === athletes > 0,
};
const filters = [
  {
    key: 'use',
    label: 'Upotreba',
    all: 'Svi sportovi',
    options: [
      { value: 'used', label: 'U upotrebi' },
      { value: 'unused', label: 'Bez upotrebe' },
    ],
  },
];

/** Responses of the server; a test sets them before it opens the list. */
const server = {
  read: vi.fn<(request: Request) => Promise<Sport[]>>(),
  remove: vi.fn<(input: { body: { ids: number[] } }) => Promise<{ message: string }>>(),
  restore: vi.fn<(input: { body: { ids: number[] } }) => Promise<{ message: string }>>(),
};

const queries = { useDeleteMany: () => useMutationOf(server.remove), useRestore: () => useMutationOf(server.restore) };

function useMutationOf(mutateAsync: typeof server.remove) {
  return { mutateAsync, isPending: false, error: null, reset: () => {} };
}

function useSports(request: Request) {
  return useLocalRows({ queryKey: ['sports'], queryFn: () => server.read(request) }, request, finding);
}

/** The server returns pages of two. */
function usePagesOfSports(request: Request) {
  const query = { queryKey: ['sports', request], queryFn: () => server.read(request) };
  return useServerRows(query, (sports) => ({
    rows: sports.slice((request.page - 1) * 2, request.page * 2),
    total: sports.length,
    pages: Math.ceil(sports.length / 2),
    start: (request.page - 1) * 2,
  }));
}

type Options = {
  at?: string;
  isOnServer?: boolean;
  sports?: Sport[];
  Sheet?: ComponentType<{ recordKey: string | undefined }>;
  loadEditor?: () => Promise<unknown>;
};

const OpenSport = () => <div role="dialog" aria-label="Uredi sport" />;

async function openList({ at = '/sportovi', sports = SPORTS, ...props }: Options = {}) {
  logInAs('superadmin');
  server.read.mockReset().mockImplementation(async () => sports);
  server.remove.mockReset().mockResolvedValue({ message: 'Izbrisano.' });
  server.restore.mockReset().mockResolvedValue({ message: 'Vraćeno.' });
  return renderList(at, props);
}

async function renderList(at: string, { isOnServer = false, ...props }: Omit<Options, 'at' | 'sports'> = {}) {
  const screen = await renderScreen(
    <RecordListScreen
      kind="sport"
      title="Sportovi"
      address={address}
      useRows={isOnServer ? usePagesOfSports : useSports}
      columns={columns}
      titleOf={finding.titleOf}
      lineFilters={filters}
      queries={queries}
      texts={{ search: 'Naziv', emptyHelp: 'Za prvi sport dovoljan je naziv.' }}
      {...props}
    />,
    { at },
  );
  const names = () => [...screen.container.querySelectorAll('td[data-phone="title"]')].map((cell) => cell.textContent);
  const box = (name: string) => screen.getByRole('checkbox', { name: `Odaberi: ${name}`, exact: true });
  return { ...screen, names, box, bar: screen.getByRole('toolbar', { name: 'Odabrani sportovi' }) };
}

test('counts the records, sorts them in Croatian order, and column heads reverse the order', async () => {
  const { getByText, getByRole, names, address: at } = await openList();
  await expect.element(getByText('4 sporta')).toBeVisible();
  expect(names()).toEqual(['Atletika', 'Curling', 'Čučanj', 'Žongliranje']);
  const head = getByRole('columnheader', { name: 'Sportaša' });
  await head.getByRole('button').click();
  await expect.poll(names).toEqual(['Curling', 'Atletika', 'Čučanj', 'Žongliranje']);
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  await head.getByRole('button').click();
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  expect(at()).toBe('/sportovi?poredak=sportasa&smjer=uzlazno');
});

test('searches while the user types, from the first page, and the address keeps the query', async () => {
  const {
    getByRole,
    getByText,
    names,
    address: at,
  } = await openList({ at: '/sportovi?stranica=2', sports: makeMany(150) });
  await getByRole('textbox', { name: 'Naziv' }).fill('sport 77');
  await expect.poll(names).toEqual(['Sport 77']);
  await expect.element(getByText('1 sport', { exact: true })).toBeVisible();
  expect(at()).toBe('/sportovi?trazi=sport+77');
});

test('asks the server shortly after the last key, and at once on Enter', async () => {
  const { getByRole, address: at } = await openList({ isOnServer: true });
  await expect.element(getByRole('row').nth(1)).toBeVisible();
  const moveTo = stopClock();
  const field = getByRole('textbox', { name: 'Naziv' });
  await field.fill('cu');
  await moveTo(149);
  expect(at()).toBe('/sportovi');
  await moveTo(150);
  await expect.poll(at).toBe('/sportovi?trazi=cu');
  await field.fill('cur');
  await userEvent.keyboard('{Enter}');
  await expect.poll(at).toBe('/sportovi?trazi=cur');
});

test('typed text stays while the address follows, and Back changes the field', async () => {
  const { getByRole } = await openList({ at: '/sportovi?trazi=atl' });
  const field = getByRole('textbox', { name: 'Naziv' });
  await expect.element(field).toHaveValue('atl');
  await field.fill('atle ');
  await expect.element(field).toHaveValue('atle ');
  await getByRole('button', { name: 'Poništi pretragu' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});

test('a filter narrows the list from its first page', async () => {
  const { getByRole, names, address: at } = await openList({ at: '/sportovi?stranica=1' });
  await getByRole('combobox', { name: 'Upotreba' }).selectOptions('Bez upotrebe');
  await expect.poll(names).toEqual(['Žongliranje']);
  expect(at()).toBe('/sportovi?upotreba=ne');
});

test('an empty result shows what hides the records, and leads back', async () => {
  const { getByRole, getByText, address: at } = await openList({ at: '/sportovi?trazi=zimski&upotreba=ne' });
  await expect.element(getByRole('heading', { name: 'Nijedan sport ne odgovara filtrima.' })).toBeVisible();
  await expect.element(getByText('Traženo je: naslov sadrži „zimski”, upotreba „Bez upotrebe”.')).toBeVisible();
  await expectAccessible();
  await getByRole('button', { name: 'Poništi filtre' }).click();
  await expect.poll(at).toBe('/sportovi?trazi=zimski');
  await expect.element(getByRole('heading', { name: 'Nijedan naslov ne sadrži „zimski”.' })).toBeVisible();
});

test('an empty list shows what belongs here, with any search', async () => {
  const { getByRole, getByText } = await openList({ sports: [], at: '/sportovi?trazi=a' });
  await expect.element(getByRole('heading', { name: 'Ovdje će biti sportovi.' })).toBeVisible();
  await expect.element(getByText('Za prvi sport dovoljan je naziv.')).toBeVisible();
  await expectAccessible();
});

test('shows why the list failed to load, and loads it again', async () => {
  logInAs('superadmin');
  server.read.mockReset().mockRejectedValue(new Error('Poslužitelj se ne javlja.'));
  const { getByRole, names } = await renderList('/sportovi?trazi=atl');
  const alert = getByRole('alert').filter({ hasText: 'Popis sportova nije učitan.' });
  await expect.element(alert).toMatchTextContent('Poslužitelj se ne javlja. Vaša pretraga „atl” ostaje upisana.');
  server.read.mockResolvedValue(SPORTS);
  await alert.getByRole('button', { name: 'Pokušaj ponovno' }).click();
  await expect.poll(names).toEqual(['Atletika']);
});

test('a pager appears with the second page, and a page past the end leads to the last one', async () => {
  const {
    getByRole,
    names,
    address: at,
  } = await openList({ sports: makeMany(150), at: '/sportovi?stranica=9&poredak=sportasa' });
  await expect.poll(at).toBe('/sportovi?stranica=2&poredak=sportasa');
  await expect.poll(() => names().length).toBe(50);
  await getByRole('navigation', { name: 'Stranice popisa, na dnu' })
    .getByRole('button', { name: 'Prethodna stranica' })
    .click();
  await expect.poll(() => names().length).toBe(100);
});

test('select all selects every match of a whole list, and the page of a list with server pages', async () => {
  const whole = await openList({ sports: makeMany(150) });
  await whole.getByRole('checkbox', { name: 'Odaberi sve s popisa' }).click();
  await expect.element(whole.bar).toMatchTextContent('Odabrano 150 sportova');
  await whole.unmount();

  const paged = await openList({ isOnServer: true });
  await paged.getByRole('checkbox', { name: 'Odaberi sve na stranici' }).click();
  await expect.element(paged.bar).toMatchTextContent('Odabrana 2 sporta');
  await paged.getByRole('button', { name: 'Sljedeća stranica' }).first().click();
  await paged.box('Atletika').click();
  await expect.element(paged.bar).toMatchTextContent('Odabrana 3 sporta');
});

test('rows are selected by keyboard, and Escape clears the selection', async () => {
  const { box, bar } = await openList();
  await expect.element(box('Atletika')).toBeVisible();
  box('Atletika').element().focus();
  await userEvent.keyboard(' ');
  box('Čučanj').element().focus();
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.element(bar).toMatchTextContent('Odabrana 3 sporta');
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(box('Čučanj')).toHaveFocus();
});

test('several are deleted after a question, and Vrati restores them', async () => {
  const { box, bar, getByRole, getByText } = await openList();
  await box('Atletika').click();
  await box('Curling').click();
  await bar.getByRole('button', { name: 'Izbriši', exact: true }).click();
  const dialog = getByRole('dialog', { name: 'Da li sigurno želite obrisati?' });
  await expect.element(dialog).toMatchTextContent('Atletika');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Izbriši 2 sporta' }).click();
  await expect.element(getByText('Izbrisano.')).toBeVisible();
  expect(server.remove.mock.calls).toEqual([[{ body: { ids: [3, 4] } }]]);
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(getByRole('region', { name: 'Popis sportova' })).toHaveFocus();
  await getByRole('button', { name: 'Vrati', exact: true }).click();
  await expect.element(getByText('Vraćeno.')).toBeVisible();
  expect(server.restore.mock.calls).toEqual([[{ body: { ids: [3, 4] } }]]);
});

test('a click anywhere in a row opens its record, except on its checkbox', async () => {
  const { box, getByRole, address: at } = await openList();
  await box('Atletika').click();
  expect(at()).toBe('/sportovi');
  // The cell is below the link, which takes the click.
  await getByRole('row').filter({ hasText: 'Atletika' }).getByText('20-10-2026').click({ force: true });
  await expect.poll(at).toBe('/sportovi/3');
});

test('an open record covers the list', async () => {
  const { getByRole, names } = await openList({
    at: '/sportovi/1',
    Sheet: OpenSport,
  });
  await expect.element(getByRole('dialog', { name: 'Uredi sport' })).toBeInTheDocument();
  expect(names()).toHaveLength(4);
});

test('on a phone rows are cards with fewer columns, and the checkbox is large enough for fingers', async () => {
  await browser.viewport(360, 780);
  const { box, getByText, getByRole } = await openList();
  await expect.element(box('Atletika')).toBeVisible();
  const place = box('Atletika').element().closest('label')?.getBoundingClientRect();
  expect(place?.width).toBeGreaterThanOrEqual(40);
  expect(place?.height).toBeGreaterThanOrEqual(40);
  await expect.element(getByText('20-10-2026').first()).not.toBeVisible();
  await expect.element(getByRole('link', { name: 'Uredi: Atletika' })).toBeVisible();
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('on a phone, which has no heads, a field behind Filtri sorts the list', async () => {
  await browser.viewport(360, 780);
  const { box, getByRole, names, address: at } = await openList();
  await expect.element(box('Atletika')).toBeVisible();
  await getByRole('button', { name: 'Filtri' }).click();
  const sorting = getByRole('combobox', { name: 'Poredaj' });
  await expect.element(sorting).toHaveValue('naziv asc');
  await sorting.selectOptions('Sportaša, silazno');
  await expect.poll(at).toBe('/sportovi?poredak=sportasa');
  await expect.poll(names).toEqual(['Curling', 'Atletika', 'Čučanj', 'Žongliranje']);
});

test('the code of the editor is loaded a second after the rows are visible, not before', async () => {
  const moveTo = stopClock();
  const reading = Promise.withResolvers<Sport[]>();
  logInAs('superadmin');
  server.read.mockReset().mockReturnValue(reading.promise);
  const loadEditor = vi.fn(async () => {});
  const { getByText } = await renderList('/sportovi', { loadEditor });
  await moveTo(10_000);
  expect(loadEditor).not.toHaveBeenCalled();
  reading.resolve(SPORTS);
  await expect.element(getByText('4 sporta')).toBeVisible();
  await moveTo(20_000);
  expect(loadEditor).toHaveBeenCalledOnce();
});
