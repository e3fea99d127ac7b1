import type { CategorisationDifference } from '@baklja/contract/features/categorisation';
import { CATEGORISATION_COLUMNS, type CategorisationColumn } from '@baklja/contract/sport/categorisation-file';

/** What replacing the rows in force by those of the file changes; rows are compared by AUTOID. */
export function compareRows(
  inForce: readonly { AUTOID: number; EVSKat: string }[],
  rows: readonly (readonly string[])[],
): CategorisationDifference {
  const before = new Map(inForce.map(({ AUTOID, EVSKat }) => [String(AUTOID), EVSKat]));
  const difference = { added: 0, changed: 0, removed: before.size };
  for (const row of rows) {
    const category = before.get(cellOf(row, 'AUTOID'));
    if (category === undefined) difference.added += 1;
    else difference.removed -= 1;
    if (category !== undefined && category !== cellOf(row, 'EVSKat')) difference.changed += 1;
  }
  return difference;
}

/** The values of a column with the number of their rows, most rows first. */
export function countColumn(rows: readonly (readonly string[])[], column: CategorisationColumn): [string, number][] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(cellOf(row, column), (counts.get(cellOf(row, column)) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

function cellOf(row: readonly string[], column: CategorisationColumn): string {
  return row[CATEGORISATION_COLUMNS.indexOf(column)] ?? '';
}
