import type { Db } from '../../db/schema.ts';

/** A path that a file has again is no former one. */
export async function removeAddress(transaction: Db, path: string): Promise<void> {
  await transaction.deleteFrom('file_addresses').where('path', '=', path).execute();
}

/** The former path of a file leads to it from now on. */
export async function keepAddress(transaction: Db, { id, path }: { id: number; path: string }): Promise<void> {
  await transaction
    .insertInto('file_addresses')
    .values({ path, file_id: id })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ file_id: id }))
    .execute();
}
