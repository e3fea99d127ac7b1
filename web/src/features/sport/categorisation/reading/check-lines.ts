import { foldText } from '@baklja/contract/alias';
import { TOO_MANY_ROWS_TEXT } from '@baklja/contract/features/sport/categorisation';
import {
  CATEGORIES,
  CATEGORISATION_COLUMNS,
  type CategorisationColumn,
  COUNTIES,
  cellText,
  DAY_COLUMNS,
  findRowFaults,
  isAutoId,
  REQUIRED_COLUMNS,
  toIsoDay,
} from '@baklja/contract/features/sport/categorisation-file';
import { CATEGORISATION_ROWS_LIMIT } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import type { Line } from './parse-csv.ts';

/** What is wrong or unusual in a line; `found` is what the cell holds, `who` whose row it is. */
export type FileFault = { line: number; column?: CategorisationColumn; found: string; message: string; who: string };

export type Checked = {
  /** The first row names the columns; otherwise they are in the usual order. */
  hasHeader: boolean;
  /** The rows without faults, each with its 13 values in order. */
  rows: string[][];
  faults: FileFault[];
  /** What may be imported as it is: unknown categories and counties, damaged letters, a header in another order. */
  warnings: FileFault[];
};

/** A file that cannot be read at all; the message is Croatian and for users. */
export class UnreadableFile extends Error {}

/** Names in the first row that make it a header. */
const HEADER_NAMES_MIN = 3;

const COUNTY_BY_LOWER_CASE = new Map(COUNTIES.map((county) => [toLowerCase(county), county as string]));

/** Croatian letters in UTF-8 that were read as windows-1250 or windows-1252, and saved again. */
const READ_TWICE = /Ä‡|ÄŤ|Ä‘|Ä\u008d|Ĺˇ|Ĺľ|Ĺ˝|Å¡|Å¾|Å½/;

/**
 * Puts the cells of every line into the 13 columns, and finds what is wrong or unknown. `openQuote` is the quote that
 * nothing closes.
 * @throws UnreadableFile with more rows than the server takes.
 */
export function checkLines(lines: readonly Line[], openQuote?: Line): Checked {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cellText(cell) !== ''));
  const [first] = filled;
  const names = first?.cells.map(columnNamed) ?? [];
  const hasHeader = names.filter(Boolean).length >= HEADER_NAMES_MIN;
  const data = hasHeader ? filled.slice(1) : filled;
  if (data.length > CATEGORISATION_ROWS_LIMIT) throw new UnreadableFile(TOO_MANY_ROWS_TEXT);
  const checked: Checked = { hasHeader, rows: [], faults: [], warnings: [] };
  if (hasHeader && first && CATEGORISATION_COLUMNS.some((column) => !names.includes(column))) {
    checked.faults.push(toHeaderFault(first));
    return checked;
  }
  const places = CATEGORISATION_COLUMNS.map((column, place) => (hasHeader ? names.indexOf(column) : place));
  const rows = data.map(({ line, cells }) => ({ line, cells: toValues(cells, places) }));
  if (places.some((place, at) => place !== at)) checked.warnings.push(toOrderWarning(first, rows[0]));
  const sameId = Map.groupBy(rows, ({ cells }) => cells[0] ?? '');
  for (const { line, cells } of rows) {
    const same = sameId.get(cells[0] ?? '') ?? [];
    checkRow(checked, line, cells, cells[0] === '' ? [] : same);
  }
  if (openQuote) checked.faults.push(toQuoteFault(openQuote, places));
  return checked;
}

function columnNamed(cell: string): CategorisationColumn | undefined {
  const name = foldText(cellText(cell));
  return CATEGORISATION_COLUMNS.find((column) => foldText(column) === name);
}

function toHeaderFault({ line, cells }: Line): FileFault {
  const names = cells.map(columnNamed);
  const missing = CATEGORISATION_COLUMNS.filter((column) => !names.includes(column));
  const unknown = cells.filter((_, place) => names[place] === undefined).map(cellText);
  const message = `U zaglavlju nedostaje: ${missing.join(', ')}. Ispravite nazive ili obrišite taj redak ako su stupci u uobičajenom redoslijedu.`;
  return { line, found: unknown.filter(Boolean).join(', '), message, who: '' };
}

function toOrderWarning(header: Line | undefined, row: Line | undefined): FileFault {
  const name = (['Ime', 'PreZme'] as const).map((column) => `${column} „${row ? cellOf(row.cells, column) : ''}”`);
  const message = `Stupci nisu u uobičajenom redoslijedu. Uvoze se po nazivima; u prvom je retku ${name.join(', ')}.`;
  return { line: header?.line ?? 1, found: '', message, who: '' };
}

function toQuoteFault({ line, cells }: Line, places: readonly number[]): FileFault {
  const column = CATEGORISATION_COLUMNS[places.indexOf(cells.length)];
  const who = [places[2], places[3]].map((place) => cellText(cells[place ?? -1])).join(' ');
  const message = 'Navodnik je otvoren i nije zatvoren do kraja datoteke. Retci iza njega nisu pročitani.';
  return { line, ...(column && { column }), found: '"', message, who: who.trim() };
}

/** A row of another width keeps its cells, so that the fault can say how many there are. */
function toValues(cells: readonly string[], places: readonly number[]): string[] {
  const texts = cells.map((cell) => cellText(cell.replace(/\s*[\r\n]+\s*/g, ' ')));
  while (texts.length > places.length && texts.at(-1) === '') texts.pop();
  if (texts.length !== places.length) return texts;
  return CATEGORISATION_COLUMNS.map((column, at) => toCanonical(column, texts[places[at] ?? at] ?? ''));
}

function toCanonical(column: CategorisationColumn, value: string): string {
  if (column === 'Zupanija') return COUNTY_BY_LOWER_CASE.get(toLowerCase(value)) ?? value;
  const iso = DAY_COLUMNS.includes(column) ? toIsoDay(value) : undefined;
  return iso === undefined ? value : `${iso.slice(8)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}.`;
}

function toLowerCase(text: string): string {
  return text.toLocaleLowerCase('hr');
}

/** `same` holds all rows of its AUTOID. */
function checkRow(checked: Checked, line: number, cells: string[], same: readonly Line[]): void {
  const who = [cells[2], cells[3]].filter(Boolean).join(' ');
  if (cells.length !== CATEGORISATION_COLUMNS.length) {
    const found = countOf(cells.length, { one: 'stupac', few: 'stupca', other: 'stupaca' });
    const missing = findMissing(cells);
    const message = `Redak ima ${found} umjesto 13.${missing ? ` Vjerojatno nedostaje ${missing}.` : ''}`;
    checked.faults.push({ line, found, message, who });
    return;
  }
  const faults = findRowFaults(cells);
  for (const column of DAY_COLUMNS) {
    const day = cellOf(cells, column);
    if (day !== '' && toIsoDay(day) === undefined) faults.push({ column, message: 'Datum se piše DD.MM.GGGG.' });
  }
  if (same.length > 1) {
    const lines = same.slice(0, 10).map((row) => row.line);
    faults.push({ column: 'AUTOID', message: `Isti AUTOID imaju retci ${lines.join(', ')}.` });
  }
  const toFault = ({ column, message }: (typeof faults)[number]): FileFault => ({
    line,
    ...(column && { column }),
    found: column ? cellOf(cells, column) : '',
    message,
    who,
  });
  checked.faults.push(...faults.map(toFault));
  if (faults.length === 0) checked.rows.push(cells);
  for (const column of CATEGORISATION_COLUMNS) {
    const message = findWarning(column, cellOf(cells, column));
    if (message !== undefined) checked.warnings.push(toFault({ column, message }));
  }
}

/**
 * The column without which a row of twelve cells makes sense. A column that may be empty is the likelier one. Undefined
 * when several fit.
 */
function findMissing(cells: readonly string[]): CategorisationColumn | undefined {
  if (cells.length !== CATEGORISATION_COLUMNS.length - 1) return undefined;
  const fitting = CATEGORISATION_COLUMNS.filter((_, place) =>
    cells.every((cell, at) => fits(CATEGORISATION_COLUMNS[at < place ? at : at + 1], cell)),
  );
  const optional = fitting.filter((column) => !REQUIRED_COLUMNS.includes(column));
  const [likely, ...others] = optional.length > 0 ? optional : fitting;
  return others.length === 0 ? likely : undefined;
}

function fits(column: CategorisationColumn | undefined, cell: string): boolean {
  if (column === undefined || (REQUIRED_COLUMNS.includes(column) && cell === '')) return false;
  const isDay = toIsoDay(cell) !== undefined;
  const isCounty = COUNTIES.some((county) => county === cell);
  if (DAY_COLUMNS.includes(column)) return isDay;
  if (column === 'Zupanija') return isCounty;
  if (column === 'AUTOID') return isAutoId(cell);
  if (column === 'Spol') return /^[MŽ]$/i.test(cell);
  if (column === 'EVSKat') return CATEGORIES.some((category) => category === cell);
  return !isDay && !isCounty;
}

function findWarning(column: CategorisationColumn, value: string): string | undefined {
  if (READ_TWICE.test(value)) return 'Slova su dvaput kodirana (na primjer „Ä‡” umjesto „ć”).';
  if (value.includes('\ufffd')) return 'Neka se slova ne mogu pročitati (znak „�”).';
  if (column === 'EVSKat' && value === '') return 'Sportaš se vidi u popisu, ali bez kategorije.';
  if (column === 'EVSKat' && !CATEGORIES.some((category) => category === value))
    return 'Nije među kategorijama I do VI.';
  if (column === 'Zupanija' && value !== '' && !COUNTY_BY_LOWER_CASE.has(toLowerCase(value)))
    return 'Nije među 21 županijom.';
  return undefined;
}

function cellOf(cells: readonly string[], column: CategorisationColumn): string {
  return cells[CATEGORISATION_COLUMNS.indexOf(column)] ?? '';
}
