/** The import of a categorisation: a list of 20,000 people replaces another one while others read. */

import { categorisationRoutes } from '../contract/src/features/sport/categorisation.ts';
import { CATEGORISATION_COLUMNS } from '../contract/src/features/sport/categorisation-file.ts';
import { makeRows } from '../server/src/testing/records/make-categorisation.ts';
import type { Measured } from './measure.ts';
import type { Server } from './servers.ts';

/** The reader of the browser application; its types are those of a browser. */
const READER = new URL('../web/src/features/sport/categorisation/reading/read-file.ts', import.meta.url).href;

type Reader = { readFile: (bytes: Uint8Array) => Promise<{ rows: string[][] }> };

const PEOPLE = 20_000;
const IMPORTS = 4;
const WATCH_EVERY_MS = 20;

/** Reads and checks the file as the browser does. */
export async function readPeople(): Promise<{ rows: string[][]; reading: Measured }> {
  const { readFile }: Reader = await import(READER);
  const lines = [CATEGORISATION_COLUMNS, ...makeRows(PEOPLE, { EVSKat: 'II' })].map((cells) => cells.join(';'));
  const file = new TextEncoder().encode(lines.join('\r\n'));
  const start = performance.now();
  const { rows } = await readFile(file);
  return { rows, reading: fromTimes([performance.now() - start]) };
}

/** Sends the rows several times; the first time fills the empty list and does not count. Also reads meanwhile. */
export async function measureImport(
  server: Server,
  token: string,
  rows: unknown,
): Promise<{ replacing: Measured; reads: Measured; peakMb: number }> {
  const [times, reads]: [number[], number[]] = [[], []];
  let failed = 0;
  let peakMb = 0;
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, server.memoryMb());
  }, WATCH_EVERY_MS);
  for (let round = 0; round < IMPORTS; round += 1) {
    let isDone = false;
    const replacing = timeOf(async () => {
      if (!(await upload(server, token, rows))) failed += 1;
      isDone = true;
    });
    while (!isDone) {
      const time = await timeOf(() =>
        fetch(server.url + categorisationRoutes.countCategorisation.path).then((one) => one.text()),
      );
      if (round > 0) reads.push(time);
    }
    if (round > 0) times.push(await replacing);
  }
  clearInterval(watch);
  return { replacing: { ...fromTimes(times), failed }, reads: fromTimes(reads), peakMb };
}

/** What single calls took, one after another; `p99` is the longest of a few. */
function fromTimes(times: readonly number[]): Measured {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return { perSecond: 1000 / middle, p50: at(0.5), p99: at(0.99), cpuMicroseconds: 0, kilobytes: 0, failed: 0 };
}

/** Whether the list is in force. */
async function upload({ url }: Server, token: string, rows: unknown): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'x-access-token': token };
  const { method, path } = categorisationRoutes.importCategorisation;
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(rows) });
  await answer.arrayBuffer();
  return answer.ok;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
