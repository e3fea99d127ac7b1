import { CATEGORISATION_COLUMNS, type CategorisationColumn } from '@baklja/contract/features/sport/categorisation-file';
import type { Database } from '../../db/database.ts';
import { toCategorisationRows } from '../../features/sport/categorisation/categorisation-rows.ts';
import { importList } from '../../features/sport/categorisation/replace-list.ts';
import { TEST_NOW } from '../build-test-app.ts';

type Cells = Partial<Record<CategorisationColumn, unknown>>;

const ROW: Cells = {
  AUTOID: '1',
  EVB: '',
  Ime: 'Ena',
  PreZme: 'Primjer',
  Spol: 'Ž',
  DatRod: '01.02.2003.',
  SptNazOK: 'Atletika',
  Klub: 'AK Primjer',
  Zupanija: 'Istarska',
  EVSKat: 'I',
  KatRezult: '1. mjesto',
  KatOd: '01.01.2026.',
  KatDo: '31.12.2026.',
};

/** A row as an import sends it. */
export function makeRow(cells: Cells = {}): unknown[] {
  const row = { ...ROW, ...cells };
  return CATEGORISATION_COLUMNS.map((column) => row[column]);
}

/** Many rows with different numbers and names. */
export function makeRows(count: number, cells: Cells = {}): unknown[][] {
  return Array.from({ length: count }, (_, place) =>
    makeRow({ AUTOID: place + 1, EVB: `E${place + 1}`, PreZme: `Primjer ${place + 1}`, ...cells }),
  );
}

/** Puts a list in force and returns the id of its version. Rows without an AUTOID are numbered. */
export async function makeCategorisation(database: Database, list: readonly Cells[]): Promise<number> {
  const rows = await toCategorisationRows(list.map((cells, place) => makeRow({ AUTOID: place + 1, ...cells })));
  const stamp = { userId: null, at: TEST_NOW };
  return database.write((transaction) => importList(transaction, { rows, fileName: 'popis.csv', stamp }));
}
