import process from 'node:process';
import fastify from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Config, SettingError } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { countWaitingPdfs } from '../features/magazine/page-texts.store.ts';
import {
  describeSystem,
  makeReadSystem,
  type Own,
  type Stored,
  within,
} from '../features/site/system-status/system-status.ts';
import type { Monitor } from '../monitor.ts';

/** How long a scrape waits for the database, ms; after that it says that there is none. */
const DATABASE_PATIENCE_MS = 1000;

/** What is read at each scrape. One that is not known has no value then. */
const READINGS = {
  baklja_started_seconds: 'When the process started, in seconds since 1970.',
  baklja_memory_bytes: 'Memory of the process.',
  baklja_disk_bytes: 'Size of the disk of DATA_DIR.',
  baklja_disk_free_bytes: 'Free space on the disk of DATA_DIR.',
  baklja_store_up: '1 while the file store answers and can be written.',
  baklja_write_queue_length: 'Writes that wait for their transaction (SQLite).',
  baklja_pool_connections: 'Open connections to PostgreSQL.',
  baklja_pool_idle: 'Connections to PostgreSQL that nothing uses.',
  baklja_pool_waiting: 'Queries that wait for a connection to PostgreSQL.',
  baklja_pictures_waiting: 'Copies of pictures that a caller waits for and that are not begun.',
  baklja_answers_kept: 'Calls since the start that were answered with a kept answer.',
  baklja_answers_made: 'Answers since the start that were made in order to be kept.',
  baklja_shed_level: 'What is refused: 0 nothing, 1 pictures to be made, 2 searches too, 3 all reads of the public.',
  baklja_database_up: '1 while the database answers.',
  baklja_database_bytes: 'Size of the database.',
  baklja_files: 'All files, without copies of pictures and the bin; at most ten minutes old.',
  baklja_files_bytes: 'Size of all files, without copies of pictures and the bin; at most ten minutes old.',
  baklja_sessions: 'Sessions that have not ended.',
  baklja_pdfs_waiting: 'PDFs of the magazine whose text is not read to its end.',
  baklja_backup_proven_seconds: 'Age of the newest backup that was proven to be restorable.',
  baklja_changes: 'Number of the last change of public answers.',
} as const;

/** What has labels, or is counted when it happens. */
const OTHERS = {
  baklja_webhook_changes_behind: 'Changes that a webhook has not got yet, by its id.',
  baklja_fault: '1 for each part of the system that needs action.',
  baklja_node_last_seen_seconds: 'When a node last gave a sign of life, since 1970.',
  baklja_shed_total: 'Calls that were refused because of an overload, by the level that refuses them.',
  baklja_http_requests_total: 'Answered calls, by the route in the contract and the class of the status.',
  baklja_http_request_seconds: 'Time until a call was answered, by the route in the contract.',
  baklja_event_loop_delay_seconds: 'How late a timer of 20 ms was.',
  baklja_commit_seconds: 'Time of a commit.',
  baklja_job_failures_total: 'Runs of a job that failed.',
  baklja_job_last_success_seconds: 'When a job last succeeded, in seconds since 1970.',
  baklja_job_duration_seconds: 'How long the last run of a job took.',
  baklja_slow_total: 'Statements, turns of the event loop and calls that the log names as slow.',
};

type Reading = keyof typeof READINGS;

const CALL_SECONDS = [0.005, 0.025, 0.1, 0.25, 1, 5];
const COMMIT_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2];
const DELAY_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1];

/**
 * Serves the metrics at `/metrics` of an address of their own. It does not keep the process alive.
 * @throws SettingError for an address that cannot be listened at.
 */
export async function serveMetrics(dependencies: Dependencies, { host, port }: NonNullable<Config['metrics']>) {
  const { contentType, read } = makeMetrics(dependencies);
  const app = fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_, reply) => reply.type(contentType).send(await read()));
  const address = await app.listen({ host, port }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new SettingError('METRICS_PORT', `${port} cannot be listened on at ${host} (${code})`);
  });
  app.server.unref();
  return { address: `${address}/metrics`, close: () => app.close() };
}

/** Counts what the process does from now on. `read` returns all metrics as Prometheus reads them. */
export function makeMetrics(dependencies: Dependencies): { contentType: string; read: () => Promise<string> } {
  const { monitor, overload } = dependencies;
  const registry = new Registry();
  const metric = describeIn(registry);
  const gauges = Object.entries(READINGS).map(
    ([name, help]) => [name as Reading, new Gauge({ name, help, registers: [registry] })] as const,
  );
  const behind = new Gauge(metric('baklja_webhook_changes_behind', 'webhook'));
  const faults = new Gauge(metric('baklja_fault', 'part'));
  const nodes = new Gauge(metric('baklja_node_last_seen_seconds', 'node'));
  const shed = new Counter(metric('baklja_shed_total', 'level'));
  const successes = new Gauge(metric('baklja_job_last_success_seconds', 'job'));
  const durations = new Gauge(metric('baklja_job_duration_seconds', 'job'));
  monitor.meter = makeMeter(metric);
  const { readOwn, readStored } = makeReadSystem(dependencies, countWaitingPdfs);

  return {
    contentType: registry.contentType,
    read: async () => {
      const now = dependencies.clock();
      const [own, stored] = await Promise.all([readOwn(), within(DATABASE_PATIENCE_MS, readStored(now))]);
      const status = stored && describeSystem({ own, stored, now });
      const values = readValues(dependencies, { own, stored, now });
      for (const [name, gauge] of gauges) {
        const value = values[name];
        if (value === undefined) gauge.remove();
        else gauge.set(value);
      }
      for (const labelled of [shed, behind, faults, nodes]) labelled.reset();
      for (const [level, calls] of Object.entries(overload.shed)) shed.inc({ level }, calls);
      for (const { id: webhook, behind: changes } of status?.webhooks ?? []) behind.set({ webhook }, changes);
      for (const part of status?.faults ?? ['database']) faults.set({ part }, 1);
      for (const { name: node, last_seen } of status?.nodes ?? []) nodes.set({ node }, Date.parse(last_seen) / 1000);
      for (const [job, { ms, succeededAt }] of monitor.jobs) {
        durations.set({ job }, ms / 1000);
        if (succeededAt !== undefined) successes.set({ job }, succeededAt / 1000);
      }
      return registry.metrics();
    },
  };
}

/** What a metric with labels, or of what happens, is made of. */
function describeIn(registry: Registry) {
  return (name: keyof typeof OTHERS, ...labelNames: string[]) => {
    return { name, help: OTHERS[name], labelNames, registers: [registry] };
  };
}

/** Counts what is done: calls, commits, delays of the event loop, failed jobs, and what was slow. */
function makeMeter(metric: ReturnType<typeof describeIn>): NonNullable<Monitor['meter']> {
  const calls = new Counter(metric('baklja_http_requests_total', 'route', 'class'));
  const callSeconds = new Histogram({ ...metric('baklja_http_request_seconds', 'route'), buckets: CALL_SECONDS });
  const delays = new Histogram({ ...metric('baklja_event_loop_delay_seconds'), buckets: DELAY_SECONDS });
  const commits = new Histogram({ ...metric('baklja_commit_seconds'), buckets: COMMIT_SECONDS });
  const jobFailures = new Counter(metric('baklja_job_failures_total', 'job'));
  const slow = new Counter(metric('baklja_slow_total', 'kind'));
  return ({ kind, name, ms, status = 0, hasFailed }, isSlow) => {
    if (kind === 'call' || kind === 'transfer') {
      calls.inc({ route: name, class: `${Math.floor(status / 100)}xx` });
      callSeconds.observe({ route: name }, ms / 1000);
    }
    if (kind === 'turn') delays.observe(ms / 1000);
    if (kind === 'statement' && name === 'commit') commits.observe(ms / 1000);
    if (kind === 'job' && hasFailed) jobFailures.inc({ job: name });
    if (isSlow) slow.inc({ kind });
  };
}

type Read = { own: Own; stored: Stored | undefined; now: Date };

function readValues(
  { database, keptAnswers, overload }: Dependencies,
  { own, stored, now }: Read,
): Record<Reading, number | undefined> {
  const { writes, pool } = database.load();
  const proven = stored?.backup.proof.proven;
  const hasDisk = own.disk_bytes > 0;
  return {
    baklja_started_seconds: performance.timeOrigin / 1000,
    baklja_memory_bytes: process.memoryUsage.rss(),
    baklja_disk_bytes: hasDisk ? own.disk_bytes : undefined,
    baklja_disk_free_bytes: hasDisk ? own.free_bytes : undefined,
    baklja_store_up: own.is_store_there ? 1 : 0,
    baklja_write_queue_length: writes,
    baklja_pool_connections: pool?.totalCount,
    baklja_pool_idle: pool?.idleCount,
    baklja_pool_waiting: pool?.waitingCount,
    baklja_pictures_waiting: own.pictures_waiting,
    baklja_answers_kept: keptAnswers.counts.kept,
    baklja_answers_made: keptAnswers.counts.made,
    baklja_shed_level: overload.refused.length,
    baklja_database_up: stored ? 1 : 0,
    baklja_database_bytes: stored?.database_bytes,
    baklja_files: own.files ?? undefined,
    baklja_files_bytes: own.files_bytes ?? undefined,
    baklja_sessions: stored?.sessions,
    baklja_pdfs_waiting: stored?.pdfs_waiting,
    baklja_backup_proven_seconds: proven ? (now.getTime() - Date.parse(proven.at)) / 1000 : undefined,
    baklja_changes: stored?.last_change,
  };
}
