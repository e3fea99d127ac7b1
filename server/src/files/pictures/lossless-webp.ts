import type { FileHandle } from 'node:fs/promises';
import { readBytes, withFile } from '../inspect/read-bytes.ts';

const HEADER_BYTES = 8;
const RIFF_HEADER_BYTES = 12;
/** What a frame of an animation says before its own chunks. */
const FRAME_HEADER_BYTES = 16;
const CHUNKS_MAX = 20;

/** Whether the picture, or the first one of an animation, was written without loss. */
export function isLosslessWebp(localPath: string): Promise<boolean> {
  return withFile(localPath, findLosslessPicture);
}

async function findLosslessPicture(file: FileHandle): Promise<boolean> {
  let position = RIFF_HEADER_BYTES;
  for (let count = 0; count < CHUNKS_MAX; count += 1) {
    const header = await readBytes(file, position, HEADER_BYTES);
    if (header.length < HEADER_BYTES) return false;
    const name = header.toString('latin1', 0, 4);
    if (name === 'VP8L' || name === 'VP8 ') return name === 'VP8L';

    const length = header.readUInt32LE(4);
    position += HEADER_BYTES + (name === 'ANMF' ? FRAME_HEADER_BYTES : length + (length % 2));
  }
  return false;
}
