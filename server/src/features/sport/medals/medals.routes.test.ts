import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { medalRoutes } from '@baklja/contract/features/sport/medals';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makeAthlete, makeMedal, makeSport } from '../../../testing/records/make-athlete.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('medals on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let janica: number;
  let ivica: number;
  let team: number;

  beforeAll(async () => {
    const { database } = testApp.dependencies;
    janica = await makeAthlete(database, { Ime: 'Janica', Prezime: 'Kostelić' });
    ivica = await makeAthlete(database, { Ime: 'Ivica', Prezime: 'Kostelić' });
    await makeMedal(database, { natjecanje: 'ZOI Torino 2006', medalja: 2, athletes: [ivica] });
    await makeMedal(database, { natjecanje: 'ZOI Torino 2006', medalja: 1, athletes: [janica] });
    team = await makeMedal(database, {
      natjecanje: 'OI Atena 2004',
      tim: 1,
      timVal: 'Rukomet',
      athletes: [ivica, janica],
    });
    await makeMedal(database, { natjecanje: 'OI London 2012', medalja: 3, tim: 1, timVal: 'Vaterpolo' });
  });

  test('are listed from the newest competition, gold first', async () => {
    const medals = (await testApp.call(medalRoutes.listMedals)).json<{ natjecanje: string; medalja: number }[]>();
    expect(medals.map(({ natjecanje, medalja }) => `${natjecanje}: ${medalja}`)).toEqual([
      'OI London 2012: 3',
      'ZOI Torino 2006: 1',
      'ZOI Torino 2006: 2',
      'OI Atena 2004: 1',
    ]);
  });

  test('are read by id as a list of one, with tim as true or false and the names in their order', async () => {
    const [medal] = (await testApp.call(medalRoutes.getMedal, { params: { id: team } })).json();
    expect(medal).toEqual({
      id: team,
      medalja: 1,
      sport: 'Atletika',
      natjecanje: 'OI Atena 2004',
      page_id: null,
      page_id_eng: null,
      tim: true,
      timVal: 'Rukomet',
      disciplina: '',
      version: 1,
      ime_prezime: JSON.stringify([
        { id: ivica, name: 'Ivica Kostelić' },
        { id: janica, name: 'Janica Kostelić' },
      ]),
    });
  });

  test('show the present names of their athletes', async () => {
    const { database } = testApp.dependencies;
    const id = await makeAthlete(database, { Ime: 'Blanka', Prezime: 'Staro' });
    const medalId = await makeMedal(database, { natjecanje: 'OI Moskva 1980', athletes: [id] });
    const body = { id, Ime: 'Blanka', Prezime: 'Vlašić', sportid: await makeSport(database) };
    await testApp.call(athleteRoutes.updateAthlete, { as: 'sportasi', body });
    const [medal] = (await testApp.call(medalRoutes.getMedal, { params: { id: medalId } })).json();
    expect(JSON.parse(medal.ime_prezime)).toEqual([{ id, name: 'Blanka Vlašić' }]);
  });
});
