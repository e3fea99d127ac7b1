import { sql } from 'kysely';
import { anyTable, type RecordTable } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import type { Chosen, Contained, RecordStamp } from './record-definition.ts';

/** Deleted records of a table, and the id of the record that they were in. */
type Taken = { table: RecordTable; container: number; ids: number[] }[];

/** Deletes what the records contain. Call {@link markContained} when the records themselves are deleted. */
export async function removeContained(
  transaction: Db,
  contains: readonly Contained[],
  { ids, stamp }: Chosen,
): Promise<Taken> {
  const taken: Taken = [];
  for (const { table, column, where = {}, writes } of contains) {
    const conditions = Object.entries(where);
    const rows = await anyTable(transaction)
      .selectFrom(table)
      .select(['id', `${column} as container`])
      .where(column, 'in', ids)
      .$call((query) => conditions.reduce((narrowed, [name, value]) => narrowed.where(name, '=', value), query))
      .execute();
    if (rows.length === 0) continue;
    const found = rows.map((row) => ({ id: Number(row['id']), container: Number(row['container']) }));
    await writes().remove(transaction, { ids: found.map(({ id }) => id), stamp });
    for (const [container, some] of Map.groupBy(found, (one) => one.container)) {
      taken.push({ table, container, ids: some.map(({ id }) => id) });
    }
  }
  return taken;
}

/** Connects the entries of the bin with that of the record that contained them. */
export async function markContained(transaction: Db, table: RecordTable, taken: Taken): Promise<void> {
  for (const { table: containedTable, container, ids } of taken) {
    const entry = sql<number>`(select id from deleted_records where table_name = ${table} and record_id = ${container})`;
    await transaction
      .updateTable('deleted_records')
      .set({ deleted_with: entry })
      .where('table_name', '=', containedTable)
      .where('record_id', 'in', ids)
      .execute();
  }
}

/** Restores what was deleted with a record, which is restored already. Returns what is not as it was. */
export async function restoreContained(
  transaction: Db,
  contains: readonly Contained[],
  { binId, isUndo, stamp }: { binId: number; isUndo: boolean; stamp: RecordStamp },
): Promise<string[]> {
  const notes: string[] = [];
  for (const { table, writes } of contains.toReversed()) {
    const rows = await transaction
      .selectFrom('deleted_records')
      .select('record_id')
      .where('deleted_with', '=', binId)
      .where('table_name', '=', table)
      .execute();
    if (rows.length === 0) continue;
    const ids = rows.map((row) => row.record_id);
    const restored = await writes().restore(transaction, { ids, isUndo, stamp });
    notes.push(...restored.notes);
  }
  return notes;
}
