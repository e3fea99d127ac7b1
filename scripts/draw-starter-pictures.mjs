// Draws the pictures of the starter content from their sources: node scripts/draw-starter-pictures.mjs
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const starterFiles = new URL('../server/starter-files/', import.meta.url);

/** Dots per inch that make a drawing 1200 units wide 1600 pixels wide; drawing at size keeps the edges sharp. */
const DENSITY = 96 * (1600 / 1200);

const SQUARES = ['atletska-staza', 'baklja', 'jedrilica', 'medalje', 'skijaska-vrata', 'veslanje-dvojac'];
const BANNERS = ['baklja', 'medalje', 'meta'];
const COVERS = ['olimp-01', 'olimp-02'];

const names = (await readdir(new URL('sources/', starterFiles))).filter((file) => file.endsWith('.svg')).sort();
for (const name of names.map((file) => file.replace('.svg', ''))) {
  await draw(`sources/${name}.svg`, `clanci-slike/${name}.jpg`, [1600, 1067]);
}
for (const name of SQUARES) await draw(`sources/${name}.svg`, `squares/${name}.jpg`, [1080, 1080]);
for (const name of BANNERS) await draw(`sources/${name}.svg`, `banners/${name}.jpg`, [1600, 600]);
await draw('sources/portraits/silueta.svg', 'portraits/silueta.jpg', [800, 1000]);
for (const name of COVERS) await draw(`sources/magazine/${name}.svg`, `magazine/${name}.jpg`, [1050, 1400]);

async function draw(source, target, [width, height]) {
  const file = new URL(target, starterFiles);
  await mkdir(new URL('.//', file), { recursive: true });
  const { size } = await sharp(await readFile(new URL(source, starterFiles)), { density: DENSITY })
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#f6f3ed' })
    .jpeg({ quality: 82, progressive: true, mozjpeg: true })
    .toFile(fileURLToPath(file));
  console.log(`${target}: ${Math.round(size / 1024)} kB`);
}
