import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { sportRoutes } from '@baklja/contract/features/sport/sports';
import { ROLES } from '@baklja/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makeAthlete, makeSport } from '../../../testing/records/make-athlete.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const OIB = '69435151530';

/** Roles with the screen of athletes; the others read what the public reads. */
const WRITERS = ['superadmin', 'olimp', 'dokumenti', 'tipfeler', 'sportasi'];

describe.each(DATABASE_NAMES)('athletes on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let id: number;

  beforeAll(async () => {
    const { database } = testApp.dependencies;
    const sportid = await makeSport(database, 'Šah');
    await makeAthlete(database, { Ime: 'Ana', Prezime: 'Žic' });
    await makeAthlete(database, { Ime: 'Ana', Prezime: 'Zec' });
    await makeAthlete(database, { Ime: 'Ana', Prezime: 'Čop' });
    id = await makeAthlete(database, { Ime: 'Blanka', Prezime: 'Vlašić', oib: OIB, olimpijac: 1, sportid });
    await makeAthlete(database, { Ime: 'Ana', Prezime: 'Cvek' });
  });

  test('are listed by last name in Croatian order', async () => {
    const answer = await testApp.call(athleteRoutes.listAthletes);
    const names = answer.json<{ Prezime: string }[]>().map(({ Prezime }) => Prezime);
    expect(names).toEqual(['Cvek', 'Čop', 'Vlašić', 'Zec', 'Žic']);
  });

  test('are read by id as a list of one, with the name of the sport', async () => {
    const answer = await testApp.call(athleteRoutes.getAthlete, { params: { id } });
    expect(answer.json()).toEqual([
      {
        id,
        Ime: 'Blanka',
        Prezime: 'Vlašić',
        ime_sporta: 'Šah',
        sportid: expect.any(Number),
        tekst: '',
        tekst_eng: '',
        slika: '',
        aktivan: 1,
        olimpijac: 1,
        EVB: '',
        azurirano: '2026-01-01T00:00:00.000Z',
        version: 1,
      },
    ]);
  });

  test('show their personal number only to roles that write athletes', async () => {
    for (const role of ROLES) {
      const answer = await testApp.call(athleteRoutes.getAthlete, { params: { id }, as: role });
      expect([role, answer.json()[0].oib]).toEqual([role, WRITERS.includes(role) ? OIB : undefined]);
    }
  });

  test('offer a choice of sports in Croatian order', async () => {
    const answer = await testApp.call(sportRoutes.listSports);
    expect(answer.json()).toEqual([
      { id: expect.any(Number), naziv: 'Atletika' },
      { id: expect.any(Number), naziv: 'Šah' },
    ]);
  });
});
