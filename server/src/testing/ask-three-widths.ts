/**
 * A process of its own, because memory is counted for a whole process. It asks at once for three copies of a picture
 * and prints the most megabytes that it took. The arguments are the picture, and a folder for its files.
 */
import { createReadStream, statSync } from 'node:fs';
import process from 'node:process';
import { PICTURE_WIDTHS } from '@baklja/contract/files/pictures';
import type { FormatChoice } from '../files/pictures/picture-format.ts';
import { Pictures } from '../files/pictures/pictures.ts';
import { openDiskStorage } from '../files/storage/disk-storage.ts';

const CHOICES: FormatChoice[] = ['avif', 'webp', 'plain'];
const [picture = '', folder = ''] = process.argv.slice(2);
const original = { object_key: 'objects/ab/abcdef', media_type: 'image/avif', width: 6000 };

const files = await openDiskStorage(folder);
const { size } = statSync(picture);
await files.write(original.object_key, createReadStream(picture), { size, mediaType: original.media_type });

const wishes = PICTURE_WIDTHS.flatMap((width) => CHOICES.map((choice) => ({ width, choice })));
const pictures = new Pictures(files);
await Promise.all(wishes.slice(0, 3).map((wish) => pictures.get(original, wish)));
process.stdout.write(`${Math.round(process.resourceUsage().maxRSS / 1024)}`);
