/**
 * `npm run bench:overload`: finds the rate of reads at which their p99 is 50 ms, then sends ten times as many for a
 * minute while articles are saved. Prints what was refused, how long saves took, how soon the server was normal again,
 * and how much memory it took. `BENCH_POSTS` and `BENCH_SECONDS` change the posts and the length; `BENCH_RATE` is the rate
 * where a busy machine would find a wrong one.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { pathFor } from '@baklja/contract/route';
import { openDatabase } from '../server/src/db/open-database.ts';
import type { Answered, Arrivals } from './arrivals.ts';
import { BENCH_SECRET, fillProduct, sizesOf } from './fill-product.ts';
import { makeWords } from './made-posts.ts';
import { startProduct } from './servers.ts';

const POSTS = Number(process.env['BENCH_POSTS'] ?? 20_000);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 60);

const RATE = process.env['BENCH_RATE'] === undefined ? undefined : Number(process.env['BENCH_RATE']);

const AIM_P99_MS = 50;
const TIMES = 10;
const SAVES_PER_SECOND = 5;

/** Each step of the search for the rate. */
const STEP_SECONDS = 4;
const FIRST_RATE = 25;

/** Each read is sent once before the measurement. */
const WARM_UP_SECONDS = 30;
const HALVINGS = 4;

const WATCH_EVERY_MS = 100;

/** The server is normal again when so many searches in a row are answered in time. */
const NORMAL_CALLS = 10;

const list = (page: number, search: string) =>
  pathFor(postRoutes.listPosts, { params: { page, language: 'hr-HR', search } });

/** Of ten reads, seven are of an article, two of a page of the list, and one is a search. */
const READS = Array.from({ length: 10_000 }, (_, n) => {
  if (n % 10 === 0) return list(1, makeWords(n, 1));
  if (n % 10 < 3) return list(1 + (n % 7), '-');
  // Neighbours in the table are not read one after another.
  const number = (n * 7919) % POSTS;
  return pathFor(postRoutes.getPost, { params: { alias: `post-${number % 20 === 0 ? number + 1 : number}` } });
});

const folder = mkdtempSync(path.join(tmpdir(), 'baklja-bench-'));
try {
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  const token = await fillProduct(database, { ...sizesOf(0.01), posts: POSTS });
  await database.close();
  const server = await startProduct(dataDir, { LOG_LEVEL: 'error', TOKEN_SECRET: BENCH_SECRET });
  const atRest = server.memoryMb();
  const run = (rate: number, seconds: number) => runTogether(server.url, token, { rate, seconds });

  // Any reads take memory that is collected late; what an overload takes comes on top of it.
  await run(READS.length / WARM_UP_SECONDS, WARM_UP_SECONDS);
  const rate = RATE ?? (await findRate(run));
  print(
    `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  );

  const usual = await run(rate, STEP_SECONDS);
  const before = `${usual.reads.p99.toFixed(0)} ms (aim ${AIM_P99_MS}), of saves ${usual.saves.p99.toFixed(0)} ms`;
  print(`p99 of reads          ${before}, at ${rate} reads a second; then ${rate * TIMES} a second for ${SECONDS} s`);
  const atStart = server.memoryMb();
  let peak = atStart;
  const watch = setInterval(() => {
    peak = Math.max(peak, server.memoryMb());
  }, WATCH_EVERY_MS);
  const workedBefore = server.cpuSeconds();
  const { reads, saves } = await run(rate * TIMES, SECONDS);
  const worked = server.cpuSeconds() - workedBefore;
  const normalAfter = await waitUntilNormal(server.url);
  clearInterval(watch);
  await server.stop();

  const { 200: saved = 0, 503: shed = 0, ...others } = saves.statuses;
  const { 200: read = 0, 503: refused = 0, ...broken } = reads.statuses;
  print(`saves refused         ${shed} (aim 0), ${saved} saved, others ${JSON.stringify(others)}`);
  print(`p99 of saves          ${saves.p99.toFixed(0)} ms (aim 1000), median ${saves.p50.toFixed(0)} ms`);
  print(`normal again after    ${normalAfter.toFixed(1)} s (aim 10)`);
  print(`memory above start    ${peak - atStart} MB (aim 100), ${atRest} MB at rest, ${atStart} MB at the start`);
  print(
    `reads refused         ${((refused / (read + refused)) * 100).toFixed(1)} %, ${read} answered, others ${JSON.stringify(broken)}`,
  );
  print(`p50 / p99 of reads    ${reads.p50.toFixed(0)} / ${reads.p99.toFixed(0)} ms; processor ${worked.toFixed(0)} s`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

type Load = { rate: number; seconds: number };

/** Reads of the public at the rate, and saves at the same time. */
async function runTogether(url: string, token: string, { rate, seconds }: Load) {
  const body = JSON.stringify({ title: 'Mjerenje {n}', catid: 1, language: 'hr-HR', introtext: '<p>Uvod.</p>' });
  const save = { method: 'POST', paths: [postRoutes.createPost.path], headers: { 'x-access-token': token }, body };
  const [reads, saves] = await Promise.all([
    arrive({ url, perSecond: rate, seconds, paths: READS }),
    arrive({ url, perSecond: SAVES_PER_SECOND, seconds, ...save }),
  ]);
  return { reads, saves };
}

async function arrive(arrivals: Arrivals): Promise<Answered> {
  const child = fork(path.join(import.meta.dirname, 'arrivals.ts'));
  child.send(arrivals);
  const [answered] = (await once(child, 'message')) as [Answered];
  return answered;
}

/** Doubles the rate until the p99 is above its aim, then halves the step. */
async function findRate(run: (rate: number, seconds: number) => Promise<{ reads: Answered }>): Promise<number> {
  const isFast = async (rate: number) => {
    const { reads } = await run(rate, STEP_SECONDS);
    const isFast = reads.p99 <= AIM_P99_MS && Object.keys(reads.statuses).join() === '200';
    process.stderr.write(`${rate} reads a second: p99 ${reads.p99.toFixed(0)} ms ${JSON.stringify(reads.statuses)}\n`);
    return isFast;
  };
  let [good, bad] = [FIRST_RATE, FIRST_RATE * 2];
  while (await isFast(bad)) [good, bad] = [bad, bad * 2];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = Math.round((good + bad) / 2);
    if (await isFast(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Seconds until the first of some searches in a row that are all answered in time. */
async function waitUntilNormal(url: string): Promise<number> {
  const begun = performance.now();
  let since = begun;
  for (let good = 0, n = 0; good < NORMAL_CALLS; n += 1) {
    const asked = performance.now();
    const { ok } = await fetch(`${url}${list(1, makeWords(n, 2))}`);
    const isGood = ok && performance.now() - asked < AIM_P99_MS * 2;
    if (good === 0) since = asked;
    good = isGood ? good + 1 : 0;
    await setTimeout(WATCH_EVERY_MS);
  }
  return (since - begun) / 1000;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
