import type { FileUse } from '@baklja/contract/features/media/media';
import { makeFile, makeFileDetails, makeFolders } from '../records/make-file.ts';
import type { Handlers } from './fake-server.ts';

/** Three files of one folder, latest first. */
export const FILES = [
  makeFile({ id: 1, path: 'clanci-slike/jarun.jpg', tag: 'abc' }),
  makeFile({ id: 2, path: 'clanci-slike/doček na trgu.jpg', created: '2026-11-20T23:30:00.000Z' }),
  makeFile({
    id: 3,
    path: 'clanci-slike/Izvješće 2025.pdf',
    type: 'other',
    media_type: 'application/pdf',
    width: null,
    height: null,
    size: 420_000,
  }),
];

/** A use in a post. */
export function makeUse(fields: Partial<FileUse> = {}): FileUse {
  return { kind: 'post', record_id: 5, title: 'Zlato u Parizu', key: 'zlato', ...fields };
}

/** A server with three files that nothing uses; a test overrides the handlers it needs. */
export const MEDIA_SERVER = {
  listFolders: () =>
    makeFolders([
      { path: 'clanci-slike/2026', files: 612 },
      { path: 'clanci-slike/2026/pariz', files: 7 },
    ]),
  listFiles: () => ({ files: FILES, total: 4218, numPages: 85 }),
  getFile: ({ params: { id } }) => makeFileDetails(FILES.find((file) => file.id === id) ?? { id }),
  listFileUses: ({ body }) => ({
    files: [],
    total: (body.ids?.length ?? 0) + (body.folders?.length ?? 0),
    total_used: 0,
  }),
} satisfies Handlers;
