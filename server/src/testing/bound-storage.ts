import type { FileStorage } from '../files/storage/file-storage.ts';

/** The storage as plain functions, so that a test can replace some of them. */
export function boundStorage(files: FileStorage): FileStorage {
  return {
    write: (...parameters) => files.write(...parameters),
    read: (...parameters) => files.read(...parameters),
    sizeOf: (key) => files.sizeOf(key),
    delete: (keys) => files.delete(keys),
    list: (prefix) => files.list(prefix),
    check: () => files.check(),
    clean: () => files.clean(),
  };
}
