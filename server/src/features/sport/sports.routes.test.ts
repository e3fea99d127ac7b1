import { sportRoutes } from '@baklja/contract/features/sport/sports';
import { SPORT_NAME_MAX_LENGTH } from '@baklja/contract/limits';
import { describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeAthlete, makeMedal, makeSport } from '../../testing/records/make-athlete.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('sports on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const as = 'superadmin';
  const make = (naziv: string) => makeSport(testApp.dependencies.database, naziv);
  const get = (id: number) => testApp.call(sportRoutes.getSport, { as, params: { id } });
  const create = (naziv: string) => testApp.call(sportRoutes.createSport, { as, body: { naziv } });
  const update = (body: object) => testApp.call(sportRoutes.updateSport, { as, rawBody: body });
  const remove = (...ids: number[]) => testApp.call(sportRoutes.deleteSports, { as, body: { ids } });
  const isThere = async (id: number) => (await get(id)).statusCode === 200;

  test('need a name that is not too long', async () => {
    for (const naziv of ['', '   ', 'a'.repeat(SPORT_NAME_MAX_LENGTH + 1), 5, undefined]) {
      const answer = await testApp.call(sportRoutes.createSport, { as, rawBody: { naziv } });
      expect(answer.statusCode).toBe(400);
    }
    expect((await create('')).json()).toMatchObject({ message: 'Unesite naziv!', code: 'incomplete' });
    expect((await create('b'.repeat(SPORT_NAME_MAX_LENGTH))).statusCode).toBe(200);
  });

  test('are id and name for the public, and show their use to the superadmin', async () => {
    const { database } = testApp.dependencies;
    const id = await make('Štafeta');
    await makeAthlete(database, { sportid: id });
    await makeMedal(database, { sport: 'Štafeta' });
    const find = async (who: object) => {
      const list = (await testApp.call(sportRoutes.listSports, who)).json<{ id: number }[]>();
      return list.find((sport) => sport.id === id);
    };
    expect(await find({})).toEqual({ id, naziv: 'Štafeta' });
    expect(await find({ as: 'tipfeler' })).toEqual({ id, naziv: 'Štafeta' });
    expect(await find({ as })).toMatchObject({
      id,
      naziv: 'Štafeta',
      athletes: 1,
      medals: 1,
      categorised: 0,
      version: 1,
    });
  });

  test('are renamed, and the medals that name them only on request', async () => {
    const { database } = testApp.dependencies;
    const id = await make('Gimnastika');
    const medal = await makeMedal(database, { sport: 'Gimnastika' });
    const sportOf = async () =>
      (await database.read.selectFrom('medals').select(['sport', 'version']).where('id', '=', medal).execute())[0];
    const first = await update({ id, version: 1, naziv: 'Sportska gimnastika' });
    expect(first.json()).toEqual({ message: 'Sport je spremljen.', version: 2, modified: TEST_NOW.toISOString() });
    expect(await sportOf()).toEqual({ sport: 'Gimnastika', version: 1 });
    await update({ id, naziv: 'Gimnastika' });
    await update({ id, naziv: 'Sportska gimnastika', rename_medals: 1 });
    expect(await sportOf()).toEqual({ sport: 'Sportska gimnastika', version: 2 });
  });

  test.each([
    ['an athlete', (sportid: number) => ({ sportid }), '1 sportaš'],
    ['a medal', (_: number, sport: string) => ({ sport }), '1 medalja'],
  ] as const)('are not deleted while %s uses them, nor any of those with them', async (name, use, words) => {
    const { database } = testApp.dependencies;
    const title = `U upotrebi ${name}`;
    // Records are checked in the order of their ids: the used one must not be the first.
    const [free, used] = [await make(`Slobodan ${name}`), await make(title)];
    const settings = use(used, title);
    if ('sportid' in settings) await makeAthlete(database, settings);
    else await makeMedal(database, settings);
    const answer = await remove(free, used);
    expect(answer.statusCode).toBe(409);
    const message = `Sport „${title}” je u upotrebi i ne može se izbrisati. Koriste ga: ${words}.`;
    expect(answer.json()).toEqual({ message, code: 'in-use' });
    expect([await isThere(used), await isThere(free)]).toEqual([true, true]);
    const references = (await testApp.call(sportRoutes.listSportReferences, { as, params: { id: used } })).json();
    expect(references).toMatchObject({ total: 1, counts: [{ words }], references: [{ title: expect.any(String) }] });
    expect((await testApp.call(sportRoutes.deleteSport, { as, params: { id: free } })).json()).toEqual({
      message: 'Sport je izbrisan.',
    });
  });
});
