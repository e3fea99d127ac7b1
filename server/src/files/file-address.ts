import { hash } from 'node:crypto';
import { fileUrl, type PictureWidth, pictureOnHost } from '@baklja/contract/files/pictures';
import type { Config } from '../config.ts';

/**
 * Short text that differs for different bytes of a file at one address. The bytes under a key never change, so neither
 * does the tag; the tag does not reveal the key. Each sign makes answers longer, since none of it can be compressed.
 */
export function tagOf(objectKey: string): string {
  return hash('sha256', objectKey, 'base64url').slice(0, 6);
}

/** The end of the tag `file-…` of an answer that names a file which is not there. */
export function missingFile(path: string): string {
  return `at-${hash('sha256', path, 'hex').slice(0, 16)}`;
}

/** Address of a picture that a record names; `srcset` is empty when the picture has no widths. */
export type PictureAddress = { src: string; srcset: string };

/**
 * The addresses of a picture in the given widths, ascending; the last one is `src`. Pictures of other hosts have one
 * width only.
 */
export function pictureAddress(
  { fileHostUrl }: Pick<Config, 'fileHostUrl'>,
  named: string,
  widths: readonly PictureWidth[],
): PictureAddress {
  const picture = pictureOnHost(named);
  if (!picture) return { src: named, srcset: '' };
  const address = fileUrl({ path: picture.path }, fileHostUrl);
  if (picture.query !== '') return { src: `${address}${picture.query}`, srcset: '' };
  const candidates = widths.map((width) => `${address}?w=${width} ${width}w`);
  return { src: `${address}?w=${widths.at(-1)}`, srcset: candidates.join(', ') };
}
