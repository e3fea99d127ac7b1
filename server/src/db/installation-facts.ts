import type { Db } from './schema.ts';

/** What the installation keeps under the name; undefined when it keeps nothing. */
export async function getFact(db: Db, name: string): Promise<string | undefined> {
  const fact = await db.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  return fact?.value;
}

/** Keeps a value under the name, in place of a former one. */
export async function setFact(transaction: Db, name: string, value: string): Promise<void> {
  await transaction
    .insertInto('installation')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
