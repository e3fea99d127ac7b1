import { auditLogRoutes } from '@baklja/contract/features/accounts/audit-log';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { eventRoutes, gamesRoutes } from '@baklja/contract/features/sport/games';
import { medalRoutes } from '@baklja/contract/features/sport/medals';
import { pastedStartRoutes, type Start, startsRoutes } from '@baklja/contract/features/sport/starts';
import { DECISIONS_LIMIT, PASTED_STARTS_LIMIT } from '@baklja/contract/limits';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makeAthlete, makeMedal, makeSport } from '../../../testing/records/make-athlete.ts';
import { makeEvent, makeGames, makeStart } from '../../../testing/records/make-start.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const as = 'olimp';

describe.each(DATABASE_NAMES)('starts at Games on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let count = 0;
  let games: number;
  let discus: number;
  let pair: number;
  let sandra: number;
  let martin: number;
  let valent: number;

  beforeAll(async () => {
    const { database } = testApp.dependencies;
    for (const sport of ['Atletika', 'Veslanje', 'Rukomet']) await makeSport(database, sport);
    sandra = await makeAthlete(database, { Ime: 'Sandra', Prezime: 'Perković' });
    martin = await makeAthlete(database, { Ime: 'Martin', Prezime: 'Sinković' });
    valent = await makeAthlete(database, { Ime: 'Valent', Prezime: 'Sinković' });
  });

  /** Games of their own for each test. */
  beforeEach(async () => {
    const { database } = testApp.dependencies;
    count += 1;
    const days = { opens: `${1900 + count}-07-26`, closes: `${1900 + count}-08-11` };
    games = await makeGames(database, { name: `OI Proba ${count}`, year: 1900 + count, ...days });
    discus = await makeEvent(database, { games_id: games });
    pair = await makeEvent(database, { games_id: games, sport: 'Veslanje', name: 'Dvojac', is_team: 1 });
  });

  const bodyOf = (athletes: number[], change: object = {}) => ({
    event_id: discus,
    athletes: athletes.map((athlete_id) => ({ athlete_id })),
    ...change,
  });
  const create = (athletes: number[], change: object = {}) =>
    testApp.call(startsRoutes.createStart, { as, rawBody: bodyOf(athletes, change) });
  const make = async (athletes: number[], change: object = {}): Promise<number> =>
    (await create(athletes, change)).json().id;
  const read = async (id: number) => (await testApp.call(startsRoutes.getStart, { as, params: { id } })).json();
  const startsOf = async (on?: string): Promise<Start[]> =>
    (await testApp.call(startsRoutes.listStartsOfGames, { params: { id: games }, query: on ? { on } : {} })).json();
  const decide = (id: number, change: object = {}) => {
    const rawBody = { day: `${1900 + count}-09-01`, body: 'MOO', medal: null, ...change };
    return testApp.call(startsRoutes.addDecision, { as, params: { id }, rawBody });
  };
  const tallyOf = async (query: object = {}) =>
    (await testApp.call(startsRoutes.getTally, { query: { games, ...query } })).json();
  const refusalOf = (answer: { statusCode: number; json: () => { message: string; errors?: { field: string }[] } }) => {
    const { message, errors = [] } = answer.json();
    return [answer.statusCode, message, ...errors.map(({ field }) => field)];
  };
  const olympianOf = async (id: number): Promise<number> =>
    (await testApp.call(athleteRoutes.getAthlete, { params: { id } })).json()[0].olimpijac;

  test('a crew is one start of several athletes, in their order, with what each did in it', async () => {
    const athletes = [
      { athlete_id: valent, role: 'kormilar' },
      { athlete_id: martin, took_part: 0 },
    ];
    const id = (await create([], { event_id: pair, athletes, place: 4, day: `${1900 + count}-08-01` })).json().id;
    expect(await read(id)).toMatchObject({
      games: `OI Proba ${count}`,
      ...{ sport: 'Veslanje', event: 'Dvojac', is_team: 1, committee: 'CRO', status: 'started' },
      ...{ place: 4, medal: null, is_pending: 0, first_medal: null, medal_id: null, decisions: [], version: 1 },
      athletes: [
        { athlete_id: valent, name: 'Valent Sinković', role: 'kormilar', took_part: 1 },
        { athlete_id: martin, name: 'Martin Sinković', role: '', took_part: 0 },
      ],
    });
    const [first] = await startsOf();
    expect(first).not.toHaveProperty('source');
    const change = { ...bodyOf([martin, valent], { event_id: pair }), id, version: 1 };
    expect((await testApp.call(startsRoutes.updateStart, { as, rawBody: change })).json()).toMatchObject({
      version: 2,
    });
    expect((await read(id)).athletes.map(({ took_part }: { took_part: number }) => took_part)).toEqual([1, 1]);
  });

  test('Games list counts each athlete once and each start of a crew twice, for the own committee', async () => {
    await make([martin, valent], { event_id: pair, medal: 1 });
    await make([sandra], { medal: 3, committee: 'YUG' });
    const mixed = await makeEvent(testApp.dependencies.database, { games_id: games, name: 'Štafeta', is_team: 1 });
    await make([martin, sandra], { event_id: mixed, status: 'did-not-start' });
    const { games: all } = (await testApp.call(gamesRoutes.listGames, {})).json();
    const counts = { athletes: 2, starts: 2, gold: 1, silver: 0, bronze: 0 };
    expect(all.find(({ id }: { id: number }) => id === games)).toMatchObject(counts);
  });

  test.each([
    ['an athlete twice in a crew', () => create([martin, martin], { event_id: pair }), 400, 'dvaput u istoj posadi'],
    ['a crew without members', () => create([], { event_id: pair }), 400, ''],
    ['two athletes in one start of an event for one', () => create([martin, valent]), 400, 'svoj nastup'],
    ['a day outside the Games', () => create([sandra], { day: '2024-12-24' }), 400, 'nije u trajanju Igara'],
    ['a day that is none', () => create([sandra], { day: '1901-02-30' }), 400, 'Podaci nisu ispravni.'],
    ['an unknown event', () => create([sandra], { event_id: 999_999 }), 400, 'Ta disciplina ne postoji.'],
    ['an unknown athlete', () => create([999_999]), 400, 'više ne postoje'],
    ['a committee that is no code', () => create([sandra], { committee: 'Hrvatska' }), 400, ''],
    [
      'a crew of which no one competed',
      () => create([], { athletes: [{ athlete_id: sandra, took_part: 0 }] }),
      400,
      'mora nastupiti',
    ],
  ])('refuses %s', async (_name, call, status, text) => {
    const answer = await call();
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringContaining(text)]);
    expect(await startsOf()).toEqual([]);
  });

  test('an athlete has one start in an event, also when two people enter it at once; several crews may start', async () => {
    const answers = await Promise.all([create([sandra]), create([sandra]), create([sandra])]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)!;
    expect(refusalOf(refused)).toEqual([409, 'Sandra Perković u toj disciplini već ima nastup.', 'athletes']);
    await make([martin], { event_id: pair });
    await make([valent], { event_id: pair });
    expect(await startsOf()).toHaveLength(3);
  });

  test('a start makes Olympians, and a tick against it asks for a reason, which the log keeps', async () => {
    const { database } = testApp.dependencies;
    const [ana, eva] = [await makeAthlete(database, { Ime: 'Ana' }), await makeAthlete(database, { Ime: 'Eva' })];
    await make([ana], { committee: 'YUG' });
    await make([eva], { status: 'did-not-start' });
    expect([await olympianOf(ana), await olympianOf(eva)]).toEqual([1, 0]);

    const { sportid } = (await testApp.call(athleteRoutes.getAthlete, { params: { id: ana } })).json()[0];
    const rawBody = { id: ana, Ime: 'Ana', Prezime: 'Kolak', sportid, olimpijac: 0 };
    const refused = await testApp.call(athleteRoutes.updateAthlete, { as, rawBody });
    expect(refusalOf(refused)).toEqual([
      ...[409, 'Sportaš ima nastup na Igrama. Upišite zašto nije olimpijac.', 'olimpijac_reason'],
    ]);
    expect(await olympianOf(ana)).toBe(1);
    const olimpijac_reason = 'Nastup u pokaznom sportu.';
    await testApp.call(athleteRoutes.updateAthlete, { as, rawBody: { ...rawBody, olimpijac_reason } });
    expect(await olympianOf(ana)).toBe(0);
    const log = (await testApp.call(auditLogRoutes.listAuditLog, { as: 'superadmin', query: {} })).body;
    expect(log).toContain(olimpijac_reason);
    const deleted = await testApp.call(athleteRoutes.deleteAthlete, { as, params: { id: ana } });
    expect(refusalOf(deleted)).toEqual([409, expect.stringContaining('Koristi ga 1 nastup')]);
  });

  test('decisions change the medal from their day on, and never what was before', async () => {
    const year = 1900 + count;
    const id = await make([sandra], { medal: 1, day: `${year}-08-02` });
    expect((await decide(id, { pending: 1, day: `${year}-08-20` })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ medal: 1, is_pending: 1 });
    await decide(id, { medal: 2, day: `${year}-09-01` });
    await decide(id, { medal: null, day: `${year}-10-01` });
    const { decisions, first_medal, medal, is_pending } = await read(id);
    expect([first_medal, medal, is_pending]).toEqual([1, null, 0]);
    const medals = decisions.map((one: { medal_before: number; medal: number }) => [one.medal_before, one.medal]);
    expect(medals).toEqual([
      [2, null],
      [1, 2],
      [1, null],
    ]);
    const days = ['08-01', '08-02', '08-31', '09-30', '10-01'].map((day) => `${year}-${day}`);
    const golds = await Promise.all(days.map((on) => tallyOf({ on })));
    expect(golds.map(({ gold, silver, total }) => [gold, silver, total])).toEqual([
      ...[
        [0, 0, 0],
        [1, 0, 1],
        [1, 0, 1],
        [0, 1, 1],
        [0, 0, 0],
      ],
    ]);
    expect((await startsOf(`${year}-09-30`))[0]).toMatchObject({ medal: 2 });
    const rawBody = { ...bodyOf([sandra], { medal: 3 }), id };
    expect(refusalOf(await testApp.call(startsRoutes.updateStart, { as, rawBody }))).toEqual([
      ...[409, 'O ovoj medalji već postoji odluka. Medalju mijenja samo nova odluka.', 'medal'],
    ]);
    expect((await testApp.call(startsRoutes.updateStart, { as, rawBody: { ...rawBody, medal: 1 } })).statusCode).toBe(
      200,
    );
    expect((await read(id)).medal).toBeNull();
  });

  test('decisions stay when a start is deleted and comes back', async () => {
    const id = await make([sandra], { medal: 1 });
    await decide(id, { medal: 2 });
    await testApp.call(startsRoutes.deleteStart, { as, params: { id } });
    await testApp.call(startsRoutes.restoreStarts, { as, body: { ids: [id] } });
    expect(await read(id)).toMatchObject({ first_medal: 1, medal: 2, decisions: [{ body: 'MOO', medal: 2 }] });
  });

  test('a start has no more decisions than the limit, also when they come at once, and none of a later day', async () => {
    const id = await make([sandra], { medal: 1 });
    for (let added = 1; added < DECISIONS_LIMIT; added += 1) await decide(id);
    const last = await Promise.all([decide(id), decide(id)]);
    expect(last.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const other = await make([martin]);
    expect(refusalOf(await decide(other, { day: '2026-11-22' }))).toEqual([400, expect.any(String), 'day']);
    expect(refusalOf(await decide(other, { body: ' ' }))).toEqual([...[400, 'Unesite dan i tko je odlučio!', 'body']]);
  });

  test('the tally counts a crew once for the committee and once for each athlete, from the closing of the Games', async () => {
    await make([martin, valent], { event_id: pair, medal: 1 });
    await make([sandra], { medal: 3, committee: 'YUG' });
    const one = { gold: 1, silver: 0, bronze: 0, total: 1 };
    const none = { gold: 0, silver: 0, bronze: 0, total: 0 };
    expect(await tallyOf()).toEqual(one);
    expect([await tallyOf({ athlete: martin }), await tallyOf({ athlete: valent })]).toEqual([one, one]);
    expect([await tallyOf({ sport: 'Veslanje' }), await tallyOf({ sport: 'Atletika' })]).toEqual([one, none]);
    expect(await tallyOf({ committee: 'YUG' })).toEqual({ ...none, bronze: 1, total: 1 });
    const later = await make([sandra], { event_id: pair });
    for (const medal of [3, 2]) await decide(later, { medal });
    const now = { gold: 1, silver: 1, bronze: 0, total: 2 };
    expect([await tallyOf(), await tallyOf({ on: `${1900 + count}-08-31` })]).toEqual([now, one]);
    const closes = `${1900 + count}-08-11`;
    const before = `${1900 + count}-08-10`;
    expect([await tallyOf({ on: before }), await tallyOf({ on: closes })]).toEqual([none, one]);
  });

  test('a start is linked with the medal of the specified list, whichever is made first', async () => {
    const { database } = testApp.dependencies;
    const natjecanje = `OI Drugi naziv ${1900 + count}`;
    const first = await make([martin, valent], { event_id: pair, medal: 2 });
    const won = { natjecanje, sport: 'Veslanje', medalja: 2, athletes: [martin, valent] };
    const medal = await makeMedal(database, won);
    expect((await read(first)).medal_id).toBe(medal);
    const later = await makeMedal(database, { natjecanje, sport: 'Atletika', medalja: 3, athletes: [sandra] });
    const second = await make([sandra], { medal: 3 });
    expect((await read(second)).medal_id).toBe(later);
    expect((await read(first)).version).toBe(1);
    const shown = await testApp.call(medalRoutes.getMedal, { params: { id: medal } });
    expect(shown.body).not.toContain('start');
    await testApp.call(medalRoutes.deleteMedal, { as, params: { id: medal } });
    expect((await read(first)).medal_id).toBeNull();
    await testApp.call(medalRoutes.restoreMedals, { as, body: { ids: [medal] } });
    expect((await read(first)).medal_id).toBe(medal);
    await testApp.call(startsRoutes.deleteStart, { as, params: { id: first } });
    await testApp.call(startsRoutes.restoreStarts, { as, body: { ids: [first] } });
    expect((await read(first)).medal_id).toBe(medal);
    const event = { id: pair, games_id: games, name: 'Dvojac', sex: 'M' as const };
    await testApp.call(eventRoutes.updateEvent, { as, body: { ...event, sport: 'Rukomet' } });
    expect((await read(first)).medal_id).toBeNull();
    await testApp.call(eventRoutes.updateEvent, { as, body: { ...event, sport: 'Veslanje' } });
    expect((await read(first)).medal_id).toBe(medal);
  });

  test('events of Games have a name, once for each sex; those in which someone started stay', async () => {
    const event = { games_id: games, sport: 'Atletika', name: 'Bacanje DISKA', sex: 'M' as const };
    const add = (change: object) => testApp.call(eventRoutes.createEvent, { as, body: { ...event, ...change } });
    expect(refusalOf(await add({}))).toEqual([409, 'Ta disciplina već postoji na tim Igrama.', 'name']);
    expect((await add({ sex: 'Ž' })).statusCode).toBe(200);
    expect(refusalOf(await add({ name: ' ' }))).toEqual([400, 'Unesite sport i disciplinu!', 'name']);
    expect(refusalOf(await add({ games_id: 999_999 }))).toEqual([400, 'Te Igre ne postoje.', 'games_id']);
    const list = (await testApp.call(eventRoutes.listEvents, { as, query: { games } })).json();
    expect(list.map(({ name, sex }: { name: string; sex: string }) => `${name} ${sex}`)).toEqual([
      ...['Bacanje diska M', 'Bacanje DISKA Ž', 'Dvojac M'],
    ]);
    await make([sandra]);
    const refused = await testApp.call(eventRoutes.deleteEvent, { as, params: { id: discus } });
    expect(refusalOf(refused)[1]).toContain('Koristi je 1 nastup');
    const used = await testApp.call(eventRoutes.listEventReferences, { as, params: { id: discus } });
    expect(used.json().total).toBe(1);
    expect((await testApp.call(gamesRoutes.listGamesReferences, { as, params: { id: games } })).json().total).toBe(3);
    expect((await testApp.call(gamesRoutes.deleteGames, { as, params: { id: games } })).statusCode).toBe(409);
    const wrong = { id: games, name: `OI Proba ${count}`, year: 1900 + count, season: 'summer' as const };
    const body = { ...wrong, opens: '1999-02-02', closes: '1999-02-01' };
    expect(refusalOf(await testApp.call(gamesRoutes.updateGames, { as, body }))).toEqual([
      400,
      expect.any(String),
      'closes',
    ]);
    const created = await testApp.call(gamesRoutes.createGames, {
      as,
      body: { name: 'ZOI Iduće 2030', year: 2030, season: 'winter' },
    });
    expect(created.json()).toMatchObject({ message: 'Zapis o Igrama je spremljen.' });
  });

  test('starts of an athlete come with the newest Games first', async () => {
    const { database } = testApp.dependencies;
    const ana = await makeAthlete(database, { Ime: 'Ana' });
    const older = await makeGames(database, { name: `ZOI Stare ${count}`, year: 1890 });
    await make([ana], { event_id: await makeEvent(database, { games_id: older }) });
    await make([ana]);
    const answer = await testApp.call(startsRoutes.listStartsOfAthlete, { params: { id: ana } });
    expect(answer.json().map((start: Start) => start.games)).toEqual([`OI Proba ${count}`, `ZOI Stare ${count}`]);
    expect((await testApp.call(startsRoutes.listStartsOfAthlete, { params: { id: 999_999 } })).statusCode).toBe(404);
    expect((await testApp.call(startsRoutes.listStartsOfGames, { params: { id: 999_999 } })).statusCode).toBe(404);
  });

  describe('a pasted table', () => {
    const row = (change: object = {}) => ({
      ...{ sport: 'atletika', event: 'Bacanje diska', sex: 'm', athletes: 'sandra perkovic', place: '3.' },
      ...change,
    });
    const paste = (rows: object[], check?: 1) =>
      testApp.call(pastedStartRoutes.pasteStarts, { as, params: { id: games }, rawBody: { rows, check } });
    const faultsOf = async (...rows: object[]) =>
      (await paste(rows))
        .json()
        .faults.map((fault: { row: number; field: string; message: string }) => [
          ...[fault.row, fault.field, fault.message],
        ]);

    test('becomes starts, with the events that are missing; a row with several names is a crew', async () => {
      const rows = [
        row(),
        row({ event: 'Skok udalj', sex: 'ž', place: '–' }),
        row({
          sport: 'Veslanje',
          event: 'Dvojac na pariće',
          athletes: 'Martin Sinković; Valent  Sinković',
          place: '1',
        }),
      ];
      expect((await paste(rows, 1)).json()).toEqual({ message: 'Sve je ispravno: 3 nastupa.', written: 0, faults: [] });
      expect(await startsOf()).toEqual([]);
      expect((await paste(rows)).json()).toEqual({ message: 'Upisano: 3 nastupa.', written: 3, faults: [] });
      const starts = await startsOf();
      expect(starts.map(({ event, sex, medal, is_team }) => [event, sex, medal, is_team])).toEqual([
        ['Bacanje diska', 'M', 3, 0],
        ['Skok udalj', 'Ž', null, 0],
        ['Dvojac na pariće', 'M', 1, 1],
      ]);
      expect(await faultsOf(row())).toEqual([[1, 'row', 'Sandra Perković u toj disciplini već ima nastup.']]);
    });

    test('with one fault writes nothing, and each fault is named by its row and cell', async () => {
      const shifted = { sport: 'Atletika', event: 'Bacanje diska', sex: 'Sandra Perković', athletes: '3', place: 'M' };
      expect(
        await faultsOf(row(), row({ place: '2' }), row({ event: ' ', athletes: 'Nitko Nigdje' }), shifted),
      ).toEqual([
        [2, 'row', 'Isti nastup je i u retku 1.'],
        [3, 'event', 'Disciplina nije upisana.'],
        [3, 'athletes', 'Nema sportaša „Nitko Nigdje”. Najprije ga upišite među sportaše.'],
        [4, 'sex', 'Spol je M, Ž ili X, a piše „Sandra Perković”. Je li redak pomaknut za jedan stupac?'],
        [4, 'place', 'Mjesto je broj, a piše „M”. Je li redak pomaknut za jedan stupac?'],
        [4, 'athletes', 'Nema sportaša „3”. Najprije ga upišite među sportaše.'],
      ]);
      expect(
        await faultsOf(
          row({ sport: 'Curling', place: 'x', athletes: '' }),
          row({ athletes: 'Martin Sinković; Valent Sinković' }),
        ),
      ).toEqual([
        [1, 'sport', 'Nema sporta „Curling”.'],
        [1, 'place', 'Mjesto je broj, a piše „x”.'],
        [1, 'athletes', 'Sportaš nije upisan.'],
        [2, 'athletes', 'U pojedinačnoj disciplini svaki sportaš ima svoj redak.'],
      ]);
      expect(await faultsOf(row({ place: '0' }))).toEqual([[1, 'place', 'Mjesto je broj, a piše „0”.']]);
      expect(await startsOf()).toEqual([]);
    });

    test('knows one of two namesakes by the sport, else offers cells with each of them', async () => {
      const { database } = testApp.dependencies;
      const sportid = await makeSport(database, 'Rukomet');
      const Prezime = `Imenjakinja ${count}`;
      const runner = await makeAthlete(database, { Ime: 'Ana', Prezime });
      const player = await makeAthlete(database, { Ime: 'Ana', Prezime, sportid });
      const { faults } = (
        await paste([row({ sport: 'Veslanje', event: 'Skif', athletes: `Ana ${Prezime}; Martin Sinković` })])
      ).json();
      const [first, second] = [`Ana ${Prezime}, Atletika, br. ${runner}`, `Ana ${Prezime}, Rukomet, br. ${player}`];
      const suggestions = [`${first}; Martin Sinković`, `${second}; Martin Sinković`];
      expect(faults).toMatchObject([{ field: 'athletes', suggestions }]);
      await paste([
        row({ athletes: `Ana ${Prezime}` }),
        row({ sport: 'Veslanje', event: 'Skif', athletes: suggestions[1] }),
      ]);
      expect((await startsOf()).map(({ athletes }) => athletes[0]?.athlete_id)).toEqual([runner, player]);
    });

    test('has no more rows than the limit', async () => {
      const answer = await paste(Array.from({ length: PASTED_STARTS_LIMIT + 1 }, () => row()));
      expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining('Podijelite tablicu.')]);
      const most = Array.from({ length: PASTED_STARTS_LIMIT }, (_, place) => row({ event: `Disciplina ${place}` }));
      expect((await paste(most, 1)).json()).toMatchObject({ message: `Sve je ispravno: 1.000 nastupa.` });
    });
  });

  test('starts are read by the calls that the bin and the history use', async () => {
    const { database } = testApp.dependencies;
    const id = await makeStart(database, { event_id: discus, athletes: [sandra] });
    await testApp.call(startsRoutes.deleteStarts, { as, body: { ids: [id] } });
    expect(await startsOf()).toEqual([]);
    const restored = await testApp.call(startsRoutes.restoreStarts, { as, body: { ids: [id] } });
    expect(restored.json().message).toContain('vraćen');
    await testApp.call(startsRoutes.deleteStart, { as, params: { id } });
    await make([sandra]);
    const refused = await testApp.call(startsRoutes.restoreStarts, { as, body: { ids: [id] } });
    expect(refusalOf(refused)[1]).toBe('Sandra Perković u toj disciplini već ima nastup.');
  });
});
