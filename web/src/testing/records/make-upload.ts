import type { UploadItem } from '#web/media/uploads/uploads.ts';

/** A picture that waits to be sent into `images`; a test overrides the fields it needs. */
export function makeUpload(fields: Partial<UploadItem> = {}): UploadItem {
  const { id = 1, name = `slika-${id}.jpg` } = fields;
  return {
    id,
    name,
    size: 100,
    folder: 'images',
    state: 'waiting',
    sentBytes: 0,
    message: '',
    mayRetry: false,
    ...fields,
  };
}
