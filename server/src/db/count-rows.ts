import type { SelectQueryBuilder } from 'kysely';
import type { Schema } from './schema.ts';

export async function countRows<Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
): Promise<number> {
  const { rows } = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}
