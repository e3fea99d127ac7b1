/** Widths in which the file host serves pictures, and addresses of files. */
import { FILES_PATH } from '../features/media/file-host.ts';

/** Pixels; any other `?w=` is rejected. Pictures are never enlarged. */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1280, 1920, 2560] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Width of the pictures in lists, pixels; they are drawn at 50 px, on high-density screens at twice that. */
export const THUMBNAIL_WIDTH: PictureWidth = 160;

/** Width of the pictures in grids, pixels; they are drawn at about 170 px, on high-density screens at twice that. */
export const TILE_WIDTH: PictureWidth = 320;

/** Widths that are created when a picture is uploaded; the others are created on first request. */
export const WIDTHS_AT_UPLOAD: readonly PictureWidth[] = [THUMBNAIL_WIDTH, TILE_WIDTH];

/**
 * Address of a stored file, encoded. With its tag, browsers may cache it permanently; with a width it is a picture of
 * that width. Absolute when the file host has a separate address.
 */
export function fileUrl(
  file: { path: string; tag?: string | undefined },
  fileHostUrl: string | undefined,
  options: { width?: PictureWidth } = {},
): string {
  const path = file.path.split('/').map(encodeURIComponent).join('/');
  const query = [
    ...(options.width === undefined ? [] : [`w=${options.width}`]),
    ...(file.tag === undefined ? [] : [`v=${encodeURIComponent(file.tag)}`]),
  ].join('&');
  const host = (fileHostUrl ?? '').replace(/\/files$/, '');
  return `${host}${FILES_PATH}/${path}${query === '' ? '' : `?${query}`}`;
}

/**
 * The `srcset` of a stored picture, from its address with a tag and its width in pixels: every width that is smaller,
 * without that of thumbnails, and the picture itself unless it is very large. Empty for a drawing.
 */
export function pictureSrcset({ url, width }: { url: string; width: number | null }): string {
  const [path = '', query = ''] = url.split('?');
  if (width === null || /\.svg$/i.test(path)) return '';
  const smaller = PICTURE_WIDTHS.filter((one) => one > THUMBNAIL_WIDTH && one < width).map(
    (one) => `${path}?w=${one}&${query} ${one}w`,
  );
  return [...smaller, ...(width > LARGEST_WIDTH ? [] : [`${url} ${width}w`])].join(', ');
}

const LARGEST_WIDTH = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? 0;

/**
 * The address of a picture in a record, resolved on the file host: the decoded path, and the query with its question
 * mark. Paths without a leading slash are relative to the file host. Undefined for an address of another host.
 */
export function pictureOnHost(named: string): { path: string; query: string } | undefined {
  if (/^(https?:)?\/\//i.test(named)) return undefined;
  const [, name = '', query = ''] = /^([^?#]*)(.*)$/s.exec(named) ?? [];
  const parts = name.replace(/^\//, '').split('/');
  const onHost = parts[0] === FILES_PATH.slice(1) ? parts.slice(1) : parts;
  return { path: onHost.map(decodeSafely).join('/'), query };
}

/** Records store paths as given, encoded or not. */
function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

type Dimensions = { width: number | null; height: number | null };

/** Two pictures whose proportions differ by no more than this share are cropped alike. */
const PROPORTIONS_DIFFER_BY = 0.02;

/** Whether a focal point of one picture marks the same place in the other. False where a dimension is unknown. */
export function haveSameProportions(one: Dimensions, other: Dimensions): boolean {
  if (!one.width || !one.height || !other.width || !other.height) return false;
  const whole = one.width * other.height;
  return Math.abs(whole - other.width * one.height) <= PROPORTIONS_DIFFER_BY * whole;
}
