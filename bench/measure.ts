import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Server } from './servers.ts';

/**
 * The result of one load: answers per second, latencies in milliseconds, CPU time of the server per answer in
 * microseconds, and the size of an answer with its head in kilobytes. `failed` counts answers that are not 2xx or 304
 * or did not arrive.
 */
export type Measured = {
  perSecond: number;
  p50: number;
  p99: number;
  cpuMicroseconds: number;
  kilobytes: number;
  failed: number;
};

/** What is sent: GETs of the paths in turn, or what `next` makes for each call. */
export type Load = {
  method?: 'GET' | 'POST' | 'PUT';
  paths?: string[];
  next?: () => { path: string; body?: string | Buffer };
  headers?: Record<string, string>;
  connections?: number;
  /** How many calls a turn has, however long they take; absent for as many as its time allows. */
  calls?: number;
};

const CONNECTIONS = 16;

/** Sends the load for the given seconds over 16 connections, or as it says itself. */
export async function measure(server: Server, load: Load, seconds: number): Promise<Measured> {
  await becomeIdle(server);
  const before = server.cpuSeconds();
  const result = await run(server.url, load, seconds);
  const answers = result.requests.total;
  return {
    cpuMicroseconds: ((server.cpuSeconds() - before) * 1e6) / answers,
    perSecond: answers / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    kilobytes: result.throughput.total / answers / 1000,
    failed: result.non2xx - result['3xx'] + result.errors,
  };
}

/** What the turn before asked for at its end may still be under way. */
async function becomeIdle(server: Server): Promise<void> {
  for (let before = -1; before !== server.cpuSeconds(); ) {
    before = server.cpuSeconds();
    await setTimeout(100);
  }
}

/** The median by speed of several turns. */
export function middleOf(turns: readonly Measured[]): Measured {
  const sorted = turns.toSorted((one, other) => one.perSecond - other.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return { ...middle, failed: turns.reduce((sum, { failed }) => sum + failed, 0) };
}

function run(url: string, load: Load, duration: number) {
  const { method = 'GET', paths = ['/'], next, headers = {}, connections, calls } = load;
  return autocannon({
    url,
    connections: connections ?? CONNECTIONS,
    ...(calls === undefined ? { duration } : { amount: calls }),
    // How often it looks whether the time is over, ms.
    sampleInt: 50,
    requests: next
      ? [{ method, headers, setupRequest: (request: autocannon.Request) => ({ ...request, ...next() }) }]
      : paths.map((path) => ({ method, path, headers })),
  });
}
