/**
 * `node bench/history.ts`: prints what the former versions of an article cost, in room and in time of a save.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { postRoutes } from '../contract/src/features/content/posts.ts';
import { openSession } from '../server/src/accounts/sessions.store.ts';
import { Tokens } from '../server/src/accounts/tokens.ts';
import { type Database, openSqliteDatabase } from '../server/src/db/database.ts';
import { migrateToLatest } from '../server/src/db/migrate.ts';
import { makeCategory, makePost } from '../server/src/testing/records/make-post.ts';
import { makeUser } from '../server/src/testing/records/make-user.ts';
import { BENCH_SECRET } from './fill-product.ts';
import { makeArticle } from './made-article.ts';
import { IMAGES, makeWords } from './made-posts.ts';
import { type Server, startServer } from './servers.ts';

const TITLE = 'Članak';
const SAVES = 1000;
const ARTICLE_BYTES = 50_000;
const PICTURES = Array.from({ length: 10 }, (_, number) => `images/mjerenje-${number}.jpg`);

/** Saves with and without history take turns. */
const SAVES_OF_A_TURN = 50;

/** An article of a running server, which is saved again and again. */
type Article = {
  url: string;
  token: string;
  id: number;
  catid: number;
  content: { title: string; introtext: string; gallery: string; images: string };
  paragraphs: string[];
  saves: number;
};

/** Prepares a database with the article, and starts a server on it. */
async function startArticle(script: string, folder: string): Promise<{ article: Article; stop: Server['stop'] }> {
  const target = databaseIn(folder, script);
  const prepared = await withDatabase(target, prepare);
  const server = await startServer(script, target, path.join(folder, `data of ${script}`));
  const { fulltext, introtext, gallery } = makeArticle(PICTURES);
  const paragraphs = fulltext.slice(0, ARTICLE_BYTES).split('\n');
  const content = { title: TITLE, introtext, gallery, images: IMAGES };
  return { article: { ...prepared, url: server.url, content, paragraphs, saves: 0 }, stop: server.stop };
}

async function prepare(database: Database): Promise<Pick<Article, 'id' | 'catid' | 'token'>> {
  await migrateToLatest(database);
  const catid = await makeCategory(database);
  const { id } = await makePost(database, { title: TITLE, catid });
  const user = { ...(await makeUser(database, { username: 'mjeritelj' })), role: 'tipfeler' as const };
  const session = { user, now: new Date() };
  const token = await database.write((transaction) => openSession(transaction, new Tokens(BENCH_SECRET), session));
  return { id, catid, token };
}

/** Saves the article as the editor does, with all of its fields, each time with one more paragraph changed. Returns the time of a save, ms. */
async function save(article: Article): Promise<number> {
  const { url, token, id, catid, content, paragraphs } = article;
  const fixed = { id, catid, language: 'hr-HR', state: 1 };
  const start = performance.now();
  for (let count = 0; count < SAVES_OF_A_TURN; count++, article.saves++) {
    paragraphs[article.saves % paragraphs.length] = `<p>${makeWords(article.saves, 40)}.</p>`;
    const answer = await fetch(`${url}${postRoutes.updatePost.path}`, {
      method: postRoutes.updatePost.method,
      headers: { 'content-type': 'application/json', 'x-access-token': token },
      body: JSON.stringify({ ...content, ...fixed, version: article.saves + 1, fulltext: paragraphs.join('\n') }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.arrayBuffer();
  }
  return (performance.now() - start) / SAVES_OF_A_TURN;
}

async function measureHistory(folder: string) {
  const [withHistory, without] = ['product-server.ts', 'without-history-server.ts'] as const;
  const [one, other] = [await startArticle(withHistory, folder), await startArticle(without, folder)];
  const times = { with: [] as number[], without: [] as number[] };
  while (one.article.saves < SAVES) {
    times.with.push(await save(one.article));
    times.without.push(await save(other.article));
  }
  await Promise.all([one.stop(), other.stop()]);
  const bytes = await withDatabase(databaseIn(folder, withHistory), countBytes);
  return { bytes, with: median(times.with), without: median(times.without) };
}

async function countBytes({ read }: Database): Promise<number> {
  const tables = ['record_versions', 'version_bases'] as const;
  const rows = await Promise.all(tables.map((table) => read.selectFrom(table).select('data').execute()));
  return rows.flat().reduce((total, { data }) => total + data.length, 0);
}

async function withDatabase<Result>(file: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openSqliteDatabase(file);
  return work(database).finally(() => database.close());
}

function databaseIn(folder: string, script: string): string {
  return path.join(folder, `${script}.db`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Measures the history of an article on SQLite and prints its rows. */
async function printHistory(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'baklja-bench-'));
  try {
    const measured = await measureHistory(folder);
    const lines = [
      `history of an article of ${ARTICLE_BYTES / 1000} KB on SQLite`,
      `  ${SAVES} versions              ${(measured.bytes / 1e6).toFixed(2)} MB (of 5 MB: ${Math.round(measured.bytes / 5e4)} %)`,
      `  save without history       ${measured.without.toFixed(2)} ms`,
      `  save with history          ${measured.with.toFixed(2)} ms (${(measured.with / measured.without).toFixed(2)} times as long, of 1.20)`,
    ];
    process.stdout.write(`\n${lines.join('\n')}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await printHistory();
