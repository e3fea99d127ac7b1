import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findRows } from '#web/lists/find-rows.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeAthleteRow, makeMedal } from '#web/testing/records/make-athlete.ts';
import { makePageRow } from '#web/testing/records/make-page.ts';
import { makeEditedStart } from '#web/testing/records/make-start.ts';
import { savedFile } from '#web/testing/saved-file.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { MedalListScreen } from './MedalListScreen.tsx';
import { MedalScreen } from './MedalScreen.tsx';
import { medalForm } from './medal-form.ts';
import { medalFinding, medalListAddress } from './medals.list.ts';

const named = (...names: string[]) => JSON.stringify(names.map((name, id) => ({ id: id + 1, name })));
const MEDALS = [
  makeMedal({ id: 1, ime_prezime: named('Barbara Matić'), sport: 'Judo', disciplina: 'do 70 kg' }),
  makeMedal({ id: 2, medalja: 2, tim: true, timVal: '=Hrvatska', sport: 'Vaterpolo', page_id_eng: null }),
  makeMedal({
    id: 3,
    medalja: 3,
    natjecanje: 'ZOI Soči 2014',
    ime_prezime: named('Ivica Kostelić'),
    sport: 'Skijanje',
    lacks_start: 1,
  }),
];
const PAGES = [
  makePageRow({ id: 4, title: 'Odličja', modified_time: '2024-08-10T10:00:00.000Z' }),
  makePageRow({ id: 5, title: 'Povijest', modified_time: '2019-03-10T10:00:00.000Z' }),
];
const SAVED = { message: 'Medalja je spremljena.', version: 3, modified: '2026-11-21T13:32:00.000Z' };
const DEFAULTS: Handlers = {
  listMedals: () => MEDALS,
  listSports: () => [{ id: 9, naziv: 'Veslanje' }],
  listPages: () => PAGES,
  findAthletes: () => ({
    athletes: [makeAthleteRow(), makeAthleteRow({ id: 377, Ime: 'Valent' })],
    total: 2,
    olympians: 2,
    numPages: 1,
  }),
};

async function openList(at = '/medalje', handlers: Handlers = {}) {
  const screen = await openScreen(<MedalListScreen />, {
    role: 'dokumenti',
    handlers: { ...DEFAULTS, ...handlers },
    at,
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sve medalje');
  return screen;
}

async function openMedal(handlers: Handlers = {}) {
  const screen = await openScreen(<MedalScreen />, {
    role: 'dokumenti',
    handlers: { ...DEFAULTS, getMedal: () => [makeMedal()], ...handlers },
    at: '/uredi-medalju/54',
    path: '/uredi-medalju/:id',
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dodaj medalju i natjecanje');
  return screen;
}

async function openNew(handlers: Handlers = {}) {
  return openScreen(<MedalScreen />, {
    role: 'dokumenti',
    handlers: { ...DEFAULTS, ...handlers },
    at: '/dodaj/medalje',
  });
}

test('the list is grouped by competition and counts what is shown', async () => {
  const { getByRole, getByText } = await openList();
  await expect.element(getByRole('status').first()).toMatchTextContent('3 medalje s 2 Igara');
  await expect.element(getByRole('status').first()).toMatchTextContent('1 zlatna');
  await expect.element(getByRole('row', { name: /^OI Pariz 2024/ })).toBeVisible();
  await expect.element(getByText('eng nedostaje')).toBeVisible();
  await expectShownWell();
  await getByRole('combobox', { name: 'Sport' }).selectOptions('Vaterpolo');
  await expect.element(getByRole('link', { name: '=Hrvatska', exact: true })).toBeVisible();
  await expect.element(getByRole('link', { name: /^Uredi: / })).toHaveLength(1);
  await expect.element(getByRole('status').first()).toMatchTextContent('1 medalja');
  await expect.element(getByRole('status').first()).toMatchTextContent('0 zlatnih');
});

test('each medal of the list is deleted after the specified question, and Vrati brings it back', async () => {
  let medals = MEDALS;
  const deleteMedals = vi.fn<NonNullable<Handlers['deleteMedals']>>(() => {
    medals = MEDALS.slice(1);
    return { message: 'Medalja je izbrisana.' };
  });
  const restoreMedals = vi.fn(() => ({ message: 'Medalja je vraćena.' }));
  const handlers = { listMedals: () => medals, deleteMedals, restoreMedals };
  const { getByRole, getByText } = await openList('/medalje', handlers);
  await getByRole('button', { name: 'Izbriši: Barbara Matić, OI Pariz 2024' }).click();
  const question = getByRole('dialog', { name: 'Jeste li sigurni da želite izbrisati?' });
  await expect.element(question).toMatchTextContent('Barbara Matić, OI Pariz 2024');
  await question.getByRole('button', { name: 'Izbriši medalju' }).click();
  await expect.element(getByText('Medalja je izbrisana.')).toBeVisible();
  expect(deleteMedals.mock.calls).toEqual([[{ body: { ids: [1] } }]]);
  await expect.element(getByRole('link', { name: 'Barbara Matić', exact: true })).not.toBeInTheDocument();
  await getByRole('button', { name: 'Vrati' }).click();
  await expect.poll(() => restoreMedals.mock.calls).toEqual([[{ body: { ids: [1] } }]]);
});

test.each([
  ['natjecanje=ZOI+Soči+2014', 3],
  ['godina=2014', 3],
  ['sport=Judo', 1],
  ['medalja=srebro', 2],
  ['nedostaje=nastup', 3],
  ['trazi=70+kg', 1],
  ['trazi=kostelic', 3],
  ['trazi=hrvatska', 2],
])('the address %s leaves one medal', (address, id) => {
  const found = findRows(MEDALS, medalListAddress.read(new URLSearchParams(address)), medalFinding);
  expect(found.map((medal) => medal.id)).toEqual([id]);
});

test('the export holds what is shown, and formulas stay text', async () => {
  const { getByRole } = await openList('/medalje?natjecanje=OI+Pariz+2024');
  const saved = savedFile();
  await getByRole('button', { name: 'Izvezi CSV' }).click();
  const text = await saved();
  expect(text).toContain('OI Pariz 2024;Zlato;;Barbara Matić;Judo;do 70 kg;4;10\r\n');
  expect(text).toContain(";Srebro;'=Hrvatska;");
  expect(text).not.toContain('Soči');
});

test('a medal is complete or is not sent, with the specified sentence and each missing field', async () => {
  const createMedal = vi.fn<NonNullable<Handlers['createMedal']>>();
  const { getByRole, getByText } = await openNew({ createMedal });
  await getByRole('button', { name: /^Dodaj medalju/ }).click();
  await expect.element(getByText('Molimo Vas unesite sve podatke!')).toBeVisible();
  for (const missing of ['sportaša', 'zlato, srebro ili broncu', 'hrvatsku stranicu']) {
    await expect.element(getByText(`Odaberite ${missing}.`).first()).toBeVisible();
  }
  expect(createMedal).not.toHaveBeenCalled();
});

test('a medal is added; its sport follows the first athlete, and the next one begins with the same Games', async () => {
  const answer = { message: 'Medalja je spremljena.', id: 60 };
  const createMedal = vi.fn<NonNullable<Handlers['createMedal']>>(() => answer);
  const { getByRole } = await openNew({ createMedal });
  const athlete = getByRole('combobox', { name: 'Odaberi sportaša' });
  await athlete.click();
  await athlete.fill('sinkovic');
  await getByRole('option', { name: /Sinković Martin/ }).click();
  await expect.element(getByRole('combobox', { name: 'Sport' })).toHaveValue('Veslanje');
  await athlete.click();
  await expect
    .element(getByRole('option', { name: /Sinković Martin.*već odabran/ }))
    .toHaveAttribute('data-combobox-disabled');
  await getByRole('option', { name: /Sinković Valent/ }).click();
  await getByRole('radio', { name: 'Zlato' }).click();
  await getByRole('combobox', { name: 'Natjecanje' }).fill('OI Pariz 2024');
  await expect.element(getByRole('region', { name: 'Medalje: OI Pariz 2024' })).toMatchTextContent('Barbara Matić');
  for (const name of ['Odaberi stranicu za prikaz hr', 'Odaberi stranicu za prikaz eng']) {
    await getByRole('combobox', { name, exact: true }).click();
    await getByRole('option', { name: 'Odličja - 4' }).click();
  }
  await getByRole('button', { name: 'Dodaj, pa nova s istih Igara' }).click();
  await expect
    .poll(() => createMedal.mock.lastCall?.[0].body)
    .toMatchObject({
      tim: 0,
      timVal: '',
      medalja: 1,
      sport: 'Veslanje',
      natjecanje: 'OI Pariz 2024',
      page_id: 4,
      page_id_eng: 4,
      ime_prezime: '[{"id":376,"name":"Martin Sinković"},{"id":377,"name":"Valent Sinković"}]',
    });
  await expect.element(getByRole('combobox', { name: 'Natjecanje' })).toHaveValue('OI Pariz 2024');
  await expect.element(getByRole('combobox', { name: 'Sport' })).toHaveValue('');
  await expect.element(getByRole('switch', { name: 'Tim' })).toHaveFocus();
});

test('a medal that is the result of a start begins with what the start says', async () => {
  const start = makeEditedStart({ games: 'OI Pariz 2024', sport: 'Judo', event: 'Do 63 kg', sex: 'Ž', medal: 1 });
  const { getByRole } = await openScreen(<MedalScreen />, {
    role: 'dokumenti',
    handlers: { ...DEFAULTS, listMedals: () => [makeMedal({ natjecanje: 'OI Paris 2024' })], getStart: () => start },
    at: '/dodaj/medalje?nastup=7',
  });
  await expect.element(getByRole('combobox', { name: 'Natjecanje' })).toHaveValue('OI Paris 2024');
  await expect.element(getByRole('combobox', { name: 'Sport' })).toHaveValue('Judo');
  await expect.element(getByRole('textbox', { name: /^Disciplina/ })).toHaveValue('do 63 kg, žene');
  await expect.element(getByRole('radio', { name: 'Zlato' })).toBeChecked();
  await expect.element(getByRole('listitem').filter({ hasText: 'Martin Sinković br. 376' })).toBeVisible();
  const page = getByRole('combobox', { name: 'Odaberi stranicu za prikaz hr', exact: true });
  await expect.element(page).toHaveValue('Odličja - 4');
});

test('a medal of a team takes at most nine clicks: its pages are those of the same Games, unless others are chosen', async () => {
  const createMedal = vi.fn<NonNullable<Handlers['createMedal']>>(() => ({ message: 'Spremljeno.', id: 60 }));
  const { getByRole } = await openNew({ createMedal, getMedal: () => [makeMedal({ id: 60 })] });
  const games = getByRole('combobox', { name: 'Natjecanje' });
  const croatian = getByRole('combobox', { name: 'Odaberi stranicu za prikaz hr', exact: true });
  let clicks = 0;
  const count = () => {
    clicks += 1;
  };
  document.addEventListener('pointerdown', count);
  await getByRole('switch', { name: 'Tim' }).click();
  const team = getByRole('textbox', { name: 'Unesi tim' });
  await team.click();
  await team.fill('Hrvatska');
  await getByRole('radio', { name: 'Bronca' }).click();
  await getByRole('combobox', { name: 'Sport' }).click();
  await getByRole('option', { name: 'Veslanje' }).click();
  await games.click();
  await getByRole('option', { name: 'OI Pariz 2024' }).click();
  await expect.element(croatian).toHaveValue('Odličja - 4');
  await getByRole('button', { name: /^Dodaj medalju/ }).click();
  await expect.poll(() => createMedal.mock.lastCall?.[0].body).toMatchObject({ page_id: 4, page_id_eng: 10 });
  document.removeEventListener('pointerdown', count);
  expect(clicks).toBeLessThanOrEqual(9);
});

test('other Games bring other pages, and a page that the user chose stays', async () => {
  const { getByRole } = await openNew({
    listMedals: () => [...MEDALS, makeMedal({ id: 9, natjecanje: 'OI Rio 2016', page_id: 5, page_id_eng: 5 })],
  });
  const games = getByRole('combobox', { name: 'Natjecanje' });
  const english = getByRole('combobox', { name: 'Odaberi stranicu za prikaz eng', exact: true });
  const croatian = getByRole('combobox', { name: 'Odaberi stranicu za prikaz hr', exact: true });
  await games.fill('OI Rio 2016');
  await expect.element(croatian).toHaveValue('Povijest - 5');
  await english.click();
  await getByRole('option', { name: 'Odličja - 4' }).click();
  await games.fill('OI Pariz 2024');
  await expect.element(croatian).toHaveValue('Odličja - 4');
  await expect.element(english).toHaveValue('Odličja - 4');
  await games.fill('OI Pariz');
  await expect.element(croatian).toHaveValue('');
});

test('a medal that is there already is added only after it is said that there are two', async () => {
  const createMedal = vi.fn<NonNullable<Handlers['createMedal']>>(() => ({
    message: 'Medalja je spremljena.',
    id: 60,
  }));
  const { getByRole } = await openNew({ createMedal, getMedal: () => [makeMedal({ id: 60 })] });
  await getByRole('switch', { name: 'Tim' }).click();
  await getByRole('textbox', { name: 'Unesi tim' }).fill('=hrvatska');
  await getByRole('radio', { name: 'Srebro' }).click();
  await getByRole('combobox', { name: 'Sport' }).fill('Vaterpolo');
  await getByRole('combobox', { name: 'Natjecanje' }).fill('OI Pariz 2024');
  await getByRole('textbox', { name: /^Disciplina/ }).fill('dvojac bez kormilara');
  const tick = getByRole('checkbox', { name: 'Ovo je druga medalja' });
  await expect
    .element(getByRole('link', { name: '=Hrvatska, OI Pariz 2024' }))
    .toHaveAttribute('href', '/uredi-medalju/2');
  await tick.click();
  await getByRole('combobox', { name: 'Sport' }).fill('Rukomet');
  expect(tick.elements()).toEqual([]);
  await getByRole('combobox', { name: 'Sport' }).fill('Vaterpolo');
  await expect.element(tick).toBeChecked();
  for (const name of ['Odaberi stranicu za prikaz hr', 'Odaberi stranicu za prikaz eng']) {
    await getByRole('combobox', { name, exact: true }).click();
    await getByRole('option', { name: 'Odličja - 4' }).click();
  }
  await getByRole('button', { name: /^Dodaj medalju/ }).click();
  await expect.poll(() => createMedal.mock.lastCall?.[0].body.other_medal).toBe(1);
});

test('typing a name and Enter adds the first athlete, and the same one is not added twice', async () => {
  const { getByRole, getByText } = await openNew();
  await getByRole('combobox', { name: 'Odaberi sportaša' }).click();
  await userEvent.keyboard('sink');
  const first = getByRole('option', { name: /Sinković Martin/ });
  await expect.element(first).toHaveAttribute('data-combobox-selected', 'true');
  await userEvent.keyboard('{Enter}');
  const chosen = getByRole('listitem');
  await expect.element(chosen).toHaveLength(1);
  await expect.element(chosen).toMatchTextContent('Martin Sinković br. 376');
  await userEvent.keyboard('sink');
  await expect.element(getByRole('option', { name: /već odabran/ })).toBeVisible();
  await expect.element(getByText('↓ ↑ bira, Enter dodaje')).toBeVisible();
  await page.viewport(360, 780);
  await expect.element(getByText('↓ ↑ bira, Enter dodaje')).not.toBeInTheDocument();
  const second = getByRole('option', { name: /Sinković Valent/ });
  await expect.element(second).toHaveAttribute('data-combobox-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveLength(2);
  await expect.element(chosen.nth(1)).toMatchTextContent('Valent Sinković br. 377');
  await getByRole('button', { name: 'Ukloni: Martin Sinković' }).click();
  await expect.element(chosen).toHaveLength(1);
});

test('the athletes and the medals of the same Games say when they failed to load', async () => {
  const fail = () => refuse(500, { message: 'Baza ne radi.' });
  const findAthletes = vi.fn<NonNullable<Handlers['findAthletes']>>(fail);
  const { getByRole, getByText } = await openNew({ findAthletes, listMedals: fail });
  await expect.element(getByText(/^Kad upišete natjecanje/)).toBeVisible();
  await getByRole('combobox', { name: 'Natjecanje' }).fill('OI Pariz 2024');
  await expect.element(getByText(/^Medalje s istih Igara nisu učitane/)).toBeVisible();
  await expect.element(getByText(/^Popis sportaša nije učitan/)).toBeVisible();
  const calls = findAthletes.mock.calls.length;
  await getByRole('button', { name: /Pokušaj/ })
    .first()
    .click();
  await expect.poll(() => findAthletes.mock.calls.length).toBe(calls + 1);
});

test('switching the team off and on again keeps what was picked', async () => {
  const { getByRole } = await openMedal();
  const team = getByRole('switch', { name: 'Tim' });
  await team.click();
  await getByRole('textbox', { name: 'Unesi tim' }).fill('Hrvatska');
  await expect.element(getByRole('listitem').filter({ hasText: 'Martin Sinković' })).toBeVisible();
  await expectShownWell();
  await team.click();
  expect(getByRole('textbox', { name: 'Unesi tim' }).elements()).toEqual([]);
  await team.click();
  await expect.element(getByRole('textbox', { name: 'Unesi tim' })).toHaveValue('Hrvatska');
});

test('an existing medal is saved by its own word, with its version, and deleted after the specified question', async () => {
  const updateMedal = vi.fn<NonNullable<Handlers['updateMedal']>>(() => SAVED);
  const { getByRole, getByText } = await openMedal({ updateMedal });
  expect(getByText(/Nova medalja/).query()).toBeNull();
  const addStart = getByRole('link', { name: 'Dodaj nastup' });
  await expect.element(addStart).toHaveAttribute('href', '/dodaj-nastup?medalja=54');
  await getByRole('textbox', { name: /^Disciplina/ }).fill('dvojac na pariće');
  await getByRole('button', { name: /^Ažuriraj/ }).click();
  await expect.element(getByText('Medalja je spremljena.')).toBeVisible();
  await getByRole('button', { name: 'Izbriši medalju' }).click();
  const question = getByRole('dialog', { name: 'Jeste li sigurni da želite izbrisati?' });
  await expect.element(question).toMatchTextContent('Martin Sinković, OI Pariz 2024');
  expect(updateMedal.mock.lastCall).toMatchObject([{ body: { id: 54, version: 2, disciplina: 'dvojac na pariće' } }]);
});

test('the pages are narrowed by the year and month of their last change; the chosen one stays', async () => {
  const { getByRole } = await openMedal({ getMedal: () => [makeMedal({ start_id: 7 })] });
  await expect.element(getByRole('link', { name: 'Otvori nastup' })).toHaveAttribute('href', '/nastupi/7');
  const page = getByRole('combobox', { name: 'Odaberi stranicu za prikaz hr', exact: true });
  await expect.element(page).toHaveValue('Odličja - 4');
  await getByRole('combobox', { name: 'Odaberi stranicu za prikaz hr: Godina' }).selectOptions('2019');
  await expect.element(page).toHaveValue('Odličja - 4');
  await page.fill('');
  await expect.element(getByRole('option', { name: 'Povijest - 5' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await getByRole('combobox', { name: 'Odaberi stranicu za prikaz hr: Mjesec' }).selectOptions('04');
  await page.fill('povij');
  expect(getByRole('option', { name: 'Povijest - 5' }).elements()).toEqual([]);
});

test('a kept draft of a medal has the name of its athletes and its competition', () => {
  const draft = { ...medalForm.empty, winners: [{ id: 1, name: 'Barbara Matić' }], natjecanje: 'OI Pariz 2024' };
  expect(medalForm.titleOf?.(draft)).toBe('Barbara Matić, OI Pariz 2024');
  expect(medalForm.titleOf?.({ ...draft, tim: true, timVal: 'Hrvatska', natjecanje: '' })).toBe('Hrvatska');
  expect(medalForm.titleOf?.(medalForm.empty)).toBe('');
});
