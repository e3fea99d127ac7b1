import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldText } from '@baklja/contract/alias';
import { CATEGORISATION_FAULTS_LIMIT } from '@baklja/contract/features/sport/categorisation';
import {
  CATEGORISATION_COLUMNS,
  cellText,
  findRowFaults,
  toIsoDay,
} from '@baklja/contract/features/sport/categorisation-file';
import { countOf } from '@baklja/contract/plural';
import { titleOrderKey } from '@baklja/contract/title-order';
import type { CategorisationRowTable } from '../../../db/tables/sport.ts';
import { type FieldError, InvalidInputError } from '../../../errors.ts';

const FAULTS = { one: 'grešku', few: 'greške', other: 'grešaka' };

/** Rows that are checked before other requests get their turn. */
const ROWS_AT_ONCE = 50;

/**
 * The rows of an import with what they are searched and sorted by. A line is the place of a row in the list, from 1.
 * @throws InvalidInputError with the first faults by line, for an empty list or a faulty row; also when the caller is
 * gone before the last row is checked.
 */
export async function toCategorisationRows(
  list: readonly unknown[],
  isCallerGone: () => boolean = () => false,
): Promise<CategorisationRowTable[]> {
  if (list.length === 0) throw new InvalidInputError('Popis je prazan. Ništa nije promijenjeno.', [], 'empty-list');
  const lines = new Map<string, number>();
  const keys = memoize(titleOrderKey);
  const rows: CategorisationRowTable[] = [];
  const errors: FieldError[] = [];
  for (let place = 0; place < list.length && errors.length < CATEGORISATION_FAULTS_LIMIT; place += 1) {
    errors.push(...findFaults(list[place], place + 1, lines));
    if (errors.length === 0) rows.push(toRow(list[place] as unknown[], keys));
    if (place % ROWS_AT_ONCE > 0 && place < list.length - 1) continue;
    await nextTurn();
    if (isCallerGone()) throw new InvalidInputError('Veza je prekinuta. Ništa nije promijenjeno.', [], 'caller-gone');
  }
  if (errors.length === 0) return rows;
  const atLeast = errors.length < CATEGORISATION_FAULTS_LIMIT ? '' : 'najmanje ';
  const named = errors.slice(0, CATEGORISATION_FAULTS_LIMIT);
  const message = `Popis ima ${atLeast}${countOf(named.length, FAULTS)}. Ništa nije promijenjeno.`;
  throw new InvalidInputError(message, named, 'faulty-rows');
}

/** `lines` holds the line of each AUTOID before this one. */
function findFaults(values: unknown, line: number, lines: Map<string, number>): FieldError[] {
  const faults = findRowFaults(values);
  const errors = faults.map(({ column, message }) => ({
    field: column ? `${line}.${column}` : String(line),
    message: `Redak ${line}${column ? `, ${column}` : ''}: ${message}`,
  }));
  if (faults.some(({ column }) => column === undefined || column === 'AUTOID')) return errors;
  const autoId = cellText((values as unknown[])[0]);
  const before = lines.get(autoId);
  if (before === undefined) lines.set(autoId, line);
  else errors.push({ field: `${line}.AUTOID`, message: `Redak ${line}, AUTOID: ${autoId} već je u retku ${before}.` });
  return errors;
}

function toRow(values: unknown[], keyOf: (text: string) => string): CategorisationRowTable {
  const texts = Object.fromEntries(CATEGORISATION_COLUMNS.map((column, place) => [column, cellText(values[place])]));
  const { AUTOID, ...row } = texts as Record<(typeof CATEGORISATION_COLUMNS)[number], string>;
  return {
    ...row,
    AUTOID: Number(AUTOID),
    name_folded: foldText(`${row.Ime} ${row.PreZme}`),
    name_key: titleOrderKey(`${row.PreZme} ${row.Ime}`),
    sport_key: keyOf(row.SptNazOK),
    county_key: keyOf(row.Zupanija),
    valid_until: toIsoDay(row.KatDo) ?? '',
  };
}

/** Sports and counties repeat in thousands of rows. */
function memoize(toKey: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const key = known.get(text) ?? toKey(text);
    known.set(text, key);
    return key;
  };
}
