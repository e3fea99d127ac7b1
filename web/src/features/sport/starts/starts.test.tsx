import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeAthlete, makeAthleteRow, makeMedal } from '#web/testing/records/make-athlete.ts';
import { makeEditedStart, makeStart } from '#web/testing/records/make-start.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { StartScreen } from './StartScreen.tsx';
import { StartsWithoutMedalScreen } from './StartsWithoutMedalScreen.tsx';

const EVENT = { id: 70, games_id: 22, sport: 'Atletika', name: 'Bacanje diska', name_en: '', sex: 'Ž', is_team: 0 };
const FOUR = { id: 71, games_id: 22, sport: 'Veslanje', name: '', name_en: 'Coxed Four', sex: 'M', is_team: 1 };
const GAMES = {
  id: 22,
  name: 'OI Pariz 2024',
  year: 2024,
  season: 'summer' as const,
  ...{ city: '', city_en: '', country: '', country_en: '', opens: null, closes: null },
  ...{ athletes: 73, starts: 81, gold: 2, silver: 2, bronze: 3 },
};
const DEFAULTS: Handlers = {
  findAthletes: () => ({ athletes: [makeAthleteRow()], total: 1, olympians: 1, numPages: 1 }),
  listGames: () => ({ games: [GAMES], athletes: 73, starts: 81 }),
  listEvents: () => [EVENT, FOUR].map((event) => ({ ...event, version: 1 }) as never),
  listSports: () => [{ id: 9, naziv: 'Veslanje' }],
};

function openNew(search: string, handlers: Handlers = {}) {
  return openScreen(<StartScreen />, {
    role: 'dokumenti',
    handlers: { ...DEFAULTS, ...handlers },
    at: `/dodaj-nastup${search}`,
  });
}

async function openStart(start: Parameters<typeof makeEditedStart>[0], handlers: Handlers = {}) {
  const screen = await openScreen(<StartScreen />, {
    role: 'dokumenti',
    handlers: { ...DEFAULTS, getStart: () => makeEditedStart(start), ...handlers },
    at: '/nastupi/7',
    path: '/nastupi/:id',
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  return screen;
}

const CREATED = { message: 'Nastup je spremljen.', id: 7 };

test('a start of a crew is added with roles, and with those who were only named', async () => {
  const createStart = vi.fn<NonNullable<Handlers['createStart']>>(() => CREATED);
  const { getByRole, getByText } = await openNew('?igre=22', { createStart, getStart: () => makeEditedStart() });
  const save = getByRole('button', { name: /^Spremi/ }).last();
  await getByRole('combobox', { name: 'Disciplina' }).click();
  await getByRole('option', { name: 'Coxed Four (engl.), muškarci' }).click();
  await save.click();
  await expect.element(getByText('Odaberite disciplinu i sportaša!')).toBeVisible();
  await expectAccessible();
  await getByRole('combobox', { name: 'Sportaši' }).click();
  await getByRole('option', { name: /Sinković Martin/ }).click();
  await getByRole('textbox', { name: 'Uloga: Martin Sinković' }).fill('kormilar');
  await getByRole('checkbox', { name: 'Nastupio: Martin Sinković' }).click();
  await getByRole('combobox', { name: 'Medalja' }).selectOptions('Bronca');
  await getByRole('combobox', { name: 'Ishod' }).selectOptions('Nastup');
  await getByRole('textbox', { name: /^Dan/ }).fill('10-08-2024');
  await save.click();
  await expect
    .poll(() => createStart.mock.lastCall?.[0].body)
    .toEqual({
      event_id: 71,
      athletes: [{ athlete_id: 376, role: 'kormilar', took_part: 0 }],
      committee: 'CRO',
      place: null,
      medal: 3,
      day: '2024-08-10',
      status: 'started',
      source: '',
      note: '',
    });
});

test('a new start begins with the athlete or with the medal that the address names', async () => {
  const { getByText, unmount } = await openNew('?sportas=376', { getAthlete: () => [makeAthlete()] });
  await expect.element(getByText('Martin Sinković br. 376')).toBeVisible();
  await unmount();
  const { getByRole } = await openNew('?medalja=54', { getMedal: () => [makeMedal({ medalja: 2 })] });
  await expect.element(getByRole('combobox', { name: 'Medalja' })).toHaveValue('2');
  await expect.element(getByRole('combobox', { name: 'Igre' })).toHaveValue('OI Pariz 2024');
  await expect.element(getByRole('listitem').filter({ hasText: 'Martin Sinković' })).toBeVisible();
});

test('the field of the only athlete keeps the focus and takes no second one', async () => {
  const { getByRole } = await openNew('?igre=22&disciplina=70');
  const field = getByRole('combobox', { name: 'Sportaši' });
  await field.fill('sin');
  await getByRole('option', { name: /Sinković Martin/ }).click();
  await expect.element(getByRole('button', { name: 'Ukloni: Martin Sinković' })).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(getByRole('option', { name: /Sinković Martin/ }).elements()).toEqual([]);
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('button', { name: 'Ukloni: Martin Sinković' })).toHaveFocus();
});

test('an event that is missing is added in place, and the start has it', async () => {
  let events = [EVENT];
  const createEvent = vi.fn<NonNullable<Handlers['createEvent']>>(({ body }) => {
    events = [EVENT, { ...EVENT, ...body, id: 99 } as typeof EVENT];
    return { message: 'Disciplina je spremljena.', id: 99 };
  });
  const listEvents: Handlers['listEvents'] = () => events.map((event) => ({ ...event, version: 1 }) as never);
  const { getByRole, getByText } = await openNew('?igre=22', { createEvent, listEvents });
  await getByRole('textbox', { name: /^Izvor/ }).fill('Arhiv odbora');
  await getByRole('link', { name: 'Nova disciplina' }).click();
  const dialog = getByRole('dialog', { name: 'Dodaj disciplinu' });
  await dialog.getByRole('button', { name: 'Dodaj disciplinu' }).click();
  await expect.element(getByText('Unesite hrvatski ili engleski naziv.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('combobox', { name: 'Sport' }).selectOptions('Veslanje');
  await dialog.getByRole('textbox', { name: 'Naziv', exact: true }).fill('Samac');
  await dialog.getByRole('button', { name: 'Dodaj disciplinu' }).click();
  await expect.element(getByRole('combobox', { name: 'Disciplina' })).toHaveValue('Samac, muškarci');
  await expect.element(getByRole('textbox', { name: /^Izvor/ })).toHaveValue('Arhiv odbora');
  expect(createEvent.mock.lastCall?.[0].body).toMatchObject({ games_id: 22, sport: 'Veslanje', sex: 'M', is_team: 0 });
});

test('what the server refuses is named at its field, with the start that is there already', async () => {
  const message = 'Martin Sinković u toj disciplini već ima nastup.';
  const updateStart = () =>
    refuse(409, { code: 'already-entered', message, errors: [{ field: 'athletes', message, id: 5 }] });
  const { getByRole } = await openStart({}, { updateStart });
  await getByRole('textbox', { name: /^Mjesto/ }).fill('5');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(getByRole('combobox', { name: 'Sportaši' })).toHaveAccessibleDescription(new RegExp(message));
  await expect.element(getByRole('link', { name: 'Otvori ga' })).toHaveAttribute('href', '/nastupi/5');
  expect(document.title).toBe('Martin Sinković, Atletika, Bacanje diska, žene – Nastup – Baklja');
  await expect.element(getByRole('textbox', { name: /^Napomena/ })).toHaveProperty('tagName', 'TEXTAREA');
});

const DECIDED = { body: 'MOO', document: '', created: '2026-11-20T10:00:00.000Z', created_by_name: null };

test('decisions are listed, newest first, and a new one is added', async () => {
  const decisions = [
    { ...DECIDED, id: 2, day: '2025-03-01', medal_before: 3, medal: 2, pending: 0 as const },
    { ...DECIDED, id: 1, day: '2025-01-01', medal_before: 3, medal: 3, pending: 1 as const },
  ];
  const addDecision = vi.fn<NonNullable<Handlers['addDecision']>>(() => ({
    message: 'Odluka je upisana.',
    version: 3,
    modified: '2026-11-21T13:32:00.000Z',
  }));
  const { getByRole, getByText } = await openStart({ medal: 2, first_medal: 3, decisions }, { addDecision });
  const list = getByRole('region', { name: 'Odluke' });
  await expect.element(list.getByRole('listitem').nth(0)).toMatchTextContent('MOO01-03-2025Bronca → Srebro');
  await expect.element(list.getByRole('listitem').nth(1)).toMatchTextContent('u postupku');
  await expectShownWell();
  await list.getByRole('button', { name: 'Dodaj odluku' }).click();
  const dialog = getByRole('dialog', { name: 'Dodaj odluku' });
  await dialog.getByRole('textbox', { name: 'Vrijedi od' }).fill('02-03-2026');
  await dialog.getByRole('combobox', { name: 'Medalja nakon odluke' }).selectOptions('Zlato');
  await dialog.getByRole('button', { name: 'Dodaj odluku' }).click();
  await expect.element(getByText('Unesite tko je odlučio.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('textbox', { name: 'Tko je odlučio' }).fill('CAS');
  await dialog.getByRole('button', { name: 'Dodaj odluku' }).click();
  await expect.element(getByText('Odluka je upisana.')).toBeVisible();
  expect(addDecision.mock.calls).toEqual([
    [{ params: { id: 7 }, body: { day: '2026-03-02', body: 'CAS', document: '', medal: 1, pending: 0 } }],
  ]);
});

test.each([
  ['offers to add the medal', { medal: 3 }, 'Dodaj medalju', '/dodaj/medalje?nastup=7'],
  ['leads to its medal', { medal: 3, medal_id: 54 }, 'Otvori medalju', '/uredi-medalju/54'],
])('a start with a medal %s', async (_, start, name, href) => {
  const { getByRole } = await openStart(start);
  await expect.element(getByRole('link', { name })).toHaveAttribute('href', href);
  await expect.element(getByRole('link', { name: 'OI Pariz 2024' })).toHaveAttribute('href', '/igre/22');
});

test('the list of the start page names the starts that lack a medal, and each adds it', async () => {
  const { getByRole } = await openScreen(<StartsWithoutMedalScreen />, {
    role: 'dokumenti',
    handlers: { listStartsWithoutMedal: () => [makeStart({ medal: 3 })] },
    at: '/nastupi',
  });
  await expect
    .element(getByRole('link', { name: 'Martin Sinković', exact: true }))
    .toHaveAttribute('href', '/nastupi/7');
  await expect
    .element(getByRole('link', { name: /^Dodaj medalju/ }))
    .toHaveAttribute('href', '/dodaj/medalje?nastup=7');
  await expectShownWell();
});
