import { PICTURE_WIDTHS, type PictureWidth } from '@baklja/contract/pictures';

/** What pictures are made as; also the ending of what is kept. */
export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** What a browser is given; `plain` is what every browser shows: JPEG, or PNG where something shines through. */
export type FormatChoice = 'avif' | 'webp' | 'plain';

export const PICTURE_MEDIA_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** What most browsers say of themselves. */
export const USUAL_ACCEPT = 'image/avif,image/webp';

/** Pixels; at this width and above the smaller files of AVIF are worth what it takes longer than WebP. */
const AVIF_FROM_WIDTH: PictureWidth = 960;

const RASTER_TYPES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']);

/** Kinds of pictures that may move, which only WebP keeps. */
const MOVING_TYPES = new Set(['image/gif', 'image/webp']);

/** Whether a file of the media type is given at widths. */
export function hasWidths(mediaType: string): boolean {
  return RASTER_TYPES.has(mediaType);
}

function mayMove(mediaType: string): boolean {
  return MOVING_TYPES.has(mediaType);
}

/** The best format that the browser takes, of those that are quick enough to be made at the width. */
export function chooseFormat(mediaType: string, width: PictureWidth, accept: string | undefined): FormatChoice {
  const accepted = acceptedTypes(accept);
  const isAvif = width >= AVIF_FROM_WIDTH && !mayMove(mediaType);
  if (isAvif && accepted.has(PICTURE_MEDIA_TYPES.avif)) return 'avif';
  return accepted.has(PICTURE_MEDIA_TYPES.webp) ? 'webp' : 'plain';
}

/** The width to make: of those that would all show a small picture in its own size, the smallest. */
export function widthToMake(asked: PictureWidth, ownWidth: number | null): PictureWidth {
  const enough = PICTURE_WIDTHS.find((width) => ownWidth !== null && width >= ownWidth);
  return enough !== undefined && enough < asked ? enough : asked;
}

/** Media types that the header names. Wildcards do not count: programs that know no new format send them too. */
function acceptedTypes(header = ''): Set<string> {
  const items = header.split(',').filter((item) => !/;\s*q=0(\.0*)?\s*(;|$)/i.test(item));
  return new Set(items.map((item) => item.replace(/;.*/s, '').trim().toLowerCase()));
}
