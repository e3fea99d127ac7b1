/**
 * `node bench/webhooks.ts`: prints how soon after a write a webhook has its change, on the whole product with its jobs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { startReceiver } from '../server/src/testing/start-receiver.ts';
import { startProduct } from './servers.ts';

const WRITES = 200;

/** The writes come at all moments of a second. */
const LONGEST_GAP_MS = 300;
const GAP_STEP_MS = 37;

const DEMO_USER = { username: 'superadmin', password: 'baklja-demo-2026' };

/** Times from the answer to a write to the receipt of its change, ms, the shortest first. */
async function measureWebhook(dataDir: string): Promise<number[]> {
  const server = await startProduct(dataDir, { WEBHOOK_PRIVATE: '1' });
  const receiver = await startReceiver();
  const arrived = new Map<string, number>();
  receiver.answer((response) => {
    const { data } = JSON.parse(receiver.received.at(-1)?.body ?? '');
    for (const tag of data.changes.flatMap(({ tags }: { tags: string[] }) => tags)) {
      arrived.set(tag, arrived.get(tag) ?? performance.now());
    }
    response.writeHead(204).end();
  });
  const post = async (place: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token !== '' && { 'x-access-token': token }) };
    const answer = await fetch(`${server.url}${place}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const { token } = await post('/api/auth/login', DEMO_USER);
  await post('/api/webhooks', { url: receiver.url }, token);
  const written = new Map<string, number>();
  for (let write = 0; write < WRITES; write += 1) {
    const article = { title: `Mjerenje ${write}`, catid: 1, language: 'hr-HR', state: 1 };
    const { id } = await post('/api/content/add/post', article, token);
    written.set(`post-${id}`, performance.now());
    await setTimeout((write * GAP_STEP_MS) % LONGEST_GAP_MS);
  }
  while ([...written.keys()].some((tag) => !arrived.has(tag))) await setTimeout(LONGEST_GAP_MS);
  await server.stop();
  await receiver.stop();
  const times = [...written].map(([tag, at]) => Math.max(0, (arrived.get(tag) ?? 0) - at));
  return times.toSorted((one, other) => one - other);
}

/** Measures the way of a change to a webhook and prints its rows. */
async function printWebhooks(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'baklja-bench-'));
  try {
    const times = await measureWebhook(path.join(folder, 'data'));
    const p99 = times[Math.ceil(WRITES * 0.99) - 1] ?? 0;
    const lines = [
      `from a write to its webhook, ${WRITES} writes on SQLite`,
      `  median                     ${Math.round(times[WRITES / 2] ?? 0)} ms`,
      `  p99                        ${Math.round(p99)} ms (of 1000 ms: ${Math.round(p99 / 10)} %)`,
    ];
    process.stdout.write(`\n${lines.join('\n')}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await printWebhooks();
