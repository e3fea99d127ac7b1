import type { PublishingWeek } from './dashboard.queries.ts';

/** A month name and the zero-based index of the week that it is below. */
export type MonthLabel = { name: string; week: number; room: number };

const LABEL_ROOM = 3;

const monthName = new Intl.DateTimeFormat('hr', { month: 'long', timeZone: 'UTC' });

/** The week with the most posts; the last one if several are equal. Undefined when nothing was published. */
export function fullestWeek(weeks: readonly PublishingWeek[]): PublishingWeek | undefined {
  const most = Math.max(0, ...weeks.map(({ posts }) => posts));
  return most === 0 ? undefined : weeks.findLast(({ posts }) => posts === most);
}

export function countPublished(weeks: readonly PublishingWeek[]): number {
  return weeks.reduce((total, { posts }) => total + posts, 0);
}

/**
 * Each month below the first of its Mondays; a month is omitted when the next month or the end leaves no room for its
 * name.
 */
export function monthLabels(weeks: readonly PublishingWeek[]): MonthLabel[] {
  const months = weeks.map(({ week }) => week.slice(0, 7));
  const starts = months.flatMap((month, place) => (month === months[place - 1] ? [] : [place]));
  return starts
    .map((week, place) => ({
      name: monthName.format(new Date(`${months[week]}-01T00:00:00Z`)),
      week,
      room: (starts[place + 1] ?? weeks.length) - week,
    }))
    .filter(({ room }) => room >= LABEL_ROOM);
}

/** Monday of the week in the date format of lists: DD-MM-YYYY. */
export function weekDate({ week }: PublishingWeek): string {
  return week.split('-').reverse().join('-');
}
