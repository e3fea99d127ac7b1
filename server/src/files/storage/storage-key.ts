import type { ByteRange } from './file-storage.ts';

/** One part of a key: dots are only between other characters, so that no part is `..`, hidden, or changed by a disk. */
const PART = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/;

const KEY_MAX_LENGTH = 500;

/** Longest part of a key, as a file name that every disk accepts. */
const PART_MAX_LENGTH = 200;

/** Folder of the disk storage for unfinished objects. No key begins with it. */
export const UNFINISHED_FOLDER = 'unfinished';

/**
 * Whether an object may be stored under the key. No key may be the folder of another: `a` and `a/b` exclude each other.
 */
export function isStorageKey(key: string): boolean {
  const parts = key.split('/');
  const isPart = (part: string) => part.length <= PART_MAX_LENGTH && PART.test(part);
  return key.length <= KEY_MAX_LENGTH && parts[0] !== UNFINISHED_FOLDER && parts.every(isPart);
}

/** @throws Error when the server itself made an invalid key. */
export function requireStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`${JSON.stringify(key)} is no key of the file storage`);
}

/**
 * The folder that contains all keys with the prefix, with its slash; empty for the whole storage. @throws Error when no
 * key can begin with the prefix.
 */
export function folderOfPrefix(prefix: string): string {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  // Any letter completes a part that has only begun, as after `objects/` or `objects/ab.`.
  requireStorageKey(`${prefix}x`);
  return folder;
}

/** @throws RangeError for a range that no object has. */
export function requireByteRange({ start, end }: ByteRange): void {
  const isRange = Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && end >= start;
  if (!isRange) throw new RangeError(`${start}-${end} is no range of bytes`);
}
