import { BIN_DAYS } from '@baklja/contract/limits';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { toStoredTime } from '../../clock.ts';

/** The part of a deleted file that is needed to show it, to restore it, and to remove it. */
export type FileInBin = {
  id: number;
  name: string;
  path: string;
  folder: string;
  type: 'image' | 'other';
  size: number;
  media_type: string;
  width: number | null;
  object_key: string;
};

/** Pictures that were made from an object. */
export type DerivedPictures = { deleteCopies: (objectKey: string) => Promise<void> };

/** Stored time from which on deleted files can be restored. */
export function binStart(now: Date): string {
  return toStoredTime(new Date(now.getTime() - BIN_DAYS * DAY_MS));
}

/** The file of a deleted record, from its JSON text. */
export function readFileInBin(data: string): FileInBin {
  return JSON.parse(data) as FileInBin;
}
