import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldText } from '@baklja/contract/alias';
import { chunksOf } from '@baklja/contract/chunks';
import type { FoundPage } from '@baklja/contract/features/magazine/magazine-issues';
import { FOUND_PAGES_LIMIT } from '@baklja/contract/limits';
import { wordForms } from '@baklja/contract/word-forms';
import { type RawBuilder, sql } from 'kysely';
import PQueue from 'p-queue';
import { isPostgres } from '../../db/database.ts';
import { readBy } from '../../db/dialect-sql.ts';
import { getListVersion, memoizeByVersion } from '../../db/list-version.ts';
import type { Db } from '../../db/schema.ts';
import { listTextStates } from './page-texts.store.ts';

/** Letters of a sentence that the answer holds. */
const SENTENCE_MAX_LENGTH = 300;

/** Letters on each side of a word that are cut into sentences: no sentence that is shown whole is longer. */
const AROUND_LENGTH = 1000;

/** Letters that are folded at a time. */
const PIECE_LENGTH = 2000;

/** Texts of one statement: on SQLite, other requests wait for so many. A text that was read before their limit has up to 100,000 letters. */
const TEXTS_AT_ONCE = 2;

/** Searches whose pages a process keeps. */
const KEPT_SEARCHES = 50;

const sentences = new Intl.Segmenter('hr', { granularity: 'sentence' });

type Found = { pages: FoundPage[]; total: number };

/**
 * Makes the search of the archive: the pages with every word of the text in any case and number, or words that begin with
 * them, the latest issue first, then by page; and what can be searched. Everyone may search, so a search gives turns to other requests, and the
 * last ones are kept until something that they show changes. On SQLite, where each statement holds all others up, one runs
 * at a time. PostgreSQL has its own queue, the pool, which limits the wait when the database is away.
 */
export function makePageSearch(db: Db) {
  const searches = new PQueue({ concurrency: isPostgres(db) ? Number.POSITIVE_INFINITY : 1 });
  const foundBy = memoizeByVersion<Found>({ limit: KEPT_SEARCHES });
  return async (search: string) => {
    const words = wordsOf(search);
    return searches.add(async () => {
      await nextTurn();
      const found = await foundBy({ version: await getVersion(db), key: words.join(' ') }, () => findPages(db, words));
      await nextTurn();
      return { ...found, ...(await listSearchable(db)) };
    });
  };
}

/** Changes with everything that found pages show: issues, articles and texts. */
async function getVersion(db: Db): Promise<string> {
  const issues = await getListVersion(db, 'magazineIssue');
  const articles = await getListVersion(db, 'magazineArticle');
  const texts = await db
    .selectFrom('magazine_texts')
    .select(['issue_id', 'object_key', 'pages_read'])
    .orderBy('issue_id')
    .execute();
  return JSON.stringify([issues, articles, texts]);
}

async function findPages(db: Db, words: readonly string[]): Promise<Found> {
  if (words.length === 0) return { pages: [], total: 0 };
  const rows = await withIndex(db, (reading) => listPages(reading, words));
  const articles = await listArticlesOf(db, [...new Set(rows.map(({ issue_id }) => issue_id))]);
  const pages: FoundPage[] = [];
  for (const some of chunksOf(rows, TEXTS_AT_ONCE)) {
    await nextTurn();
    const ids = some.map(({ id }) => id);
    const texts = await textsOf(db, ids);
    for (const { id, total: _, ...row } of some) {
      const article = articles.find(
        ({ broj_id, first, last }) => broj_id === row.issue_id && first <= row.page && row.page <= last,
      );
      const sentence = sentenceWith(texts.get(id) ?? '', words);
      pages.push({ ...row, sentence, article_id: article?.id ?? null, article_title: article?.naslov ?? null });
    }
  }
  return { pages, total: rows[0]?.total ?? 0 };
}

/** How many issues can be searched, and those that cannot, with the reason. */
async function listSearchable(db: Db) {
  const [issues, texts] = await Promise.all([
    db.selectFrom('magazine_issues').select(['id as issue_id', 'broj']).orderBy('number', 'desc').execute(),
    listTextStates(db),
  ]);
  const unsearchable = issues.flatMap(({ issue_id, broj }) => {
    const { state: reason, ...progress } = texts.get(issue_id) ?? WITHOUT_PDF;
    return reason === 'read' ? [] : [{ issue_id, broj, reason, ...progress }];
  });
  return { issues: issues.length - unsearchable.length, unsearchable };
}

const WITHOUT_PDF = { state: 'missing', pages: 0, pages_read: 0 } as const;

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 20);
}

/** The ids of the pages with words that begin with each of these, or are forms of it. */
function idsWith(db: Db, words: readonly string[]): RawBuilder<unknown> {
  const [quote, prefix, or, and] = isPostgres(db) ? ["'", ':*', '|', '&'] : ['"', '*', 'OR', 'AND'];
  const query = words
    .map((word) =>
      [...wordForms(word)].map((form) => `${quote}${form}${quote}${form === word ? prefix : ''}`).join(` ${or} `),
    )
    .map((forms) => `(${forms})`)
    .join(` ${and} `);
  if (isPostgres(db)) return sql`select id from magazine_pages where words @@ to_tsquery('simple', ${query})`;
  return sql`select rowid as id from magazine_page_words where magazine_page_words match ${query}`;
}

type FoundRow = Omit<FoundPage, 'sentence' | 'article_id' | 'article_title'> & { id: number; total: number };

/**
 * The first pages without their texts, each with the number of all that were found. The words are looked up once. SQLite
 * then goes through the index of pages in its order, and reads only the pages that it answers.
 */
async function listPages(db: Db, words: readonly string[]): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    with found as materialized (${idsWith(db, words)})
    select issue_id, broj, godina, mjesec, slika, link, page, magazine_pages.id,
      (select count(*) from found) as total
    from magazine_issues cross join ${readBy(db, 'magazine_pages', 'magazine_pages_by_issue')}
    where magazine_pages.issue_id = magazine_issues.id and magazine_pages.id in (select id from found)
    order by magazine_issues.number desc, magazine_issues.id desc, page
    limit ${FOUND_PAGES_LIMIT}`.execute(db);
  return rows;
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

async function textsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
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

/** The first sentence with a word that begins with one of the words or is a form of it, cut around it when it is long. */
function sentenceWith(text: string, words: readonly string[]): string {
  const forms = words.flatMap((word) => [...wordForms(word)]).join('|');
  const beginning = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')}|(?:${forms})(?![\\p{L}\\p{N}]))`, 'u');
  const place = findPlace(text, beginning);
  if (place === undefined) return text.slice(0, SENTENCE_MAX_LENGTH);
  const start = place <= AROUND_LENGTH ? 0 : text.indexOf(' ', place - AROUND_LENGTH) + 1;
  for (const { segment } of sentences.segment(text.slice(start, place + AROUND_LENGTH))) {
    const parts = segment.trim().split(/\s+/);
    const found = parts.findIndex((part) => beginning.test(foldText(part)));
    if (found >= 0) return cutAround(parts, found);
  }
  return text.slice(0, SENTENCE_MAX_LENGTH);
}

/** Where the first part between blanks begins in which a word has the beginning; undefined without one. */
function findPlace(text: string, beginning: RegExp): number | undefined {
  for (let start = 0; start < text.length; ) {
    const blank = text.indexOf(' ', start + PIECE_LENGTH);
    const piece = text.slice(start, blank < 0 ? text.length : blank);
    if (beginning.test(foldText(piece))) {
      for (const { 0: part, index } of piece.matchAll(/\S+/g)) if (beginning.test(foldText(part))) return start + index;
    }
    start += piece.length;
  }
  return undefined;
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
