import { dayInZagreb, toZagrebParts, ZAGREB } from '@baklja/contract/zagreb-time';

const DAY_MS = 24 * 60 * 60 * 1000;

/** DD-MM-YYYY, the format of lists of posts. */
export function formatListDate(iso: string): string {
  const { day, month, year } = toZagrebParts(new Date(iso));
  return `${day}-${month}-${year}`;
}

/** DD.MM.YYYY - hh:mm, the format of lists of files. */
export function formatFileTime(iso: string): string {
  const { day, month, year, hour, minute } = toZagrebParts(new Date(iso));
  return `${day}.${month}.${year} - ${hour}:${minute}`;
}

/** HH:mm. */
export function formatTime(moment: Date): string {
  const { hour, minute } = toZagrebParts(moment);
  return `${hour}:${minute}`;
}

/** `danas u 14:32` for a time of the same day, else `20-11-2026 u 15:47`. */
export function formatMoment(iso: string, now: Date): string {
  const moment = new Date(iso);
  const day = dayInZagreb(moment) === dayInZagreb(now) ? 'danas' : formatListDate(iso);
  return `${day} u ${formatTime(moment)}`;
}

/** A moment of the last days: `danas u 08:02`, `jučer u 21:15`, or `20-11-2026 u 17:58`. */
export function formatRecentMoment(iso: string, now: Date): string {
  const moment = new Date(iso);
  const isYesterday = dayInZagreb(moment) === dayInZagreb(new Date(now.getTime() - DAY_MS));
  return isYesterday ? `jučer u ${formatTime(moment)}` : formatMoment(iso, now);
}

/** Day of the week, day, month and year in words, such as `subota, 21. studenoga 2026.`. */
export function formatLongDate(moment: Date): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: ZAGREB } as const;
  return new Intl.DateTimeFormat('hr-HR', format).format(moment);
}

/** DD-MM-YYYY of a day in the format YYYY-MM-DD; any other text is returned unchanged. */
export function formatDay(day: string): string {
  return day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3-$2-$1');
}

/** Parses a typed day to YYYY-MM-DD: `22-11-2026`, `22.11.2026.`, `2/1/2026`. Undefined when the text is not a day. */
export function parseDay(typed: string): string | undefined {
  const text = typed.trim();
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year !== undefined) return dayOf(year, month, day);
  const parts = /^(\d{1,2})\s*[-./ ]\s*(\d{1,2})\s*[-./ ]\s*(\d{4})\.?$/.exec(text);
  return parts ? dayOf(parts[3], parts[2], parts[1]) : undefined;
}

/** Parses a typed time to HH:mm: `9:05`, `9.05`, `905`, `9`. Undefined when the text is not a time. */
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
