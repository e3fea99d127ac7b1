import { foldText } from '@baklja/contract/alias';
import type { FoundPage, Unsearchable } from '@baklja/contract/features/magazine-issues';
import { FOUND_PAGES_LIMIT } from '@baklja/contract/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import { selectPdfs } from './page-texts.store.ts';

/** Letters of a sentence that the answer holds. */
const SENTENCE_MAX_LENGTH = 300;

const sentences = new Intl.Segmenter('hr', { granularity: 'sentence' });

/** The pages with every word of the text, or words that begin with them: the latest issue first, then by page. */
export async function findPages(db: Db, search: string): Promise<{ pages: FoundPage[]; total: number }> {
  const words = wordsOf(search);
  if (words.length === 0) return { pages: [], total: 0 };
  const rows = await withIndex(db, (reading) => selectPages(reading, words).execute());
  const [texts, articles] = await Promise.all([
    textsOf(
      db,
      rows.map(({ id }) => id),
    ),
    listArticlesOf(db, [...new Set(rows.map(({ issue_id }) => issue_id))]),
  ]);
  const pages = rows.map(({ id, total: _, ...row }) => {
    const article = articles.find(
      ({ broj_id, first, last }) => broj_id === row.issue_id && first <= row.page && row.page <= last,
    );
    const sentence = sentenceWith(texts.get(id) ?? '', words);
    return { ...row, sentence, article_id: article?.id ?? null, article_title: article?.naslov ?? null };
  });
  return { pages, total: rows[0]?.total ?? 0 };
}

/** How many issues can be searched, and those that cannot, with the reason. */
export async function listSearchable(db: Db) {
  const [issues, pdfs, texts] = await Promise.all([
    db.selectFrom('magazine_issues').select(['id as issue_id', 'broj']).orderBy('number', 'desc').execute(),
    selectPdfs(db).execute(),
    db.selectFrom('magazine_texts').selectAll().execute(),
  ]);
  const keys = new Map(pdfs.map(({ issue_id, object_key }) => [issue_id, object_key]));
  const read = new Map(texts.map((text) => [text.issue_id, text]));
  const unsearchable = issues.flatMap(({ issue_id, broj }) => {
    const text = read.get(issue_id);
    const key = keys.get(issue_id);
    const isCurrent = text !== undefined && text.object_key === key;
    const reason = reasonOf(key, isCurrent ? text.state : undefined);
    const progress = isCurrent ? { pages: text.pages, pages_read: text.pages_read } : { pages: 0, pages_read: 0 };
    return reason === undefined ? [] : [{ issue_id, broj, reason, ...progress }];
  });
  return { issues: issues.length - unsearchable.length, unsearchable };
}

function reasonOf(key: string | undefined, state: string | undefined): Unsearchable | undefined {
  if (key === undefined) return 'missing';
  if (state === undefined || state === 'reading') return 'waiting';
  return state === 'read' ? undefined : (state as Unsearchable);
}

/** The folded words of a text. */
function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 20);
}

function hasWords(db: Db, words: readonly string[]): RawBuilder<SqlBool> {
  if (isPostgres(db)) {
    const query = words.map((word) => `'${word}':*`).join(' & ');
    return sql`magazine_pages.words @@ to_tsquery('simple', ${query})`;
  }
  const query = words.map((word) => `"${word}"*`).join(' ');
  return sql`magazine_pages.id in (select rowid from magazine_page_words where magazine_page_words match ${query})`;
}

/** The pages without their texts, each with the number of all that were found. */
function selectPages(db: Db, words: readonly string[]) {
  return db
    .selectFrom('magazine_pages')
    .innerJoin('magazine_issues', 'magazine_issues.id', 'magazine_pages.issue_id')
    .select(['magazine_pages.issue_id', 'broj', 'godina', 'mjesec', 'slika', 'link', 'page', 'magazine_pages.id'])
    .select(sql<number>`count(*) over ()`.as('total'))
    .where(hasWords(db, words))
    .orderBy('magazine_issues.number', 'desc')
    .orderBy('magazine_issues.id', 'desc')
    .orderBy('page')
    .limit(FOUND_PAGES_LIMIT);
}

/**
 * @NOTE PostgreSQL scans all pages, and does not count that it unpacks the words of each one for that: with 12,000 pages
 * this takes ten times as long as the index.
 */
function withIndex<Result>(db: Db, read: (db: Db) => Promise<Result>): Promise<Result> {
  if (!isPostgres(db)) return read(db);
  return db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return read(transaction);
  });
}

/** The texts of pages by their ids. Read apart: the order of thousands of pages would otherwise carry their texts. */
async function textsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('magazine_pages').select(['id', 'text']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, text }) => [id, text]));
}

async function listArticlesOf(db: Db, issueIds: readonly number[]) {
  if (issueIds.length === 0) return [];
  return db
    .selectFrom('magazine_articles')
    .select(['id', 'naslov', 'broj_id'])
    .select(sql<number>`stranica_start`.as('first'))
    .select(sql<number>`coalesce(stranica_kraj, stranica_start)`.as('last'))
    .where('broj_id', 'in', issueIds)
    .where('stranica_start', 'is not', null)
    .orderBy('stranica_start')
    .execute();
}

/** The first sentence in which a word begins with one of the words, cut around it when it is long. */
function sentenceWith(text: string, words: readonly string[]): string {
  for (const { segment } of sentences.segment(text)) {
    const parts = segment.trim().split(/\s+/);
    const place = parts.findIndex((part) =>
      wordsOf(part).some((word) => words.some((start) => word.startsWith(start))),
    );
    if (place >= 0) return cutAround(parts, place);
  }
  return text.slice(0, SENTENCE_MAX_LENGTH);
}

function cutAround(parts: readonly string[], place: number): string {
  if (parts.join(' ').length <= SENTENCE_MAX_LENGTH) return parts.join(' ');
  let [start, end] = [place, place + 1];
  let length = parts[place]?.length ?? 0;
  while (length < SENTENCE_MAX_LENGTH - 40 && (start > 0 || end < parts.length)) {
    if (start > 0) start -= 1;
    if (end < parts.length) end += 1;
    length = parts.slice(start, end).join(' ').length;
  }
  const words = parts.slice(start, end).join(' ').slice(0, SENTENCE_MAX_LENGTH);
  return `${start > 0 ? '… ' : ''}${words}${end < parts.length ? ' …' : ''}`;
}
