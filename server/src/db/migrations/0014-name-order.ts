import { sql } from 'kysely';
import { type AnyDb, onPostgres, plainText } from './columns.ts';

/** Files sort by name in Croatian order, and by the value of numbers. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('files')
    .addColumn('name_key', plainText(db), (column) => column.notNull().defaultTo(''))
    .execute();
  await fillKeys(db);
  await dropIndexes(db, 'name_folded');
  await createIndexes(db, 'name_key');
}

export async function down(db: AnyDb): Promise<void> {
  await dropIndexes(db, 'name_key');
  await createIndexes(db, 'name_folded');
  await db.schema.alterTable('files').dropColumn('name_key').execute();
}

/** Files that are there get their key here; later ones bring it. */
async function fillKeys(db: AnyDb): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from files where id > ${last} order by id limit 1000
    `.execute(db);
    for (const { id, name } of rows) {
      await sql`update files set name_key = ${keyOf(name)} where id = ${id}`.execute(db);
      last = Number(id);
    }
    if (rows.length === 0) break;
  }
}

async function dropIndexes(db: AnyDb, column: string): Promise<void> {
  for (const index of [`files_by_${column}`, `all_files_by_${column}`]) await db.schema.dropIndex(index).execute();
}

/** An index of one folder and one of all files; SQLite also searches in that one. */
async function createIndexes(db: AnyDb, column: string): Promise<void> {
  const searched = column === 'name_folded' ? ['type', 'path'] : ['type', 'path', 'name_folded'];
  const all = onPostgres(db) ? ['type'] : searched;
  const columns = (last: string[]) => [column, 'id', ...last];
  await db.schema
    .createIndex(`files_by_${column}`)
    .on('files')
    .columns(['folder', ...columns(['type'])])
    .execute();
  await db.schema.createIndex(`all_files_by_${column}`).on('files').columns(columns(all)).execute();
}

const LATER_LETTERS: Record<string, string> = {
  č: 'c{',
  ć: 'c|',
  dž: 'd{',
  đ: 'd|',
  lj: 'l{',
  nj: 'n{',
  š: 's{',
  ž: 'z{',
};

const PLAIN_LETTERS: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ħ: 'h', ı: 'i' };

/** The key at the time of this step; a migration does not change with the application. */
function keyOf(name: string): string {
  const letters = name
    .replace(/\d+/g, inOrder)
    .normalize('NFC')
    .toLowerCase()
    .replace(/dž|lj|nj|[čćđšž]/g, (letter) => `\u0001${letter}\u0001`)
    .split('\u0001')
    .map((part) => LATER_LETTERS[part] ?? foldPart(part));
  return letters.join('').replace(/ +/g, ' ').trim().slice(0, 80);
}

function inOrder(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '');
  return `${Math.min(number.length, 9)}${number}`;
}

function foldPart(part: string): string {
  return part
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đłøßæœħı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
