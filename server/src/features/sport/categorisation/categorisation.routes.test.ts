import { categorisationRoutes } from '@baklja/contract/features/sport/categorisation';
import { ROLES, type Role } from '@baklja/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { makeCategorisation } from '../../../testing/records/make-categorisation.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const as = 'kategorizacije';

const PUBLIC = {
  AUTOID: 2,
  Ime: 'Ana',
  PreZme: 'Čop',
  SptNazOK: 'Šah',
  EVSKat: 'II',
  KatRezult: '1. mjesto',
  Zupanija: 'Istarska',
};

describe.each(DATABASE_NAMES)('reading the categorisation on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  test('finds nothing before the first list', async () => {
    expect((await testApp.call(categorisationRoutes.countCategorisation)).json()).toEqual({ total: 0 });
    expect((await testApp.call(categorisationRoutes.listCategorisation)).json()).toEqual([]);
    expect((await testApp.call(categorisationRoutes.listCategorisationVersions, { as })).json()).toEqual([]);
    expect((await testApp.call(categorisationRoutes.findCategorisedAthletes, { as })).json()).toEqual({
      athletes: [],
      total: 0,
      numPages: 0,
      categories: [],
    });
  });

  describe('with a list', () => {
    beforeAll(async () => {
      await makeCategorisation(testApp.dependencies.database, [
        { Ime: 'Ivo', PreZme: 'Đurić', SptNazOK: 'Judo', Zupanija: 'Grad Zagreb', EVSKat: 'VI', KatDo: '20.11.2026.' },
        { Ime: 'Ana', PreZme: 'Čop', SptNazOK: 'Šah', EVSKat: 'II', KatDo: '21.11.2026' },
        { Ime: 'Iva', PreZme: 'Cvek', SptNazOK: 'Judo', EVSKat: 'II', KatDo: '' },
      ]);
    });

    const find = async (query: object = {}) =>
      (await testApp.call(categorisationRoutes.findCategorisedAthletes, { as, query })).json();
    const namesOf = async (query: object = {}) =>
      (await find(query)).athletes.map(({ PreZme }: { PreZme: string }) => PreZme);

    test.each([undefined, ...ROLES])('shows seven fields, and all 13 to its editors: %s', async (role) => {
      const rows = (await testApp.call(categorisationRoutes.listCategorisation, { ...(role && { as: role }) })).json();
      const mayEdit = role === 'superadmin' || role === 'kategorizacije';
      expect(rows.map(({ PreZme }: { PreZme: string }) => PreZme)).toEqual(['Cvek', 'Čop', 'Đurić']);
      const row = mayEdit ? { ...PUBLIC, EVB: '', Spol: 'Ž', DatRod: '01.02.2003.', Klub: 'AK Primjer' } : PUBLIC;
      const expected = mayEdit ? { ...row, KatOd: '01.01.2026.', KatDo: '21.11.2026' } : row;
      expect(rows[1]).toEqual(expected);
      const input = { params: { id: 2 }, ...(role && { as: role }) };
      expect((await testApp.call(categorisationRoutes.getCategorisedAthlete, input)).json()).toEqual([expected]);
    });

    test('counts its rows, and answers 404 for a number that it does not hold', async () => {
      expect((await testApp.call(categorisationRoutes.countCategorisation)).json()).toEqual({ total: 3 });
      const answer = await testApp.call(categorisationRoutes.getCategorisedAthlete, { params: { id: 9 } });
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Tog sportaša nema u kategorizaciji.']);
    });

    test('has a tag of its own for everyone and for its editors', async () => {
      const first = await testApp.call(categorisationRoutes.listCategorisation);
      const headers = { 'if-none-match': String(first.headers['etag']) };
      expect((await testApp.call(categorisationRoutes.listCategorisation, { headers })).statusCode).toBe(304);
      expect((await testApp.call(categorisationRoutes.listCategorisation, { headers, as })).statusCode).toBe(200);
    });

    test('is searched by folded words and by AUTOID', async () => {
      expect(await namesOf({ search: 'COP ana' })).toEqual(['Čop']);
      expect(await namesOf({ search: 'duric' })).toEqual(['Đurić']);
      expect(await namesOf({ search: '3' })).toEqual(['Cvek']);
      expect(await namesOf({ search: '%' })).toEqual([]);
    });

    test('is filtered by category, sport, county and validity; the last day still counts', async () => {
      expect(await namesOf({ category: 'II' })).toEqual(['Cvek', 'Čop']);
      expect(await namesOf({ sport: 'Judo' })).toEqual(['Cvek', 'Đurić']);
      expect(await namesOf({ county: 'Grad Zagreb' })).toEqual(['Đurić']);
      expect(await namesOf({ validity: 'expired' })).toEqual(['Đurić']);
      expect(await namesOf({ validity: 'valid' })).toEqual(['Cvek', 'Čop']);
      expect((await find()).athletes.map((row: { is_expired: boolean }) => row.is_expired)).toEqual([
        false,
        false,
        true,
      ]);
    });

    test('counts the categories under the other filters', async () => {
      const { total, categories } = await find({ sport: 'Judo', category: 'VI' });
      expect([total, categories]).toEqual([1, ['II', 'VI'].map((value) => ({ value, count: 1 }))]);
    });

    test('is sorted in Croatian order', async () => {
      expect(await namesOf({ order: 'desc' })).toEqual(['Đurić', 'Čop', 'Cvek']);
      expect(await namesOf({ sort: 'sport' })).toEqual(['Cvek', 'Đurić', 'Čop']);
      expect(await namesOf({ sort: 'valid' })).toEqual(['Cvek', 'Đurić', 'Čop']);
      expect(await namesOf({ sort: 'autoid' })).toEqual(['Đurić', 'Čop', 'Cvek']);
    });

    test('is exported as the filters leave it, with all columns', async () => {
      const query = { sport: 'Judo', order: 'desc' } as const;
      const rows = (await testApp.call(categorisationRoutes.exportCategorisation, { as, query })).json();
      expect(rows.map(({ PreZme }: { PreZme: string }) => PreZme)).toEqual(['Đurić', 'Cvek']);
      expect(Object.keys(rows[0])).toHaveLength(13);
    });

    test('offers its sports and counties', async () => {
      expect((await testApp.call(categorisationRoutes.listCategorisationChoices, { as })).json()).toEqual({
        sports: [
          { value: 'Judo', count: 2 },
          { value: 'Šah', count: 1 },
        ],
        counties: [
          { value: 'Grad Zagreb', count: 1 },
          { value: 'Istarska', count: 2 },
        ],
      });
    });
  });

  test('says to its editors which category an athlete had in the list before', async () => {
    await makeCategorisation(testApp.dependencies.database, [{ EVSKat: 'IV' }]);
    await makeCategorisation(testApp.dependencies.database, [{ EVSKat: 'III' }, { EVSKat: 'V' }]);
    const read = async (id: number, role?: Role) =>
      (await testApp.call(categorisationRoutes.getCategorisedAthlete, { params: { id }, ...(role && { as: role }) }))
        .json()
        .map(({ EVSKat, former_category }: Record<string, unknown>) => [EVSKat, former_category]);
    expect([await read(1, as), await read(2, as)]).toEqual([[['III', 'IV']], [['V', null]]]);
    expect(await read(1)).toEqual([['III', undefined]]);
  });

  test('has pages of 50', async () => {
    const rows = Array.from({ length: 51 }, () => ({}));
    await makeCategorisation(testApp.dependencies.database, rows);
    const query = { page: 2 };
    const second = (await testApp.call(categorisationRoutes.findCategorisedAthletes, { as, query })).json();
    expect([second.athletes.length, second.total, second.numPages]).toEqual([1, 51, 2]);
  });
});
