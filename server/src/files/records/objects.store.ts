import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { isConnectionError } from '../../db/database-faults.ts';
import type { FileStorage } from '../storage/file-storage.ts';

const OBJECTS = 'objects/';

/** A key that reveals nothing about the file; its first two letters keep the folders of a disk small. */
export function newObjectKey(): string {
  const id = randomUUID().replaceAll('-', '');
  return `${OBJECTS}${id.slice(0, 2)}/${id}`;
}

/** Stores a local file under a new key. @throws UnavailableError */
export async function writeObject(
  files: FileStorage,
  key: string,
  { localPath, size, media_type }: { localPath: string; size: number; media_type: string },
): Promise<void> {
  await files.write(key, createReadStream(localPath), { size, mediaType: media_type });
}

/**
 * Deletes an object whose row was not written because of the error. A database that went away may or may not have the
 * row; the object then stays, and a job removes it later if it has none.
 */
export async function deleteUnkept(files: FileStorage, key: string, error: unknown): Promise<void> {
  if (!isConnectionError(error)) await files.delete([key]).catch(() => {});
}
