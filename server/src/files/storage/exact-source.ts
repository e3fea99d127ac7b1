import type { Readable } from 'node:stream';

/**
 * The bytes of a source, chunk by chunk. The source is destroyed when the reader stops before its end.
 * @throws Error when there are more or fewer than `size` bytes, and whatever the source fails with.
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

/** Lets a stream fail while nobody listens; whoever reads it afterwards still meets the fault. */
export function ignoreUnhandledErrors(stream: Readable): void {
  stream.on('error', () => {});
}
