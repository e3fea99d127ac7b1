import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { isConnectionError } from '../../db/database-faults.ts';
import type { FileStorage } from '../storage/file-storage.ts';

/** A key that reveals nothing about the file; its first two letters keep the folders of a disk small. */
export function newObjectKey(): string {
  const id = randomUUID().replaceAll('-', '');
  return `objects/${id.slice(0, 2)}/${id}`;
}

/**
 * Stores a local file as a new object, then writes the row that names it. An object never changes: a file with new bytes
 * has another one, so that a reader gets the bytes of one or of the other.
 * @throws UnavailableError when the storage is away, and what `writeRow` throws; then nothing is stored. A database that
 * went away may or may not have the row; the object then stays, and a job removes it later if it has none.
 */
export async function storeObject<Result>(
  files: FileStorage,
  { localPath, size, media_type: mediaType }: { localPath: string; size: number; media_type: string },
  writeRow: (objectKey: string) => Promise<Result>,
): Promise<Result> {
  const key = newObjectKey();
  try {
    await files.write(key, createReadStream(localPath), { size, mediaType });
    return await writeRow(key);
  } catch (error) {
    if (!isConnectionError(error)) await files.delete([key]).catch(() => {});
    throw error;
  }
}
