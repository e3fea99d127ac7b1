/** The categorisation file (answers, section 6): its columns, and what is wrong with a row of it. */

/** The 13 columns, in the order of the file and of the rows that an import sends. */
export const CATEGORISATION_COLUMNS = [
  'AUTOID',
  'EVB',
  'Ime',
  'PreZme',
  'Spol',
  'DatRod',
  'SptNazOK',
  'Klub',
  'Zupanija',
  'EVSKat',
  'KatRezult',
  'KatOd',
  'KatDo',
] as const;
export type CategorisationColumn = (typeof CATEGORISATION_COLUMNS)[number];

/** Columns that no row may leave empty. */
export const REQUIRED_COLUMNS: readonly CategorisationColumn[] = ['AUTOID', 'Ime', 'PreZme', 'SptNazOK'];

/** Columns with days, as DD.MM.YYYY. */
export const DAY_COLUMNS: readonly CategorisationColumn[] = ['DatRod', 'KatOd', 'KatDo'];

/** The categories, highest first. */
export const CATEGORIES = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** The 21 counties; the city of Zagreb is one. */
export const COUNTIES = [
  'Bjelovarsko-bilogorska',
  'Brodsko-posavska',
  'Dubrovačko-neretvanska',
  'Grad Zagreb',
  'Istarska',
  'Karlovačka',
  'Koprivničko-križevačka',
  'Krapinsko-zagorska',
  'Ličko-senjska',
  'Međimurska',
  'Osječko-baranjska',
  'Požeško-slavonska',
  'Primorsko-goranska',
  'Sisačko-moslavačka',
  'Splitsko-dalmatinska',
  'Šibensko-kninska',
  'Varaždinska',
  'Virovitičko-podravska',
  'Vukovarsko-srijemska',
  'Zadarska',
  'Zagrebačka',
] as const;

/** Longest cell, UTF-16 units; `KatRezult` holds sentences. */
const CELL_MAX_LENGTH = 500;

/** Highest AUTOID: the digits of a whole number that JSON keeps exactly. */
const AUTOID_MAX = Number.MAX_SAFE_INTEGER;

/** What is wrong with a row; without a column the whole row is meant. */
type RowFault = { column?: CategorisationColumn; message: string };

/** The text of a cell: trimmed, also of no-break spaces; empty for a missing value. */
export function cellText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** The faults of a row alone: number of values, AUTOID, empty required cells, too long or unreadable cells. */
export function findRowFaults(values: unknown): RowFault[] {
  if (!Array.isArray(values) || values.length !== CATEGORISATION_COLUMNS.length) {
    const found = Array.isArray(values) ? `, a ima ih ${values.length}` : '';
    return [{ message: `Redak mora imati 13 vrijednosti${found}.` }];
  }
  return CATEGORISATION_COLUMNS.flatMap((column, place) => {
    const message = findCellFault(column, values[place]);
    return message === undefined ? [] : [{ column, message }];
  });
}

function findCellFault(column: CategorisationColumn, value: unknown): string | undefined {
  if (value !== null && typeof value !== 'string' && typeof value !== 'number') return 'Vrijednost nije tekst ni broj.';
  const text = cellText(value);
  if (text === '') return REQUIRED_COLUMNS.includes(column) ? 'Vrijednost je obavezna.' : undefined;
  if (text.length > CELL_MAX_LENGTH) return `Najviše je ${CELL_MAX_LENGTH} znakova, a ovdje ih je ${text.length}.`;
  if (text.includes('\0')) return 'Tekst sadrži nedopušteni znak.';
  if (column === 'AUTOID' && !isAutoId(text)) return 'Očekuje se cijeli broj.';
  return undefined;
}

/** Whether the text is a whole number without a sign, above zero. */
export function isAutoId(text: string): boolean {
  return /^[1-9][0-9]{0,15}$/.test(text) && Number(text) <= AUTOID_MAX;
}

/** A day as YYYY-MM-DD, from DD.MM.YYYY with or without the last dot; undefined for any other text. */
export function toIsoDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\.?$/.exec(text.trim()) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso;
}
