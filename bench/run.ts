/**
 * `npm run bench`: prints how fast the product reads and writes on both databases, next to a floor server without any
 * product, as the table of `docs/measuring.md`. With `quick`, a fifth of the records and shorter turns; with other
 * words, only the loads whose names contain one of them.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { pathFor } from '@baklja/contract/route';
import { startPostgres } from '../scripts/embedded-postgres.ts';
import { openPostgresDatabase, openSqliteDatabase } from '../server/src/db/database.ts';
import { measureColdStart } from './cold-start.ts';
import { PHOTO, pictureLoads, uploadLoads } from './file-loads.ts';
import { BENCH_SECRET, fillPhotos, fillProduct, sizesOf } from './fill-product.ts';
import { measureImport, readPeople } from './import.ts';
import { aliasesOf, DEEP_PAGE, type Read, readsOf, SEARCHES, type Write, writesOf } from './loads.ts';
import { makePhoto } from './made-photos.ts';
import { makePost } from './made-posts.ts';
import { type Load, type Measured, measure, middleOf } from './measure.ts';
import { printHead, printRow } from './print-table.ts';
import { type Server, startProduct, startServer } from './servers.ts';

const words = process.argv.slice(2);
const isQuick = words.includes('quick');

/** Parts of the names of the loads to measure; none for all. */
const asked = words.filter((word) => word !== 'quick');
const SIZES = sizesOf(isQuick ? 0.2 : 1);

/** Seconds of each turn. */
const SECONDS = isQuick ? 0.5 : 1;

/** Writes that share a commit are answered together, so a short turn has few of them. */
const WRITE_SECONDS = 2 * SECONDS;

const WARM_UP_SECONDS = 0.3;

/** Floor and products take turns; the median of this many counts. */
const TURNS = 3;

/** A list of 100,000 posts should not be much slower than one of these. */
const FEW = sizesOf(0.01);

/** Pictures whose small copies are made while this is measured. */
const PHOTOS = 150;

const DATABASES = ['SQLite', 'PostgreSQL'] as const;

type Product = {
  name: (typeof DATABASES)[number];
  target: string;
  dataDir: string;
  token: string;
  photos: string[];
  server: Server;
};

const LIST = pathFor(postRoutes.listPosts, { params: { page: 1, language: 'hr-HR', search: '-' } });

const folder = mkdtempSync(path.join(tmpdir(), 'baklja-bench-'));
let written = 0;

try {
  printHead(SIZES.posts);
  await measureAll();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  const targets = { SQLite: path.join(folder, 'SQLite', 'baklja.db'), PostgreSQL: postgres.url };
  const photo = await makePhoto(PHOTO);
  const floorFile = path.join(folder, 'floor.db');
  const startFloor = (...more: string[]) => startServer('floor-server.ts', floorFile, String(SIZES.posts), ...more);
  say('making the records');
  const filledFloor = startFloor();
  const filled: Filled[] = [];
  for (const name of DATABASES) filled.push(await fill(name, targets[name], photo));
  await (await filledFloor).stop();
  const floor = await startFloor(targets.SQLite);

  let products = await startAll(filled, 'new');
  await measureImports(products);
  await measureReads(products, floor);
  await stopAll(products);
  products = await startAll(filled, 'metrics');
  await measureKept(products, floor);
  for (const write of writesOf(SIZES)) await measureWrite(products, floor, write);
  await measureFiles(products, photo);
  await stopAll(products);
  await floor.stop();
  await measureColdStarts(filled, startFloor);
  await postgres.stop();
  await measureFew();
  await measureBare();
}

type Filled = Omit<Product, 'server'>;

async function fill(name: Product['name'], target: string, photo: Buffer): Promise<Filled> {
  const dataDir = path.join(folder, name);
  mkdirSync(dataDir);
  const database = name === 'PostgreSQL' ? openPostgresDatabase(target) : openSqliteDatabase(target);
  const start = performance.now();
  const token = await fillProduct(database, SIZES);
  const photos = await fillPhotos(database, path.join(dataDir, 'files'), photo, PHOTOS);
  await database.close();
  say(`${name} has its records after ${Math.round((performance.now() - start) / 1000)} s`);
  return { name, target, dataDir, token, photos };
}

/** `new` makes each answer again; `metrics` keeps answers and has the page of metrics. */
function startAll(filled: readonly Filled[], answers: 'new' | 'metrics'): Promise<Product[]> {
  return Promise.all(
    filled.map(async (one) => ({
      ...one,
      server: await startServer('product-server.ts', one.target, one.dataDir, '', answers),
    })),
  );
}

async function stopAll(products: readonly Product[]): Promise<void> {
  for (const { server } of products) await server.stop();
}

/** Measures the load on all products and on the floor, in turns. */
async function record(
  name: string,
  products: readonly Product[],
  loadOf: (product: Product) => Load,
  floor?: { server: Server; load: Load } | undefined,
  seconds = SECONDS,
): Promise<void> {
  if (!isAsked(name)) return;
  say(name);
  const sides = [
    ...products.map((product) => ({ server: product.server, load: loadOf(product) })),
    ...(floor ? [floor] : []),
  ];
  const measured: Measured[][] = sides.map(() => []);
  for (const { server, load } of sides) await measure(server, load, WARM_UP_SECONDS);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [place, { server, load }] of sides.entries())
      measured[place]?.push(await measure(server, load, seconds));
  }
  const middle = measured.map(middleOf);
  const onDatabases = products.map(({ server }, place) => ({ measured: middle[place], memoryMb: server.memoryMb() }));
  printRow({ name, floor: floor && middle.at(-1), products: onDatabases });
}

async function measureReads(products: readonly Product[], floor: Server): Promise<void> {
  for (const [place, read] of readsOf(SIZES).entries()) {
    const { access, everythingFor } = read.route;
    const isPublic = access === 'public' && read.only !== 'staff';
    const isStaff = (access !== 'public' || everythingFor !== undefined) && read.only !== 'public';
    const load = (headers: Record<string, string>): Load => ({
      paths: read.asked.map((call) => pathFor(read.route, call)),
      headers,
      ...paceOf(read),
    });
    const compared = read.floor && {
      server: floor,
      load: { ...floorLoad(read, place), ...paceOf(read) },
    };
    if (isPublic) await record(read.name, products, () => load({}), compared);
    if (isStaff) {
      const name = isPublic ? `${read.name}, staff` : read.name;
      await record(name, products, ({ token }) => load({ 'x-access-token': token }), compared);
    }
  }
}

function paceOf({ connections, calls }: Pick<Load, 'connections' | 'calls'>): Pick<Load, 'connections' | 'calls'> {
  return { ...(connections && { connections }), ...(calls && { calls }) };
}

/** The same on the floor: one of its own calls, or the statement at the place in the list of loads. */
function floorLoad({ floor }: Read, place: number): Load {
  if (typeof floor === 'object') {
    const values = floor.values.map((one) => encodeURIComponent(JSON.stringify(one)));
    return { paths: values.map((one) => `/statements/${place}?values=${one}`) };
  }
  const { created, id } = keyOfDeepPage();
  if (floor === 'list') return { paths: ['/list/hr-HR'] };
  if (floor === 'deep page') return { paths: [`/deep/hr-HR/${created}/${id}`] };
  if (floor === 'search') return { paths: SEARCHES.map((text) => `/search/hr-HR?search=${encodeURIComponent(text)}`) };
  return { paths: aliasesOf(SIZES.posts).map((alias) => `/single/${alias}`) };
}

/** The product as it runs: answers are kept until the next write. */
async function measureKept(products: readonly Product[], server: Server): Promise<void> {
  const list = { paths: [LIST] };
  const post = { paths: aliasesOf(SIZES.posts).map((alias) => pathFor(postRoutes.getPost, { params: { alias } })) };
  const floor = { server, load: { paths: ['/list/hr-HR'] } };
  await record('posts, kept', products, () => list, floor);
  const etags = new Map<string, string>();
  for (const product of products)
    etags.set(product.name, (await fetch(product.server.url + LIST)).headers.get('etag') ?? '');
  await record(
    'posts, 304',
    products,
    ({ name }) => ({ ...list, headers: { 'if-none-match': etags.get(name) ?? '' } }),
    floor,
  );
  const single = { server, load: { paths: aliasesOf(SIZES.posts).map((alias) => `/single/${alias}`) } };
  await record('post, kept', products, () => post, single);
  await record('metrics', products, () => ({ paths: ['/metrics'], connections: 1 }));
}

async function measureWrite(
  products: readonly Product[],
  server: Server,
  { name, route, call, floor, calls }: Write,
): Promise<void> {
  const loadOf = ({ token }: Product): Load => ({
    ...paceOf({ calls }),
    method: route.method as 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': token },
    next: () => {
      written += 1;
      const { params, body } = call(written);
      return { path: pathFor(route, { params: { ...params } }), body: JSON.stringify(body) };
    },
  });
  const next = () => {
    written += 1;
    const { introtext, fulltext } = makePost(written, SIZES.posts);
    const texts = floor === 'long' ? { introtext, fulltext } : { introtext: '', fulltext: '' };
    return { path: '/create', body: JSON.stringify({ title: `Novi članak ${written}`, language: 'hr-HR', ...texts }) };
  };
  const load: Load = { method: 'POST', headers: { 'content-type': 'application/json' }, next };
  await record(name, products, loadOf, floor && { server, load }, WRITE_SECONDS);
}

/** Uploads come last: small copies of the pictures are made after the answer. */
async function measureFiles(products: readonly Product[], photo: Buffer): Promise<void> {
  const pictures = products.map(({ photos }) => pictureLoads(photos));
  const uploads = products.map(({ token }) => uploadLoads(photo, token));
  for (const loads of [pictures, uploads]) {
    for (const [place, { name }] of (loads[0] ?? []).entries()) {
      const loadOf = (product: Product) => loads[products.indexOf(product)]?.[place] ?? {};
      await record(name, products, loadOf, undefined, WRITE_SECONDS);
    }
  }
}

async function measureImports(products: readonly Product[]): Promise<void> {
  if (!isAsked('import')) return;
  say('import');
  const { rows: people, reading } = await readPeople();
  const imports = [];
  for (const { server, token } of products) imports.push(await measureImport(server, token, people));
  const size = people.length.toLocaleString('en');
  printRow({ name: `import of ${size}: reading of the file`, products: [{ measured: reading, memoryMb: 0 }] });
  const columns = [
    [`import of ${size}`, 'replacing'],
    ['calls during the import', 'reads'],
  ] as const;
  for (const [name, key] of columns) {
    printRow({ name, products: imports.map((one) => ({ measured: one[key], memoryMb: one.peakMb })) });
  }
}

async function measureColdStarts(filled: readonly Filled[], startFloor: () => Promise<Server>): Promise<void> {
  if (!isAsked('cold start')) return;
  say('cold start');
  const floor = await measureColdStart(startFloor, '/list/hr-HR');
  const products = [];
  for (const { name, target, dataDir } of filled) {
    const settings: Record<string, string> =
      name === 'PostgreSQL' ? { DATABASE_URL: target, TOKEN_SECRET: BENCH_SECRET } : {};
    products.push({ measured: await measureColdStart(() => startProduct(dataDir, settings), LIST), memoryMb: 0 });
  }
  printRow({ name: 'cold start to the first list', floor, products });
}

async function measureFew(): Promise<void> {
  const target = path.join(folder, 'few.db');
  const database = openSqliteDatabase(target);
  await fillProduct(database, FEW);
  await database.close();
  const server = await startServer('product-server.ts', target, path.join(folder, 'few'), '', 'new');
  const few: Product = { name: 'SQLite', target, dataDir: '', token: '', photos: [], server };
  await record(`posts, of ${FEW.posts}`, [few], () => ({ paths: [LIST] }));
  await server.stop();
}

/** The limit of the machine and of what sends the calls. */
async function measureBare(): Promise<void> {
  const server = await startServer('bare-server.ts');
  await record('constant answer of 16 KB without Fastify', [], () => ({}), { server, load: {} });
  await server.stop();
}

/** Where the deep page begins: the key of the row before it. */
function keyOfDeepPage(): { created: string; id: number } {
  let before = (DEEP_PAGE - 1) * 20;
  for (let id = SIZES.posts; id > 0; id -= 1) {
    const { language, state, created } = makePost(id, SIZES.posts);
    if (language !== 'hr-HR' || state !== 1) continue;
    before -= 1;
    if (before === 0) return { created, id };
  }
  return { created: '9999', id: 0 };
}

function isAsked(name: string): boolean {
  return asked.length === 0 || asked.some((part) => name.includes(part));
}

/** With the load of the machine, which says how much other work there is. */
function say(text: string): void {
  process.stderr.write(`${loadavg()[0]?.toFixed(1)} ${text}\n`);
}
