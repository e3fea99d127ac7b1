import { KINDS } from '@baklja/contract/kinds';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { expectShownWell } from '#web/testing/expect-shown-well.ts';
import { openScreen } from '#web/testing/open-screen.ts';
import { makeAthlete, makeAthleteRow } from '#web/testing/records/make-athlete.ts';
import { makeStart } from '#web/testing/records/make-start.ts';
import { type Handlers, refuse } from '#web/testing/servers/fake-server.ts';
import { stopClock } from '#web/testing/stop-clock.ts';
import { AthleteListScreen } from './AthleteListScreen.tsx';
import { AthleteScreen } from './AthleteScreen.tsx';
import { describeSum } from './AthleteStarts.tsx';
import { athleteForm } from './athlete-form.ts';
import { athletesText } from './athletes.text.ts';

const OIB = '69435151530';
const SPORTS = [
  { id: 9, naziv: 'Veslanje' },
  { id: 3, naziv: 'Judo' },
];
const MEDAL = {
  id: 54,
  medalja: 1,
  natjecanje: 'OI Pariz 2024',
  sport: 'Veslanje',
  disciplina: 'dvojac',
  tim: false,
  start_id: null,
};
const SAVED = { message: 'Sportaš je spremljen.', version: 5, modified: '2026-11-21T13:32:00.000Z' };
const DEFAULTS: Handlers = { listSports: () => SPORTS, findNamesakes: () => [], listStartsOfAthlete: () => [] };

function openList(handlers: Handlers, at = '/sportasi') {
  return openScreen(<AthleteListScreen />, { role: 'sportasi', handlers: { ...DEFAULTS, ...handlers }, at });
}

async function openAthlete(handlers: Handlers = {}, role = 'superadmin') {
  const screen = await openScreen(<AthleteScreen />, {
    role,
    handlers: { ...DEFAULTS, getAthlete: () => [makeAthlete()], ...handlers },
    at: '/olimpijci/detalji/376',
    path: '/olimpijci/detalji/:id',
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Martin Sinković');
  return screen;
}

async function openNew(handlers: Handlers = {}, search = '') {
  const screen = await openScreen(<AthleteScreen />, {
    role: 'sportasi',
    handlers: { ...DEFAULTS, ...handlers },
    at: `/dodaj-sportasa${search}`,
  });
  return { ...screen, save: screen.getByRole('button', { name: 'Spremi', exact: true }) };
}

test('the list shows medals in words too, asks the server for what is typed and chosen, and counts alone on a phone', async () => {
  const findAthletes = vi.fn<NonNullable<Handlers['findAthletes']>>(() => ({
    athletes: [makeAthleteRow()],
    total: 491,
    olympians: 491,
    numPages: 5,
  }));
  const { getByRole, getByText, address } = await openList({ findAthletes });
  await expect.element(getByText('491 sportaš, 491 olimpijac')).toBeVisible();
  const row = getByRole('row').nth(1);
  await expect.element(row).toMatchTextContent('Sinković Martin');
  await expect.element(row).toMatchTextContent('3 zlatne, 1 srebrna');
  await expectShownWell();
  await getByRole('combobox', { name: 'Sport' }).selectOptions('Judo');
  await getByRole('combobox', { name: 'Aktivnost' }).selectOptions('Neaktivan');
  await getByRole('combobox', { name: 'Ime, prezime ili broj' }).fill('sin mar');
  await expect.poll(address).toBe('/sportasi?trazi=sin+mar&sport=3&aktivnost=neaktivni');
  await expect
    .poll(() => findAthletes.mock.lastCall?.[0])
    .toEqual({ query: { search: 'sin mar', sportid: 3, aktivan: '0', sort: 'name', order: 'asc', page: 1 } });
  await page.viewport(360, 800);
  await expect.element(getByText(', 491 olimpijac', { exact: true })).not.toBeVisible();
  const line = getByText('491 sportaš, 491 olimpijac').element().parentElement;
  expect(line?.scrollWidth).toBe(line?.clientWidth);
});

const MARICI = [
  makeAthleteRow({ id: 498, Ime: 'Blaž', Prezime: 'Marić', ime_sporta: 'Judo', EVB: '5512', category: 'VI' }),
  makeAthleteRow({ id: 500, Ime: 'Blaž', Prezime: 'Marić', ime_sporta: 'Košarka', EVB: '', category: null }),
  ...Array.from({ length: 9 }, (_, id) => makeAthleteRow({ id: id + 1, Ime: `Ivo ${id}`, Prezime: 'Marić' })),
];

async function openOffers() {
  const answer = Promise.withResolvers<void>();
  const findAthletes: Handlers['findAthletes'] = async ({ query }) => {
    if (query?.search) await answer.promise;
    const athletes = query?.search ? MARICI : [makeAthleteRow()];
    return { athletes, total: athletes.length, olympians: 1, numPages: 1 };
  };
  const screen = await openList({ findAthletes });
  const field = screen.getByRole('combobox', { name: 'Ime, prezime ili broj' });
  // The first frame would wait until the browser has found a place for it.
  expect(document.querySelector('[role="listbox"]')).toBeNull();
  await field.click();
  await userEvent.keyboard('mari');
  const rows = screen.getByRole('rowgroup').last().element();
  await expect.poll(() => getComputedStyle(rows).opacity).toBe('0.6');
  answer.resolve();
  const offers = screen.getByRole('listbox', { name: 'Ponuđeni sportaši' });
  await expect.element(offers).toBeVisible();
  await expect.poll(screen.address).toBe('/sportasi?trazi=mari');
  await expect.element(offers).not.toHaveAttribute('data-stale');
  return { ...screen, field, offers };
}

test('the search offers up to eight people, distinguished by sport, numbers and category, above the narrowed list', async () => {
  const { offers, getByRole, address } = await openOffers();
  const options = offers.getByRole('option');
  await expect.element(options).toHaveLength(8);
  await expect.element(options.nth(0)).toMatchTextContent('Marić BlažJudo, br. 498, EVB 5512kat. VI');
  await expect.element(options.nth(1)).toMatchTextContent('Marić BlažKošarka, br. 500');
  const marks = [...options.nth(1).element().querySelectorAll('mark')];
  expect(marks.map(({ textContent }) => textContent)).toEqual(['Mari']);
  await expect.element(getByRole('status').getByText('11 sportaša')).toBeVisible();
  await expect.poll(address).toBe('/sportasi?trazi=mari');
  await expectAccessible();
  await getByRole('button', { name: 'Prikaži svih 11 u popisu' }).click();
  await expect.element(offers).not.toBeInTheDocument();
  await expect.element(getByRole('row')).toHaveLength(12);
});

test.each([
  [1, 'Prikaži u popisu'],
  [2, 'Prikaži sva 2 u popisu'],
  [1005, 'Prikaži svih 1.005 u popisu'],
])('below %d offered people the button says %s', (total, words) => {
  expect(athletesText.showAll(total)).toBe(words);
});

test('Escape and Enter close the offer and stay in the list', async () => {
  const { field, offers, address } = await openOffers();
  for (const [key, next] of [
    ['{Escape}', 'ć'],
    ['{Enter}', '{Backspace}'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(offers).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    expect(address()).toMatch(/^\/sportasi\?trazi=mari/);
    await userEvent.keyboard(next);
    await expect.element(offers).toBeVisible();
  }
  await expect.element(field).toHaveValue('mari');
});

test('arrows and Enter open an offered athlete', async () => {
  const { field, address } = await openOffers();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(field).toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/olimpijci/detalji/500');
});

test('every filter in the address narrows the list', async () => {
  const findAthletes = vi.fn<NonNullable<Handlers['findAthletes']>>(() => ({
    athletes: [makeAthleteRow()],
    total: 1,
    olympians: 1,
    numPages: 1,
  }));
  const { list } = KINDS.athlete.lacks.english;
  const at = `${list}&stranica=2&trazi=sin&sport=3&aktivnost=neaktivni&olimpijci=ne&poredak=azurirano&smjer=uzlazno`;
  const { getByRole } = await openList({ findAthletes }, at);
  await expect.element(getByRole('combobox', { name: 'Sport' })).toHaveValue('3');
  await expect.element(getByRole('combobox', { name: 'Aktivnost' })).toHaveValue('0');
  await expect.element(getByRole('combobox', { name: 'Olimpijac' })).toHaveValue('0');
  expect(findAthletes.mock.calls[0]?.[0].query).toEqual({
    page: 2,
    search: 'sin',
    sportid: 3,
    aktivan: '0',
    olimpijac: '0',
    lack: 'english',
    sort: 'modified',
    order: 'asc',
  });
});

const STARTS = [
  makeStart({ id: 4, medal: 3, is_pending: 1 }),
  makeStart({ id: 3, games: 'OI Tokio 2020', event: '' }),
  makeStart({ id: 2, games: 'OI London 2012', sport: 'Rukomet', event: 'Turnir', medal: 1 }),
];

test('an athlete shows starts, medals without a start and the category, and sends what was changed', async () => {
  const updateAthlete = vi.fn<NonNullable<Handlers['updateAthlete']>>(() => SAVED);
  const getAthlete = () => [makeAthlete({ medals: [MEDAL, { ...MEDAL, id: 55, start_id: 4 }] })];
  const handlers = { getAthlete, updateAthlete, listStartsOfAthlete: () => STARTS };
  const { getByRole, getByText } = await openAthlete(handlers);
  const starts = getByRole('region', { name: 'Nastupi', exact: true });
  const rows = starts.getByRole('link', { name: /OI / });
  await expect.element(rows.nth(0)).toMatchTextContent('BroncaOI Pariz 2024Bacanje diska, odluka u postupku');
  await expect.element(rows.nth(0)).toHaveAttribute('href', '/nastupi/4');
  await expect.element(rows.nth(1)).toMatchTextContent('–OI Tokio 2020Discus Throw (engl.)');
  await expect.element(rows.nth(2)).toMatchTextContent('ZlatoOI London 2012Rukomet');
  await expect.element(starts).toMatchTextContent('Za Hrvatsku, od 2012. do 2024. 1 zlato i 1 bronca.');
  await expect
    .element(starts.getByRole('link', { name: 'Dodaj nastup' }))
    .toHaveAttribute('href', '/dodaj-nastup?sportas=376');
  await expect.element(getByText('Računa se iz nastupa: 3.')).toBeVisible();
  const medals = getByRole('region', { name: 'Medalje bez nastupa' }).getByRole('link', { name: /^Uredi medalju/ });
  await expect.element(medals).toHaveLength(1);
  await expect.element(medals).toHaveAttribute('href', '/uredi-medalju/54');
  await expect.element(getByText('Kategorija I')).toBeVisible();
  await expect.element(getByText(/Sportaš s nastupima i medaljama ne može se izbrisati/)).toBeVisible();
  await expectShownWell();
  expect(getByRole('button', { name: 'Izbriši sportaša' }).elements()).toEqual([]);
  await getByRole('textbox', { name: /^EVB/ }).fill('78');
  await getByRole('combobox', { name: 'Sport' }).selectOptions('Judo');
  const before = new Date().toISOString();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(getByText('Sportaš je spremljen.')).toBeVisible();
  expect(updateAthlete.mock.lastCall?.[0].body).toEqual({
    id: 376,
    version: 4,
    Ime: 'Martin',
    Prezime: 'Sinković',
    sportid: 3,
    EVB: '78',
    oib: '',
    slika: '',
    olimpijac: 1,
    aktivan: 1,
    tekst: '<p>Veslač.</p>',
    tekst_eng: '',
    olimpijac_reason: '',
    olympedia_id: '',
    wikidata_id: '',
    azurirano: expect.stringMatching(/^2.*Z$/),
  });
  expect(String(updateAthlete.mock.lastCall?.[0].body.azurirano) >= before).toBe(true);
});

test('who may not write medals sees them and the starts without links', async () => {
  const getAthlete = () => [makeAthlete({ medals: [{ ...MEDAL, natjecanje: 'EI Baku 2015' }] })];
  const handlers = { getAthlete, listStartsOfAthlete: () => STARTS };
  const { getByRole, getByText } = await openAthlete(handlers, 'sportasi');
  await expect.element(getByText('EI Baku 2015')).toBeVisible();
  await expect.element(getByText('OI London 2012')).toBeVisible();
  for (const name of [/^Uredi medalju/, /OI London 2012/, 'Dodaj nastup']) {
    expect(getByRole('link', { name }).elements()).toEqual([]);
  }
});

test('only the starts for Croatia count medals where there are several committees', () => {
  const for_ = (committee: string, medal: number, games: string) => makeStart({ committee, medal, games });
  const starts = [for_('CRO', 2, 'OI Barcelona 1992'), for_('YUG', 2, 'OI Seul 1988'), for_('YUG', 3, 'OI LA 1984')];
  expect(describeSum(starts)).toBe(
    'Za Hrvatsku 1 nastup i 1 srebro, za Jugoslaviju 2 nastupa. Hrvatska bilanca broji samo nastup za Hrvatsku.',
  );
  expect(describeSum(starts.slice(0, 1))).toBe('Za Hrvatsku, 1992. 1 srebro.');
});

test('who started is made no Olympian only with a reason', async () => {
  const updateAthlete = vi.fn<NonNullable<Handlers['updateAthlete']>>(() => SAVED);
  const { getByRole, getByText } = await openAthlete({ listStartsOfAthlete: () => STARTS, updateAthlete });
  const olympian = getByRole('switch', { name: 'Olimpijac' });
  await expect.element(getByText('Računa se iz nastupa: 3.')).toBeVisible();
  await olympian.click();
  const dialog = getByRole('dialog', { name: 'Zašto nije olimpijac?' });
  await dialog.getByRole('button', { name: 'Nije olimpijac' }).click();
  await expect.element(dialog.getByText('Upišite razlog.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect.element(olympian).toBeChecked();
  await olympian.click();
  await dialog.getByRole('textbox', { name: 'Razlog' }).fill('Pogrešno upisan');
  await dialog.getByRole('button', { name: 'Nije olimpijac' }).click();
  await expect.element(getByRole('textbox', { name: 'Zašto nije olimpijac' })).toHaveValue('Pogrešno upisan');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .poll(() => updateAthlete.mock.lastCall?.[0].body)
    .toMatchObject({ olimpijac: 0, olimpijac_reason: 'Pogrešno upisan' });
});

test('a stored personal number is hidden until it is asked for, and again after half a minute', async () => {
  const { getByRole, container } = await openAthlete({ getAthlete: () => [makeAthlete({ oib: OIB })] });
  const field = getByRole('textbox', { name: /^OIB/ });
  await expect.element(field).toHaveValue('•••••••••••');
  await expect.element(field).toHaveAttribute('readonly');
  expect(container.innerHTML).not.toContain(OIB);
  const moveTo = stopClock();
  await getByRole('button', { name: 'Prikaži OIB' }).click();
  await expect.element(field).toHaveValue(OIB);
  await moveTo(30_000);
  await expect.element(field).toHaveValue('•••••••••••');
});

test('a kept draft holds no personal number, and restoring it changes none', async () => {
  const handlers: Handlers = { getAthlete: () => [makeAthlete({ oib: OIB })] };
  const first = await openAthlete(handlers);
  await first.getByRole('button', { name: 'Prikaži OIB' }).click();
  await first.getByRole('textbox', { name: /^OIB/ }).fill('94577403194');
  await first.getByRole('textbox', { name: /^EVB/ }).fill('99');
  await first.unmount();
  const kept = JSON.stringify(localStorage);
  expect(kept).toContain('99');
  expect(kept).not.toMatch(/69435151530|94577403194/);
  const updateAthlete = vi.fn<NonNullable<Handlers['updateAthlete']>>(() => SAVED);
  const { getByRole, getByText } = await openAthlete({ ...handlers, updateAthlete });
  await getByRole('button', { name: 'Vrati' }).click();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(getByText('Sportaš je spremljen.')).toBeVisible();
  expect(updateAthlete.mock.lastCall).toMatchObject([{ body: { EVB: '99', oib: OIB } }]);
});

test('a conflict over personal numbers asks without showing either', async () => {
  let athlete = makeAthlete({ oib: OIB });
  const updateAthlete = () => refuse(409, { message: 'Zastarjelo.', code: 'stale' });
  const { getByRole } = await openAthlete({ getAthlete: () => [athlete], updateAthlete });
  await getByRole('button', { name: 'Prikaži OIB' }).click();
  await getByRole('textbox', { name: /^OIB/ }).fill('94577403194');
  athlete = { ...athlete, oib: '00000000001', version: 9, modified_by: 7, modified_by_name: 'Marko Ćutuk' };
  await userEvent.keyboard('{Control>}s{/Control}');
  const dialog = getByRole('dialog');
  await expect
    .element(dialog.getByRole('radiogroup', { name: 'OIB' }))
    .toMatchTextContent('Promijenjeno; vrijednost se ovdje ne prikazuje.');
  expect(dialog.element().outerHTML).not.toMatch(/69435151530|94577403194|00000000001/);
});

test('a new athlete begins with the name that was searched; what is missing or wrong is said at its field', async () => {
  const { getByRole, getByText, save } = await openNew({}, '?naziv=Ana+Ani%C4%87');
  const names = [getByRole('textbox', { name: 'Ime', exact: true }), getByRole('textbox', { name: 'Prezime' })];
  await expect.element(names[0]!).toHaveValue('Ana');
  await expect.element(names[1]!).toHaveValue('Anić');
  for (const name of names) await name.fill('');
  await getByRole('textbox', { name: /^OIB/ }).fill('123');
  await userEvent.tab();
  await expect.element(getByText(/^OIB nije ispravan/).first()).toBeVisible();
  await save.click();
  for (const message of ['Unesite ime.', 'Unesite prezime.', 'Odaberite sport.']) {
    await expect.element(getByText(message)).toBeVisible();
  }
  await expect.element(getByText(/^OIB nije ispravan/).first()).toBeVisible();
});

test('a kept draft of an athlete has both names', () => {
  expect(athleteForm.titleOf?.({ ...athleteForm.empty, Ime: 'Ana', Prezime: 'Anić' })).toBe('Ana Anić');
});

const NAMESAKE = { id: 7, Ime: 'Marko', Prezime: 'Marić', ime_sporta: 'Judo', EVB: '12' };
const UNCONFIRMED = 'Potvrdite da je ovo druga osoba ili otvorite sportaša koji već postoji.';

/** A server with athletes of these names, in any case and with any marks; it refuses namesakes that are not confirmed. */
function makeNamesakes(...names: string[]) {
  const isTaken = ({ Ime, Prezime }: { Ime: string; Prezime: string }) => names.includes(`${Ime} ${Prezime}`);
  const createAthlete = vi.fn<NonNullable<Handlers['createAthlete']>>(({ body }) => {
    const errors = [{ field: 'other_person', message: UNCONFIRMED }];
    if (isTaken(body) && body.other_person === 0)
      return refuse(409, { message: UNCONFIRMED, code: 'namesake', errors });
    names.push(`${body.Ime} ${body.Prezime}`);
    return { message: 'Sportaš je spremljen.', id: 8 };
  });
  const findNamesakes = vi.fn<NonNullable<Handlers['findNamesakes']>>(({ query }) =>
    isTaken(query) ? [NAMESAKE] : [],
  );
  return { createAthlete, findNamesakes, getAthlete: () => [makeAthlete({ id: 8, Ime: 'Marko', Prezime: 'Maric' })] };
}

async function openNamed(server: ReturnType<typeof makeNamesakes>) {
  const screen = await openNew(server);
  const { getByRole } = screen;
  const lastName = getByRole('textbox', { name: 'Prezime' });
  await getByRole('combobox', { name: 'Sport' }).selectOptions('Judo');
  await getByRole('textbox', { name: 'Ime', exact: true }).fill('Marko');
  await lastName.fill('Maric');
  return { ...screen, lastName, tick: getByRole('checkbox', { name: 'Ovo je druga osoba' }) };
}

test('a new athlete with the name of another one is saved once it is said, for each name, that they are two people', async () => {
  const server = makeNamesakes('Marko Maric', 'Marko Horvat');
  const { getByRole, getByText, save, tick, lastName } = await openNamed(server);
  await expect.element(getByRole('link', { name: 'Marko Marić' })).toHaveAttribute('href', '/olimpijci/detalji/7');
  await expect.element(getByText('Judo, br. 7, EVB 12')).toBeVisible();
  await expectAccessible();
  await save.click();
  await expect.element(getByText(UNCONFIRMED).first()).toBeVisible();
  await tick.click();
  await lastName.fill('Horvat');
  await expect.element(tick).not.toBeChecked();
  await save.click();
  await expect.poll(() => server.createAthlete.mock.lastCall).toMatchObject([{ body: { other_person: 0 } }]);
  await lastName.fill('Maric');
  await expect.element(tick).toBeChecked();
  await save.click();
  await expect
    .poll(() => server.createAthlete.mock.lastCall)
    .toMatchObject([{ body: { Ime: 'Marko', Prezime: 'Maric', sportid: 3, other_person: 1 } }]);
});

test('after an athlete is added the form is empty again without a namesake, and the message opens the athlete', async () => {
  const server = makeNamesakes();
  const { getByRole, getByText, save, lastName, tick, address } = await openNamed(server);
  const croatian = getByRole('textbox', { name: 'Hrvatski' });
  await croatian.fill('Judašica.');
  await expect.poll(() => server.findNamesakes).toHaveBeenCalled();
  const asked = server.findNamesakes.mock.calls.length;
  await save.click();
  await expect.element(getByText('Sportaš je spremljen.')).toBeVisible();
  await expect.element(lastName).toHaveValue('');
  expect(tick.elements()).toEqual([]);
  expect(server.findNamesakes).toHaveBeenCalledTimes(asked);
  await expect.element(croatian).toHaveTextContent('');
  await expect.element(getByRole('textbox', { name: 'Ime', exact: true })).toHaveFocus();
  await getByRole('button', { name: 'Otvori' }).click();
  await expect.poll(address).toBe('/olimpijci/detalji/8');
});

test('a save that is faster than the search for namesakes is refused too, and then asks', async () => {
  const server = makeNamesakes('Marko Maric');
  const { findNamesakes } = server;
  const search = Promise.withResolvers<void>();
  const slow: typeof findNamesakes = vi.fn<NonNullable<Handlers['findNamesakes']>>(async (input) => {
    await search.promise;
    return findNamesakes(input);
  });
  const { save, tick } = await openNamed({ ...server, findNamesakes: slow });
  await save.click();
  await expect.poll(() => server.createAthlete.mock.lastCall).toMatchObject([{ body: { other_person: 0 } }]);
  expect(tick.elements()).toEqual([]);
  search.resolve();
  await expect.element(tick).toBeVisible();
  await expect.element(tick).not.toBeChecked();
});

test('the portrait is 3:4 at every width, with its name and links next to no field; sport records have a question of their own', async () => {
  const { getByRole } = await openAthlete({ getAthlete: () => [makeAthlete({ slika: 'images/judo-pojas.jpg' })] });
  const section = getByRole('region', { name: 'Slika' });
  await expect.element(section.getByText('judo-pojas.jpg')).toBeVisible();
  for (const [width, pictureWidth] of [
    [360, 96],
    [768, 168],
    [1440, 168],
  ] as const) {
    await page.viewport(width, 900);
    const picture = section.element().querySelector('img, span[class*=none]')!.getBoundingClientRect();
    expect([picture.width, Math.round(picture.height)]).toEqual([pictureWidth, (pictureWidth * 4) / 3]);
    const first = getByRole('textbox', { name: 'Ime', exact: true }).element().getBoundingClientRect();
    const link = section.getByRole('button', { name: 'Ukloni' }).element().getBoundingClientRect();
    expect(link.right <= first.left || link.bottom <= first.top).toBe(true);
  }
  await getByRole('button', { name: 'Izbriši sportaša' }).click();
  const question = getByRole('dialog', { name: 'Jeste li sigurni da želite izbrisati?' });
  await expect.element(question).toMatchTextContent('Martin Sinković');
});
