import { BIN_DAYS } from '@baklja/contract/limits';
import { DAY_MS } from '@baklja/contract/zagreb-time';

/** Days until a deleted file is removed permanently, rounded up; 0 when its retention time is over. */
export function daysLeft(deleted: string, now: Date): number {
  const goneAt = Date.parse(deleted) + BIN_DAYS * DAY_MS;
  return Math.max(Math.ceil((goneAt - now.getTime()) / DAY_MS), 0);
}
