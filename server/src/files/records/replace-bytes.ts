import { hashOf } from '../incoming.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import type { DerivedPictures } from './file-bin.store.ts';
import { deleteUnkept, newObjectKey, writeObject } from './objects.store.ts';

/** New bytes of a stored file, in a local file. */
type NewBytes = { localPath: string; size: number; media_type: string };

/** Columns of the file that follow from its bytes. */
type ByteColumns = { object_key: string; size: number; sha256: string };

type Replacing<Result> = {
  /** Key of the bytes that are replaced. */
  former: string;
  /**
   * Writes the columns in one transaction, which must fail when the file has other bytes than the former ones by then.
   */
  write: (columns: ByteColumns) => Promise<Result>;
  /** Receives the fault when the former object could not be deleted; a job removes it later. */
  report: (fault: unknown) => void;
};

/**
 * Gives a stored file new bytes: writes a new object, then the row, and deletes the former object with its pictures
 * after the commit. An object never changes, so that a reader gets the bytes of one or of the other.
 * @throws UnavailableError when the storage is away, and what `write` throws; then nothing is changed.
 */
export async function replaceBytes<Result>(
  { files, pictures }: { files: FileStorage; pictures: DerivedPictures },
  bytes: NewBytes,
  { former, write, report }: Replacing<Result>,
): Promise<Result> {
  const object_key = newObjectKey();
  try {
    const sha256 = await hashOf(bytes.localPath);
    await writeObject(files, object_key, bytes);
    const result = await write({ object_key, size: bytes.size, sha256 });
    await deleteObject(former).catch(report);
    return result;
  } catch (error) {
    await deleteUnkept(files, object_key, error);
    throw error;
  }

  async function deleteObject(key: string): Promise<void> {
    await files.delete([key]);
    await pictures.deleteCopies(key);
  }
}
