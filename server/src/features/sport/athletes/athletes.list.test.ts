import { ATHLETES_PAGE_SIZE, athleteRoutes } from '@baklja/contract/features/sport/athletes';
import type { RouteInput } from '@baklja/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { planOf } from '../../../testing/plan-of.ts';
import { makeAthlete, makeMedal, makeSport } from '../../../testing/records/make-athlete.ts';
import { makeCategorisation } from '../../../testing/records/make-categorisation.ts';
import { DATABASE_NAMES, DATABASES, type TestSqlite } from '../../../testing/test-databases.ts';
import { findAthletes } from './athletes.store.ts';

type Query = RouteInput<typeof athleteRoutes.findAthletes>['query'];

describe.each(DATABASE_NAMES)('the list of athletes for staff on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let judo: number;

  beforeAll(async () => {
    const { database } = testApp.dependencies;
    judo = await makeSport(database, 'Judo');
    const tennis = await makeSport(database, 'Tenis');
    await makeAthlete(database, { Ime: 'Ivo', Prezime: 'Žic', sportid: judo, aktivan: 0, olimpijac: 1 });
    await makeAthlete(database, { Ime: 'Marin', Prezime: 'Čilić', sportid: tennis, tekst: '<p>Tenis</p>', EVB: '9' });
    const cop = await makeAthlete(database, { Ime: 'Ana', Prezime: 'Cop', sportid: judo });
    for (const medalja of [1, 1, 3]) await makeMedal(database, { medalja, athletes: [cop] });
    await makeMedal(database, { medalja: 2, tim: 1, timVal: 'Ekipa', athletes: [cop] });
    await makeCategorisation(database, [{ EVB: '9', EVSKat: 'II' }]);
  });

  const find = async (query: Query = {}) =>
    (await testApp.call(athleteRoutes.findAthletes, { as: 'olimp', query })).json();
  const namesOf = async (query: Query = {}) =>
    (await find(query)).athletes.map(({ Prezime }: { Prezime: string }) => Prezime);

  test('is in Croatian order by last name, with medals, category and texts', async () => {
    const { athletes, total, olympians, numPages } = await find();
    expect([total, olympians, numPages]).toEqual([3, 1, 1]);
    expect(athletes).toMatchObject([
      { Prezime: 'Cop', gold: 2, silver: 1, bronze: 1, category: null, has_tekst: 0 },
      { Prezime: 'Čilić', gold: 0, silver: 0, bronze: 0, category: 'II', has_tekst: 1, has_tekst_eng: 0 },
      { Prezime: 'Žic', ime_sporta: 'Judo', aktivan: 0, olimpijac: 1, modified_by_name: null },
    ]);
  });

  test('is in the same order for the public', async () => {
    const answer = await testApp.call(athleteRoutes.listAthletes);
    expect(answer.json<{ Prezime: string }[]>().map(({ Prezime }) => Prezime)).toEqual(['Cop', 'Čilić', 'Žic']);
  });

  test('is searched by words in any order, without marks', async () => {
    expect(await namesOf({ search: 'CILIC mar' })).toEqual(['Čilić']);
    expect(await namesOf({ search: 'zic' })).toEqual(['Žic']);
    expect(await namesOf({ search: '%' })).toEqual([]);
    expect(await namesOf({ search: 'ana zic' })).toEqual([]);
  });

  test('is searched by the number of an athlete and by that in the register', async () => {
    const [{ id }] = (await find({ search: 'zic' })).athletes;
    expect(await namesOf({ search: String(id) })).toContain('Žic');
    expect(await namesOf({ search: '9' })).toContain('Čilić');
    expect(await namesOf({ search: '999999999' })).toEqual([]);
    expect(await namesOf({ search: '9999999999' })).toEqual([]);
  });

  test('is filtered and sorted', async () => {
    expect(await namesOf({ sportid: judo })).toEqual(['Cop', 'Žic']);
    expect(await namesOf({ aktivan: '0' })).toEqual(['Žic']);
    expect(await namesOf({ olimpijac: '0' })).toEqual(['Cop', 'Čilić']);
    expect(await namesOf({ order: 'desc' })).toEqual(['Žic', 'Čilić', 'Cop']);
    expect(await namesOf({ sort: 'sport' })).toEqual(['Cop', 'Žic', 'Čilić']);
    expect(await namesOf({ sort: 'modified' })).toHaveLength(3);
  });

  test('has pages, and is empty past the last one', async () => {
    const { database } = testApp.dependencies;
    for (let number = 0; number < ATHLETES_PAGE_SIZE; number += 1) {
      await makeAthlete(database, { Ime: 'Broj', Prezime: `Broj ${number}`, sportid: judo });
    }
    const second = await find({ page: 2 });
    expect([second.athletes.length, second.total, second.numPages]).toEqual([3, ATHLETES_PAGE_SIZE + 3, 2]);
    expect((await find({ page: 3 })).athletes).toEqual([]);
  });
});

describe('the plan of the list of athletes on SQLite', () => {
  let opened: TestSqlite;

  beforeAll(async () => {
    opened = await DATABASES.SQLite();
  });

  afterAll(() => opened.destroy());

  test.each([{}, { page: 40 }, { order: 'desc' }, { search: 'covic' }, { aktivan: '1' }] as const)(
    'chooses a page by the index of names before it reads medals, for %j',
    async (request) => {
      const [chosen = '', read = ''] = (await planOf(opened, (db) => findAthletes(db, request))).split(
        'SEARCH athletes',
      );
      expect(chosen).toMatch(/SCAN athletes USING (COVERING )?INDEX athletes_by_name$/m);
      expect(chosen).not.toMatch(/TEMP B-TREE|medal|categorisation/);
      expect(read).toMatch('medal_athletes_by_athlete');
    },
  );
});
