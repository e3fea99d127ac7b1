import { createHash } from 'node:crypto';
import { FILES_PATH } from '@baklja/contract/features/file-host';
import { type PictureWidth, pictureOnHost } from '@baklja/contract/pictures';
import type { Config } from '../config.ts';

/**
 * Address at which browsers reach the file of a path, encoded; absolute when the file host runs apart. With the tag of
 * the bytes it may be kept for ever.
 */
export function fileUrl({ fileHostUrl = '' }: Pick<Config, 'fileHostUrl'>, path: string, tag?: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const query = tag === undefined ? '' : `?v=${encodeURIComponent(tag)}`;
  return `${fileHostUrl.replace(/\/files$/, '')}${FILES_PATH}/${encoded}${query}`;
}

/**
 * Short text that stands for the bytes of a file in addresses and ETags. The bytes under a key never change, so neither
 * does the tag; the key itself stays unknown.
 */
export function tagOf(objectKey: string): string {
  return createHash('sha256').update(objectKey).digest('base64url').slice(0, 12);
}

/** Where browsers find a picture that a record names; `srcset` is empty where no widths can be asked for. */
export type PictureAddress = { src: string; srcset: string };

/** The addresses of a picture in the given widths, ascending; the last one is `src`. Other hosts give one width alone. */
export function pictureAddress(
  host: Pick<Config, 'fileHostUrl'>,
  named: string,
  widths: readonly PictureWidth[],
): PictureAddress {
  const picture = pictureOnHost(named);
  if (!picture) return { src: named, srcset: '' };
  const address = fileUrl(host, picture.path);
  if (picture.query !== '') return { src: `${address}${picture.query}`, srcset: '' };
  const candidates = widths.map((width) => `${address}?w=${width} ${width}w`);
  return { src: `${address}?w=${widths.at(-1)}`, srcset: candidates.join(', ') };
}
