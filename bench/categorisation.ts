/**
 * Rows of `npm run bench`: a list of 20,000 people replaces another one while others read. `node bench/categorisation.ts`
 * prints these rows alone.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { CATEGORISATION_COLUMNS } from '../contract/src/features/sport/categorisation-file.ts';
import { openSession } from '../server/src/accounts/sessions.store.ts';
import { Tokens } from '../server/src/accounts/tokens.ts';
import { openSqliteDatabase } from '../server/src/db/database.ts';
import { migrateToLatest } from '../server/src/db/migrate.ts';
import { makeRows } from '../server/src/testing/records/make-categorisation.ts';
import { makeUser } from '../server/src/testing/records/make-user.ts';
import { BENCH_SECRET } from './prepare-product.ts';
import { type Server, startServer } from './servers.ts';

/** The reader of the browser application; its types are those of a browser. */
const READER = new URL('../web/src/features/sport/categorisation/reading/read-file.ts', import.meta.url).href;

type Reader = { readFile: (bytes: Uint8Array) => Promise<{ rows: string[][] }> };

const PEOPLE = 20_000;
const WATCH_EVERY_MS = 20;

/** Times in ms: reading and checking of the file, the replacement, and reads meanwhile; memory in MB. */
type Measured = {
  read: number;
  replace: number;
  readsP50: number;
  readsWorst: number;
  atRestMb: number;
  peakMb: number;
};

/** Measures an import into a list of the same size, on SQLite with every commit on disk. */
async function measureImport(folder: string): Promise<Measured> {
  const target = path.join(folder, 'categorisation.db');
  const token = await prepare(target);
  const server = await startServer('product-server.ts', target, path.join(folder, 'data'));
  await upload(server, token, makeRows(PEOPLE));
  await upload(server, token, makeRows(PEOPLE));
  const { readFile }: Reader = await import(READER);
  const start = performance.now();
  const { rows } = await readFile(new TextEncoder().encode(makeCsv()));
  const read = performance.now() - start;
  const atRestMb = server.memoryMb();
  const reads: number[] = [];
  let peakMb = atRestMb;
  let isDone = false;
  const replacing = timeOf(() => upload(server, token, rows)).finally(() => {
    isDone = true;
  });
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, server.memoryMb());
  }, WATCH_EVERY_MS);
  while (!isDone)
    reads.push(await timeOf(() => fetch(`${server.url}/api/kategorizacija/count`).then((one) => one.text())));
  clearInterval(watch);
  const sorted = reads.toSorted((one, other) => one - other);
  const measured = { readsP50: sorted[Math.floor(sorted.length / 2)] ?? 0, readsWorst: sorted.at(-1) ?? 0 };
  await server.stop();
  return { read, replace: await replacing, ...measured, atRestMb, peakMb };
}

async function prepare(target: string): Promise<string> {
  const database = openSqliteDatabase(target);
  await migrateToLatest(database);
  const role = 'kategorizacije' as const;
  const user = { ...(await makeUser(database, { username: 'mjeritelj', role })), role };
  const tokens = new Tokens(BENCH_SECRET);
  const token = await database.write((transaction) => openSession(transaction, tokens, { user, now: new Date() }));
  await database.close();
  return token;
}

async function upload({ url }: Server, token: string, rows: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-access-token': token };
  const answer = await fetch(`${url}/api/kategorizacija/upload-csv`, {
    method: 'POST',
    headers,
    body: JSON.stringify(rows),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function makeCsv(): string {
  const rows = makeRows(PEOPLE, { EVSKat: 'II' });
  return [CATEGORISATION_COLUMNS, ...rows].map((cells) => cells.join(';')).join('\r\n');
}

/** Measures the import and prints its rows. */
export async function printImport(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'baklja-bench-'));
  mkdirSync(path.join(folder, 'data'));
  try {
    const { read, replace, readsP50, readsWorst, atRestMb, peakMb } = await measureImport(folder);
    const ms = (time: number) => `${Math.round(time)} ms`;
    const lines = [
      `import of ${PEOPLE} people on SQLite`,
      `  file read and checked      ${ms(read)}`,
      `  list sent and replaced     ${ms(replace)}  (of 3000 ms: ${Math.round((replace + read) / 30)} % with the reading)`,
      `  other reads meanwhile      p50 ${ms(readsP50)}, worst ${ms(readsWorst)}`,
      `  memory of the server       ${atRestMb} MB before, ${peakMb} MB at most (of 400 MB: ${Math.round(peakMb / 4)} %)`,
    ];
    process.stdout.write(`\n${lines.join('\n')}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await printImport();
