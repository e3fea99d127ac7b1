import { type Kysely, sql } from 'kysely';
import { type AnyDb, largeNumber, onPostgres, plainText } from './columns.ts';

const ADDED = {
  athletes: ['name', 'title_folded', 'name_key'],
  medals: ['disciplina', 'title', 'title_folded'],
} as const;

/** Athletes kept the time of their last change from the start, as `azurirano`. */
const STAMPS = { athletes: ['created'], medals: ['created', 'modified'] } as const;

const METALS: Record<number, string> = { 1: 'Zlato', 2: 'Srebro', 3: 'Bronca' };

type Rows = Kysely<{
  athletes: { id: number; Ime: string; Prezime: string; name: string; title_folded: string; name_key: string };
  medals: {
    id: number;
    medalja: number;
    sport: string;
    natjecanje: string;
    timVal: string;
    title: string;
    title_folded: string;
  };
}>;

export async function up(db: AnyDb): Promise<void> {
  for (const table of ['athletes', 'medals'] as const) {
    for (const column of ADDED[table]) {
      const type = column === 'name_key' || column === 'title_folded' ? plainText(db) : ('text' as const);
      await db.schema
        .alterTable(table)
        .addColumn(column, type, (added) => added.notNull().defaultTo(''))
        .execute();
    }
    for (const column of STAMPS[table]) await db.schema.alterTable(table).addColumn(column, plainText(db)).execute();
    for (const column of ['created_by', 'modified_by']) {
      await db.schema.alterTable(table).addColumn(column, largeNumber(db)).execute();
    }
  }
  await nameAthletes(db as unknown as Rows);
  await nameMedals(db as unknown as Rows);
  await db.schema
    .createIndex('athletes_by_name')
    .on('athletes')
    .columns(['name_key', 'id', 'sportid', 'aktivan', 'olimpijac'])
    .execute();
  await db.schema.createIndex('athletes_by_folded_name').on('athletes').column('title_folded').execute();
  await sql`create unique index athletes_by_oib on athletes (oib) where oib <> ''`.execute(db);
  await db.schema.createIndex('categorisation_rows_by_evb').on('categorisation_rows').column('EVB').execute();
  if (!onPostgres(db)) return;
  await sql`create index athletes_by_words on athletes using gin (title_folded gin_trgm_ops)`.execute(db);
}

export async function down(db: AnyDb): Promise<void> {
  if (onPostgres(db)) await db.schema.dropIndex('athletes_by_words').execute();
  for (const index of [
    'categorisation_rows_by_evb',
    'athletes_by_oib',
    'athletes_by_folded_name',
    'athletes_by_name',
  ]) {
    await db.schema.dropIndex(index).execute();
  }
  for (const table of ['athletes', 'medals'] as const) {
    for (const column of ['created_by', 'modified_by', ...STAMPS[table], ...ADDED[table]]) {
      await db.schema.alterTable(table).dropColumn(column).execute();
    }
  }
}

async function nameAthletes(db: Rows): Promise<void> {
  for (const { id, Ime, Prezime } of await db.selectFrom('athletes').select(['id', 'Ime', 'Prezime']).execute()) {
    const name = `${Ime} ${Prezime}`;
    const values = { name, title_folded: fold(name), name_key: orderKey(`${Prezime} ${Ime}`) };
    await db.updateTable('athletes').set(values).where('id', '=', id).execute();
  }
}

async function nameMedals(db: Rows): Promise<void> {
  const medals = await db.selectFrom('medals').select(['id', 'medalja', 'sport', 'natjecanje', 'timVal']).execute();
  for (const { id, medalja, sport, natjecanje, timVal } of medals) {
    const title = [METALS[medalja], sport.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()), natjecanje]
      .filter(Boolean)
      .join(', ');
    const values = { title, title_folded: fold([title, timVal].filter(Boolean).join(', ')) };
    await db.updateTable('medals').set(values).where('id', '=', id).execute();
  }
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

const LATER_LETTERS: Record<string, string> = {
  ...{ č: 'c{', ć: 'c|', dž: 'd{', đ: 'd|', lj: 'l{', nj: 'n{', š: 's{', ž: 'z{' },
};

function orderKey(name: string): string {
  const parts = name
    .normalize('NFC')
    .toLowerCase()
    .split(/(dž|lj|nj|[čćđšž])/);
  const letters = parts.map((part) => LATER_LETTERS[part] ?? fold(part).replace(/[^\p{L}\p{N}]+/gu, ' '));
  return letters.join('').replace(/ +/g, ' ').trim().slice(0, 80);
}
