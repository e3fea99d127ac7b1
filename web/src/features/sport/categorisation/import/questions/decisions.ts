import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import type { UnknownValue } from '../../reading/check-lines.ts';

/** As what an unknown value is imported, and whether the user has confirmed it. */
export type Decision = { value: string; isConfirmed: boolean };

/** By the key of the unknown value. */
export type Decisions = ReadonlyMap<string, Decision>;

export function keyOf({ column, value }: Pick<UnknownValue, 'column' | 'value'>): string {
  return `${column}\n${value}`;
}

/** A proposal is chosen, but never confirmed. */
export function firstDecisions(unknown: readonly UnknownValue[]): Decisions {
  return new Map(unknown.map((one) => [keyOf(one), { value: one.proposal?.value ?? one.value, isConfirmed: false }]));
}

/** The rows with what was decided for their unknown values. */
export function applyDecisions(rows: string[][], decisions: Decisions): string[][] {
  const changed = [...decisions].filter(([key, { value }]) => !key.endsWith(`\n${value}`));
  if (changed.length === 0) return rows;
  const values = new Map(changed.map(([key, { value }]) => [key, value]));
  const places = (['EVSKat', 'Zupanija'] as const).map((column) => ({
    ...{ column, place: CATEGORISATION_COLUMNS.indexOf(column) },
  }));
  return rows.map((row) =>
    places.reduce((cells, { column, place }) => {
      const decided = values.get(keyOf({ column, value: cells[place] ?? '' }));
      return decided === undefined ? cells : cells.with(place, decided);
    }, row),
  );
}
