/** Times travel in UTC; users enter and read them in Zagreb time. */
export const ZAGREB = 'Europe/Zagreb';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Clock time in Zagreb: each part with its leading zeros. */
export type ClockParts = { year: string; month: string; day: string; hour: string; minute: string };

/** Made at the first use: it takes a browser more than ten milliseconds. */
let partsFormat: Intl.DateTimeFormat | undefined;

/** Clock time in Zagreb at the moment. */
export function toZagrebParts(moment: Date): ClockParts {
  partsFormat ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: ZAGREB,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(partsFormat.formatToParts(moment).map(({ type, value }) => [type, value])) as ClockParts;
}

/** Day as YYYY-MM-DD and time as HH:mm in Zagreb. */
export function toZagrebFields(iso: string): { date: string; time: string } {
  const { year, month, day, hour, minute } = toZagrebParts(new Date(iso));
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** The day (YYYY-MM-DD) of the moment in Zagreb. */
export function dayInZagreb(moment: Date): string {
  return toZagrebFields(moment.toISOString()).date;
}

/**
 * The moment of a day and time in Zagreb, in UTC. Undefined while either is incomplete. In the hour that the clock
 * change repeats, the first occurrence counts.
 */
export function fromZagrebFields({ date, time }: { date: string; time: string }): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(time)) return undefined;
  const asUtc = new Date(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc.getTime())) return undefined;
  const local = asUtc.getTime();
  // The offsets a day before and a day after differ where the clocks change in between.
  const offsets = [-DAY_MS, DAY_MS].map((distance) => offsetMs(new Date(local + distance)));
  const fitting = offsets.find((offset) => offsetMs(new Date(local - offset)) === offset) ?? Math.min(...offsets);
  return new Date(local - fitting).toISOString();
}

/** The moment of HH:mm in Zagreb, the given number of days after the day of `now` in Zagreb. */
export function momentInZagreb(now: Date, daysLater: number, time: string): Date {
  return new Date(fromZagrebFields({ date: addDays(dayInZagreb(now), daysLater), time }) ?? Number.NaN);
}

/**
 * The moment at which a day (YYYY-MM-DD), shifted by the given number of days, begins in Zagreb, in UTC. Undefined for
 * an invalid day.
 */
export function startOfZagrebDay(date: string, daysLater = 0): string | undefined {
  const noon = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(noon.getTime()) || noon.toISOString().slice(0, 10) !== date) return undefined;
  return fromZagrebFields({ date: addDays(date, daysLater), time: '00:00' });
}

/** The day (YYYY-MM-DD) the given number of days after a day; before it for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How far Zagreb is ahead of UTC at the moment. */
function offsetMs(moment: Date): number {
  const { year, month, day, hour, minute } = toZagrebParts(moment);
  const local = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  return local - Math.floor(moment.getTime() / 60_000) * 60_000;
}
