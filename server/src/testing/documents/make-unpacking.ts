import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { makeStream } from './make-pdf.ts';
import { makeTextPdf } from './make-text-pdf.ts';

const PIECE_BYTES = 1024 * 1024;

/** Deflated data that unpacks to so many bytes of one value, in whole megabytes. It takes a thousandth of that. */
export function deflatedBytes(bytes: number, value: string): Buffer {
  const piece = deflateRawSync(Buffer.alloc(PIECE_BYTES, value), { finishFlush: constants.Z_FULL_FLUSH });
  const last = Buffer.from([0x03, 0x00]);
  return Buffer.concat([...Array.from({ length: bytes / PIECE_BYTES }, () => piece), last]);
}

/** The same with the header of zlib; its checksum is wrong, which readers find out at the end. */
export function zlibBytes(bytes: number, value: string): Buffer {
  return Buffer.concat([Buffer.from([0x78, 0x9c]), deflatedBytes(bytes, value), Buffer.alloc(4)]);
}

/** A PDF of some kilobytes whose only page unpacks to so many bytes: its content is deflated twice. */
export function makeUnpackingPdf(bytes: number): Buffer {
  const content = makeStream('/Filter [/FlateDecode /FlateDecode]', deflateSync(zlibBytes(bytes, ' ')));
  return makeTextPdf([''], { more: { 12: content } });
}

/** A PNG of one colour, or of 10 × 10 points with more chunks. */
export function makePng({ side = 10, chunks = [] }: { side?: number; chunks?: readonly [string, Buffer][] }): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const pixels = side * (side * 4 + 1);
  const body = zlibBytes(Math.ceil(pixels / PIECE_BYTES) * PIECE_BYTES, '\0');
  const parts: [string, Buffer][] = [['IHDR', head], ...chunks, ['IDAT', body], ['IEND', Buffer.alloc(0)]];
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...parts.map(([name, data]) => pngChunk(name, data)),
  ]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
