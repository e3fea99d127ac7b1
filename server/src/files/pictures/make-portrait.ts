import { sharp } from './sharp-settings.ts';

const SIDE_PIXELS = 256;
const QUALITY = 82;
const TIMEOUT_SECONDS = 30;

/** The middle of an inspected picture as a square WebP of 256 pixels, still, in sRGB. */
export function makePortrait(localPath: string): Promise<Buffer> {
  // The pixels were counted when the picture was inspected.
  return sharp(localPath, { limitInputPixels: false })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize({ width: SIDE_PIXELS, height: SIDE_PIXELS, fit: 'cover' })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .toBuffer();
}
