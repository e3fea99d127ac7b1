import { Writable } from 'node:stream';
import { binRoutes } from '@baklja/contract/features/site/bin';
import { searchRoutes } from '@baklja/contract/features/site/search';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { medalRoutes } from '@baklja/contract/features/sport/medals';
import { sportRoutes } from '@baklja/contract/features/sport/sports';
import { ROLES } from '@baklja/contract/roles';
import { pathFor, type Route } from '@baklja/contract/route';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makeAthlete, makeMedal, makeSport } from '../../../testing/records/make-athlete.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const OIB = '69435151530';
const WRONG_OIB = '69435151531';

describe.each(DATABASE_NAMES)('the personal number of an athlete on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const as = 'superadmin';
  let id: number;
  let sportid: number;

  beforeAll(async () => {
    const { database } = testApp.dependencies;
    sportid = await makeSport(database, 'Judo');
    id = await makeAthlete(database, { Ime: 'Tajna', Prezime: 'Osoba', oib: OIB, sportid });
    await makeMedal(database, { athletes: [id] });
  });

  const named = (change: object) => ({ Ime: 'Tajna', Prezime: 'Osoba', sportid, ...change });

  test('is in the answer to roles that write athletes alone', async () => {
    const writers = ['superadmin', 'olimp', 'dokumenti', 'tipfeler', 'sportasi'];
    for (const role of ROLES) {
      const [athlete] = (await testApp.call(athleteRoutes.getAthlete, { params: { id }, as: role })).json();
      expect([role, athlete.oib]).toEqual([role, writers.includes(role) ? OIB : undefined]);
    }
    expect((await testApp.call(athleteRoutes.getAthlete, { params: { id } })).json()).toEqual([
      {
        id,
        Ime: 'Tajna',
        Prezime: 'Osoba',
        ime_sporta: 'Judo',
        sportid,
        tekst: '',
        tekst_eng: '',
        slika: '',
        pictures: { slika: null },
        aktivan: 1,
        olimpijac: 0,
        EVB: '',
        azurirano: '2026-01-01T00:00:00.000Z',
        version: 1,
      },
    ]);
  });

  test.each<[string, Route, { isPublic?: boolean; ofSport?: boolean; query?: Record<string, unknown> }]>([
    ['all athletes for the public', athleteRoutes.listAthletes, { isPublic: true }],
    ['all athletes for an editor', athleteRoutes.listAthletes, {}],
    ['the list of athletes', athleteRoutes.findAthletes, { query: { search: 'tajna' } }],
    ['namesakes', athleteRoutes.findNamesakes, { query: { Ime: 'Tajna', Prezime: 'Osoba' } }],
    ['what uses the athlete', athleteRoutes.listAthleteReferences, {}],
    ['medals', medalRoutes.listMedals, {}],
    ['what uses the sport', sportRoutes.listSportReferences, { ofSport: true }],
    ['the search for the name', searchRoutes.searchEverything, { query: { text: 'tajna' } }],
  ])('is not in %s', async (_, route, { isPublic = false, ofSport = false, query = {} }) => {
    const url = pathFor(route, { params: { id: ofSport ? sportid : id }, query });
    const headers = isPublic ? {} : { 'x-access-token': await testApp.tokenOf(as) };
    const answer = await testApp.send({ url, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain(OIB);
    expect(answer.body).not.toContain('"oib"');
  });

  test('finds nothing in any search', async () => {
    const found = await testApp.call(searchRoutes.searchEverything, { as, query: { text: OIB } });
    expect(found.json().hits).toEqual([]);
    expect((await testApp.call(athleteRoutes.findAthletes, { as, query: { search: OIB } })).json().total).toBe(0);
  });

  test('is not in the bin, and comes back with the athlete', async () => {
    const other = await makeAthlete(testApp.dependencies.database, named({ Ime: 'Druga', oib: '94577403194' }));
    await testApp.call(athleteRoutes.deleteAthlete, { as, params: { id: other } });
    const bin = await testApp.call(binRoutes.listDeletedRecords, { as, query: {} });
    expect(bin.body).toContain('Druga Osoba');
    expect(bin.body).not.toContain('94577403194');
    await testApp.call(athleteRoutes.restoreAthletes, { as, body: { ids: [other] } });
    const restored = await testApp.call(athleteRoutes.getAthlete, { as, params: { id: other } });
    expect(restored.json()[0].oib).toBe('94577403194');
  });

  test('is in no refusal of a write: taken, wrong, or sent with an old version', async () => {
    const update = (change: object) =>
      testApp.call(athleteRoutes.updateAthlete, { as, rawBody: named({ id, ...change }) });
    const refused = [
      [409, await testApp.call(athleteRoutes.createAthlete, { as, rawBody: named({ oib: OIB }) })],
      [400, await update({ oib: WRONG_OIB })],
      [409, await update({ oib: OIB, version: 99 })],
    ] as const;
    for (const [status, answer] of refused) {
      expect(answer.statusCode).toBe(status);
      expect(answer.body).not.toMatch(/6943515153[01]/);
    }
  });

  test('is in no line of the log, at any level', async () => {
    let log = '';
    const stream = new Writable({
      write: (line, _encoding, done) => {
        log += String(line);
        done();
      },
    });
    const app = await buildApp(testApp.dependencies, { webFolder: undefined, logger: { level: 'trace', stream } });
    const headers = { 'x-access-token': await testApp.tokenOf(as) };
    const send = (method: 'POST' | 'PUT', route: Route, payload: object) =>
      app.inject({ method, url: pathFor(route), headers, payload });
    const read = (route: Route, parts: object) => app.inject({ url: pathFor(route, parts), headers });
    const codes = [
      await send('PUT', athleteRoutes.updateAthlete, named({ id, oib: OIB })),
      await send('POST', athleteRoutes.createAthlete, named({ oib: OIB })),
      await send('POST', athleteRoutes.createAthlete, named({ oib: WRONG_OIB })),
      await read(athleteRoutes.getAthlete, { params: { id } }),
      await read(athleteRoutes.findAthletes, { query: { search: OIB } }),
      await read(searchRoutes.searchEverything, { query: { text: OIB } }),
    ].map(({ statusCode }) => statusCode);
    await app.close();
    expect(codes).toEqual([200, 409, 400, 200, 200, 200]);
    expect(log).toContain('/api/sportasi');
    expect(log).not.toMatch(/6943515153[01]/);
  });
});
