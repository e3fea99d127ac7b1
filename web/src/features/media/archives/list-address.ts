import type { Archive } from '@baklja/contract/files/folders';
import { defineListAddress, fixed, page, search, sort } from '#web/lists/address/list-address.ts';

const time = { word: 'vrijeme', first: 'desc' } as const;
const name = { word: 'ime', first: 'asc' } as const;

/** The URL parameters of an archive: page, search and order. */
export function archiveAddress(archive: Archive) {
  return defineListAddress({ archive: fixed(archive), search: search(), page: page(), ...sort({ time, name }) });
}

export type ArchiveAddress = ReturnType<ReturnType<typeof archiveAddress>['read']>;

type Uploads = {
  folder: string;
  /** Whether the list shows only pictures. */
  isPictures: boolean;
};

/** The URL parameters of an upload folder: page, search and order. */
export function uploadsAddress({ folder, isPictures }: Uploads) {
  return defineListAddress({
    folder: fixed(folder),
    isPictures: fixed(isPictures),
    search: search(),
    page: page(),
    ...sort({ created: time, name, size: { word: 'velicina', first: 'desc' } }),
  });
}

export type UploadsAddress = ReturnType<ReturnType<typeof uploadsAddress>['read']>;
