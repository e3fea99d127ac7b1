import { promisify } from 'node:util';
import { zstdCompress, zstdCompressSync, zstdDecompress, zstdDecompressSync } from 'node:zlib';

/** Longest text that is compressed in place, in characters: about half a millisecond. Longer ones take a thread. */
const LONG_TEXT = 100_000;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Compresses a text. What it has in common with `base` takes hardly any room. */
export async function packText(text: string, base?: string): Promise<Uint8Array> {
  const options = optionsFor(base);
  return text.length > LONG_TEXT ? compress(text, options) : zstdCompressSync(text, options);
}

/** The text; `base` is the one with which it was compressed. @throws when they do not belong together. */
export async function unpackText(packed: Uint8Array, base?: string): Promise<string> {
  const options = optionsFor(base);
  const isLong = packed.length > LONG_TEXT || (base?.length ?? 0) > LONG_TEXT;
  const text = isLong ? await decompress(packed, options) : zstdDecompressSync(packed, options);
  return text.toString('utf8');
}

function optionsFor(base: string | undefined) {
  return base === undefined ? {} : { dictionary: Buffer.from(base) };
}
