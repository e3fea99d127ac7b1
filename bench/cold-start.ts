import type { Measured } from './measure.ts';
import type { Server } from './servers.ts';

const STARTS = 7;

/**
 * Starts a server several times. Each run lasts until the server has answered the path; then the server is stopped.
 * `perSecond` is how many starts would fit into a second, `p99` the longest start. The first start fills caches and
 * does not count.
 */
export async function measureColdStart(start: () => Promise<Server>, path: string): Promise<Measured> {
  const times: number[] = [];
  let cpuSeconds = 0;
  let failed = 0;
  for (let round = 0; round <= STARTS; round += 1) {
    const begin = performance.now();
    const server = await start();
    const answer = await fetch(`${server.url}${path}`);
    await answer.arrayBuffer();
    if (round > 0) times.push(performance.now() - begin);
    if (!answer.ok) failed += 1;
    if (round > 0) cpuSeconds += server.cpuSeconds();
    await server.stop();
  }
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(STARTS / 2)] ?? 0;
  return {
    perSecond: 1000 / middle,
    p50: Math.round(middle),
    p99: Math.round(sorted.at(-1) ?? 0),
    cpuMicroseconds: (cpuSeconds * 1e6) / STARTS,
    kilobytes: 0,
    failed,
  };
}
