import { OPEN_DATA_SETS, openDataRoutes } from '@baklja/contract/features/sport/open-data';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { makeAthlete, makeMedal } from '../../testing/records/make-athlete.ts';
import { makeCategorisation } from '../../testing/records/make-categorisation.ts';
import { makeEvent, makeStart } from '../../testing/records/make-start.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('open data on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  beforeAll(async () => {
    const { database } = testApp.dependencies;
    const ana = await makeAthlete(database, { Ime: '=Ana', oib: '12345678903', EVB: 'TAJNI' });
    const eva = await makeAthlete(database, { Ime: 'Eva', Prezime: 'Ević' });
    const event_id = await makeEvent(database, { name: 'Štafeta; 4 x 100', is_team: 1 });
    const source = 'olympicAthletes 0.3.0, CC BY 4.0';
    await makeStart(database, { event_id, athletes: [ana, eva], medal: 1, source });
    await makeStart(database, { athletes: [eva], committee: 'YUG', source: 'Arhiv odbora' });
    await makeMedal(database, { athletes: [ana, eva], natjecanje: 'OI Pariz 2024' });
    await makeCategorisation(database, [{ Ime: 'Maja', EVB: 'TAJNI', DatRod: '01.01.2015.', Klub: 'Tajni klub' }]);
  });

  const json = async (set: (typeof OPEN_DATA_SETS)[number]) =>
    (await testApp.call(openDataRoutes.getOpenDataJson, { params: { set } })).json();
  const csv = (set: (typeof OPEN_DATA_SETS)[number]) =>
    testApp.call(openDataRoutes.getOpenDataCsv, { params: { set } });

  test('starts have a row for each person and start, with the licence and what their sources want to be said', async () => {
    const { rows, licence, attribution, date, version } = await json('starts');
    const shown = rows.map(({ athlete, committee, medal }: Record<string, unknown>) => [athlete, committee, medal]);
    expect(shown).toEqual([
      ['=Ana Kolak', 'CRO', 1],
      ['Eva Ević', 'CRO', 1],
      ['Eva Ević', 'YUG', null],
    ]);
    expect(licence).toContain('CC BY 4.0');
    expect(attribution).toMatch(/^Arhiv odbora Contains data from olympicAthletes 0\.3\.0 /);
    expect([date, version]).toEqual(['2026-11-21', expect.stringMatching(/^[0-9a-f]{16}$/)]);
    expect((await json('medals')).rows).toMatchObject([{ medalja: 1, sportasi: '=Ana Kolak, Eva Ević' }]);
    expect((await json('olympians')).rows.map(({ Ime }: { Ime: string }) => Ime)).toEqual(['Eva', '=Ana']);
  });

  test('a table opens in a program for tables: with its mark, semicolons, no formula, and the licence below', async () => {
    const answer = await csv('starts');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body.startsWith('\uFEFFid;games;year;')).toBe(true);
    expect(answer.body).toContain(`"Štafeta; 4 x 100"`);
    expect(answer.body).toContain(`;'=Ana Kolak;`);
    expect(answer.body).toContain('\r\nLicenca;CC BY 4.0');
    expect(answer.body).toContain('Contains data from olympicAthletes');
    const headers = { 'if-none-match': String(answer.headers['etag']) };
    const again = await testApp.call(openDataRoutes.getOpenDataCsv, { params: { set: 'starts' }, headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each(OPEN_DATA_SETS)('%s hold nothing that the public may not read', async (set) => {
    for (const text of [JSON.stringify(await json(set)), (await csv(set)).body]) {
      expect(text).not.toMatch(/12345678903|TAJNI|2015|Tajni klub|oib/i);
    }
  });

  test('another set is refused', async () => {
    expect((await testApp.send({ url: '/api/open-data/users.csv' })).statusCode).toBe(400);
  });
});
