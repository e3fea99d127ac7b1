import type { Readable } from 'node:stream';

/** A part of an object; both ends are inclusive, as in an HTTP range. Bytes from 0. */
export type ByteRange = { start: number; end: number };

export type StoredObject = { key: string; modified: Date };

/**
 * Storage of bytes under keys: on a disk, or in an S3-compatible store. The server makes the keys, of lower-case
 * letters, digits, `/`, `-`, `_` and `.`; they reveal nothing of the names that users give (`isStorageKey`). An object
 * is written whole or not at all, and does not change afterwards.
 * @throws UnavailableError from every function when the store cannot be reached.
 */
export type FileStorage = {
  /**
   * Stores the source, replacing any object under the key. Resolves when it is safely stored; a source that fails
   * leaves nothing. `size` is the exact number of bytes of the source.
   */
  write: (key: string, source: Readable, options: { size: number; mediaType: string }) => Promise<void>;
  /**
   * The bytes of an object or of a part of it; undefined when there is none. A part may end past the end of the object.
   * The caller reads it to its end or destroys it; it ends with an UnavailableError when the store goes away.
   * @throws RangeError for a part that begins past the end.
   */
  read: (key: string, range?: ByteRange) => Promise<Readable | undefined>;
  /** Length in bytes; undefined when there is no such object. */
  sizeOf: (key: string) => Promise<number | undefined>;
  /** Deletes objects; absent ones are no error. */
  delete: (keys: readonly string[]) => Promise<void>;
  /** Every object whose key begins with the prefix, in any order. Unfinished objects are not listed. */
  list: (prefix: string) => AsyncIterable<StoredObject>;
  /** Resolves when the store answers and can be written. */
  check: () => Promise<void>;
  /** Removes unfinished writes of killed processes. Other nodes may be writing. Called once at the start. */
  clean: () => Promise<void>;
};

/**
 * The bytes of a source, chunk by chunk. The source is destroyed when the reader stops before its end.
 * @throws Error when there are more or fewer than `size` bytes, and any error of the source.
 */
export async function* readExactly(source: Readable, size: number): AsyncGenerator<Buffer> {
  let given = 0;
  for await (const chunk of source) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    given += bytes.length;
    if (given > size) throw new Error(`the source gives more than its ${size} bytes`);
    yield bytes;
  }
  if (given < size) throw new Error(`the source gives ${given} of its ${size} bytes`);
}

/** Lets a stream fail before it has a reader; a later reader still gets the error. */
export function ignoreUnhandledErrors(stream: Readable): void {
  stream.on('error', () => {});
}
