/**
 * A process of its own, because memory is counted for a whole process. It asks at once for copies of two pictures, each
 * made from its original, and prints the most megabytes that it took. The arguments are the picture, which both are,
 * and a folder for its files.
 */
import { createReadStream, statSync } from 'node:fs';
import process from 'node:process';
import { Pictures } from '../files/pictures/pictures.ts';
import { openDiskStorage } from '../files/storage/disk-storage.ts';

const [picture = '', folder = ''] = process.argv.slice(2);
const originals = ['a', 'b'].map((id) => ({ object_key: `objects/ab/${id}`, media_type: 'image/avif', width: 6000 }));

const files = await openDiskStorage(folder);
const { size } = statSync(picture);
for (const { object_key, media_type } of originals) {
  await files.write(object_key, createReadStream(picture), { size, mediaType: media_type });
}
const pictures = new Pictures(files);
await Promise.all(originals.map((original) => pictures.get(original, { width: 2560, choice: 'webp' })));
process.stdout.write(`${Math.round(process.resourceUsage().maxRSS / 1024)}`);
