import { addDays, dayInZagreb, toZagrebParts, ZAGREB } from '@baklja/contract/zagreb-time';

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

/** `:07`, for a moment of which another one is in the same minute. */
export function formatSeconds(iso: string): string {
  return `:${String(new Date(iso).getUTCSeconds()).padStart(2, '0')}`;
}

/** `23-11-2026 u 09:00`. */
export function formatDateTime(iso: string): string {
  return `${formatListDate(iso)} u ${formatTime(new Date(iso))}`;
}

/** A moment of the recent past: `danas u 08:02`, `jučer u 21:15`, or `20-11-2026 u 17:58`. */
export function formatMoment(iso: string, now: Date): string {
  const [day, today] = [dayInZagreb(new Date(iso)), dayInZagreb(now)];
  const names = { [today]: 'danas', [addDays(today, -1)]: 'jučer' };
  return `${names[day] ?? formatListDate(iso)} u ${formatTime(new Date(iso))}`;
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

/** The present day in Zagreb, YYYY-MM-DD. */
export function dayOfToday(): string {
  return dayInZagreb(new Date());
}

/** The day in Zagreb so many days after today, YYYY-MM-DD. */
export function dayFromToday(days: number): string {
  return addDays(dayOfToday(), days);
}

/** Names of days, and how many days after today they are. */
const NAMED_DAYS: Record<string, number> = { jučer: -1, danas: 0, sutra: 1 };

/**
 * Parses a typed day to YYYY-MM-DD: `22-11-2026`, `22.11.2026.`, `2/1/2026`, `22112026`. With `today` also its short
 * forms: `22-11-26` is in this century, `22-11` in the year of today, `sutra` is the day after it. Undefined when the text is not a day.
 */
export function parseDay(typed: string, today?: string): string | undefined {
  const text = typed.trim();
  if (today !== undefined && text in NAMED_DAYS) return addDays(today, NAMED_DAYS[text] ?? 0);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dayOf(text);
  const parts = /^(\d{1,2})\s*[-./ ]\s*(\d{1,2})(?:\s*[-./ ]\s*(\d{4}|\d\d)?)?\.?$/.exec(text);
  const [, day, month, year = ''] = parts ?? /^(\d\d)(\d\d)(\d{4}|\d\d)$/.exec(text) ?? [];
  if (day === undefined || month === undefined || (year.length < 4 && today === undefined)) return undefined;
  const whole = `${today?.slice(0, 4 - year.length) ?? ''}${year}`;
  return dayOf(`${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Why a typed text is not a day, and what to do; undefined for a day and for an empty text. */
export function dayProblem(typed: string): string | undefined {
  if (typed.trim() === '' || parseDay(typed) !== undefined) return undefined;
  const isLikeDay = /^\d{1,2}[^\d]*\d{1,2}[^\d]*(\d{2,4}\.?)?$/.test(typed.trim());
  return isLikeDay ? 'tog dana nema u kalendaru.' : 'ne razumijem datum. Upišite ga kao 24-11-2026.';
}

/** Why a day and a time are no moment, and what to do; undefined for a moment, for a day alone, and when both are empty. */
export function momentProblem(date: string, time: string): string | undefined {
  if (dayProblem(date) !== undefined) return dayProblem(date);
  if (time !== '' && parseTime(time) !== time) return 'ne razumijem sat. Upišite ga kao 06:40.';
  return date === '' && time !== '' ? 'nedostaje dan, npr. 24-11-2026.' : undefined;
}

/** Parses a typed time to HH:mm: `9:05`, `9.05`, `905`, `9`. Undefined when the text is not a time. */
export function parseTime(typed: string): string | undefined {
  const parts = /^(\d{1,2})(?:\s*[:.]?\s*(\d\d))?$/.exec(typed.trim());
  const [hour, minute] = [Number(parts?.[1]), Number(parts?.[2] ?? 0)];
  if (!parts || hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The day itself; undefined when the calendar does not have it. */
function dayOf(date: string): string | undefined {
  const noon = new Date(`${date}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(date) ? date : undefined;
}
