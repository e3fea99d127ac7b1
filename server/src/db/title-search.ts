import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from './database.ts';
import type { Db } from './schema.ts';

/** Fewest letters that the trigram index can find; shorter texts have an index of their own. */
const TRIGRAM_LENGTH = 3;

/**
 * Finds titles that contain a text, fast at any number of titles. On PostgreSQL a trigram index over the folded column
 * does it by itself; on SQLite two full-text tables beside the table do, which know ids and scopes but hold no text.
 * A scope is a few letters that stand for what a list is narrowed by, such as language and state.
 */
export type TitleIndex = { table: 'posts'; trigrams: string; letters: string };

export const POST_TITLES: TitleIndex = {
  table: 'posts',
  trigrams: 'post_title_trigrams',
  letters: 'post_title_letters',
};

/** Writes the title of a record into the index. Call {@link forgetTitle} first when it stood there already. */
export async function rememberTitle(
  transaction: Db,
  index: TitleIndex,
  title: { id: number; folded: string; scopes: readonly string[] },
): Promise<void> {
  if (isPostgres(transaction)) return;
  const scopes = title.scopes.join(' ');
  await sql`insert into ${sql.table(index.trigrams)} (rowid, folded, scope)
    values (${title.id}, ${title.folded}, ${scopes})`.execute(transaction);
  await sql`insert into ${sql.table(index.letters)} (rowid, letters)
    values (${title.id}, ${`${letterTokens(title.folded)} ${scopes}`})`.execute(transaction);
}

/** Takes a record out of the index. */
export async function forgetTitle(transaction: Db, index: TitleIndex, id: number): Promise<void> {
  if (isPostgres(transaction)) return;
  await sql`delete from ${sql.table(index.trigrams)} where rowid = ${id}`.execute(transaction);
  await sql`delete from ${sql.table(index.letters)} where rowid = ${id}`.execute(transaction);
}

/** Condition that the record of `idColumn` has a title in the scope that contains the folded text. SQLite only. */
export function titleMatches(
  index: TitleIndex,
  { folded, scope, idColumn }: { folded: string; scope: string; idColumn: string },
): RawBuilder<SqlBool> {
  const { table, match } = fullText(index, folded, scope);
  return sql<SqlBool>`${sql.ref(idColumn)} in (select rowid from ${table} where ${table} match ${match})`;
}

/** How many titles of the scope contain the folded text, counted by the index alone. SQLite only. */
export async function countTitleMatches(
  db: Db,
  index: TitleIndex,
  { folded, scope }: { folded: string; scope: string },
): Promise<number> {
  const { table, match } = fullText(index, folded, scope);
  const { rows } = await sql<{
    found: number;
  }>`select count(*) as found from ${table} where ${table} match ${match}`.execute(db);
  return rows[0]?.found ?? 0;
}

/** Pattern for LIKE that finds the text anywhere; `\` is its escape character. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
}

function fullText(index: TitleIndex, folded: string, scope: string) {
  const letters = [...folded];
  return letters.length >= TRIGRAM_LENGTH
    ? { table: sql.table(index.trigrams), match: `folded : ${quote(folded)} AND scope : ${quote(scope)}` }
    : { table: sql.table(index.letters), match: `${quote(letterToken(folded))} AND ${quote(scope)}` };
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Every letter and every pair of neighbours of the title once, each as a word of hexadecimal digits. */
function letterTokens(folded: string): string {
  const letters = [...folded];
  const pieces = letters.flatMap((letter, place) => [letter, letter + (letters[place + 1] ?? '')]);
  return [...new Set(pieces)].map(letterToken).join(' ');
}

function letterToken(piece: string): string {
  return `u${[...piece].map((letter) => letter.codePointAt(0)?.toString(16)).join('x')}`;
}
