/**
 * `npm run bench`: loads many generated posts and prints how fast the product reads and writes them, compared with a
 * floor server without any product, in the same run. `BENCH_POSTS`, `BENCH_SECONDS` and `BENCH_POSTGRES=0` change what
 * is measured.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startPostgres } from '../scripts/embedded-postgres.ts';
import { openPostgresDatabase, openSqliteDatabase } from '../server/src/db/database.ts';
import { athleteLoads } from './athletes.ts';
import { printImport } from './categorisation.ts';
import { measureColdStart } from './cold-start.ts';
import { documentLoads } from './documents.ts';
import { printHistory } from './history.ts';
import { makePost } from './made-posts.ts';
import { magazineLoads } from './magazine.ts';
import { type Load, type Measured, measure } from './measure.ts';
import { prepareProduct } from './prepare-product.ts';
import { printTable, type Row } from './print-table.ts';
import { type Server, startProduct, startServer } from './servers.ts';
import { printWebhooks } from './webhooks.ts';

const POSTS = Number(process.env['BENCH_POSTS'] ?? 100_000);
const FEW_POSTS = 1000;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const DEEP_PAGE = 400;

/** Product and floor are measured in turns; the median of this many runs counts. */
const ROUNDS = 3;

const folder = mkdtempSync(path.join(tmpdir(), 'baklja-bench-'));
const dataDir = path.join(folder, 'data');
mkdirSync(dataDir);
const rows: Row[] = [];
let made = 0;

try {
  await measureBare();
  const floor = await startFloor();
  await measureProduct('SQLite', path.join(dataDir, 'baklja.db'), floor);
  if (process.env['BENCH_POSTGRES'] !== '0') await measureOnPostgres(floor);
  await floor.server.stop();
  await measureColdStarts();
  await measureFewPosts();
  printTable(rows, { posts: POSTS, seconds: SECONDS });
  await printImport();
  await printHistory();
  await printWebhooks();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

type Floor = { server: Server; loads: Record<string, Load> };

async function measureBare(): Promise<void> {
  const server = await startServer('bare-server.ts');
  await record('bare handler', 'constant answer', server, {});
  await server.stop();
}

async function startFloor(): Promise<Floor> {
  say(`loading ${POSTS} posts into the floor`);
  const server = await startFloorServer();
  const { created, id } = keyOfDeepPage();
  const loads: Record<string, Load> = {
    list: { paths: ['/list/hr-HR'] },
    'deep page': { paths: [`/deep/hr-HR/${created}/${id}`] },
    search: { paths: searches().map((text) => `/search/hr-HR?search=${encodeURIComponent(text)}`) },
    single: { paths: aliases().map((alias) => `/single/${alias}`) },
    'single, ready HTML': { paths: aliases().map((alias) => `/single/${alias}`) },
    create: { method: 'POST', paths: ['/create'], body: newPost },
    'create, bare text': { method: 'POST', paths: ['/create'], body: newBareText },
  };
  return { server, loads };
}

async function measureProduct(name: string, target: string, floor: Floor): Promise<void> {
  say(`loading ${POSTS} posts into the product on ${name}`);
  const token = await fill(target, POSTS);
  const server = await startServer('product-server.ts', target, dataDir, '', 'new');
  for (const [load, isSigned] of productReads(token)) {
    const who = isSigned ? 'with token' : 'no token';
    await recordInTurns(`product, ${name}`, server, load, { note: who, floor });
  }
  for (const { name: load, ...requests } of [
    ...narrowedLists(token),
    ...athleteLoads(token),
    ...documentLoads(token),
    ...magazineLoads(),
  ]) {
    const note = requests.headers?.['x-access-token'] === undefined ? 'no token' : 'with token';
    await record(`product, ${name}`, load, server, requests, { note });
  }
  await server.stop();
  await measureKept(name, target, floor, token);
  await measureScrapes(name, target);
}

async function measureScrapes(name: string, target: string): Promise<void> {
  const server = await startServer('product-server.ts', target, dataDir, '', 'metrics');
  await record(`product, ${name}`, 'metrics', server, { paths: ['/metrics'] });
  await server.stop();
}

/** The product as it runs: answers are kept until the next write. */
async function measureKept(name: string, target: string, floor: Floor, token: string): Promise<void> {
  const server = await startServer('product-server.ts', target, dataDir);
  const loads: (Load & { name: string })[] = [
    { name: 'list', paths: [listPath(1)] },
    { name: 'single', paths: aliases().map((alias) => `/api/content/get/single/${alias}`) },
  ];
  for (const load of loads) {
    const kept = { floor, note: 'no token, kept' };
    await recordInTurns(`product, ${name}`, server, load, kept);
    const [path = ''] = load.paths ?? [];
    const etag = (await fetch(server.url + path)).headers.get('etag') ?? '';
    const known = { ...load, paths: [path], headers: { 'if-none-match': etag } };
    await recordInTurns(`product, ${name}`, server, known, { floor, note: 'no token, 304' });
  }
  for (const load of productWrites(token)) {
    await recordInTurns(`product, ${name}`, server, load, { note: 'with token', floor });
  }
  await server.stop();
}

/** Any other load on the machine during the run affects both. */
async function recordInTurns(
  name: string,
  server: Server,
  load: Load & { name: string },
  { note, floor }: { note: string; floor: Floor },
): Promise<void> {
  say(`${name}: ${load.name} ${note}`);
  const [ofProduct, ofFloor]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ofFloor.push(await measure(floor.server, floor.loads[load.name] ?? {}, SECONDS));
    ofProduct.push(await measure(server, load, SECONDS));
  }
  const [measured, compared] = [middleOf(ofProduct), middleOf(ofFloor)];
  rows.push({
    server: 'floor',
    load: load.name,
    note: '',
    measured: compared,
    floor: undefined,
    memoryMb: floor.server.memoryMb(),
  });
  rows.push({ server: name, load: load.name, note, measured, floor: compared, memoryMb: server.memoryMb() });
}

/** The median by speed. */
function middleOf(measured: readonly Measured[]): Measured {
  const sorted = measured.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return { ...middle, failed: measured.reduce((sum, { failed }) => sum + failed, 0) };
}

/** Measures both, on the posts that were loaded before. */
async function measureColdStarts(): Promise<void> {
  say('cold start');
  const floor = await measureColdStart(startFloorServer, '/list/hr-HR');
  const product = await measureColdStart(() => startProduct(dataDir), listPath(1));
  const row = { load: 'cold start', memoryMb: 0 };
  rows.push({ ...row, server: 'floor', note: '', measured: floor, floor: undefined });
  rows.push({ ...row, server: 'product, SQLite', note: 'to the first list', measured: product, floor });
}

function startFloorServer(): Promise<Server> {
  return startServer('floor-server.ts', path.join(folder, 'floor.db'), String(POSTS));
}

async function measureFewPosts(): Promise<void> {
  const target = path.join(folder, 'few.db');
  await fill(target, FEW_POSTS);
  const server = await startServer('product-server.ts', target, dataDir, '', 'new');
  const few = await record(
    'product, SQLite',
    `list at ${FEW_POSTS} posts`,
    server,
    { paths: [listPath(1)] },
    { note: 'no token' },
  );
  await server.stop();
  const many = rows.find(
    ({ server: name, load, note }) => name === 'product, SQLite' && load === 'list' && note === 'no token',
  );
  if (many)
    many.note = `no token; ${(few.perSecond / many.measured.perSecond).toFixed(2)} times slower than at ${FEW_POSTS}`;
}

async function measureOnPostgres(floor: Floor): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  await measureProduct('PostgreSQL', postgres.url, floor);
  await postgres.stop();
}

async function fill(target: string, posts: number): Promise<string> {
  const database = target.startsWith('postgres:') ? openPostgresDatabase(target) : openSqliteDatabase(target);
  const token = await prepareProduct(database, posts);
  await database.close();
  return token;
}

/** Every read without and with a token. */
function productReads(token: string): [Load & { name: string }, boolean][] {
  const reads = [
    { name: 'list', paths: [listPath(1)] },
    { name: 'deep page', paths: [listPath(DEEP_PAGE)] },
    { name: 'search', paths: searches().map((text) => `${listPath(1)}?search=${encodeURIComponent(text)}`) },
    { name: 'single', paths: aliases().map((alias) => `/api/content/get/single/${alias}`) },
  ];
  const ready = aliases().map((alias) => `/api/content/get/single/${alias}?html=ready`);
  const headers = { 'x-access-token': token };
  return [
    ...reads.flatMap((load): [Load & { name: string }, boolean][] => [
      [load, false],
      [{ ...load, headers }, true],
    ]),
    [{ name: 'single, ready HTML', paths: ready }, false],
  ];
}

function productWrites(token: string): (Load & { name: string })[] {
  const create = { method: 'POST' as const, paths: ['/api/content/add/post'], headers: { 'x-access-token': token } };
  return [
    { ...create, name: 'create', body: newPost },
    { ...create, name: 'create, bare text', body: newBareText },
  ];
}

/** Lists as users see them who look for a post to work on; the floor server has no counterpart. */
function narrowedLists(token: string): (Load & { name: string })[] {
  const headers = { 'x-access-token': token };
  const paths = (page: number, queries: readonly string[]) => queries.map((query) => `${listPath(page)}?${query}`);
  const texts = searches().map((text) => `search=${encodeURIComponent(text)}`);
  return [
    { name: 'by category', paths: paths(1, ['catid=1', 'catid=3', 'catid=12']), headers },
    { name: 'by author', paths: paths(1, ['created_by=1', 'created_by=5']), headers },
    { name: 'by title', paths: paths(1, ['sort=title', 'sort=title&order=desc']), headers },
    { name: 'deep, by category', paths: paths(DEEP_PAGE, ['catid=1', 'catid=1&status=published']), headers },
    {
      name: 'category, search',
      paths: paths(
        1,
        ['catid=1', 'catid=3'].flatMap((one) => texts.map((text) => `${one}&${text}`)),
      ),
      headers,
    },
  ];
}

function listPath(page: number): string {
  return `/api/content/get/all/${page}/hr-HR/-`;
}

async function record(
  name: string,
  load: string,
  server: Server,
  requests: Load,
  { note = '' }: { note?: string } = {},
): Promise<Measured> {
  say(`${name}: ${load} ${note}`);
  const measured = await measure(server, requests, SECONDS);
  rows.push({ server: name, load, note, measured, floor: undefined, memoryMb: server.memoryMb() });
  return measured;
}

/** Searches that users make: rare and common texts, one without any match, and short ones. */
function searches(): string[] {
  return ['kostelic', 'vaterpolo', 'zlato', 'srebro bronca', '4711', 'nigdje', 'cil', 'sinkovic v', 'zag', 'odlicje'];
}

function aliases(): string[] {
  return Array.from({ length: 50 }, (_, place) => {
    const number = Math.floor((POSTS / 50) * place) + 1;
    return `post-${number % 20 === 0 ? number + 1 : number}`;
  });
}

/** Where the deep page begins: the key of the row before it. */
function keyOfDeepPage(): { created: string; id: number } {
  let before = (DEEP_PAGE - 1) * 20;
  for (let id = POSTS; id > 0; id -= 1) {
    const { language, state, created } = makePost(id, POSTS);
    if (language !== 'hr-HR' || state !== 1) continue;
    before -= 1;
    if (before === 0) return { created, id };
  }
  return { created: '9999', id: 0 };
}

function newPost(): object {
  made += 1;
  const { introtext, fulltext } = makePost(made, POSTS);
  const title = `Novi članak ${made} ${randomUUID()}`;
  return { title, catid: 1, language: 'hr-HR', state: 1, introtext, fulltext, images: '{}', gallery: '[]' };
}

/** A text of the same length without tags: almost nothing to clean. */
function newBareText(): object {
  const { introtext, fulltext } = makePost(made, POSTS);
  const withoutTags = (html: string) => `<p>${html.replaceAll(/<[^>]*>/g, ' ').padEnd(html.length, '.')}</p>`;
  return { ...newPost(), introtext: withoutTags(introtext), fulltext: withoutTags(fulltext) };
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
