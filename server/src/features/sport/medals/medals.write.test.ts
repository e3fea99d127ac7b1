import { pageRoutes } from '@baklja/contract/features/content/pages';
import { searchRoutes } from '@baklja/contract/features/site/search';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { medalRoutes } from '@baklja/contract/features/sport/medals';
import { sportRoutes } from '@baklja/contract/features/sport/sports';
import { beforeAll, describe, expect, test } from 'vitest';
import { lockForLimit } from '../../../db/database.ts';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makeAthlete, makeMedal, makeSport } from '../../../testing/records/make-athlete.ts';
import { makePage } from '../../../testing/records/make-page.ts';
import { runBehind } from '../../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const INCOMPLETE = 'Molimo Vas unesite sve podatke!';
const as = 'dokumenti';

describe.each(DATABASE_NAMES)('writing medals on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let martin: number;
  let valent: number;
  let hr: number;
  let en: number;

  beforeAll(async () => {
    const { database } = testApp.dependencies;
    martin = await makeAthlete(database, { Ime: 'Martin', Prezime: 'Sinković' });
    valent = await makeAthlete(database, { Ime: 'Valent', Prezime: 'Sinković' });
    hr = (await makePage(database, { title: 'Odličja' })).id;
    en = (await makePage(database, { title: 'Medals', language: 'en-GB' })).id;
  });

  const complete = () => ({
    ime_prezime: [{ id: martin, name: 'nije važno' }],
    medalja: 1,
    sport: 'Veslanje',
    natjecanje: 'OI Pariz 2024',
    tim: false,
    timVal: '',
    page_id: hr,
    page_id_eng: en,
  });
  const create = (change: object = {}) =>
    testApp.call(medalRoutes.createMedal, { as, rawBody: { ...complete(), ...change } });
  const update = (id: number, change: object = {}) =>
    testApp.call(medalRoutes.updateMedal, { as, rawBody: { ...complete(), id, ...change } });
  const make = async (change: object = {}): Promise<number> => (await create(change)).json().id;
  const read = async (id: number) => (await testApp.call(medalRoutes.getMedal, { params: { id } })).json()[0];
  const namesOf = async (id: number) =>
    (JSON.parse((await read(id)).ime_prezime) as { name: string }[]).map(({ name }) => name);
  const refusalOf = (answer: { statusCode: number; json: () => { message: string; errors?: { field: string }[] } }) => {
    const { message, errors = [] } = answer.json();
    return [answer.statusCode, message, errors.map(({ field }) => field)];
  };

  test('stores everything, with the athletes in their order and an event, and for staff who changed it last', async () => {
    const ime_prezime = JSON.stringify([{ id: String(valent) }, { id: martin }]);
    const id = await make({ ime_prezime, medalja: '2', disciplina: ' dvojac bez kormilara ' });
    expect(await read(id)).toEqual({
      id,
      medalja: 2,
      sport: 'Veslanje',
      natjecanje: 'OI Pariz 2024',
      disciplina: 'dvojac bez kormilara',
      page_id: hr,
      page_id_eng: en,
      tim: false,
      timVal: '',
      version: 1,
      ime_prezime: JSON.stringify([
        { id: valent, name: 'Valent Sinković' },
        { id: martin, name: 'Martin Sinković' },
      ]),
    });
    const answer = await update(id, { version: 1, ime_prezime: [{ id: martin }], disciplina: '' });
    expect(answer.json()).toMatchObject({ message: 'Medalja je spremljena.', version: 2 });
    const [medal] = (await testApp.call(medalRoutes.getMedal, { as, params: { id } })).json();
    expect(medal).toMatchObject({ modified: '2026-11-21T11:00:00.000Z', modified_by_name: expect.any(String) });
    expect([await namesOf(id), (await read(id)).disciplina]).toEqual([['Martin Sinković'], '']);
  });

  test('is listed from the newest competition, gold first, with the present names of its athletes', async () => {
    const { database } = testApp.dependencies;
    const athlete = await makeAthlete(database, { Ime: 'Blanka', Prezime: 'Staro' });
    const winners = { athletes: [athlete] };
    await makeMedal(database, { natjecanje: 'ZOI Peking 2032', medalja: 2, ...winners });
    await makeMedal(database, { natjecanje: 'ZOI Peking 2032', medalja: 1, ...winners });
    await makeMedal(database, { natjecanje: 'OI Brisbane 2036', medalja: 3, ...winners });
    await makeMedal(database, { natjecanje: 'OI Brisbane 2036', medalja: 2 });
    const body = { id: athlete, Ime: 'Blanka', Prezime: 'Vlašić', sportid: await makeSport(database) };
    await testApp.call(athleteRoutes.updateAthlete, { as, body });
    const medals = (await testApp.call(medalRoutes.listMedals)).json<Record<string, string>[]>().slice(0, 4);
    const names = JSON.stringify([{ id: athlete, name: 'Blanka Vlašić' }]);
    expect(medals.map(({ natjecanje, medalja, ime_prezime }) => [natjecanje, medalja, ime_prezime])).toEqual([
      ['OI Brisbane 2036', 2, '[]'],
      ['OI Brisbane 2036', 3, names],
      ['ZOI Peking 2032', 1, names],
      ['ZOI Peking 2032', 2, names],
    ]);
  });

  describe.each(['create', 'update'] as const)('refuses, on %s,', (call) => {
    const write = async (change: object) => (call === 'create' ? create(change) : update(await make(), change));

    test.each([
      ['medalja', undefined],
      ['sport', undefined],
      ['sport', '  '],
      ['natjecanje', ''],
      ['page_id', undefined],
      ['page_id_eng', ''],
    ])('a medal whose %s is %j', async (field, value) => {
      expect(refusalOf(await write({ [field]: value }))).toEqual([400, INCOMPLETE, [field]]);
    });

    test('another place, a medal without athletes, and a team without a name', async () => {
      for (const medalja of [0, 4]) expect(refusalOf(await write({ medalja })).at(-1)).toEqual(['medalja']);
      expect(refusalOf(await write({ ime_prezime: [] }))).toEqual([400, INCOMPLETE, ['ime_prezime']]);
      expect(refusalOf(await write({ tim: true, timVal: ' ' }))).toEqual([400, INCOMPLETE, ['timVal']]);
    });

    test('an athlete twice, one that does not exist, and more than a hundred', async () => {
      const twice = 'Isti sportaš ne može stajati dvaput na istoj medalji.';
      const both = [{ id: martin }, { id: String(martin) }];
      expect(refusalOf(await write({ ime_prezime: both }))).toEqual([400, twice, ['ime_prezime']]);
      const gone = 'Neki od odabranih sportaša više ne postoje.';
      expect(refusalOf(await write({ ime_prezime: [{ id: 999_999 }] }))).toEqual([400, gone, ['ime_prezime']]);
      const many = Array.from({ length: 101 }, (_, place) => ({ id: place + 1 }));
      expect((await write({ ime_prezime: many })).statusCode).toBe(400);
    });

    test('a page in the other language', async () => {
      expect(refusalOf(await write({ page_id: en }))).toEqual([400, 'Ta stranica nije hrvatska.', ['page_id']]);
      expect(refusalOf(await write({ page_id_eng: hr }))).toEqual([400, 'Ta stranica nije engleska.', ['page_id_eng']]);
    });

    test('a page that does not exist, and an event of more than 120 characters', async () => {
      for (const field of ['page_id', 'page_id_eng']) {
        expect(refusalOf(await write({ [field]: 999_999 }))).toEqual([400, 'Ta stranica ne postoji.', [field]]);
      }
      expect((await write({ disciplina: 'x'.repeat(121) })).statusCode).toBe(400);
      expect((await write({ disciplina: 'x'.repeat(120) })).statusCode).toBe(200);
    });
  });

  test('a team may have no named members, and has no name once it is none', async () => {
    const id = await make({ tim: true, timVal: 'Hrvatska', ime_prezime: [] });
    expect(await read(id)).toMatchObject({ tim: true, timVal: 'Hrvatska', ime_prezime: '[]' });
    await update(id, { tim: false, timVal: 'Hrvatska' });
    expect(await read(id)).toMatchObject({ tim: false, timVal: '' });
  });

  test('a page in the other language that a medal has already may stay', async () => {
    const { database } = testApp.dependencies;
    const id = await make();
    await database.write((db) => db.updateTable('medals').set({ page_id: en }).where('id', '=', id).execute());
    expect((await update(id, { page_id: en })).statusCode).toBe(200);
  });

  test('what an update leaves out stays', async () => {
    const id = await make({ tim: true, timVal: 'Hrvatska', disciplina: 'osmerac' });
    const { ime_prezime, tim, timVal, ...required } = complete();
    const answer = await testApp.call(medalRoutes.updateMedal, { as, rawBody: { ...required, id, sport: 'Kajak' } });
    expect(answer.statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ sport: 'Kajak', tim: true, timVal: 'Hrvatska', disciplina: 'osmerac' });
    expect(await namesOf(id)).toEqual(['Martin Sinković']);
  });

  test('the same medal again is asked about, also when two are added at once', async () => {
    const { database } = testApp.dependencies;
    const team = { natjecanje: 'OI Atlanta 1996', ime_prezime: [], tim: true, timVal: 'Hrvatska', other_medal: 0 };
    const works = [() => create(team), () => create({ ...team, timVal: 'HRVATSKA ' })];
    const answers = await runBehind(database, works, (transaction) => lockForLimit(transaction, 'same medals'));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);

    const won = { natjecanje: 'OI Atlanta 1996', ime_prezime: [{ id: martin }, { id: valent }], other_medal: 0 };
    const id = await make(won);
    const again = {
      ...won,
      sport: ' veslanje',
      natjecanje: 'OI atlanta 1996',
      ime_prezime: won.ime_prezime.toReversed(),
    };
    expect((await create(again)).json()).toMatchObject({ code: 'same-medal', errors: [{ field: 'other_medal', id }] });
    const changes = [{ medalja: 2 }, { disciplina: 'dvojac' }, { ime_prezime: [{ id: martin }] }, { other_medal: 1 }];
    for (const change of changes) expect((await create({ ...again, ...change })).statusCode).toBe(200);
  });

  test('an athlete is not deleted while a new medal names them', async () => {
    const { database } = testApp.dependencies;
    const athlete = await makeAthlete(database, { Ime: 'Ivo', Prezime: 'Ivić' });
    const works = [
      () => create({ ime_prezime: [{ id: athlete }] }),
      () => testApp.call(athleteRoutes.deleteAthlete, { as, params: { id: athlete } }),
    ];
    const [made, deleted] = await runBehind(database, works, (transaction) =>
      transaction.updateTable('athletes').set({ EVB: '1' }).where('id', '=', athlete).execute(),
    );
    expect([
      [200, 409],
      [400, 200],
    ]).toContainEqual([made?.statusCode, deleted?.statusCode]);
  });

  test('the list gets a new tag when a medal, an athlete, a sport or a page changes', async () => {
    const { database } = testApp.dependencies;
    const sportid = await makeSport(database, 'Biatlon');
    const athlete = await makeAthlete(database, { Ime: 'Jakov', Prezime: 'Fak', sportid });
    const id = await make({ ime_prezime: [{ id: athlete }], sport: 'Biatlon' });
    const { id: page } = await makePage(database, { title: 'Kratko' });
    const medal = { page_id: page, ime_prezime: [{ id: athlete }], sport: 'Biatlon' };
    await update(id, medal);
    const renamed = { id: athlete, Ime: 'Jakov', Prezime: 'Fak ml.', sportid };
    const sport = { id: sportid, naziv: 'Biatlon i trčanje', rename_medals: 1 } as const;
    const changes = [
      () => update(id, { medalja: 3, ...medal }),
      () => testApp.call(athleteRoutes.updateAthlete, { as, body: renamed }),
      () => testApp.call(sportRoutes.updateSport, { as: 'superadmin', body: sport }),
      () => testApp.call(pageRoutes.deletePage, { as: 'superadmin', params: { id: page } }),
    ];
    for (const change of changes) {
      const { headers: sent } = await testApp.call(medalRoutes.listMedals);
      const headers = { 'if-none-match': String(sent['etag']) };
      expect((await testApp.call(medalRoutes.listMedals, { headers })).statusCode).toBe(304);
      expect((await change()).statusCode).toBe(200);
      expect((await testApp.call(medalRoutes.listMedals, { headers })).statusCode).toBe(200);
    }
    expect(await read(id)).toMatchObject({ sport: 'Biatlon i trčanje', page_id: null });
  });

  test('a medal is found by its competition, sport, event, team and athletes', async () => {
    const { database } = testApp.dependencies;
    const athlete = await makeAthlete(database, { Ime: 'Čedomir', Prezime: 'Žužić' });
    const named = { natjecanje: 'ZOI Nagano 1998', sport: 'Curling', disciplina: 'mješoviti parovi' };
    const id = await make({ ...named, tim: true, timVal: 'Snježne pahulje', ime_prezime: [{ id: athlete }] });
    const note = 'mješoviti parovi, Snježne pahulje, Čedomir Žužić';
    for (const text of ['nagano', 'curling', 'mjesoviti', 'snjezne', 'zuzic']) {
      const { hits } = (await testApp.call(searchRoutes.searchEverything, { as, query: { text } })).json();
      expect([text, hits.filter(({ kind }: { kind: string }) => kind === 'medal')]).toEqual([
        text,
        [{ kind: 'medal', id, title: 'Zlato, curling, ZOI Nagano 1998', key: String(id), note, medalja: 1 }],
      ]);
    }
  });
});
