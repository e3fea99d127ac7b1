import type { Archive } from '@baklja/contract/folders';
import { defineListAddress, fixed, page, search } from '#web/widgets/record-list/list-address.ts';

/** The address of an archive: a page of it, and what is searched for. */
export function archiveAddress(archive: Archive) {
  return defineListAddress({ archive: fixed(archive), search: search(), page: page() });
}

export type ArchiveAddress = ReturnType<ReturnType<typeof archiveAddress>['read']>;

type Uploads = {
  folder: string;
  /** Only pictures are shown. */
  isPictures: boolean;
};

/** The address of a folder that is uploaded into. */
export function uploadsAddress({ folder, isPictures }: Uploads) {
  return defineListAddress({ folder: fixed(folder), isPictures: fixed(isPictures), search: search(), page: page() });
}

export type UploadsAddress = ReturnType<ReturnType<typeof uploadsAddress>['read']>;
