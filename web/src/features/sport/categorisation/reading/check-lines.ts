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
import { type Proposal, proposeValue } from './propose-value.ts';

/** The columns are found by the names of the first row, or by their order with or without a first row of names. */
export const HEADERS = ['names', 'order', 'none'] as const;

export type Header = (typeof HEADERS)[number];

/** A fault of the file; `found` is what the cell holds, `who` whose row it is. */
export type FileFault = { line: number; column?: CategorisationColumn; found: string; message: string; who: string };

/** A category or county that is not known, with the lines that have it and the known value that it may mean. */
export type UnknownValue = { column: 'EVSKat' | 'Zupanija'; value: string; lines: number[]; proposal?: Proposal };

/** Corrections of the user, and the quote that nothing closes. */
type Options = { header?: Header | undefined; openQuote?: Line | undefined };

export type Checked = {
  header: Header;
  /** The rows without faults, each with its 13 values in order. */
  rows: string[][];
  faults: FileFault[];
  unknown: UnknownValue[];
  /** The first row names the columns in another order than the usual one. */
  isReordered: boolean;
};

/** A file that cannot be read at all; the message is Croatian and for users. */
export class UnreadableFile extends Error {}

/** Names in the first row that make it a header. */
const HEADER_NAMES_MIN = 3;

/** Values for which a known one is searched: a column of other things has thousands. */
const PROPOSALS_LIMIT = 200;

const WIDTHS = { one: 'stupac', few: 'stupca', other: 'stupaca' };

const COUNTY_BY_LOWER_CASE = new Map(COUNTIES.map((county) => [toLowerCase(county), county as string]));

/**
 * Puts the cells of every line into the 13 columns, and finds what is wrong or unknown.
 * @throws UnreadableFile with more rows than the server takes.
 */
export function checkLines(lines: readonly Line[], { header: chosen, openQuote }: Options = {}): Checked {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cellText(cell) !== ''));
  const header = chosen ?? detectHeader(filled[0]);
  const [first] = filled;
  const data = header === 'none' ? filled : filled.slice(1);
  if (data.length > CATEGORISATION_ROWS_LIMIT) throw new UnreadableFile(TOO_MANY_ROWS_TEXT);
  const checked: Checked = { header, rows: [], faults: [], unknown: [], isReordered: false };
  const places = header === 'names' && first ? findColumns(first, checked) : CATEGORISATION_COLUMNS.map((_, at) => at);
  if (!places) return checked;
  checked.isReordered = places.some((place, at) => place !== at);
  const known = data.map(({ line, cells }) => ({ line, cells: toValues(cells, places) }));
  const doubled = findDoubled(known);
  for (const { line, cells } of known) checkRow(checked, line, cells, doubled);
  for (const one of checked.unknown.slice(0, PROPOSALS_LIMIT)) {
    const proposal = proposeValue(one.column, one.value);
    if (proposal) one.proposal = proposal;
  }
  if (openQuote) checked.faults.push(toQuoteFault(openQuote, places));
  return checked;
}

function toQuoteFault({ line, cells }: Line, places: readonly number[]): FileFault {
  const column = CATEGORISATION_COLUMNS[places.indexOf(cells.length)];
  const who = [places[2], places[3]]
    .map((place) => cellText(cells[place ?? -1]))
    .join(' ')
    .trim();
  const message = 'Navodnik je otvoren i nije zatvoren do kraja datoteke. Retci iza njega nisu pročitani.';
  return { line, ...(column && { column }), found: '"', message, who };
}

function detectHeader(first: Line | undefined): Header {
  const names = first?.cells.filter((cell) => columnNamed(cell) !== undefined) ?? [];
  return names.length >= HEADER_NAMES_MIN ? 'names' : 'none';
}

function columnNamed(cell: string): CategorisationColumn | undefined {
  const name = foldText(cellText(cell));
  return CATEGORISATION_COLUMNS.find((column) => foldText(column) === name);
}

/** The place of each column; undefined, with a fault, when a name is missing. */
function findColumns({ line, cells }: Line, checked: Checked): number[] | undefined {
  const names = cells.map(columnNamed);
  const missing = CATEGORISATION_COLUMNS.filter((column) => !names.includes(column));
  if (missing.length === 0) return CATEGORISATION_COLUMNS.map((column) => names.indexOf(column));
  const unknown = cells.filter((cell) => columnNamed(cell) === undefined && cellText(cell) !== '');
  const message = `U zaglavlju nedostaje: ${missing.join(', ')}. Odaberite „redoslijed stupaca” ako su svi stupci na svojem mjestu.`;
  checked.faults.push({ line, found: unknown.map(cellText).join(', '), message, who: '' });
  return undefined;
}

/** A row of another width keeps its cells, so that the fault can say how many there are. */
function toValues(cells: readonly string[], places: readonly number[]): string[] {
  const texts = cells.map((cell) => cellText(cell.replace(/\s*[\r\n]+\s*/g, ' ')));
  while (texts.length > places.length && texts.at(-1) === '') texts.pop();
  if (texts.length !== places.length) return texts;
  const values = places.map((place) => texts[place] ?? '');
  return CATEGORISATION_COLUMNS.map((column, at) => toCanonical(column, values[at] ?? ''));
}

function toCanonical(column: CategorisationColumn, value: string): string {
  if (column === 'Zupanija') return COUNTY_BY_LOWER_CASE.get(toLowerCase(value)) ?? value;
  const iso = DAY_COLUMNS.includes(column) ? toIsoDay(value) : undefined;
  return iso === undefined ? value : `${iso.slice(8)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}.`;
}

function toLowerCase(text: string): string {
  return text.toLocaleLowerCase('hr');
}

/** Each AUTOID that several lines have, with these lines. */
function findDoubled(rows: readonly Line[]): Map<string, number[]> {
  const lines = Map.groupBy(rows, ({ cells }) => cells[0] ?? '');
  return new Map(
    [...lines].flatMap(([id, all]) => (id !== '' && all.length > 1 ? [[id, all.map(({ line }) => line)]] : [])),
  );
}

function checkRow(checked: Checked, line: number, cells: string[], doubled: ReadonlyMap<string, number[]>): void {
  const who = [cells[2], cells[3]].filter(Boolean).join(' ');
  const cellOf = (column: CategorisationColumn) => cells[CATEGORISATION_COLUMNS.indexOf(column)] ?? '';
  const isWhole = cells.length === CATEGORISATION_COLUMNS.length;
  const faults: FileFault[] = isWhole
    ? findRowFaults(cells).map((fault) => ({ ...fault, line, found: fault.column ? cellOf(fault.column) : '', who }))
    : [{ line, found: countOf(cells.length, WIDTHS), message: describeWidth(cells), who }];
  if (isWhole) {
    for (const column of DAY_COLUMNS) {
      const found = cellOf(column);
      if (found === '' || toIsoDay(found) !== undefined) continue;
      faults.push({ line, column, found, who, message: 'Datum se piše DD.MM.GGGG.' });
    }
    const same = doubled.get(cellOf('AUTOID'));
    if (same) {
      const message = `Isti AUTOID imaju retci ${same.slice(0, 10).join(', ')}.`;
      faults.push({ line, column: 'AUTOID', found: cellOf('AUTOID'), who, message });
    }
    if (!CATEGORIES.some((category) => category === cellOf('EVSKat')))
      addUnknown(checked, line, 'EVSKat', cellOf('EVSKat'));
    const county = cellOf('Zupanija');
    if (county !== '' && !COUNTY_BY_LOWER_CASE.has(toLowerCase(county))) addUnknown(checked, line, 'Zupanija', county);
  }
  checked.faults.push(...faults);
  if (faults.length === 0) checked.rows.push(cells);
}

function describeWidth(cells: readonly string[]): string {
  const missing = guessMissing(cells);
  const width = countOf(cells.length, WIDTHS);
  return `Redak ima ${width} umjesto 13.${missing ? ` Vjerojatno nedostaje ${missing}.` : ''}`;
}

function addUnknown({ unknown }: Checked, line: number, column: UnknownValue['column'], value: string): void {
  const known = unknown.find((one) => one.column === column && one.value === value);
  if (known) known.lines.push(line);
  else unknown.push({ column, value, lines: [line] });
}

/**
 * The column that a row of twelve cells probably lacks: the row makes sense with that place empty. A column that may be
 * empty is the likelier one. Undefined when several fit.
 */
function guessMissing(cells: readonly string[]): CategorisationColumn | undefined {
  if (cells.length !== CATEGORISATION_COLUMNS.length - 1) return undefined;
  const fitting = CATEGORISATION_COLUMNS.filter((missing, place) =>
    cells
      .toSpliced(place, 0, '')
      .every((cell, at) => CATEGORISATION_COLUMNS[at] === missing || fits(CATEGORISATION_COLUMNS[at], cell)),
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
