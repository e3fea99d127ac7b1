import type { MediaFile, MediaFolder, mediaRoutes } from '@baklja/contract/features/media/media';
import { nameOf, parentOf } from '@baklja/contract/files/folders';
import type { RouteAnswer } from '@baklja/contract/route';

/** A complete file; a test overrides the fields it needs. */
export function makeFile(fields: Partial<MediaFile> = {}): MediaFile {
  const { id = 1, path = `clanci-slike/slika-${id}.jpg` } = fields;
  return {
    id,
    version: 1,
    name: nameOf(path),
    path,
    folder: parentOf(path),
    type: 'image',
    media_type: 'image/jpeg',
    size: 2_400_000,
    width: 5472,
    height: 3648,
    tag: `tag${id}`,
    created: '2026-11-21T08:14:00.000Z',
    created_by: 4,
    created_by_name: 'Iva Đurđević',
    modified: '2026-11-21T08:14:00.000Z',
    alt: '',
    alt_eng: '',
    caption: '',
    caption_eng: '',
    author: '',
    focal_x: null,
    focal_y: null,
    ...fields,
  };
}

type FileDetails = RouteAnswer<typeof mediaRoutes.getFile>;

/** A file that nothing uses, with all its details; a test overrides the fields it needs. */
export function makeFileDetails(fields: Partial<FileDetails> = {}): FileDetails {
  return {
    ...makeFile(fields),
    modified_by: 4,
    modified_by_name: 'Iva Đurđević',
    properties: null,
    uses: [],
    total_uses: 0,
    duplicates: [],
    former: [],
    ...fields,
  };
}

/** The six root folders and some subfolders. */
export function makeFolders(more: Partial<MediaFolder>[] = []): MediaFolder[] {
  const roots = ['clanci-slike', 'dokumenti', 'images', 'galerije', 'uploads', 'web-slike'].map((path) => ({ path }));
  return [...roots, ...more].map(({ path = '', ...fields }) => ({
    path,
    name: nameOf(path),
    files: 0,
    created: '2026-01-02T09:00:00.000Z',
    ...fields,
  }));
}
