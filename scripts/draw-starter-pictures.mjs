// Draws the pictures of the starter articles from their sources: node scripts/draw-starter-pictures.mjs
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const sources = new URL('../server/starter-files/sources/', import.meta.url);
const pictures = new URL('../server/starter-files/clanci-slike/', import.meta.url);

/** Dots per inch that make a drawing 1200 units wide 1600 pixels wide; drawing at size keeps the edges sharp. */
const DENSITY = 96 * (1600 / 1200);

await mkdir(pictures, { recursive: true });

for (const name of (await readdir(sources)).filter((file) => file.endsWith('.svg')).sort()) {
  const { size } = await sharp(await readFile(new URL(name, sources)), { density: DENSITY })
    .resize(1600, 1067, { fit: 'cover' })
    .flatten({ background: '#f6f3ed' })
    .jpeg({ quality: 82, progressive: true, mozjpeg: true })
    .toFile(fileURLToPath(new URL(name.replace('.svg', '.jpg'), pictures)));
  console.log(`${name}: ${Math.round(size / 1024)} kB`);
}
