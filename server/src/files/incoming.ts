import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A complete file in the folder for incoming files. */
export type ReceivedFile = {
  /** As it was sent: any text, and only the last part of a path. */
  name: string;
  localPath: string;
  /** Bytes. */
  size: number;
  /** Hash of the bytes as they were sent. Hexadecimal. */
  sha256: string;
};

/** How long an unfinished resumable upload can be continued, ms. */
export const RESUMABLE_LIFE_MS = 24 * 60 * 60 * 1000;

const HASHED_AT_ONCE_BYTES = 256 * 1024;

/** Folder of resumable uploads, inside the one that {@link cleanIncoming} empties. */
export function resumableFolder(dataDir: string): string {
  return path.join(incomingFolder(dataDir), 'resumable');
}

/** Makes a folder for the files of one call. The caller removes it with its contents. */
export async function makeIncomingFolder(dataDir: string): Promise<string> {
  const folder = path.join(incomingFolder(dataDir), randomUUID());
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Writes the source into a new file of the folder. A source that fails may leave a part of it there. */
export async function receiveFile(
  source: Readable,
  { folder, name }: { folder: string; name: string },
): Promise<ReceivedFile> {
  const localPath = path.join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  const count = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await pipeline(source, count, createWriteStream(localPath, { flags: 'wx', mode: 0o600 }));
  return { name, localPath, size, sha256: hash.digest('hex') };
}

/** SHA-256 of a local file. Hexadecimal. */
export async function hashOf(localPath: string): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(localPath);
  try {
    // One buffer for all reads: as a stream, a large file would leave garbage of its whole length.
    const buffer = Buffer.alloc(HASHED_AT_ONCE_BYTES);
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}

/**
 * Removes the incoming files of a process that ended before they were complete. Call it at the start only, before any
 * file comes in. Resumable uploads stay until they are too old.
 */
export async function cleanIncoming(dataDir: string, now: Date): Promise<void> {
  const folder = incomingFolder(dataDir);
  const resumable = resumableFolder(dataDir);
  await mkdir(resumable, { recursive: true });
  const names = await readdir(folder);
  const left = names.map((name) => path.join(folder, name)).filter((entry) => entry !== resumable);
  await Promise.all(left.map((entry) => rm(entry, { recursive: true, force: true })));
  await cleanResumable(dataDir, now);
}

/** Removes every part of a resumable upload that is too old to be continued. */
export async function cleanResumable(dataDir: string, now: Date): Promise<void> {
  const folder = resumableFolder(dataDir);
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    const isOld = found && now.getTime() - found.mtimeMs > RESUMABLE_LIFE_MS;
    if (isOld) await rm(file, { recursive: true, force: true });
  }
}

function incomingFolder(dataDir: string): string {
  return path.join(dataDir, 'incoming');
}
