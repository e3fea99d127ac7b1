import { uploadsText } from '../uploads.text.ts';

/** File types that a picture dialog offers. An iPhone converts its own format to JPEG when this asks for it. */
export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/gif,image/webp,image/avif,image/svg+xml';

export const ACCEPTED_FILES = [
  ACCEPTED_IMAGES,
  '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.txt,.csv,.zip',
].join(',');

export function isPicture({ type }: { type: string }): boolean {
  return type.startsWith('image/');
}

/** Why a file need not be sent at all; undefined when only the server can decide. */
export function refusedAtOnce(file: File, { onlyImages = false }: { onlyImages?: boolean }): string | undefined {
  if (file.size === 0) return uploadsText.emptyFile;
  if (onlyImages && file.type !== '' && !isPicture(file)) return uploadsText.onlyImages;
  return undefined;
}
