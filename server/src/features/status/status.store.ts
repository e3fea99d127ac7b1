import { access, constants } from 'node:fs/promises';
import type { Db } from '../../db/schema.ts';
import { UnavailableError } from '../../errors.ts';

/** @throws UnavailableError unless both the database and the folder of the files answer. */
export async function requireStores(db: Db, filesFolder: string): Promise<void> {
  try {
    // A table and not a constant, so that the embedded file itself is read.
    await db.selectFrom('installation').select('name').limit(1).execute();
    await access(filesFolder, constants.R_OK | constants.W_OK);
  } catch {
    throw new UnavailableError();
  }
}
