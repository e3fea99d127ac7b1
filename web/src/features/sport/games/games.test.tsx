import type { EditedEvent, EditedGames, Games } from '@baklja/contract/features/sport/games';
import type { Start } from '@baklja/contract/features/sport/starts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeStart as makeAnyStart } from '#web/testing/records/make-start.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { GamesListScreen } from './GamesListScreen.tsx';
import { GamesScreen } from './GamesScreen.tsx';
import { PasteScreen } from './PasteScreen.tsx';

function makeGames(games: Partial<Games> = {}): Games {
  return {
    id: 21,
    name: 'OI Pariz 2024',
    year: 2024,
    season: 'summer',
    city: 'Pariz',
    city_en: 'Paris',
    country: 'Francuska',
    country_en: 'France',
    opens: '2024-07-26',
    closes: '2024-08-11',
    athletes: 73,
    starts: 81,
    gold: 2,
    silver: 0,
    bronze: 3,
    ...games,
  };
}

const EDITED = { version: 3, created: null, modified: null, modified_by: null, modified_by_name: null };
const PARIS: EditedGames = { ...makeGames(), ...EDITED };
const LIST = {
  games: [
    makeGames(),
    makeGames({
      id: 4,
      name: 'OI Seul 1988',
      city: '',
      country: '',
      opens: null,
      closes: null,
      athletes: 0,
      starts: 0,
      gold: 0,
      bronze: 0,
    }),
  ],
  athletes: 523,
  starts: 1116,
};

function makeStart(start: Partial<Start> = {}): Start {
  return makeAnyStart({ games_id: 21, event_id: 3, athletes: namedAthletes('Marija Tolj'), ...start });
}

function namedAthletes(...names: string[]) {
  return names.map((name, place) => ({ athlete_id: place + 1, name, role: '', took_part: 1 as const }));
}

const PLAYERS = ['Ana Anić', 'Iva Ivić', 'Eva Ević', 'Mia Mijić', 'Lea Leić'];
const STARTS = [
  makeStart({ medal: 3, athletes: namedAthletes('Sandra Elkasević') }),
  makeStart({ id: 8 }),
  makeStart({
    id: 9,
    event_id: 5,
    sport: 'Rukomet',
    event: '',
    event_en: 'Tournament',
    is_team: 1,
    athletes: namedAthletes(...PLAYERS),
    committee: 'YUG',
    place: 8,
  }),
];

const EVENT: EditedEvent = {
  ...EDITED,
  id: 5,
  games_id: 21,
  sport: 'Rukomet',
  name: '',
  name_en: 'Tournament',
  sex: 'Ž',
  is_team: 1,
};
const SAVED = { message: 'Spremljeno.', version: 4, modified: '2026-11-21T13:32:00.000Z' };

const HANDLERS: Handlers = {
  listGames: () => LIST,
  getGames: () => PARIS,
  listStartsOfGames: () => STARTS,
  getEvent: () => EVENT,
  listSports: () => [{ id: 1, naziv: 'Rukomet' }],
};

function openGames(handlers: Handlers = {}, at = '/igre/21') {
  return openScreen(<GamesScreen />, { role: 'olimp', handlers: { ...HANDLERS, ...handlers }, at, path: '/igre/:id' });
}

test('the list shows all Games with what Croatian athletes did there, and adds Games in its drawer', async () => {
  const createGames = vi.fn<NonNullable<Handlers['createGames']>>(() => ({ message: 'Dodano.', id: 23 }));
  const { getByRole, getByText, address } = await openScreen(<GamesListScreen />, {
    role: 'olimp',
    handlers: { ...HANDLERS, createGames },
    at: '/igre',
  });
  await expect.element(getByText('2 Igara; za Hrvatsku 523 sportaša i 1.116 nastupa')).toBeVisible();
  await expect
    .element(getByRole('row').nth(1))
    .toMatchTextContent('OI Pariz 2024Pariz, Francuska26-07 do 11-08-202473812 zlatne, 3 brončane1 23 3');
  await expect.element(getByRole('row').nth(2)).toMatchTextContent('OI Seul 1988––00');
  await expect.element(getByRole('link', { name: 'OI Pariz 2024' })).toHaveAttribute('href', '/igre/21');
  await expectShownWell();
  await getByRole('link', { name: 'Dodaj Igre' }).click();
  const dialog = getByRole('dialog', { name: 'Dodaj Igre' });
  await dialog.getByRole('textbox', { name: 'Naziv' }).fill('OI Los Angeles 2028');
  await dialog.getByRole('textbox', { name: 'Godina' }).fill('2028');
  await dialog.getByRole('textbox', { name: /^Otvaranje/ }).fill('14-07-2028');
  await dialog.getByRole('button', { name: 'Dodaj Igre' }).click();
  await expect.poll(address).toBe('/igre');
  expect(createGames.mock.lastCall?.[0].body).toMatchObject({
    name: 'OI Los Angeles 2028',
    year: 2028,
    season: 'summer',
    opens: '2028-07-14',
    closes: null,
  });
});

test('the list without Games says so', async () => {
  const listGames = () => ({ games: [], athletes: 0, starts: 0 });
  const { getByText } = await openScreen(<GamesListScreen />, { role: 'olimp', handlers: { listGames }, at: '/igre' });
  await expect.element(getByText('Još nema Igara.')).toBeVisible();
});

test('the starts of Games are shown by sport; a crew is one row, and another committee is named', async () => {
  const { getByRole, getByText, address, container } = await openGames();
  await expect.element(getByText('Za Hrvatsku: 73 sportaša, 81 nastup')).toBeVisible();
  const row = (place: number) => getByRole('row').nth(place);
  await expect.element(row(1)).toMatchTextContent('Atletika 2');
  expect(container.querySelector('[data-count]')?.getAttribute('data-count')).toBe('7 nastupa');
  await expect.element(row(2)).toMatchTextContent('Bacanje diska, ženeSandra Elkasević3Bronca3. mjestoUredi');
  await expect.element(row(3)).toMatchTextContent('Bacanje diska, ženeMarija Tolj–Uredi');
  await expect
    .element(row(5))
    .toMatchTextContent(
      'Tournament, žene, naziv na engleskomAna Anić, Iva Ivić, Eva Ević i još 2, za Jugoslaviju8. mjestoUredi',
    );
  await expect.element(row(3).getByRole('link', { name: /^Uredi/ })).toHaveAttribute('href', '/nastupi/8');
  expect(getByRole('radio', { name: 'Po danu' }).elements()).toEqual([]);
  await expectShownWell();
  const search = getByRole('textbox', { name: 'Sportaš ili disciplina' });
  await search.fill('LEIC');
  await expect.element(row(1)).toMatchTextContent('Rukomet 5');
  await search.fill('nema toga');
  await getByRole('button', { name: 'Poništi pretragu' }).last().click();
  await expect.poll(address).toBe('/igre/21');
  await page.viewport(360, 780);
  await expect.element(getByRole('link', { name: 'Marija Tolj' })).toHaveAttribute('href', '/nastupi/8');
});

test('starts of which some day is known are also shown by days', async () => {
  const days = [makeStart({ id: 1, day: '2024-08-05' }), makeStart({ id: 2 }), makeStart({ id: 3, day: '2024-07-27' })];
  const { getByText, address, container } = await openGames({ listStartsOfGames: () => days });
  await getByText('Po danu').click();
  await expect.poll(address).toBe('/igre/21?red=dan');
  const heads = () => [...container.querySelectorAll('th[scope=rowgroup]')].map((head) => head.textContent);
  await expect
    .poll(heads)
    .toEqual(['Subota, 27. srpnja 2024. 1', 'Ponedjeljak, 5. kolovoza 2024. 1', 'Dan nije poznat 1']);
});

test('an event gets its Croatian name in a drawer; one with starts is not deleted', async () => {
  const updateEvent = vi.fn<NonNullable<Handlers['updateEvent']>>(() => SAVED);
  const { getByRole, getByText, address } = await openGames({ updateEvent });
  const link = getByRole('link', { name: 'Disciplina: Tournament' });
  await link.click();
  await expect.poll(address).toBe('/igre/21?disciplina=5');
  await expect.element(getByText('Dok nema hrvatskog naziva, prikazuje se engleski.')).toBeVisible();
  await expect.element(getByText('Disciplina u upotrebi ne može se izbrisati.')).toBeVisible();
  await expectAccessible();
  await getByRole('dialog').getByRole('textbox', { name: 'Naziv', exact: true }).fill('Turnir');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(address).toBe('/igre/21');
  const { version, id, games_id, sport, name_en, sex, is_team } = EVENT;
  const body = { id, version, games_id, sport, name: 'Turnir', name_en, sex, is_team };
  expect(updateEvent.mock.lastCall?.[0]).toEqual({ body });
  await expect.element(link).toHaveFocus();
});

test('Games without starts offer the first ones; deleted Games lead to the list', async () => {
  const { getByRole, getByText, address } = await openGames({
    listStartsOfGames: () => [],
    deleteGames: () => ({ message: 'Izbrisano.' }),
  });
  await expect.element(getByText('Još nema nastupa.')).toBeVisible();
  await getByRole('link', { name: 'Uredi Igre' }).click();
  const remove = getByRole('button', { name: 'Izbriši zapis o Igrama' });
  await remove.click();
  await remove.last().click();
  await expect.poll(address).toBe('/igre');
});

test('Games that are not there say so', async () => {
  const { getByText, getByRole } = await openGames({}, '/igre/99');
  await expect.element(getByText('Tih Igara nema.').first()).toBeVisible();
  await expect.element(getByRole('heading', { level: 1, name: 'Tih Igara nema.' })).toBeVisible();
});

test('while starts are read, none are counted, and an event is not deleted', async () => {
  const listStartsOfGames = () => new Promise<never>(() => {});
  const { getByRole, getByText } = await openGames({ listStartsOfGames }, '/igre/21?disciplina=5');
  const name = 'OI Pariz 2024';
  await expect.element(getByRole('heading', { level: 1, name, includeHidden: true })).toBeVisible();
  await expect.element(getByText('Disciplina u upotrebi ne može se izbrisati.')).toBeVisible();
  expect(document.querySelector('[data-count]')).toBeNull();
});

const TABLE = `Disciplina\tSport\tSpol\tSportaši\tMjesto
Skif\tVeslanje\tM\tDamir Martin\tM
Dvojac\tVeslanje\tM\tMartin Sinković; Valent Sinković; Ana Lelas; Iva Ivić; Eva Ević\t1
Dvojac\tVeslanje\tM\tAna Lelas\t`;

type PasteStarts = NonNullable<Handlers['pasteStarts']>;

/** Refuses places that are not numbers, and repeated names; offers a name for one that is not known. */
const checkLikeServer: PasteStarts = ({ body: { rows, check } }) => {
  const faults = rows.flatMap(({ place, athletes }, index) => [
    ...(place === 'M'
      ? [{ row: index + 1, field: 'place' as const, message: 'Mjesto je broj.', suggestions: ['4'] }]
      : []),
    ...(athletes === 'Ana Lelas'
      ? [{ row: index + 1, field: 'row' as const, message: 'Isti nastup je i u retku 2.', suggestions: [] }]
      : []),
  ]);
  const written = check === 1 || faults.length > 0 ? 0 : rows.length;
  return { message: `Upisano: ${written}.`, written, faults };
};

function pasteText(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

async function openPaste(pasteStarts: PasteStarts = checkLikeServer) {
  const handler = vi.fn(pasteStarts);
  const handlers = { ...HANDLERS, pasteStarts: handler };
  const screen = await openScreen(<PasteScreen />, {
    role: 'olimp',
    handlers,
    at: '/igre/21/zalijepi',
    path: '/igre/:id/zalijepi',
  });
  await expect.element(screen.getByText('Zalijepite retke iz tablice')).toBeVisible();
  return { ...screen, sent: () => handler.mock.lastCall?.[0].body };
}

test('a pasted table is checked row by row, repaired by one press each, and written whole', async () => {
  const { getByRole, getByText, address, sent } = await openPaste();
  pasteText(TABLE);
  const write = getByRole('button', { name: /^Upiši/ });
  await expect.element(getByText('2 retka nisu ispravna: 1 i 3. Ispravite ih ili izbacite.')).toBeVisible();
  await expect.element(write).toBeDisabled();
  expect(getByRole('textbox').elements()).toHaveLength(1);
  await expect.element(getByRole('textbox', { name: 'Mjesto, redak 1' })).toHaveValue('M');
  expect(sent()?.rows[1]).toEqual({
    sport: 'Veslanje',
    event: 'Dvojac',
    sex: 'M',
    athletes: 'Martin Sinković; Valent Sinković; Ana Lelas; Iva Ivić; Eva Ević',
    place: '1',
  });
  await expectShownWell();
  await getByRole('button', { name: 'Uzmi: 4' }).click();
  await expect.element(getByText('1 redak nije ispravan: 3. Ispravite ga ili izbacite.')).toBeVisible();
  await getByRole('button', { name: 'Izbaci redak', exact: true }).click();
  await expect.element(getByText('Svi su retci ispravni.')).toBeVisible();
  await write.click();
  await expect.poll(address).toBe('/igre/21');
  expect(sent()).toMatchObject({ rows: [{ place: '4' }, { place: '1' }] });
  expect(sent()).not.toHaveProperty('check');
});

test('a cell at fault is typed, and checked when the user leaves it; one word pasted there stays in it, and names of a crew are no cells', async () => {
  const { getByRole, getByText } = await openPaste();
  vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue('Veslanje\tOsmerac\tM\tAna; Iva; Eva; Mia; Lea; Una\tM');
  await getByRole('button', { name: 'Zalijepi' }).click();
  const cell = getByRole('textbox', { name: 'Mjesto, redak 1' });
  await cell.click();
  pasteText('7');
  await expect.element(cell).toBeVisible();
  await cell.fill('7');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Svi su retci ispravni.')).toBeVisible();
  await expect.element(getByRole('row').nth(1)).toMatchTextContent(/Osmerac.*Una7$/);
});

test.each([
  ['samo riječi', 'U međuspremniku nema tablice s nastupima.'],
  ['Skif\t"Veslanje\tM', 'U 1. retku nije zatvoren navodnik. Ništa nije zalijepljeno.'],
])('what is no table is not taken: %#', async (text, message) => {
  const { getByText } = await openPaste();
  pasteText(text);
  await expect.element(getByText(message)).toBeVisible();
});

test('a table that the server does not take at all is replaced by its reason', async () => {
  const message = 'Odjednom se može zalijepiti najviše 1.000 redaka. Podijelite tablicu.';
  const { getByText, getByRole } = await openPaste(() => refuse(400, { message, code: 'invalid' }));
  pasteText(TABLE);
  await expect.element(getByText(message)).toBeVisible();
  expect(getByRole('table').elements()).toEqual([]);
  expect(getByText('Retci se provjeravaju.').elements()).toEqual([]);
});
