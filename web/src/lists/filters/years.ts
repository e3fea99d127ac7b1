import { formatDay } from '#web/lib/dates.ts';
import type { FilterOption } from './filters.ts';

/** The first year of the choice, as in the choice of years of the medal form (answers, section 6). */
const FIRST_YEAR = 1999;

const NAMES: Readonly<Record<number, string>> = { 0: 'Ove godine', 1: 'Prošle godine', 3: 'Prije tri godine' };

/** Every year of the choice, the present one first; `today` is YYYY-MM-DD. */
export function yearOptions(today: string): readonly FilterOption[] {
  const present = Number(today.slice(0, 4));
  return Array.from({ length: present - FIRST_YEAR + 1 }, (_, ago) => {
    const year = String(present - ago);
    const name = NAMES[ago];
    return { value: year, label: name === undefined ? year : `${name} (${year})` };
  });
}

/** The days of a range, YYYY-MM-DD, both inclusive; undefined where it is open. */
export type DayRange = { from?: string | undefined; to?: string | undefined };

/** The first and the last day of a year. */
export function daysOfYear(year: string): DayRange {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** The year that the range covers exactly; undefined for any other range. */
export function yearOf({ from, to }: DayRange): string | undefined {
  const year = from?.slice(0, 4);
  if (year === undefined) return undefined;
  const days = daysOfYear(year);
  return days.from === from && days.to === to ? year : undefined;
}

/** `01-02-2026 – 28-02-2026`; `od 01-02-2026` or `do 28-02-2026` where the other day is missing. */
export function describeRange({ from, to }: DayRange): string {
  if (from !== undefined && to !== undefined) return `${formatDay(from)} – ${formatDay(to)}`;
  return from !== undefined ? `od ${formatDay(from)}` : `do ${formatDay(to ?? '')}`;
}
