import type { Db } from '../../db/schema.ts';

/** How many athletes are in the present list. */
export async function countCategorisation(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('categorisation_rows')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
