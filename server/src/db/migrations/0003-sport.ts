import { type AnyDb, idColumn, largeNumber, plainText, versionColumn } from './columns.ts';

export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('sports')
    .addColumn('id', ...idColumn(db))
    .addColumn('version', 'integer', versionColumn)
    .addColumn('naziv', 'text', (column) => column.notNull().unique())
    .execute();

  await db.schema
    .createTable('athletes')
    .addColumn('id', ...idColumn(db))
    .addColumn('version', 'integer', versionColumn)
    .addColumn('Ime', 'text', (column) => column.notNull())
    .addColumn('Prezime', 'text', (column) => column.notNull())
    .addColumn('sportid', largeNumber(db), (column) => column.notNull().references('sports.id'))
    .addColumn('slika', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('aktivan', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('olimpijac', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('EVB', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('oib', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('azurirano', plainText(db), (column) => column.notNull())
    .addColumn('tekst', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('tekst_eng', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('athletes_by_sport').on('athletes').column('sportid').execute();

  await db.schema
    .createTable('medals')
    .addColumn('id', ...idColumn(db))
    .addColumn('version', 'integer', versionColumn)
    .addColumn('medalja', 'integer', (column) => column.notNull())
    .addColumn('sport', 'text', (column) => column.notNull())
    .addColumn('natjecanje', 'text', (column) => column.notNull())
    .addColumn('page_id', largeNumber(db))
    .addColumn('page_id_eng', largeNumber(db))
    .addColumn('tim', 'integer', (column) => column.notNull())
    .addColumn('timVal', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('medal_athletes')
    .addColumn('medal_id', largeNumber(db), (column) => column.notNull().references('medals.id').onDelete('cascade'))
    .addColumn('athlete_id', largeNumber(db), (column) => column.notNull().references('athletes.id'))
    .addColumn('place_in_list', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('medal_athletes_key', ['medal_id', 'athlete_id'])
    .execute();
  await db.schema.createIndex('medal_athletes_by_athlete').on('medal_athletes').column('athlete_id').execute();

  await db.schema
    .createTable('categorisation_rows')
    .addColumn('AUTOID', largeNumber(db), (column) => column.primaryKey())
    .addColumn('EVB', 'text', (column) => column.notNull())
    .addColumn('Ime', 'text', (column) => column.notNull())
    .addColumn('PreZme', 'text', (column) => column.notNull())
    .addColumn('Spol', 'text', (column) => column.notNull())
    .addColumn('DatRod', 'text', (column) => column.notNull())
    .addColumn('SptNazOK', 'text', (column) => column.notNull())
    .addColumn('Klub', 'text', (column) => column.notNull())
    .addColumn('Zupanija', 'text', (column) => column.notNull())
    .addColumn('EVSKat', 'text', (column) => column.notNull())
    .addColumn('KatRezult', 'text', (column) => column.notNull())
    .addColumn('KatOd', 'text', (column) => column.notNull())
    .addColumn('KatDo', 'text', (column) => column.notNull())
    .execute();
}

export async function down(db: AnyDb): Promise<void> {
  for (const table of ['categorisation_rows', 'medal_athletes', 'medals', 'athletes', 'sports']) {
    await db.schema.dropTable(table).execute();
  }
}
