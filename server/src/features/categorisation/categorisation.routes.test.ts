import { categorisationRoutes } from '@baklja/contract/features/categorisation';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/build-test-app.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const ROW = {
  EVB: '',
  Ime: 'Sara',
  PreZme: 'Kolak',
  Spol: 'Ž',
  DatRod: '22.06.1995.',
  SptNazOK: 'Atletika',
  Klub: 'AK Pazin',
  Zupanija: 'Istarska',
  EVSKat: 'I',
  KatRezult: 'OI Rio',
  KatOd: '01.01.2026.',
  KatDo: '31.12.2026.',
};

describe.each(DATABASE_NAMES)('categorisation on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  test('counts zero before the first list, and all athletes after it', async () => {
    expect((await testApp.call(categorisationRoutes.countCategorisation)).json()).toEqual({ total: 0 });
    await testApp.dependencies.database.write((transaction) =>
      transaction
        .insertInto('categorisation_rows')
        .values([
          { AUTOID: 7, ...ROW },
          { AUTOID: 8, ...ROW },
        ])
        .execute(),
    );
    expect((await testApp.call(categorisationRoutes.countCategorisation)).json()).toEqual({ total: 2 });
  });
});
