import type { Db } from '../../db/schema.ts';

/** For a path that becomes current again: it is no longer a former one. */
export async function removeAddress(transaction: Db, path: string): Promise<void> {
  await transaction.deleteFrom('file_addresses').where('path', '=', path).execute();
}

/** Makes the former path lead to the file. */
export async function keepAddress(transaction: Db, { id, path }: { id: number; path: string }): Promise<void> {
  await transaction
    .insertInto('file_addresses')
    .values({ path, file_id: id })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ file_id: id }))
    .execute();
}
