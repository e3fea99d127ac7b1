import { type PictureWidth, pictureOnHost } from '@baklja/contract/pictures';
import type { Config } from '../../config.ts';
import { fileUrl } from '../file-address.ts';

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
