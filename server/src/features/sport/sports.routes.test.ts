import { sportRoutes } from '@baklja/contract/features/sport/sports';
import { describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeAthlete, makeMedal, makeSport } from '../../testing/records/make-athlete.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('sports on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const as = 'superadmin';
  const make = (naziv: string) => makeSport(testApp.dependencies.database, naziv);
  const update = (body: object) => testApp.call(sportRoutes.updateSport, { as, rawBody: body });

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
    const counts = { athletes: 1, medals: 1, categorised: 0 };
    expect(await find({ as })).toMatchObject({ id, naziv: 'Štafeta', ...counts, version: 1 });
  });

  test('are listed in Croatian order', async () => {
    for (const naziv of ['Šah', 'Tango', 'Sumo']) await make(naziv);
    const names = (await testApp.call(sportRoutes.listSports)).json<{ naziv: string }[]>().map(({ naziv }) => naziv);
    expect(names.filter((naziv) => /Šah|Tango|Sumo/.test(naziv))).toEqual(['Sumo', 'Šah', 'Tango']);
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
});
