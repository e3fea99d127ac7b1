import type { Language } from '@baklja/contract/fields';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from './database.ts';
import { prepareQuery } from './prepare.ts';
import type { Db } from './schema.ts';
import type { TitleIndex } from './title-indexes.ts';

/** Fewest letters that the trigram index can find; shorter texts have an index of their own. */
const TRIGRAM_LENGTH = 3;

/** Records that one statement takes out of the index. */
const FORGOTTEN_AT_ONCE = 1000;

/** Writes the title of a record into the index. Call {@link unindexTitle} first when it stood there already. */
export async function indexTitle(
  transaction: Db,
  index: TitleIndex,
  title: { id: number; folded: string; scopes: readonly string[] },
): Promise<void> {
  if (isPostgres(transaction)) return;
  const { addTrigrams, addLetters } = writesOf(index);
  const { id, folded } = title;
  const scopes = title.scopes.join(' ');
  await addTrigrams(transaction, { id, folded, scopes });
  await addLetters(transaction, { id, letters: `${letterTokens(folded)} ${scopes}` });
}

/** Takes a record out of the index. */
export async function unindexTitle(transaction: Db, index: TitleIndex, id: number): Promise<void> {
  if (isPostgres(transaction)) return;
  const { removeTrigrams, removeLetters } = writesOf(index);
  await removeTrigrams(transaction, { id });
  await removeLetters(transaction, { id });
}

/** Takes many records out of the index. */
export async function unindexTitles(transaction: Db, index: TitleIndex, ids: readonly number[]): Promise<void> {
  if (isPostgres(transaction)) return;
  for (let start = 0; start < ids.length; start += FORGOTTEN_AT_ONCE) {
    const some = sql.join(ids.slice(start, start + FORGOTTEN_AT_ONCE));
    await sql`delete from ${sql.table(index.trigrams)} where rowid in (${some})`.execute(transaction);
    await sql`delete from ${sql.table(index.letters)} where rowid in (${some})`.execute(transaction);
  }
}

const preparedWrites = new Map<TitleIndex, ReturnType<typeof prepareWrites>>();

function writesOf(index: TitleIndex) {
  const known = preparedWrites.get(index) ?? prepareWrites(index);
  preparedWrites.set(index, known);
  return known;
}

function prepareWrites(index: TitleIndex) {
  const trigrams = sql.table(index.trigrams);
  const letters = sql.table(index.letters);
  return {
    addTrigrams: prepareQuery<{ id: number; folded: string; scopes: string }, unknown>(
      (_, value) =>
        sql`insert into ${trigrams} (rowid, folded, scope) values (${value('id')}, ${value('folded')}, ${value('scopes')})`,
    ),
    addLetters: prepareQuery<{ id: number; letters: string }, unknown>(
      (_, value) => sql`insert into ${letters} (rowid, letters) values (${value('id')}, ${value('letters')})`,
    ),
    removeTrigrams: prepareQuery<{ id: number }, unknown>(
      (_, value) => sql`delete from ${trigrams} where rowid = ${value('id')}`,
    ),
    removeLetters: prepareQuery<{ id: number }, unknown>(
      (_, value) => sql`delete from ${letters} where rowid = ${value('id')}`,
    ),
  };
}

/** What one of the full-text tables is asked. */
export type FullTextQuery = { table: string; match: string };

/** The question for titles of the scope that contain the folded text. */
export function findTitles(
  { trigrams, letters }: TitleIndex,
  { folded, scope }: { folded: string; scope: string },
): FullTextQuery {
  return [...folded].length >= TRIGRAM_LENGTH
    ? { table: trigrams, match: `folded : ${quote(folded)} AND scope : ${quote(scope)}` }
    : { table: letters, match: `${quote(letterToken(folded))} AND ${quote(scope)}` };
}

/**
 * The question for all titles that may contain the folded text, of whatever scope: the rows are to be asked as well. It
 * is sooner answered than for the very titles, since a scope is in very many, and a third of the trigrams tell nearly as
 * much as all of them in their order.
 */
export function findCandidates({ trigrams, letters }: TitleIndex, folded: string): FullTextQuery {
  const text = [...folded];
  if (text.length < TRIGRAM_LENGTH) return { table: letters, match: quote(letterToken(folded)) };
  const last = text.length - TRIGRAM_LENGTH;
  const starts = Array.from({ length: Math.ceil(text.length / TRIGRAM_LENGTH) }, (_, place) =>
    Math.min(place * TRIGRAM_LENGTH, last),
  );
  const pieces = starts.map((start) => quote(text.slice(start, start + TRIGRAM_LENGTH).join('')));
  return { table: trigrams, match: pieces.join(' AND ') };
}

/** Condition that the record of `idColumn` is among those that the full-text table finds. SQLite only. */
export function titleMatches(idColumn: string, { table, match }: FullTextQuery): RawBuilder<SqlBool> {
  const found = sql.table(table);
  return sql<SqlBool>`${sql.ref(idColumn)} in (select rowid from ${found} where ${found} match ${match})`;
}

/** How many titles of the scope contain the folded text, counted by the index alone. SQLite only. */
export async function countTitleMatches(
  db: Db,
  index: TitleIndex,
  { folded, scope }: { folded: string; scope: string },
): Promise<number> {
  const { table, match } = findTitles(index, { folded, scope });
  const titles = sql.table(table);
  const { rows } = await sql<{
    found: number;
  }>`select count(*) as found from ${titles} where ${titles} match ${match}`.execute(db);
  return rows[0]?.found ?? 0;
}

/**
 * Ids of the latest records whose titles contain the folded text, those of all scopes together, the latest first. On
 * PostgreSQL, where the index knows no scopes, of the whole table.
 */
export async function latestTitleMatches(
  db: Db,
  index: TitleIndex,
  { folded, scopes, limit }: { folded: string; scopes: readonly string[]; limit: number },
): Promise<number[]> {
  const found = isPostgres(db)
    ? [await latestOnPostgres(db, index, { folded, limit })]
    : await Promise.all(scopes.map((scope) => latestOnSqlite(db, index, { folded, scope, limit })));
  return found
    .flat()
    .toSorted((a, b) => b - a)
    .slice(0, limit);
}

async function latestOnSqlite(db: Db, index: TitleIndex, request: { folded: string; scope: string; limit: number }) {
  const { table, match } = findTitles(index, request);
  const titles = sql.table(table);
  const { rows } = await sql<{ id: number }>`select rowid as id from ${titles} where ${titles} match ${match}
    order by rowid desc limit ${sql.lit(request.limit)}`.execute(db);
  return rows.map(({ id }) => id);
}

async function latestOnPostgres(db: Db, index: TitleIndex, { folded, limit }: { folded: string; limit: number }) {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(index.table)}
    where ${containsText(db, index.column, comparedText(db, folded))} order by id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The scope of the posts of a language, or of those in a state. */
export function postScope({ language, state }: { language: Language; state?: number | undefined }): string {
  return `${language.slice(0, 2)}${state ?? 'a'}`;
}

/** Scopes that a post stands in: its language, and its language and state. */
export function postScopes({ language, state }: { language: Language; state: number }): string[] {
  return [postScope({ language }), postScope({ language, state })];
}

/** Condition that the column contains a text, which {@link comparedText} made. */
export function containsText(db: Db, column: string, compared: string): RawBuilder<SqlBool> {
  const text = sql.ref(column);
  // SQLite prepares a statement anew whenever the pattern of a LIKE is another one.
  return isPostgres(db) ? sql`${text} like ${compared} escape '\\'` : sql`instr(${text}, ${compared}) > 0`;
}

/** What {@link containsText} compares with: a pattern on PostgreSQL, whose trigram index knows patterns alone. */
export function comparedText(db: Db, folded: string): string {
  return isPostgres(db) ? `%${folded.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%` : folded;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Every letter and every pair of neighbours of the title once, each as a word of hexadecimal digits. */
function letterTokens(folded: string): string {
  const tokens = new Set<string>();
  let before = '';
  for (const letter of folded) {
    const digits = hexadecimal(letter);
    tokens.add(`u${digits}`);
    if (before !== '') tokens.add(`u${before}x${digits}`);
    before = digits;
  }
  return [...tokens].join(' ');
}

function letterToken(piece: string): string {
  return `u${[...piece].map(hexadecimal).join('x')}`;
}

function hexadecimal(letter: string): string {
  return letter.codePointAt(0)?.toString(16) ?? '';
}
