import { createReadStream } from 'node:fs';
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
  const source = new ByteSource(file, onBytes);
  try {
    for (;;) {
      const block = await source.take(TAR_BLOCK);
      if (isEmpty(block)) break;
      const header = readTarHeader(block);
      if (!header && source.position === TAR_BLOCK) throw noBackup(file);
      if (!header) throw damaged(file, `there is no entry at byte ${source.position - TAR_BLOCK}`);
      const entry = entryOf(file, source, header);
      yield entry;
      for await (const _ of entry.chunks());
      if (!isEmpty(await source.take(tarPadding(header.size).length))) {
        throw damaged(file, `bytes after ${header.name} belong to no entry`);
      }
    }
    const end = await source.take(TAR_END.length - TAR_BLOCK);
    if (!isEmpty(end) || !(await source.isAtEnd())) throw damaged(file, 'bytes follow its end');
  } finally {
    source.close();
  }
}

/** The sentence for a backup whose bytes are not those that were written. */
export function damaged(file: string, problem: string): BackupError {
  return new BackupError(`${file} is damaged: ${problem}; nothing was restored.`);
}

export function noBackup(file: string): BackupError {
  return new BackupError(`${file} is not a backup of Baklja; nothing was restored.`);
}

function entryOf(file: string, source: ByteSource, { name, size }: { name: string; size: number }): Entry {
  let left = size;
  async function* chunks() {
    while (left > 0) {
      const chunk = await source.takeSome(left);
      left -= chunk.length;
      yield chunk;
    }
  }
  const read = async (maxBytes: number) => {
    if (size > maxBytes) throw damaged(file, `${name} is too large`);
    return buffer(chunks());
  };
  return { name, size, chunks, read };
}

function isEmpty(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0);
}

class ByteSource {
  position = 0;
  readonly #file: string;
  readonly #stream: AsyncIterableIterator<Buffer>;
  readonly #onBytes: (bytes: number) => void;
  #held: Buffer = Buffer.alloc(0);

  constructor(file: string, onBytes: (bytes: number) => void) {
    this.#file = file;
    this.#onBytes = onBytes;
    this.#stream = createReadStream(file, { highWaterMark: CHUNK_BYTES })[Symbol.asyncIterator]();
  }

  /** From one byte up to `most`. @throws BackupError at the end of the file. */
  async takeSome(most: number): Promise<Buffer> {
    if (await this.isAtEnd()) {
      throw new BackupError(`${this.#file} is cut off after ${this.position} bytes; nothing was restored.`);
    }
    const some = this.#held.subarray(0, most);
    this.#held = this.#held.subarray(some.length);
    this.position += some.length;
    this.#onBytes(this.position);
    return some;
  }

  /** @throws BackupError when fewer bytes follow. */
  async take(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = count; left > 0; left -= parts.at(-1)?.length ?? 0) parts.push(await this.takeSome(left));
    return Buffer.concat(parts);
  }

  async isAtEnd(): Promise<boolean> {
    if (this.#held.length > 0) return false;
    const { value, done } = await this.#stream.next();
    if (done) return true;
    this.#held = value;
    return false;
  }

  close(): void {
    void this.#stream.return?.();
  }
}
