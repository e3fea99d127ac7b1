import {
  CATEGORIES,
  CATEGORISATION_COLUMNS,
  type CategorisationColumn,
  COUNTIES,
  DAY_COLUMNS,
  isAutoId,
  REQUIRED_COLUMNS,
  toIsoDay,
} from '@baklja/contract/features/sport/categorisation-file';

/**
 * The column that a row of twelve cells probably lacks: the row makes sense with that place empty. A column that may be
 * empty is the likelier one. Undefined when several fit.
 */
export function guessMissing(cells: readonly string[]): CategorisationColumn | undefined {
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
