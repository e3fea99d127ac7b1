import { firstFreeAlias, slugFromTitle } from '@baklja/contract/alias';
import { lockForLimit } from '../db/database.ts';
import { anyTable, type RecordTable } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';

type Wanted = {
  table: RecordTable;
  column: string;
  /** Slug of a title without letters and digits. */
  nameless: string;
  /** The title that the slug is made from, or the former slug of the record. */
  title?: unknown;
  slug?: unknown;
};

/**
 * Column and value of a free slug, which no record of the table has: the slug of the title, else with a number. No
 * other write picks a slug before the transaction ends.
 */
export async function freeSlug(transaction: Db, wanted: Wanted): Promise<Record<string, string>> {
  const { table, column, nameless } = wanted;
  const slug = typeof wanted.slug === 'string' ? wanted.slug : slugFromTitle(String(wanted.title ?? '')) || nameless;
  await lockForLimit(transaction, `slugs of ${table}`);
  return { [column]: await firstFreeAlias(slug, (candidate) => isTaken(transaction, { table, column, candidate })) };
}

async function isTaken(
  db: Db,
  { table, column, candidate }: { table: RecordTable; column: string; candidate: string },
): Promise<boolean> {
  const found = await anyTable(db).selectFrom(table).select('id').where(column, '=', candidate).executeTakeFirst();
  return found !== undefined;
}
