import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { PROOF } from '../backup/nightly/backup-proofs.store.ts';
import { toStoredTime } from '../clock.ts';
import { setFact } from '../db/installation-facts.ts';
import { buildTestApp, TEST_NOW } from '../testing/build-test-app.ts';
import { makeMetrics, serveMetrics } from './metrics.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const namesIn = (text: string) => new Set(text.match(/\bbaklja_[a-z_]+/g)?.map(toMetric));

/** A histogram has its sum, its count and its buckets. */
const toMetric = (name: string) => name.replace(/_(bucket|sum|count)$/, '');

describe.each(['SQLite', 'PostgreSQL'] as const)('metrics on %s', (name) => {
  test('count calls by the key of their route, and say how much is stored and waits', async () => {
    const testApp = await buildTestApp(name);
    const { read } = makeMetrics(testApp.dependencies);
    await testApp.call(postRoutes.getPost, { params: { alias: 'tajni-naslov' } });
    await testApp.tokenOf('superadmin');
    await testApp.send({ url: '/tajna' });
    // It is added up after the first scrape.
    await expect.poll(read).toContain('baklja_files_bytes 0\n');
    const text = await read();
    expect(text).toContain('baklja_http_requests_total{route="getPost",class="4xx"} 1\n');
    expect(text).toContain('baklja_http_requests_total{route="other",class="4xx"} 1\n');
    expect(text).toContain('baklja_http_request_seconds_count{route="getPost"} 1\n');
    expect(text).toContain('baklja_sessions 1\n');
    expect(text).toContain('baklja_database_up 1\n');
    expect(text).toMatch(/^baklja_database_bytes [1-9]\d{5,}$/m);
    expect(text).toMatch(name === 'SQLite' ? /^baklja_write_queue_length 0$/m : /^baklja_pool_connections [1-9]/m);
    expect(text).not.toMatch(name === 'SQLite' ? /^baklja_pool/m : /^baklja_write_queue/m);
    expect(text).not.toContain('tajn');
    await testApp.close();
  });

  test('are read with seven statements, one after the other', async () => {
    const { dependencies, close } = await buildTestApp(name);
    let statements = 0;
    const counted = dependencies.database.read.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1;
        return result;
      },
    });
    const { read } = makeMetrics({ ...dependencies, database: { ...dependencies.database, read: counted } });
    // The first scrape has the files added up too.
    await expect.poll(read).toContain('baklja_files_bytes 0\n');
    statements = 0;
    await read();
    expect(statements).toBe(7);
    await close();
  });
});

test('webhooks that have not got all changes, nodes, faults, jobs, slow things and refused calls have labels', async () => {
  const { dependencies, close } = await buildTestApp('SQLite');
  const { database, monitor, overload } = dependencies;
  const { read } = makeMetrics(dependencies);
  await database.write(async (db) => {
    await db.insertInto('list_versions').values({ kind: 'changes', version: 7 }).execute();
    const at = toStoredTime(new Date(TEST_NOW.getTime() - 90_000));
    const proof = { proven: { name: 'baklja.tar.gz', at }, failed: null, started: null, renewed: null };
    await setFact(db, PROOF, JSON.stringify(proof));
    const seen = '2026-11-21T10:50:00.000Z';
    const node = { id: 'b:3000', name: 'b', version: '', started_at: seen, last_seen_at: seen, failed_jobs: '[]' };
    await db.insertInto('nodes').values(node).execute();
    const webhook = { url: 'https://tajna.hr', secret: '', created: '', tries: 0, deliveries: '[]' };
    await db
      .insertInto('webhooks')
      .values({ id: 3, position: 5, ...webhook })
      .execute();
  });
  monitor.note({ kind: 'job', name: 'count', ms: 2500, hasFailed: false });
  monitor.note({ kind: 'job', name: 'fail', ms: 500, hasFailed: true });
  monitor.note({ kind: 'turn', name: 'event loop', ms: 150 });
  for (const name of ['commit', 'select "posts"']) monitor.note({ kind: 'statement', name, ms: 3 });
  overload.noteLook(420);
  overload.refuses('pictures');
  overload.refuses('search');
  const text = await read();
  expect(text).toContain('baklja_shed_level 1\n');
  expect(text).toContain('baklja_shed_total{level="pictures"} 1\n');
  expect(text).toContain('baklja_shed_total{level="search"} 0\n');
  expect(text).toContain('baklja_changes 7\n');
  expect(text).toContain('baklja_backup_proven_seconds 90\n');
  expect(text).toContain('baklja_webhook_changes_behind{webhook="3"} 2\n');
  expect(text).toContain('baklja_node_last_seen_seconds{node="b"} 1795258200\n');
  expect(text).toContain('baklja_fault{part="nodes"} 1\n');
  expect(text).not.toContain('baklja_fault{part="store"}');
  expect(text).toContain('baklja_job_duration_seconds{job="count"} 2.5\n');
  expect(text).toMatch(/^baklja_job_last_success_seconds\{job="count"\} 1\d{9}/m);
  expect(text).not.toContain('baklja_job_last_success_seconds{job="fail"}');
  expect(text).toContain('baklja_job_failures_total{job="fail"} 1\n');
  expect(text).toContain('baklja_slow_total{kind="turn"} 1\n');
  expect(text).toContain('baklja_event_loop_delay_seconds_bucket{le="0.1"} 0\n');
  expect(text).toContain('baklja_commit_seconds_sum 0.003\n');
  expect(text).not.toContain('tajna');
  await close();
});

test('a fault of a scrape answers 500', async () => {
  const { dependencies, close } = await buildTestApp('SQLite');
  const load = () => {
    throw new Error('a fault');
  };
  const database = { ...dependencies.database, load };
  const metrics = await serveMetrics({ ...dependencies, database }, { host: '127.0.0.1', port: 0 });
  expect((await fetch(metrics.address)).status).toBe(500);
  await metrics.close();
  await close();
});

test('without the database and the disk the metrics of the process remain, and say so', async () => {
  const { dependencies, close } = await buildTestApp('SQLite');
  const { read } = makeMetrics(dependencies);
  expect(await read()).toContain('baklja_sessions 0\n');
  await dependencies.database.close();
  await rm(dependencies.config.dataDir, { recursive: true });
  const text = await read();
  expect(text).toContain('baklja_database_up 0\n');
  expect(text).toContain('baklja_store_up 0\n');
  expect(text).toContain('baklja_fault{part="database"} 1\n');
  expect(text).toMatch(/^baklja_memory_bytes [1-9]/m);
  expect(text).not.toMatch(/^baklja_(sessions|disk_free_bytes) /m);
  await close();
});

test('a database that does not answer is waited for a second', async () => {
  const { dependencies, close } = await buildTestApp('PostgreSQL');
  const { read } = makeMetrics(dependencies);
  await dependencies.database.write(async (db) => {
    await sql`lock table sessions`.execute(db);
    expect(await read()).toContain('baklja_database_up 0\n');
  });
  expect(await read()).toContain('baklja_database_up 1\n');
  await close();
});

test('the dashboard and the page have every metric, and none that does not exist', async () => {
  const { dependencies, close } = await buildTestApp('SQLite');
  const existing = namesIn(await makeMetrics(dependencies).read());
  await close();
  const dashboard = await readFile(path.join(ROOT, 'ops/grafana.json'), 'utf8');
  expect(namesIn(dashboard)).toEqual(existing);
  const page = await readFile(path.join(ROOT, 'docs/operation.md'), 'utf8');
  expect(namesIn(page)).toEqual(existing);
});
