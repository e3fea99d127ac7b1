/**
 * Writes an object into the folder of a storage, and kills itself in the middle of its bytes. With `in place` it writes
 * to the place of the object at once, without the storage.
 */
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openDiskStorage } from '../../files/storage/disk-storage.ts';

const [, , folder = '', key = '', way] = process.argv;

async function* bytesUntilKilled() {
  yield Buffer.alloc(100_000, 'a');
  // The storage asks for more once it has written what it has.
  yield Buffer.alloc(100_000, 'b');
  process.kill(process.pid, 'SIGKILL');
}

const source = Readable.from(bytesUntilKilled(), { highWaterMark: 1 });
if (way === 'in place') {
  const file = path.join(folder, key);
  mkdirSync(path.dirname(file), { recursive: true });
  await pipeline(source, createWriteStream(file));
} else {
  const storage = await openDiskStorage(folder);
  await storage.write(key, source, { size: 300_000, mediaType: 'text/plain' });
}
