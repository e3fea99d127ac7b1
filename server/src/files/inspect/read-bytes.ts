import { type FileHandle, open } from 'node:fs/promises';

const CHUNK_BYTES = 64 * 1024;

/** Opens a local file for reading, and closes it when the work has ended or failed. */
export async function withFile<Result>(
  localPath: string,
  work: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const file = await open(localPath, 'r');
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

/** Bytes from a position on; fewer than asked for at the end of the file. */
export async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}

/** The whole file in parts of 64 KB, each of which begins with the last `overlap` bytes of the one before. */
export async function* readChunks(file: FileHandle, overlap = 0): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += CHUNK_BYTES) {
    const start = Math.max(position - overlap, 0);
    const chunk = await readBytes(file, start, CHUNK_BYTES + position - start);
    if (chunk.length <= position - start) return;
    yield chunk;
  }
}
