import { PUBLISHING_WEEKS } from '@baklja/contract/limits';
import { addDays, dayInZagreb, momentInZagreb } from '@baklja/contract/zagreb-time';
import { toStoredTime } from '../../../clock.ts';

const DAYS_OF_WEEK = 7;

/** The moment at which the oldest of the counted weeks began. */
export function weeksBack(now: Date): string {
  const days = daysSinceMonday(dayInZagreb(now)) + (PUBLISHING_WEEKS - 1) * DAYS_OF_WEEK;
  return toStoredTime(momentInZagreb(now, -days, '00:00'));
}

/** How many of the moments fall into each of the counted weeks, oldest week first; 0 for a week without any. */
export function countByWeek(moments: readonly string[], now: Date): { week: string; posts: number }[] {
  const thisMonday = mondayOf(dayInZagreb(now));
  const weeks = new Map<string, number>();
  for (let back = PUBLISHING_WEEKS - 1; back >= 0; back -= 1) weeks.set(addDays(thisMonday, -back * DAYS_OF_WEEK), 0);
  for (const moment of moments) {
    const week = mondayOf(dayInZagreb(new Date(moment)));
    const counted = weeks.get(week);
    if (counted !== undefined) weeks.set(week, counted + 1);
  }
  return [...weeks].map(([week, posts]) => ({ week, posts }));
}

function mondayOf(day: string): string {
  return addDays(day, -daysSinceMonday(day));
}

function daysSinceMonday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % DAYS_OF_WEEK;
}
