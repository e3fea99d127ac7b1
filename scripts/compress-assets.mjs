/** Writes `.br` and `.gz` next to the files of a built application, so that the server never compresses them itself. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set([
  '.css',
  '.html',
  '.js',
  '.mjs',
  '.json',
  '.map',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
]);

/** Bytes; below this size compression hardly helps, or makes the file larger. */
const SMALLEST_COMPRESSED_BYTES = 1024;

/** Above this size, in bytes, the strongest setting takes seconds and saves two per cent. */
const LARGE_BYTES = 400_000;

/**
 * Compresses every text file under the folder. A compressed file that would be larger than its original is not written.
 */
export async function compressAssets(folder) {
  const files = await readdir(folder, { recursive: true });
  const compressible = files.filter((file) => COMPRESSIBLE.has(path.extname(file)));
  await Promise.all(compressible.map((file) => compressFile(path.join(folder, file))));
}

async function compressFile(file) {
  const { size } = await stat(file);
  if (size < SMALLEST_COMPRESSED_BYTES) return;
  const bytes = await readFile(file);
  await Promise.all([
    writeSmaller(`${file}.br`, brotli(bytes), size),
    writeSmaller(`${file}.gz`, gzipBest(bytes), size),
  ]);
}

async function writeSmaller(file, compressing, originalBytes) {
  const compressed = await compressing;
  if (compressed.length < originalBytes) await writeFile(file, compressed);
}

function brotli(bytes) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - (bytes.length > LARGE_BYTES ? 1 : 0),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return promisify(brotliCompress)(bytes, { params });
}

function gzipBest(bytes) {
  return promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });
}
