import { setImmediate as nextTurn } from 'node:timers/promises';
import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/** The columns that everyone reads (answers, section 6). */
const PUBLIC_COLUMNS = ['AUTOID', 'Ime', 'PreZme', 'SptNazOK', 'EVSKat', 'KatRezult', 'Zupanija'] as const;

export async function countCategorisation(db: Db): Promise<number> {
  const version = await db
    .selectFrom('categorisation_versions')
    .select('rows')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return version?.rows ?? 0;
}

/** Rows of one statement: on SQLite, other requests wait for so many. */
const ROWS_AT_ONCE = 500;

/** The AUTOIDs of a list by last name, then first name, in Croatian order. */
export async function listIds(db: Db, listId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('categorisation_list_rows')
    .select('AUTOID')
    .where('list_id', '=', listId)
    .orderBy('name_key')
    .orderBy('AUTOID')
    .execute();
  return rows.map(({ AUTOID }) => AUTOID);
}

/**
 * The JSON of rows of a list, in the order of the ids. Read and written some at a time: other requests get their turn,
 * and a list never changes in between.
 */
export async function writeRows(
  db: Db,
  { listId, ids, everyColumn }: { listId: number; ids: readonly number[]; everyColumn: boolean },
): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const some = ids.slice(start, start + ROWS_AT_ONCE);
    const rows = await db
      .selectFrom('categorisation_list_rows')
      .select(everyColumn ? CATEGORISATION_COLUMNS : PUBLIC_COLUMNS)
      .where('list_id', '=', listId)
      .where('AUTOID', 'in', some)
      .execute();
    const byId = new Map(rows.map((row) => [row.AUTOID, row]));
    const json = some.map((id) => JSON.stringify(byId.get(id))).join();
    parts.push(Buffer.from(start === 0 ? json : `,${json}`));
    await nextTurn();
  }
  return Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]);
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
