/** Writes an object into the folder of a storage, and kills itself in the middle of its bytes. */
import process from 'node:process';
import { Readable } from 'node:stream';
import { openDiskStorage } from '../../files/storage/disk-storage.ts';

const [, , folder = '', key = ''] = process.argv;

async function* bytesUntilKilled() {
  yield Buffer.alloc(100_000, 'a');
  // The storage asks for more once it has written what it has.
  yield Buffer.alloc(100_000, 'b');
  process.kill(process.pid, 'SIGKILL');
}

const source = Readable.from(bytesUntilKilled(), { highWaterMark: 1 });
const storage = await openDiskStorage(folder);
await storage.write(key, source, { size: 300_000, mediaType: 'text/plain' });
