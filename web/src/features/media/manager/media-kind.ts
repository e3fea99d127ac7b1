/** Croatian names of file kinds, by media type. */
const KINDS: Record<string, string> = {
  'image/jpeg': 'slika JPEG',
  'image/png': 'slika PNG',
  'image/gif': 'slika GIF',
  'image/webp': 'slika WebP',
  'image/avif': 'slika AVIF',
  'image/svg+xml': 'crtež SVG',
  'application/pdf': 'dokument PDF',
  'application/msword': 'dokument Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'dokument Word',
  'application/vnd.oasis.opendocument.text': 'dokument OpenDocument',
  'application/vnd.ms-excel': 'tablica Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'tablica Excel',
  'application/vnd.oasis.opendocument.spreadsheet': 'tablica OpenDocument',
  'application/vnd.ms-powerpoint': 'prezentacija PowerPoint',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'prezentacija PowerPoint',
  'application/vnd.oasis.opendocument.presentation': 'prezentacija OpenDocument',
  'text/plain': 'tekst',
  'text/csv': 'tablica CSV',
  'application/zip': 'arhiva ZIP',
};

/** The Croatian name of a file kind; the media type itself when it has no name. */
export function kindOf(mediaType: string): string {
  return KINDS[mediaType.split(';')[0]?.trim() ?? ''] ?? mediaType;
}
