import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStorage } from '../../files/storage/file-storage.ts';
import { BackupError } from '../backup-error.ts';
import type { OnProgress } from '../progress.ts';
import type { CheckedBackup, CheckedObject } from './check-backup.ts';
import { readEntries } from './entries.ts';

/**
 * Writes the objects of a backup that the storage does not have yet, and reads each of them again. What a restore that
 * was interrupted has written is not written twice.
 * @throws BackupError when the storage gives other bytes back.
 */
export async function restoreObjects(
  files: FileStorage,
  { file, objects, contents }: CheckedBackup,
  onProgress: OnProgress,
): Promise<void> {
  const total = contents.objects.bytes;
  let done = 0;
  onProgress({ step: 'files', done, total });
  for await (const entry of readEntries(file)) {
    const object = objects.get(entry.name);
    if (!object) continue;
    if (!(await isStored(files, entry.name, object))) {
      const { size, mediaType } = object;
      await files.write(entry.name, Readable.from(entry.chunks()), { size, mediaType });
      if (!(await isStored(files, entry.name, object))) {
        throw new BackupError(`The storage of files gives ${entry.name} back with other bytes; nothing was restored.`);
      }
    }
    done += object.size;
    onProgress({ step: 'files', done, total });
  }
}

async function isStored(files: FileStorage, key: string, { size, sha256 }: CheckedObject): Promise<boolean> {
  if ((await files.sizeOf(key)) !== size) return false;
  const hash = createHash('sha256');
  for await (const chunk of (await files.read(key)) ?? []) hash.update(chunk);
  return hash.digest('hex') === sha256;
}
