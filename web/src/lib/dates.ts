/** Times travel in UTC and are shown as they are in Zagreb. */
const ZONE = 'Europe/Zagreb';

const DAY_MS = 24 * 60 * 60 * 1000;

type Parts = { year: string; month: string; day: string; hour: string; minute: string };

/** DD-MM-YYYY, as lists of posts show it. */
export function formatListDate(iso: string): string {
  const { day, month, year } = partsOf(new Date(iso));
  return `${day}-${month}-${year}`;
}

/** DD.MM.YYYY - hh:mm, as lists of files show it. */
export function formatFileTime(iso: string): string {
  const { day, month, year, hour, minute } = partsOf(new Date(iso));
  return `${day}.${month}.${year} - ${hour}:${minute}`;
}

/** HH:mm. */
export function formatTime(moment: Date): string {
  const { hour, minute } = partsOf(moment);
  return `${hour}:${minute}`;
}

/** Day of the week, day, month and year in words, as `subota, 21. studenoga 2026.`. */
export function formatLongDate(moment: Date): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE } as const;
  return new Intl.DateTimeFormat('hr-HR', format).format(moment);
}

/** What date and time fields show: day as YYYY-MM-DD and time as HH:mm, in Zagreb. */
export function toZagrebFields(iso: string): { date: string; time: string } {
  const { year, month, day, hour, minute } = partsOf(new Date(iso));
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/**
 * The moment of a day and time in Zagreb, in UTC. Undefined while either is not complete. Of the hour that the change
 * of the clocks repeats, the first is meant.
 */
export function fromZagrebFields({ date, time }: { date: string; time: string }): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(time)) return undefined;
  const asUtc = new Date(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc.getTime())) return undefined;
  const local = asUtc.getTime();
  // What the clock was ahead a day before and a day after: they differ where it is changed in between.
  const offsets = [-DAY_MS, DAY_MS].map((away) => offsetMs(new Date(local + away)));
  const fitting = offsets.find((offset) => offsetMs(new Date(local - offset)) === offset) ?? Math.min(...offsets);
  return new Date(local - fitting).toISOString();
}

/**
 * The moment at which a day (YYYY-MM-DD) begins in Zagreb, or so many days later, in UTC. Undefined when there is no such
 * day.
 */
export function startOfZagrebDay(date: string, daysLater = 0): string | undefined {
  const noon = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(noon.getTime()) || noon.toISOString().slice(0, 10) !== date) return undefined;
  const day = new Date(noon.getTime() + daysLater * DAY_MS).toISOString().slice(0, 10);
  return fromZagrebFields({ date: day, time: '00:00' });
}

/** DD-MM-YYYY of a day that is YYYY-MM-DD; another text stays as it is. */
export function formatDay(day: string): string {
  return day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3-$2-$1');
}

/** The day that somebody typed, as YYYY-MM-DD: `22-11-2026`, `22.11.2026.`, `2/1/2026`. Undefined when it is none. */
export function parseDay(typed: string): string | undefined {
  const text = typed.trim();
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year !== undefined) return dayOf(year, month, day);
  const parts = /^(\d{1,2})\s*[-./ ]\s*(\d{1,2})\s*[-./ ]\s*(\d{4})\.?$/.exec(text);
  return parts ? dayOf(parts[3], parts[2], parts[1]) : undefined;
}

/** The time that somebody typed, as HH:mm: `9:05`, `9.05`, `905`, `9`. Undefined when it is none. */
export function parseTime(typed: string): string | undefined {
  const parts = /^(\d{1,2})(?:\s*[:.]?\s*(\d\d))?$/.exec(typed.trim());
  const [hour, minute] = [Number(parts?.[1]), Number(parts?.[2] ?? 0)];
  if (!parts || hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const noon = new Date(`${date}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(date) ? date : undefined;
}

/** How far Zagreb is ahead of UTC at the moment. */
function offsetMs(moment: Date): number {
  const { year, month, day, hour, minute } = partsOf(moment);
  const local = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  return local - Math.floor(moment.getTime() / 60_000) * 60_000;
}

const partsFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsOf(moment: Date): Parts {
  return Object.fromEntries(partsFormat.formatToParts(moment).map(({ type, value }) => [type, value])) as Parts;
}
