import type { PictureWidth } from '@baklja/contract/files/pictures';
import PQueue from 'p-queue';
import type { Metadata, Sharp } from 'sharp';
import type { FormatChoice, PictureFormat } from './picture-format.ts';
import { sharp } from './sharp-settings.ts';

/** A generated picture that is not yet stored. */
export type NewPicture = { format: PictureFormat; bytes: Buffer };

export type PictureRequest = { width: PictureWidth; choice: FormatChoice };

/** Pixels; an animation is shown still up to this width. */
const STILL_UP_TO_WIDTH: PictureWidth = 320;

/** Pixels of all frames together; a larger animation is shown still, since it would take minutes. */
const MOVING_MAX_PIXELS = 100_000_000;

/** A picture that takes longer is given up, so that it does not delay the others. */
const TIMEOUT_SECONDS = 60;

/** Bytes that a decoder holds for each pixel of the original; JPEG is read in strips. */
const HELD_BYTES: Partial<Record<Metadata['format'], number>> = { heif: 18, gif: 5, webp: 4, png: 2 };

/** An original that takes more memory than this is decoded alone. */
const HELD_AT_ONCE_MAX_BYTES = 100_000_000;

const decodedAlone = new PQueue({ concurrency: 1 });

/** Values at which the formats look alike. */
const QUALITY = { avif: 55, webp: 78, jpg: 80 };

/** Higher effort takes twice as long and more. */
const EFFORT = { avif: 0, webpUpTo320: 4, webp: 2 };

/**
 * The picture in its new width, never enlarged, in sRGB and without the metadata of the original.
 * @throws Error of sharp for an original that cannot be read.
 */
export async function makePicture(original: Buffer, request: PictureRequest): Promise<NewPicture> {
  const found = await sharp(original, { limitInputPixels: false }).metadata();
  const heldBytes = found.width * found.height * (HELD_BYTES[found.format] ?? 0);
  const make = () => makeFrom(original, found, request);
  return heldBytes > HELD_AT_ONCE_MAX_BYTES ? decodedAlone.add(make) : make();
}

async function makeFrom(original: Buffer, found: Metadata, { width, choice }: PictureRequest): Promise<NewPicture> {
  const animated = choice === 'webp' && width > STILL_UP_TO_WIDTH && movesQuickly(found);
  // The pixels were counted on upload. A damaged picture is shown as far as it goes, as browsers do.
  const picture = sharp(original, { animated, failOn: 'none', limitInputPixels: false })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb');
  const format = choice === 'plain' ? (found.hasAlpha ? 'png' : 'jpg') : choice;
  return { format, bytes: await encode(picture, format, width).toBuffer() };
}

function movesQuickly({ pages = 1, width, height }: Metadata): boolean {
  return pages > 1 && pages * width * height <= MOVING_MAX_PIXELS;
}

function encode(picture: Sharp, format: PictureFormat, width: PictureWidth): Sharp {
  if (format === 'png') return picture.png();
  if (format === 'jpg') return picture.jpeg({ quality: QUALITY.jpg });
  if (format === 'avif') return picture.avif({ quality: QUALITY.avif, effort: EFFORT.avif });
  const effort = width <= 320 ? EFFORT.webpUpTo320 : EFFORT.webp;
  return picture.webp({ quality: QUALITY.webp, effort });
}
