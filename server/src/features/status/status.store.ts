import { access, constants } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { UnavailableError } from '../../errors.ts';

/** @throws UnavailableError unless both the database and the folder of the files answer. */
export async function requireStores(db: Db, filesFolder: string): Promise<void> {
  try {
    await sql`select 1`.execute(db);
    await access(filesFolder, constants.R_OK | constants.W_OK);
  } catch {
    throw new UnavailableError();
  }
}
