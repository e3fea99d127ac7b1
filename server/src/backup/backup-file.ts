import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { type Contents, type Opening, SUMS, sumLine } from './format.ts';
import { TAR_END, tarHeader, tarPadding } from './tar.ts';

/** Writes the entries of a backup into an open file, one after another, with their checksums. */
export class BackupFile {
  readonly #handle: FileHandle;
  readonly #sums: string[] = [];
  #bytes = 0;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  get bytes(): number {
    return this.#bytes;
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    await this.addStream(name, bytes.length, [bytes]);
  }

  async addJson(name: string, value: Opening | Contents): Promise<void> {
    await this.add(name, Buffer.from(`${JSON.stringify(value, null, 2)}\n`));
  }

  /** @throws Error when the chunks have more or fewer bytes than `size`, and what reading them throws. */
  async addStream(name: string, size: number, chunks: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
    const hash = createHash('sha256');
    let given = 0;
    await this.#write(tarHeader(name, size));
    for await (const chunk of chunks) {
      given += chunk.length;
      if (given > size) break;
      hash.update(chunk);
      await this.#write(chunk);
    }
    if (given !== size) throw new Error(`${name} has ${given} bytes instead of ${size}`);
    await this.#write(tarPadding(size));
    this.#sums.push(sumLine(hash.digest('hex'), name));
  }

  /** Adds the checksums and the end, and resolves when everything is on the disk. */
  async finish(): Promise<void> {
    await this.add(SUMS, Buffer.from(this.#sums.join('')));
    await this.#write(TAR_END);
    await this.#handle.sync();
  }

  async #write(bytes: Buffer): Promise<void> {
    await this.#handle.appendFile(bytes);
    this.#bytes += bytes.length;
  }
}
