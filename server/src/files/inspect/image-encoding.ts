import type { FileHandle } from 'node:fs/promises';
import { readBytes, withFile } from './read-bytes.ts';

const QUALITY_MIN = 60;
/** Above this quality eyes see no difference, and files grow. */
const QUALITY_MAX = 92;

const MARKER_BYTES = 4;
const QUANTISATION_TABLES = 0xdb;
const START_OF_SCAN = 0xda;
const SEGMENTS_MAX = 200;

const TABLE_LENGTH = 64;
/** Sum of the brightness table that encoders scale (ITU T.81, table K.1). */
const STANDARD_TABLE_SUM = 3688;

/**
 * The quality, 60 to 92, of a JPEG, so that writing it again adds neither to its size nor to its losses. 92 when the
 * file does not reveal it.
 */
export async function readJpegQuality(localPath: string): Promise<number> {
  const table = await withFile(localPath, findFirstTable);
  if (!table) return QUALITY_MAX;

  const percent = (100 * table.reduce((sum, step) => sum + step, 0)) / STANDARD_TABLE_SUM;
  const quality = Math.round(percent <= 100 ? 100 - percent / 2 : 5000 / percent);
  return Math.min(Math.max(quality, QUALITY_MIN), QUALITY_MAX);
}

async function findFirstTable(file: FileHandle): Promise<number[] | undefined> {
  let position = 2;
  for (let count = 0; count < SEGMENTS_MAX; count += 1) {
    const header = await readBytes(file, position, MARKER_BYTES);
    if (header.length < MARKER_BYTES || header[0] !== 0xff || header[1] === START_OF_SCAN) return undefined;
    if (header[1] === QUANTISATION_TABLES)
      return readTable(await readBytes(file, position + MARKER_BYTES, 1 + 2 * TABLE_LENGTH));
    position += 2 + header.readUInt16BE(2);
  }
  return undefined;
}

/** The upper half of the first byte gives the width of the steps: one byte or two. */
function readTable(bytes: Buffer): number[] | undefined {
  const stepBytes = (bytes[0] ?? 0) >> 4 === 0 ? 1 : 2;
  if (bytes.length < 1 + stepBytes * TABLE_LENGTH) return undefined;
  return Array.from({ length: TABLE_LENGTH }, (_, index) => bytes.readUIntBE(1 + index * stepBytes, stepBytes));
}

const CHUNK_HEADER_BYTES = 8;
const RIFF_HEADER_BYTES = 12;
/** Length of the header of an animation frame, before its own chunks. */
const FRAME_HEADER_BYTES = 16;
const CHUNKS_MAX = 20;

/** Whether the picture, or the first frame of an animation, was written without loss. */
export function isLosslessWebp(localPath: string): Promise<boolean> {
  return withFile(localPath, findLosslessPicture);
}

async function findLosslessPicture(file: FileHandle): Promise<boolean> {
  let position = RIFF_HEADER_BYTES;
  for (let count = 0; count < CHUNKS_MAX; count += 1) {
    const header = await readBytes(file, position, CHUNK_HEADER_BYTES);
    if (header.length < CHUNK_HEADER_BYTES) return false;
    const name = header.toString('latin1', 0, 4);
    if (name === 'VP8L' || name === 'VP8 ') return name === 'VP8L';

    const length = header.readUInt32LE(4);
    position += CHUNK_HEADER_BYTES + (name === 'ANMF' ? FRAME_HEADER_BYTES : length + (length % 2));
  }
  return false;
}
