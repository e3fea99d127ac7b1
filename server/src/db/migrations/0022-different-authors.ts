import { type AnyDb, largeNumber } from './columns.ts';

/** Authors of the magazine whose names are alike, and who are different all the same. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('magazine_different_authors')
    .addColumn('first_id', largeNumber(db), (column) => column.notNull())
    .addColumn('second_id', largeNumber(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('magazine_different_authors_key', ['first_id', 'second_id'])
    .execute();
  const bySecond = db.schema.createIndex('magazine_different_authors_by_second').on('magazine_different_authors');
  await bySecond.column('second_id').execute();
}

export async function down(db: AnyDb): Promise<void> {
  await db.schema.dropTable('magazine_different_authors').execute();
}
