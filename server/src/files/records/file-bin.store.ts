import { BIN_DAYS } from '@baklja/contract/limits';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import type { Selectable } from 'kysely';
import { toStoredTime } from '../../clock.ts';
import type { FileTable } from '../../db/tables/media.ts';

/** The part of a deleted file that is needed to show it, to restore it, and to remove it. */
export type FileInBin = Pick<
  Selectable<FileTable>,
  'id' | 'name' | 'path' | 'folder' | 'type' | 'size' | 'media_type' | 'width' | 'object_key'
>;

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
