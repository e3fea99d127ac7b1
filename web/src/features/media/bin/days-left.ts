import { FILE_BIN_DAYS } from '@baklja/contract/limits';
import { DAY_MS } from '@baklja/contract/zagreb-time';

/** Whole days until a deleted file is gone for good, begun ones counted; 0 when its time is over. */
export function daysLeft(deleted: string, now: Date): number {
  const goneAt = Date.parse(deleted) + FILE_BIN_DAYS * DAY_MS;
  return Math.max(Math.ceil((goneAt - now.getTime()) / DAY_MS), 0);
}
