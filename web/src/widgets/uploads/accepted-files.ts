import { uploadsText } from './uploads.text.ts';

/** What a chooser of pictures offers. An iPhone turns its own kind into a JPEG when that is asked for. */
export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/gif,image/webp,image/avif,image/svg+xml';

/** What a chooser of files offers. */
export const ACCEPTED_FILES = [
  ACCEPTED_IMAGES,
  '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.txt,.csv,.zip',
].join(',');

/** Whether the browser takes the file for a picture; what it is in truth the server finds in its bytes. */
export function isPicture({ type }: { type: string }): boolean {
  return type.startsWith('image/');
}

/** Why a file need not be sent at all; undefined when only the server can tell. */
export function refusedAtOnce(file: File, { onlyImages = false }: { onlyImages?: boolean }): string | undefined {
  if (file.size === 0) return uploadsText.emptyFile;
  if (onlyImages && file.type !== '' && !isPicture(file)) return uploadsText.onlyImages;
  return undefined;
}
