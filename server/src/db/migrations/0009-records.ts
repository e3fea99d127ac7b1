import { sql } from 'kysely';
import { type AnyDb, largeNumber, plainText } from './columns.ts';

/** Tables that become records, with the column of their names. */
const RECORDS = [
  { table: 'sports', name: 'naziv' },
  { table: 'categories', name: 'title' },
] as const;

export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('deleted_records').renameColumn('beside', 'relations').execute();
  for (const { table, name } of RECORDS) {
    for (const column of ['created', 'modified']) {
      await db.schema.alterTable(table).addColumn(column, plainText(db)).execute();
      await db.schema.alterTable(table).addColumn(`${column}_by`, largeNumber(db)).execute();
    }
    await db.schema
      .alterTable(table)
      .addColumn('title_folded', plainText(db), (column) => column.notNull().defaultTo(''))
      .execute();
    await foldNames(db, table, name);
    await db.schema.createIndex(`${table}_by_title`).unique().on(table).column('title_folded').execute();
  }
  await db.schema.createIndex('medals_by_sport').on('medals').column('sport').execute();
  await db.schema.createIndex('categorisation_rows_by_sport').on('categorisation_rows').column('SptNazOK').execute();
}

export async function down(db: AnyDb): Promise<void> {
  await db.schema.dropIndex('categorisation_rows_by_sport').execute();
  await db.schema.dropIndex('medals_by_sport').execute();
  for (const { table } of RECORDS) {
    await db.schema.dropIndex(`${table}_by_title`).execute();
    for (const column of ['title_folded', 'created', 'created_by', 'modified', 'modified_by']) {
      await db.schema.alterTable(table).dropColumn(column).execute();
    }
  }
  await db.schema.alterTable('deleted_records').renameColumn('relations', 'beside').execute();
}

/** Folds the names. Of names that differ only in case or marks, the later ones get their id as a suffix. */
async function foldNames(db: AnyDb, table: string, name: string): Promise<void> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${sql.ref(name)} as name from ${sql.table(table)} order by id
  `.execute(db);
  const taken = new Set<string>();
  for (const row of rows) {
    const folded = fold(row.name);
    const unique = taken.has(folded) ? `${folded} ${row.id}` : folded;
    taken.add(unique);
    await sql`update ${sql.table(table)} set title_folded = ${unique} where id = ${row.id}`.execute(db);
  }
}

function fold(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').trim();
}
