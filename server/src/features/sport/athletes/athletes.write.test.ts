import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { sportRoutes } from '@baklja/contract/features/sport/sports';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makeAthlete, makeMedal, makeSport } from '../../../testing/records/make-athlete.ts';
import { runTogether } from '../../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const OIB = '69435151530';
const OTHER_OIB = '94577403194';
const as = 'sportasi';

describe.each(DATABASE_NAMES)('writing athletes on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let sportid: number;

  beforeAll(async () => {
    sportid = await makeSport(testApp.dependencies.database, 'Skok u vis');
  });

  const create = (change: object = {}) =>
    testApp.call(athleteRoutes.createAthlete, {
      as,
      rawBody: { Ime: 'Blanka', Prezime: 'Vlašić', sportid, ...change },
    });
  const make = async (change: object = {}): Promise<number> => (await create(change)).json().id;
  const update = (id: number, change: object = {}) => {
    const rawBody = { id, Ime: 'Blanka', Prezime: 'Vlašić', sportid, ...change };
    return testApp.call(athleteRoutes.updateAthlete, { as, rawBody });
  };
  const read = async (id: number) => (await testApp.call(athleteRoutes.getAthlete, { as, params: { id } })).json()[0];
  const remove = (id: number) => testApp.call(athleteRoutes.deleteAthlete, { as, params: { id } });
  const restore = (...ids: number[]) => testApp.call(athleteRoutes.restoreAthletes, { as, body: { ids } });
  const count = async () => (await testApp.call(athleteRoutes.listAthletes)).json().length;

  test('stores everything; the time is the one that is sent, and without it the time of the call', async () => {
    const id = await make({
      Ime: ' Blanka ',
      tekst: '<p>Skok <script>alert(1)</script></p>',
      tekst_eng: '<p>Jump</p>',
      slika: '/files/images/blanka.jpg',
      aktivan: '0',
      olimpijac: true,
      EVB: ' 12 ',
      oib: ` ${OIB} `,
      olympedia_id: ' 77 ',
      azurirano: '1999-01-01 10:00',
    });
    expect(await read(id)).toEqual({
      id,
      Ime: 'Blanka',
      Prezime: 'Vlašić',
      sportid,
      ime_sporta: 'Skok u vis',
      version: 1,
      tekst: '<p>Skok </p>',
      tekst_eng: '<p>Jump</p>',
      slika: '/files/images/blanka.jpg',
      aktivan: 0,
      olimpijac: 1,
      EVB: '12',
      oib: OIB,
      olympedia_id: '77',
      wikidata_id: '',
      azurirano: '1999-01-01T10:00:00.000Z',
      created: '2026-11-21T11:00:00.000Z',
      modified: '1999-01-01T10:00:00.000Z',
      modified_by: expect.any(Number),
      modified_by_name: expect.any(String),
      category: null,
      category_from: null,
      category_to: null,
      medals: [],
    });
    const azurirano = '2020-02-02T00:00:00.000Z';
    expect((await update(id, { azurirano })).json()).toMatchObject({ modified: azurirano });
    expect(await read(id)).toMatchObject({ azurirano });
    expect((await update(id, { azurirano: 'jučer' })).json()).toMatchObject({ errors: [{ field: 'azurirano' }] });
    await update(id, { EVB: '13', azurirano: '' });
    expect(await read(id)).toMatchObject({ azurirano: '2026-11-21T11:00:00.000Z' });
    expect(await read(id)).toMatchObject({ EVB: '13', tekst: '<p>Skok </p>', oib: OIB, aktivan: 0 });
    await update(id, { oib: '', slika: null });
    expect(await read(id)).toMatchObject({ oib: '', slika: '' });
  });

  test.each([
    ['Ime', ''],
    ['Prezime', '  '],
    ['sportid', undefined],
  ])('refuses an athlete whose %s is %j', async (field, value) => {
    const answer = await create({ [field]: value });
    const message = 'Unesite ime, prezime i sport!';
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message, errors: [{ field }] }]);
  });

  test('refuses a sport that does not exist, and too long a name', async () => {
    const unknown = await create({ sportid: 999_999 });
    expect(unknown.json().errors).toEqual([{ field: 'sportid', message: 'Taj sport ne postoji.' }]);
    expect((await create({ Ime: 'a'.repeat(101) })).statusCode).toBe(400);
    expect((await create({ EVB: 'a'.repeat(51) })).statusCode).toBe(400);
  });

  test('refuses a wrong personal number, and writes nothing', async () => {
    const before = await count();
    const answer = await create({ oib: '69435151531' });
    const message = 'OIB nije ispravan: ima 11 znamenki, a posljednja je kontrolna.';
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field: 'oib', message }]]);
    expect(await count()).toBe(before);
  });

  test('refuses a personal number that another athlete has, and names that athlete without the number', async () => {
    const first = await make({ Ime: 'Sandra', Prezime: 'Perković', oib: OTHER_OIB });
    const second = await make({ Ime: 'Ana', Prezime: 'Druga' });
    const expected = { field: 'oib', message: 'Taj OIB već ima Sandra Perković.', id: first };
    for (const answer of [await create({ oib: OTHER_OIB }), await update(second, { oib: OTHER_OIB })]) {
      expect([answer.statusCode, answer.json().code, answer.json().errors]).toEqual([409, 'oib-taken', [expected]]);
      expect(answer.body).not.toContain(OTHER_OIB);
    }
    expect((await update(first, { Ime: 'Sandra', Prezime: 'Elkasević', oib: OTHER_OIB })).statusCode).toBe(200);
    await remove(first);
    expect((await update(second, { oib: OTHER_OIB })).statusCode).toBe(200);
    const refused = await restore(first);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'oib-taken']);
    await update(second, { oib: '' });
    expect((await restore(first)).statusCode).toBe(200);
    expect(await read(first)).toMatchObject({ oib: OTHER_OIB });
  });

  test('gives a personal number to one of several athletes that are made at once', async () => {
    const oib = '00000000001';
    const works = ['Prva', 'Druga', 'Treća'].map((Ime) => () => create({ Ime, oib }));
    const answers = await runTogether(testApp.dependencies.database, 'athletes', works);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  test('finds namesakes by folded names, without the athlete itself', async () => {
    const first = await make({ Ime: 'Ćiro', Prezime: 'Đukić', EVB: '77' });
    const second = await make({ Ime: 'Ciro', Prezime: 'Dukic' });
    const find = async (query: { Ime: string; Prezime: string; id?: number }) =>
      (await testApp.call(athleteRoutes.findNamesakes, { as, query })).json();
    const named = { id: first, Ime: 'Ćiro', Prezime: 'Đukić', ime_sporta: 'Skok u vis', EVB: '77' };
    expect(await find({ Ime: 'CIRO', Prezime: ' dukić ', id: second })).toEqual([named]);
    expect(await find({ Ime: 'Ciro', Prezime: 'Dukic' })).toMatchObject([{ id: first }, { id: second }]);
    expect(await find({ Ime: 'Ciro', Prezime: 'Duki' })).toEqual([]);
  });

  test('refuses the name of another athlete until it is said that they are two people', async () => {
    const named = { Ime: 'Žan', Prezime: 'Đurić' };
    await make(named);
    const before = await count();
    const message = 'Potvrdite da je ovo druga osoba ili otvorite sportaša koji već postoji.';
    const refused = await create({ Ime: ' ZAN', Prezime: 'đuric ', other_person: 0 });
    const errors = [{ field: 'other_person', message }];
    expect([refused.statusCode, refused.json()]).toEqual([409, { message, code: 'namesake', errors }]);
    expect(await count()).toBe(before);
    expect((await create({ ...named, other_person: 1 })).statusCode).toBe(200);
    expect((await create(named)).statusCode).toBe(200);
    expect((await create({ Ime: 'Žana', Prezime: 'Đurić', other_person: 0 })).statusCode).toBe(200);
  });

  test('a repeated call is not the namesake of its own athlete', async () => {
    const body = { Ime: 'Jedna', Prezime: 'Jedina', sportid, other_person: 0 };
    const headers = { 'idempotency-key': 'kljuc-istog-poziva-1' };
    const send = async () => (await testApp.call(athleteRoutes.createAthlete, { as, rawBody: body, headers })).json();
    expect(await send()).toEqual(await send());
  });

  test('an athlete is read with the medals', async () => {
    const id = await make({ Ime: 'Janica', Prezime: 'Kostelić' });
    const own = { natjecanje: 'ZOI Torino 2006', sport: 'Alpsko skijanje', disciplina: 'kombinacija' };
    const medal = await makeMedal(testApp.dependencies.database, { ...own, athletes: [id] });
    expect((await read(id)).medals).toEqual([{ ...own, id: medal, medalja: 1, tim: false, start_id: null }]);
    const references = (await testApp.call(athleteRoutes.listAthleteReferences, { as, params: { id } })).json();
    expect(references.counts).toEqual([{ kind: 'medal', words: '1 medalja' }]);
  });

  test('the list for everyone gets a new tag when an athlete or a sport changes', async () => {
    const athlete = await makeAthlete(testApp.dependencies.database, { sportid });
    const tagOf = async () => (await testApp.call(athleteRoutes.listAthletes)).headers['etag'];
    const first = await tagOf();
    expect(await tagOf()).toBe(first);
    await update(athlete);
    const second = await tagOf();
    expect(second).not.toBe(first);
    await testApp.call(sportRoutes.updateSport, { as: 'superadmin', body: { id: sportid, naziv: 'Skok u dalj' } });
    expect(await tagOf()).not.toBe(second);
  });
});
