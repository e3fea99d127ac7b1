import type { Db } from '../../db/schema.ts';
import { UnavailableError } from '../../errors.ts';
import type { FileStorage } from '../../files/storage/file-storage.ts';

/** @throws UnavailableError unless both the database and the file storage respond. */
export async function requireStores(db: Db, files: FileStorage): Promise<void> {
  try {
    // A table and not a constant, so that the query reads the embedded file itself.
    await db.selectFrom('installation').select('name').limit(1).execute();
    await files.check();
  } catch {
    throw new UnavailableError();
  }
}
