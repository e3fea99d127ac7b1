import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { BackupError } from '../backup-error.ts';
import { readTarHeader, TAR_BLOCK, TAR_END, tarPadding } from '../tar.ts';

const CHUNK_BYTES = 1024 * 1024;

/** An entry of a backup, whose body is read before the next entry. */
export type Entry = {
  name: string;
  /** Bytes. */
  size: number;
  chunks: () => AsyncGenerator<Buffer>;
  /** The whole body, which must not be larger. @throws BackupError for a larger one. */
  read: (maxBytes: number) => Promise<Buffer>;
};

/**
 * The entries of a backup file, in order. `onBytes` gets how far it is read.
 * @throws BackupError when the file is cut, or anything but entries is in it.
 */
export async function* readEntries(file: string, onBytes: (bytes: number) => void = () => {}): AsyncGenerator<Entry> {
  const handle = await open(file);
  let position = 0;
  const take = async (count: number) => {
    const { buffer: bytes, bytesRead } = await handle.read(Buffer.allocUnsafe(count), 0, count, position);
    position += bytesRead;
    onBytes(position);
    if (bytesRead === count) return bytes;
    throw new BackupError(`${file} is cut off after ${position} bytes; nothing was restored.`, {
      part: String(position),
    });
  };
  try {
    let block = await take(TAR_BLOCK);
    while (!isEmpty(block)) {
      const [start, header] = [position - TAR_BLOCK, readTarHeader(block)];
      if (!header && position === TAR_BLOCK) throw noBackup(file);
      if (!header) throw damaged(file, `there is no entry at byte ${start}`, String(start));
      const { name, size } = header;
      let left = size;
      const chunks = async function* () {
        while (left > 0) {
          const chunk = await take(Math.min(left, CHUNK_BYTES));
          left -= chunk.length;
          yield chunk;
        }
      };
      const read = async (maxBytes: number) => {
        if (size > maxBytes) throw damaged(file, `${name} is too large`, name);
        return buffer(chunks());
      };
      yield { name, size, chunks, read };
      for await (const _ of chunks());
      const padding = tarPadding(size).length;
      const rest = await take(padding + TAR_BLOCK);
      if (!isEmpty(rest.subarray(0, padding))) throw damaged(file, `bytes after ${name} belong to no entry`, name);
      block = rest.subarray(padding);
    }
    const end = await take(TAR_END.length - TAR_BLOCK);
    const { bytesRead } = await handle.read(Buffer.alloc(1), 0, 1, position);
    if (!isEmpty(end) || bytesRead > 0) throw damaged(file, 'bytes follow its end', String(position));
  } finally {
    await handle.close();
  }
}

/** The sentence for a backup whose bytes are not those that were written. */
export function damaged(file: string, problem: string, part: string): BackupError {
  return new BackupError(`${file} is damaged: ${problem}; nothing was restored.`, { part });
}

export function noBackup(file: string): BackupError {
  return new BackupError(`${file} is not a backup of Baklja; nothing was restored.`, { part: '0' });
}

function isEmpty(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0);
}
