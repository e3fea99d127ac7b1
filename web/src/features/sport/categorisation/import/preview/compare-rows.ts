import type { CategorisedAthlete } from '@baklja/contract/features/sport/categorisation';
import { CATEGORISATION_COLUMNS, type CategorisationColumn } from '@baklja/contract/features/sport/categorisation-file';

/** A row that the replacement adds, removes or gives another category; `before` is its category in force. */
export type Change = {
  id: string;
  name: string;
  sport: string;
  category: string;
  before?: string;
  result: string;
};

/** What replacing the rows in force by those of the file changes; rows are compared by AUTOID. */
export type Comparison = { added: Change[]; changed: Change[]; removed: Change[]; same: number };

type Row = Pick<CategorisedAthlete, 'AUTOID' | 'Ime' | 'PreZme' | 'SptNazOK' | 'EVSKat' | 'KatRezult'>;

export function compareRows(inForce: readonly Row[], rows: readonly (readonly string[])[]): Comparison {
  const left = new Map(inForce.map((row) => [String(row.AUTOID), row]));
  const comparison: Comparison = { added: [], changed: [], removed: [], same: 0 };
  for (const row of rows) {
    const change = toChange(row);
    const before = left.get(change.id);
    left.delete(change.id);
    if (!before) comparison.added.push(change);
    else if (before.EVSKat === change.category) comparison.same += 1;
    else comparison.changed.push({ ...change, before: before.EVSKat });
  }
  comparison.removed = [...left.values()].map(({ AUTOID, Ime, PreZme, SptNazOK, EVSKat, KatRezult }) => ({
    ...{ id: String(AUTOID), name: `${Ime} ${PreZme}`, sport: SptNazOK, category: EVSKat, result: KatRezult },
  }));
  return comparison;
}

/** The values of a column with the number of their rows, most rows first. */
export function countColumn(rows: readonly (readonly string[])[], column: CategorisationColumn): [string, number][] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(cellOf(row, column), (counts.get(cellOf(row, column)) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

function toChange(row: readonly string[]): Change {
  return {
    id: cellOf(row, 'AUTOID'),
    name: `${cellOf(row, 'Ime')} ${cellOf(row, 'PreZme')}`,
    sport: cellOf(row, 'SptNazOK'),
    category: cellOf(row, 'EVSKat'),
    result: cellOf(row, 'KatRezult'),
  };
}

function cellOf(row: readonly string[], column: CategorisationColumn): string {
  return row[CATEGORISATION_COLUMNS.indexOf(column)] ?? '';
}
