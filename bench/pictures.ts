/**
 * `node bench/pictures.ts`: measures how soon a page with pictures of large photos is complete, when the server creates
 * them on request and when it has them stored, and how soon the API responds during that time. `BENCH_PHOTOS` changes
 * how many photos there are.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { statusRoutes } from '@baklja/contract/features/site/status';
import {
  fileUrl,
  PICTURE_WIDTHS,
  type PictureWidth,
  THUMBNAIL_WIDTH,
  TILE_WIDTH,
} from '@baklja/contract/files/pictures';
import { pathFor } from '@baklja/contract/route';
import { openSqliteDatabase } from '../server/src/db/database.ts';
import { openDiskStorage } from '../server/src/files/storage/disk-storage.ts';
import { makeFile } from '../server/src/testing/records/make-file.ts';
import { fillProduct, sizesOf } from './fill-product.ts';
import { makePhoto, PHOTO_SIZE } from './made-photos.ts';
import { type Server, startServer } from './servers.ts';

const PHOTOS = Number(process.env['BENCH_PHOTOS'] ?? 100);

/**
 * Photos with different content; the others are further copies of them, which the server cannot recognise as copies.
 */
const UNLIKE_PHOTOS = 5;

/** Connections that a browser opens to one host. */
const CONNECTIONS = 6;

const ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const PROBE_EVERY_MS = 25;

const PROBES = {
  health: pathFor(statusRoutes.getHealth),
  'list of posts': pathFor(postRoutes.listPosts, { params: { page: 1, language: 'hr-HR', search: '-' } }),
};

const folder = mkdtempSync(path.join(tmpdir(), 'baklja-bench-'));
const dataDir = path.join(folder, 'data');
const target = path.join(folder, 'product.db');

try {
  say(`making ${PHOTOS} photos`);
  const { paths, megabytes } = await fill();
  const server = await startServer('product-server.ts', target, dataDir);
  const lines = [
    ['page', 'first ms', 'all ms', 'cpu s', 'KB', ...Object.keys(PROBES).map((name) => `${name} p50/p99/max ms`)],
  ];
  const [few, wide] = [PICTURE_WIDTHS[4], PICTURE_WIDTHS[6]];
  lines.push(['nothing', '', '', '', '', ...(await probeDuring(server.url, () => pause(3000))).probes]);
  for (const width of [THUMBNAIL_WIDTH, TILE_WIDTH]) {
    lines.push(await measurePage(server, `${PHOTOS} at ${width}, not made`, { paths, width }));
    lines.push(await measurePage(server, `${PHOTOS} at ${width}, kept`, { paths, width }));
  }
  for (const width of [few, wide]) {
    lines.push(await measurePage(server, `10 at ${width}, not made`, { paths: paths.slice(0, 10), width }));
  }
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`;
  const { width, height } = PHOTO_SIZE;
  print(`photos of ${width} x ${height} pixels, ${megabytes} MB each, ${CONNECTIONS} connections; ${machine}`, lines);
  process.stdout.write(`memory of the server: ${server.memoryMb()} MB\n`);
  await server.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function fill(): Promise<{ paths: string[]; megabytes: string }> {
  const database = openSqliteDatabase(target);
  await fillProduct(database, sizesOf(0.02));
  const files = await openDiskStorage(path.join(dataDir, 'files'));
  const photos = [];
  for (let number = 0; number < UNLIKE_PHOTOS; number += 1) photos.push(await makePhoto());
  const paths: string[] = [];
  for (let number = 0; number < PHOTOS; number += 1) {
    const bytes = photos[number % UNLIKE_PHOTOS] ?? Buffer.of();
    const name = `galerije/fotografija-${number}.jpg`;
    const { path } = await makeFile({ database, files }, { path: name, bytes, ...PHOTO_SIZE });
    paths.push(path);
  }
  await database.close();
  const bytes = photos.reduce((sum, { length }) => sum + length, 0) / UNLIKE_PHOTOS;
  return { paths, megabytes: (bytes / 1e6).toFixed(1) };
}

type Page = { paths: readonly string[]; width: PictureWidth };

async function measurePage(server: Server, name: string, page: Page): Promise<string[]> {
  say(name);
  const before = server.cpuSeconds();
  const { probes, result } = await probeDuring(server.url, () => loadPage(server.url, page));
  const worked = (server.cpuSeconds() - before).toFixed(1);
  const [first = 0, all = 0] = [Math.min(...result.times), Math.max(...result.times)];
  const kilobytes = (result.bytes / page.paths.length / 1000).toFixed(1);
  return [name, first.toFixed(0), all.toFixed(0), worked, kilobytes, ...probes];
}

/** Requests all pictures at once, as a browser does. Returns the milliseconds until each arrived. */
async function loadPage(url: string, { paths, width }: Page): Promise<{ times: number[]; bytes: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begin = performance.now();
  const loaded = await Promise.all(
    paths.map(async (filePath) => {
      const address = `${url}${fileUrl({ path: filePath }, undefined)}?w=${width}`;
      const bytes = await load(address, agent);
      return { bytes, time: performance.now() - begin };
    }),
  );
  agent.destroy();
  return { times: loaded.map(({ time }) => time), bytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Calls the API during the whole measurement. Returns the duration of each call. */
async function probeDuring<Result>(url: string, work: () => Promise<Result>) {
  let isDone = false;
  const agent = new Agent({ keepAlive: true });
  const probing = Object.values(PROBES).map(async (probe) => {
    const times: number[] = [];
    await load(`${url}${probe}`, agent);
    do {
      const begin = performance.now();
      await load(`${url}${probe}`, agent);
      times.push(performance.now() - begin);
      await pause(PROBE_EVERY_MS);
    } while (!isDone);
    return inShort(times);
  });
  const result = await work();
  isDone = true;
  const probes = await Promise.all(probing);
  agent.destroy();
  return { result, probes };
}

function inShort(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.99)} / ${at(1)}`;
}

/** The length of the response. @throws Error for any status but 200. */
function load(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = get(url, { agent, headers: { accept: ACCEPT } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} at ${url}`));
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    });
    call.on('error', reject);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function print(head: string, lines: readonly string[][]): void {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length))) ?? [];
  const rows = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  process.stdout.write(`${head}\n\n${rows.join('\n')}\n`);
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
