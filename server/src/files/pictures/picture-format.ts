import { PICTURE_WIDTHS, type PictureWidth } from '@baklja/contract/files/pictures';

/** Formats of generated pictures; also the ending of the stored copy. */
export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** Formats that a browser can get; `plain` is what every browser shows: JPEG, or PNG for transparent pictures. */
export type FormatChoice = 'avif' | 'webp' | 'plain';

export const PICTURE_MEDIA_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** The `Accept` header of most browsers, reduced to picture formats. */
export const USUAL_ACCEPT = 'image/avif,image/webp';

/** Pixels; from this width on, the smaller files of AVIF are worth the extra time compared with WebP. */
const AVIF_FROM_WIDTH: PictureWidth = 960;

const RASTER_TYPES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']);

/** Media types that may be animated, which only WebP keeps. */
const MOVING_TYPES = new Set(['image/gif', 'image/webp']);

/** Whether a file of the media type is available at widths. */
export function hasWidths(mediaType: string): boolean {
  return RASTER_TYPES.has(mediaType);
}

/** The best format that the browser accepts, among those that are quick enough to make at the width. */
export function chooseFormat(mediaType: string, width: PictureWidth, accept: string | undefined): FormatChoice {
  const accepted = acceptedTypes(accept);
  const isAvif = width >= AVIF_FROM_WIDTH && !MOVING_TYPES.has(mediaType);
  if (isAvif && accepted.has(PICTURE_MEDIA_TYPES.avif)) return 'avif';
  return accepted.has(PICTURE_MEDIA_TYPES.webp) ? 'webp' : 'plain';
}

/** The width to make. Several widths show a small picture in its own size; the smallest of them is used. */
export function widthToMake(asked: PictureWidth, ownWidth: number | null): PictureWidth {
  const enough = PICTURE_WIDTHS.find((width) => ownWidth !== null && width >= ownWidth);
  return enough !== undefined && enough < asked ? enough : asked;
}

/** Media types that the header names. Wildcards do not count: programs that know no new format send them too. */
function acceptedTypes(header = ''): Set<string> {
  const items = header.split(',').filter((item) => !/;\s*q=0(\.0*)?\s*(;|$)/i.test(item));
  return new Set(items.map((item) => item.replace(/;.*/s, '').trim().toLowerCase()));
}
