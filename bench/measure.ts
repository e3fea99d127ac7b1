import autocannon from 'autocannon';
import type { Server } from './servers.ts';

/**
 * The result of one load: requests per second, latencies in milliseconds, and CPU time of the server per request in
 * microseconds.
 */
export type Measured = { perSecond: number; p50: number; p99: number; cpuMicroseconds: number; failed: number };

/** A kind of load: requests that are sent in turn. */
export type Load = { method?: 'GET' | 'POST'; paths?: string[]; body?: () => object; headers?: Record<string, string> };

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 1;

/** Sends the load over 16 connections for the given seconds, after a warm-up. */
export async function measure(server: Server, load: Load, seconds: number): Promise<Measured> {
  await run(server.url, load, WARM_UP_SECONDS);
  const before = server.cpuSeconds();
  const result = await run(server.url, load, seconds);
  return {
    cpuMicroseconds: ((server.cpuSeconds() - before) * 1e6) / result.requests.total,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx - result['3xx'] + result.errors,
  };
}

function run(url: string, { method = 'GET', paths = ['/'], body, headers = {} }: Load, duration: number) {
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    requests: paths.map((path) => ({
      method,
      path,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && {
        setupRequest: (request: autocannon.Request) => ({ ...request, body: JSON.stringify(body()) }),
      }),
    })),
  });
}
