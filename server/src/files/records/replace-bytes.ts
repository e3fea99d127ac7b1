import type { FileStorage } from '../storage/file-storage.ts';
import type { DerivedPictures } from './file-bin.store.ts';
import { deleteUnkept, newObjectKey, writeObject } from './objects.store.ts';

/** New bytes of a stored file, in a local file, with the hash to keep. */
type NewBytes = { localPath: string; size: number; media_type: string; sha256: string };

/** Columns of the file that follow from its bytes. */
type ByteColumns = { object_key: string; size: number; sha256: string };

type Replacing<Result> = {
  /** Key of the former bytes, which are deleted unless they are held; absent when the bin keeps them. */
  former?: { key: string; isHeld: () => Promise<boolean> };
  /**
   * Writes the columns in one transaction, which must fail when the file has other bytes than the former ones by then.
   */
  write: (columns: ByteColumns) => Promise<Result>;
  /** Receives the fault when the former object could not be deleted; a job removes it later. */
  report: (fault: unknown) => void;
};

/**
 * Gives a stored file new bytes: writes a new object, then the row. A former object that the bin does not keep is
 * deleted after the commit, with its pictures. An object never changes, so that a reader gets the bytes of one or of the other.
 * @throws UnavailableError when the storage is away, and what `write` throws; then nothing is changed.
 */
export async function replaceBytes<Result>(
  { files, pictures }: { files: FileStorage; pictures: DerivedPictures },
  bytes: NewBytes,
  { former, write, report }: Replacing<Result>,
): Promise<Result> {
  const object_key = newObjectKey();
  try {
    await writeObject(files, object_key, bytes);
    const result = await write({ object_key, size: bytes.size, sha256: bytes.sha256 });
    if (former) await deleteFormer(former).catch(report);
    return result;
  } catch (error) {
    await deleteUnkept(files, object_key, error);
    throw error;
  }

  async function deleteFormer({ key, isHeld }: { key: string; isHeld: () => Promise<boolean> }): Promise<void> {
    // As an object without a record it is removed later.
    if (await isHeld()) return;
    await files.delete([key]);
    await pictures.deleteCopies(key);
  }
}
