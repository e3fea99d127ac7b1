import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '../files/storage/file-storage.ts';
import type { BackupFile } from './backup-file.ts';
import type { NamedObject } from './named-objects.ts';
import type { OnProgress } from './progress.ts';

/** Larger objects are not held in memory. */
const HELD_BYTES = 8 * 1024 * 1024;

/** `step` is called between small pieces of work; what it throws ends the writing. */
type ObjectContext = {
  objects: ReadonlyMap<string, NamedObject>;
  step: () => Promise<void>;
  onProgress: OnProgress;
};

/** Writes the objects into a backup. `missing` are the keys of those that the storage does not have. */
export async function writeObjects(file: BackupFile, files: FileStorage, { objects, step, onProgress }: ObjectContext) {
  const total = objects.values().reduce((bytes, { size }) => bytes + size, 0);
  const missing: string[] = [];
  let done = 0;
  onProgress({ step: 'files', done, total });
  async function* watch(chunks: AsyncIterable<Buffer> | Iterable<Buffer>) {
    for await (const chunk of chunks) {
      await step();
      yield chunk;
      done += chunk.length;
      onProgress({ step: 'files', done, total });
    }
  }
  for (const object of objects.values()) {
    const read = await readObject(files, object);
    if (read) await file.addStream(object.key, read.size, watch(read.chunks));
    else missing.push(object.key);
  }
  return { objects: { count: objects.size - missing.length, bytes: done }, missing };
}

/** The bytes of an object with their true number; undefined when there is none. */
async function readObject(files: FileStorage, { key, size: expected }: NamedObject) {
  if (expected > HELD_BYTES) {
    const size = await files.sizeOf(key);
    const chunks = size === undefined ? undefined : await files.read(key);
    return size === undefined || !chunks ? undefined : { size, chunks };
  }
  // One call to the store instead of two.
  const source = await files.read(key);
  if (!source) return undefined;
  const bytes = await buffer(source);
  return { size: bytes.length, chunks: [bytes] };
}
