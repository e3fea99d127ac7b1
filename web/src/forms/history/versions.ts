import type { RecordVersion } from '@baklja/contract/features/site/record-versions';
import { formatListDate, formatMoment, formatTime } from '#web/lib/dates.ts';
import type { RecordRow } from '../define-record-form.ts';
import { stampsOf } from '../editing/stamps-of.ts';
import { historyText as text } from './history.text.ts';

/** Id of the version that the record itself is; stored versions begin with 1. */
export const PRESENT = 0;

/** The record itself as a version. */
export function presentVersion(row: RecordRow): RecordVersion {
  const { name, at } = stampsOf(row).modified;
  return { id: PRESENT, version: row.version, at: at || null, user_name: name ?? null, is_rejected: 0 };
}

/**
 * The version that a save changed, among those listed, the latest first: of a rejected one, that on which it was based.
 * Undefined when it is not among them.
 */
export function previousOf(versions: readonly RecordVersion[], chosen: RecordVersion): RecordVersion | undefined {
  const earlier = versions.slice(versions.indexOf(chosen) + 1).filter(({ is_rejected }) => is_rejected === 0);
  if (chosen.is_rejected === 0) return earlier[0];
  return versions.find(({ is_rejected, version }) => is_rejected === 0 && version === chosen.version);
}

export function whoOf({ user_name }: RecordVersion): string {
  return user_name ?? text.unknownUser;
}

/** `21-11-2026 u 14:35`. */
export function exactTimeOf({ at }: RecordVersion): string {
  return at === null ? text.unknownTime : `${formatListDate(at)} u ${formatTime(new Date(at))}`;
}

/** `danas u 14:35` and `21-11-2026`; a day of which there is no word has its date and time alone. */
export function timesOf(version: RecordVersion, now: Date): string[] {
  const { at } = version;
  const exact = exactTimeOf(version);
  if (at === null) return [exact];
  const moment = formatMoment(at, now);
  return moment === exact ? [exact] : [moment, formatListDate(at)];
}
