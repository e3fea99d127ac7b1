import { formatListDate, formatTime } from '#web/lib/dates.ts';

/** `23-11-2026 u 09:00`. */
export function describeMoment(iso: string): string {
  return `${formatListDate(iso)} u ${formatTime(new Date(iso))}`;
}
