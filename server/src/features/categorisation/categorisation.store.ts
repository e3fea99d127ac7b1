import { CATEGORISATION_COLUMNS } from '@baklja/contract/sport/categorisation-file';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** The columns that everyone reads (answers, section 6). */
const PUBLIC_COLUMNS = ['AUTOID', 'Ime', 'PreZme', 'SptNazOK', 'EVSKat', 'KatRezult', 'Zupanija'] as const;

/** How many athletes are in the present list. */
export async function countCategorisation(db: Db): Promise<number> {
  const version = await db
    .selectFrom('categorisation_versions')
    .select('rows')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return version?.rows ?? 0;
}

/** The rows of a list by last name, then first name, in Croatian order. */
export function listRows(db: Db, listId: number, { everyColumn }: { everyColumn: boolean }) {
  return db
    .selectFrom('categorisation_list_rows')
    .select(everyColumn ? CATEGORISATION_COLUMNS : PUBLIC_COLUMNS)
    .where('list_id', '=', listId)
    .orderBy('name_key')
    .orderBy('AUTOID')
    .execute();
}

/** A row of the list in force. Undefined without such a row. */
export function getRow(db: Db, autoId: number, { everyColumn }: { everyColumn: boolean }) {
  return db
    .selectFrom('categorisation_rows')
    .select(everyColumn ? CATEGORISATION_COLUMNS : PUBLIC_COLUMNS)
    .where('AUTOID', '=', autoId)
    .executeTakeFirst();
}

const ORDER_KEYS = { SptNazOK: 'sport_key', Zupanija: 'county_key' } as const;

/** The values of a column in Croatian order, with the number of their rows. */
export function countValues(db: Db, listId: number, column: keyof typeof ORDER_KEYS) {
  const key = ORDER_KEYS[column];
  return db
    .selectFrom('categorisation_list_rows')
    .select([sql.ref<string>(column).as('value'), sql<number>`count(*)`.as('count')])
    .where('list_id', '=', listId)
    .where(column, '<>', '')
    .groupBy([column, key])
    .orderBy(key)
    .orderBy(column)
    .execute();
}
