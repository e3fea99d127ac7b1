import type { Archive } from '@baklja/contract/folders';
import { defineListAddress, fixed, page, search } from '#web/widgets/record-list/list-address.ts';

/** The URL parameters of an archive: page and search. */
export function archiveAddress(archive: Archive) {
  return defineListAddress({ archive: fixed(archive), search: search(), page: page() });
}

export type ArchiveAddress = ReturnType<ReturnType<typeof archiveAddress>['read']>;

type Uploads = {
  folder: string;
  /** Whether the list shows only pictures. */
  isPictures: boolean;
};

/** The URL parameters of an upload folder. */
export function uploadsAddress({ folder, isPictures }: Uploads) {
  return defineListAddress({ folder: fixed(folder), isPictures: fixed(isPictures), search: search(), page: page() });
}

export type UploadsAddress = ReturnType<ReturnType<typeof uploadsAddress>['read']>;
