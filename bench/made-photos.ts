import sharp from 'sharp';

/** Pixels of a generated photo: 20 megapixels, as in photos from cameras and phones. */
export const PHOTO_SIZE = { width: 5472, height: 3648 };

/** Light and dark patches across a photo; a blurred background has equally few. */
const PATCHES = { width: 96, height: 64 };

/** How rough the sensor grain is; it makes the file as large as the files of real cameras. */
const GRAIN = { type: 'gaussian', mean: 128, sigma: 20 } as const;

const QUALITY = 90;

/** A JPEG of about 6 MB at this size. Random content makes each photo different; the cost of its processing is the same. */
export async function makePhoto(size = PHOTO_SIZE): Promise<Buffer> {
  const patches = await noise(PATCHES, { type: 'gaussian', mean: 128, sigma: 70 }).png().toBuffer();
  const grain = await noise(size, GRAIN).blur(0.7).png({ compressionLevel: 0 }).toBuffer();
  return sharp(patches)
    .resize({ ...size, kernel: 'cubic', fit: 'fill' })
    .composite([{ input: grain, blend: 'overlay' }])
    .removeAlpha()
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

function noise(size: { width: number; height: number }, kind: { type: 'gaussian'; mean: number; sigma: number }) {
  return sharp({ create: { ...size, channels: 3, background: '#808080', noise: kind } });
}
