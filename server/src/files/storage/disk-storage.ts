import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { access, constants, mkdir, open, opendir, rename, rm, rmdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { chunksOf } from '@baklja/contract/chunks';
import { storageUnavailable } from '../file-errors.ts';
import {
  type ByteRange,
  type FileStorage,
  ignoreUnhandledErrors,
  readExactly,
  type StoredObject,
} from './file-storage.ts';
import { folderOfPrefix, isStorageKey, requireByteRange, requireStorageKey, UNFINISHED_FOLDER } from './storage-key.ts';

/**
 * Time without a write after which its process has certainly ended; another node may share the folder and be writing.
 */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** Number of attempts to place an object while others remove its folder. */
const PLACE_TRIES = 10;

const DELETES_AT_ONCE = 16;

/**
 * Stores objects as files of a folder, which it makes when it is missing.
 * @throws UnavailableError when the folder can neither be made nor used.
 */
export async function openDiskStorage(folder: string): Promise<FileStorage> {
  await onDisk(mkdir(folder, { recursive: true }));
  return new DiskStorage(folder);
}

class DiskStorage implements FileStorage {
  readonly #root: string;
  readonly #unfinished: string;

  constructor(root: string) {
    this.#root = root;
    this.#unfinished = path.join(root, UNFINISHED_FOLDER);
  }

  async write(key: string, source: Readable, { size }: { size: number }): Promise<void> {
    ignoreUnhandledErrors(source);
    const unfinished = path.join(this.#unfinished, randomUUID());
    try {
      const target = this.#pathOf(key);
      await this.#writeUnfinished(unfinished, source, size);
      await onDisk(place(unfinished, target));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {});
      throw error;
    } finally {
      source.destroy();
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable | undefined> {
    if (range) requireByteRange(range);
    const handle = await this.#whenThere(open(this.#pathOf(key), 'r'));
    if (!handle) return undefined;
    try {
      const found = await onDisk(handle.stat());
      if (range && found.isFile() && range.start >= found.size) {
        throw new RangeError(`the object has no byte ${range.start}`);
      }
      if (found.isFile()) {
        const stream = handle.createReadStream(range);
        ignoreUnhandledErrors(stream);
        return stream;
      }
    } catch (error) {
      await handle.close();
      throw error;
    }
    await handle.close();
    return undefined;
  }

  async sizeOf(key: string): Promise<number | undefined> {
    const found = await this.#whenThere(stat(this.#pathOf(key)));
    return found?.isFile() ? found.size : undefined;
  }

  async delete(keys: readonly string[]): Promise<void> {
    const files = keys.map((key) => this.#pathOf(key));
    for (const some of chunksOf(files, DELETES_AT_ONCE)) {
      await Promise.all(some.map((file) => this.#remove(file)));
    }
  }

  async *list(prefix: string): AsyncGenerator<StoredObject> {
    yield* this.#listFolder(folderOfPrefix(prefix), prefix);
  }

  async check(): Promise<void> {
    await onDisk(access(this.#root, constants.R_OK | constants.W_OK | constants.X_OK));
  }

  async clean(): Promise<void> {
    // Compared with times of the disk, so an injected clock would not do.
    const before = Date.now() - ABANDONED_AFTER_MS;
    for await (const entry of this.#entriesOf(this.#unfinished)) {
      const file = path.join(this.#unfinished, entry.name);
      const found = await this.#whenThere(stat(file));
      if (found && found.mtimeMs < before) await onDisk(rm(file, { recursive: true, force: true }));
    }
  }

  #pathOf(key: string): string {
    requireStorageKey(key);
    return path.join(this.#root, ...key.split('/'));
  }

  /** @NOTE a fault of the source is rethrown unchanged; a fault of the disk becomes an UnavailableError. */
  async #writeUnfinished(file: string, source: Readable, size: number): Promise<void> {
    await onDisk(unlessThere(mkdir(this.#unfinished)));
    const handle = await onDisk(open(file, 'wx'));
    try {
      for await (const bytes of readExactly(source, size)) await onDisk(handle.appendFile(bytes));
      await onDisk(handle.sync());
    } finally {
      await onDisk(handle.close());
    }
  }

  async #remove(file: string): Promise<void> {
    await this.#whenThere(unlink(file));
    // A folder that still holds something stays.
    for (let folder = path.dirname(file); folder !== this.#root; folder = path.dirname(folder)) {
      await rmdir(folder).catch(() => {});
    }
  }

  async *#listFolder(folder: string, prefix: string): AsyncGenerator<StoredObject> {
    for await (const entry of this.#entriesOf(path.join(this.#root, folder))) {
      const key = folder + entry.name;
      if (!isStorageKey(key)) continue;
      if (entry.isDirectory() && `${key}/`.startsWith(prefix)) yield* this.#listFolder(`${key}/`, prefix);
      if (!entry.isFile() || !key.startsWith(prefix)) continue;
      const found = await this.#whenThere(stat(path.join(this.#root, key)));
      if (found) yield { key, modified: found.mtime };
    }
  }

  /** Entries of a folder; none when it does not exist. */
  async *#entriesOf(folder: string): AsyncGenerator<Dirent> {
    const opened = await this.#whenThere(opendir(folder));
    if (!opened) return;
    const entries = opened[Symbol.asyncIterator]();
    try {
      for (let next = await onDisk(entries.next()); !next.done; next = await onDisk(entries.next())) yield next.value;
    } finally {
      await entries.return?.();
    }
  }

  /** The result at a path; undefined when nothing is there while the folder of the storage itself is. */
  async #whenThere<Found>(looking: Promise<Found>): Promise<Found | undefined> {
    try {
      return await looking;
    } catch (error) {
      if (!isAbsence(error)) throw storageUnavailable(error);
      // The slash at the end makes the check fail for anything but a folder.
      await onDisk(access(path.join(this.#root, path.sep)));
      return undefined;
    }
  }
}

/** Renames into place and resolves when neither the bytes nor the name can be lost. */
async function place(unfinished: string, target: string): Promise<void> {
  const folder = path.dirname(target);
  for (let tries = 1; ; tries += 1) {
    try {
      const firstMade = await mkdir(folder, { recursive: true });
      await rename(unfinished, target);
      return await syncFolders(folder, firstMade === undefined ? folder : path.dirname(firstMade));
    } catch (error) {
      if (!isAbsence(error) || tries === PLACE_TRIES) throw error;
    }
  }
}

/** Syncs every folder from the lowest up to the highest. One that is gone by then has nothing left to keep. */
async function syncFolders(lowest: string, highest: string): Promise<void> {
  // Windows opens no folders; its rename writes through the journal of the file system.
  if (process.platform === 'win32') return;
  for (let folder = lowest; ; folder = path.dirname(folder)) {
    const handle = await open(folder, 'r').catch((error) => {
      if (!isAbsence(error)) throw error;
    });
    await handle?.sync().finally(() => handle.close());
    if (folder === highest) return;
  }
}

async function onDisk<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw storageUnavailable(error);
  }
}

async function unlessThere(making: Promise<unknown>): Promise<void> {
  await making.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

function isAbsence(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
