import { promisify } from 'node:util';
import { zstdCompress, zstdCompressSync, zstdDecompress, zstdDecompressSync } from 'node:zlib';

/** Longest text that is compressed in place, bytes: about half a millisecond. Longer ones take a thread. */
const LONG_TEXT = 100_000;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Compresses a text. What it has in common with `base` takes hardly any room. */
export async function packText(text: Uint8Array, base?: Uint8Array): Promise<Uint8Array> {
  const options = base ? { dictionary: base } : {};
  return text.length > LONG_TEXT ? compress(text, options) : zstdCompressSync(text, options);
}

/** The text; `base` is the one with which it was compressed. @throws when they do not belong together. */
export async function unpackText(packed: Uint8Array, base?: Uint8Array): Promise<Buffer> {
  const options = base ? { dictionary: base } : {};
  const isLong = packed.length > LONG_TEXT || (base?.length ?? 0) > LONG_TEXT;
  return isLong ? decompress(packed, options) : zstdDecompressSync(packed, options);
}
