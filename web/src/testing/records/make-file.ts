import type { MediaFile, MediaFolder } from '@baklja/contract/features/media';
import { nameOf, parentOf } from '@baklja/contract/files/folders';

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
