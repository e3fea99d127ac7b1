/**
 * Rows of `npm run bench`: what the former versions of an article cost, in room and in time of a save.
 * `node bench/history.ts` prints these rows alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { KINDS } from '../contract/src/kinds.ts';
import { DEFAULT_VIDEO_HOSTS } from '../contract/src/rich-text.ts';
import { type Database, openSqliteDatabase } from '../server/src/db/database.ts';
import { migrateToLatest } from '../server/src/db/migrate.ts';
import { posts } from '../server/src/features/posts/post-record.ts';
import { makeHtmlCleaner } from '../server/src/html/clean-html.ts';
import { makePost } from '../server/src/testing/records/make-post.ts';
import { makeArticle } from './made-article.ts';
import { makeWords } from './made-posts.ts';

const SAVES = 1000;
const ARTICLE_BYTES = 50_000;

/** Saves with and without history take turns. */
const SAVES_OF_A_TURN = 50;

const cleanHtml = makeHtmlCleaner({ videoHosts: DEFAULT_VIDEO_HOSTS });

type PostWrites = typeof posts;

/** The same writes of posts, defined while the kind has no history. */
async function definePostsWithoutHistory(): Promise<PostWrites> {
  const abilities: string[] = KINDS.post.abilities as never;
  const place = abilities.indexOf('history');
  abilities.splice(place, 1);
  const url = new URL('../server/src/features/posts/post-record.ts?without-history', import.meta.url).href;
  const { posts: without }: { posts: PostWrites } = await import(url);
  abilities.splice(place, 0, 'history');
  return without;
}

/** Saves the article again and again, each time with one more paragraph changed. Returns the time of a save, ms. */
async function save(database: Database, { update }: PostWrites, article: Article): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < SAVES_OF_A_TURN; count++, article.saves++) {
    article.paragraphs[article.saves % article.paragraphs.length] = `<p>${makeWords(article.saves, 40)}.</p>`;
    const fulltext = cleanHtml(article.paragraphs.join('\n'));
    await update(database, { id: article.id, values: { fulltext }, stamp: { userId: null, at: new Date() } });
  }
  return (performance.now() - start) / SAVES_OF_A_TURN;
}

type Article = { id: number; paragraphs: string[]; saves: number };

async function createArticle(database: Database, title: string): Promise<Article> {
  const { id } = await makePost(database, { title });
  const paragraphs = makeArticle([]).fulltext.slice(0, ARTICLE_BYTES).split('\n');
  return { id, paragraphs, saves: 0 };
}

async function measureHistory(database: Database) {
  await migrateToLatest(database);
  const without = await definePostsWithoutHistory();
  const one = await createArticle(database, 'Prvi');
  const other = await createArticle(database, 'Drugi');
  const times = { with: [] as number[], without: [] as number[] };
  while (one.saves < SAVES) {
    times.with.push(await save(database, posts, one));
    times.without.push(await save(database, without, other));
  }
  const sizes = await Promise.all(
    (['record_versions', 'version_bases'] as const).map((table) =>
      database.read.selectFrom(table).select('data').execute(),
    ),
  );
  const bytes = sizes.flat().reduce((total, { data }) => total + data.length, 0);
  return { bytes, with: median(times.with), without: median(times.without) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Measures the history of an article on SQLite and prints its rows. */
export async function printHistory(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'baklja-bench-'));
  const database = await openSqliteDatabase(path.join(folder, 'history.db'));
  try {
    const measured = await measureHistory(database);
    const lines = [
      `history of an article of ${ARTICLE_BYTES / 1000} KB on SQLite`,
      `  ${SAVES} versions              ${(measured.bytes / 1e6).toFixed(2)} MB (of 5 MB: ${Math.round(measured.bytes / 5e4)} %)`,
      `  save with history          ${measured.with.toFixed(2)} ms`,
      `  save without history       ${measured.without.toFixed(2)} ms (with it ${(measured.with / measured.without).toFixed(2)} times as long, of 1.20)`,
    ];
    process.stdout.write(`\n${lines.join('\n')}\n`);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await printHistory();
