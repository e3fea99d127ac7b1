import process from 'node:process';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Dependencies } from '../dependencies.ts';
import { countWaitingPdfs } from '../features/magazine/page-texts.store.ts';
import {
  describeSystem,
  makeReadSystem,
  type Own,
  type Stored,
  within,
} from '../features/site/system-status/system-status.ts';
import type { Done, Monitor } from '../monitor.ts';

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

type Readings = Partial<Record<keyof typeof READINGS, number>>;

const CALL_SECONDS = [0.005, 0.025, 0.1, 0.25, 1, 5];
const COMMIT_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2];
const DELAY_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1];

/** Counts what the process does from now on. `read` returns all metrics as Prometheus reads them. */
export function makeMetrics(dependencies: Dependencies): { contentType: string; read: () => Promise<string> } {
  const registry = new Registry();
  const registers = [registry];
  const gauges = Object.entries(READINGS).map(
    ([name, help]) => [name as keyof Readings, new Gauge({ name, help, registers })] as const,
  );
  const gauge = (name: string, help: string, label: string) =>
    new Gauge({ name, help, labelNames: [label], registers });
  const behind = gauge(
    'baklja_webhook_changes_behind',
    'Changes that a webhook has not got yet, by its id.',
    'webhook',
  );
  const faults = gauge('baklja_fault', '1 for each part of the system that needs action.', 'part');
  const nodes = gauge('baklja_node_last_seen_seconds', 'When a node last gave a sign of life, since 1970.', 'node');
  const shed = new Counter({
    name: 'baklja_shed_total',
    help: 'Calls that were refused because of an overload, by the level that refuses them.',
    labelNames: ['level'],
    registers,
  });
  dependencies.monitor.meter = makeMeter(registers);
  const setJobs = makeJobGauges(registers, dependencies.monitor);
  const { readOwn, readStored } = makeReadSystem(dependencies, countWaitingPdfs);

  return {
    contentType: registry.contentType,
    read: async () => {
      const now = dependencies.clock();
      const [own, stored] = await Promise.all([readOwn(), within(DATABASE_PATIENCE_MS, readStored(now))]);
      const status = stored && describeSystem({ own, stored, now });
      const readings = {
        ...describeProcess(dependencies, own),
        ...(stored ? describeStored(stored, now) : NO_DATABASE),
      };
      for (const [name, gauge] of gauges) {
        const value = readings[name];
        if (value === undefined) gauge.remove();
        else gauge.set(value);
      }
      shed.reset();
      for (const [level, calls] of Object.entries(dependencies.overload.shed)) shed.inc({ level }, calls);
      for (const labelled of [behind, faults, nodes]) labelled.reset();
      for (const { id: webhook, behind: changes } of status?.webhooks ?? []) behind.set({ webhook }, changes);
      for (const part of status?.faults ?? ['database']) faults.set({ part }, 1);
      for (const { name: node, last_seen } of status?.nodes ?? []) nodes.set({ node }, Date.parse(last_seen) / 1000);
      setJobs();
      return registry.metrics();
    },
  };
}

const NO_DATABASE: Readings = { baklja_database_up: 0 };

/** Counts what is done: calls, commits, delays of the event loop, failed jobs, and what was slow. */
function makeMeter(registers: Registry[]): (done: Done, isSlow: boolean) => void {
  const requests = new Counter({
    name: 'baklja_http_requests_total',
    help: 'Answered calls, by the route in the contract and the class of the status.',
    labelNames: ['route', 'class'],
    registers,
  });
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, buckets, registers });
  const requestSeconds = new Histogram({
    name: 'baklja_http_request_seconds',
    help: 'Time until a call was answered, by the route in the contract.',
    labelNames: ['route'],
    buckets: CALL_SECONDS,
    registers,
  });
  const delays = histogram('baklja_event_loop_delay_seconds', 'How late a timer of 20 ms was.', DELAY_SECONDS);
  const commits = histogram('baklja_commit_seconds', 'Time of a commit.', COMMIT_SECONDS);
  const jobFailures = new Counter({
    name: 'baklja_job_failures_total',
    help: 'Runs of a job that failed.',
    labelNames: ['job'],
    registers,
  });
  const slow = new Counter({
    name: 'baklja_slow_total',
    help: 'Statements, turns of the event loop and calls that the log names as slow.',
    labelNames: ['kind'],
    registers,
  });

  const noteCall = ({ name, ms, status = 0 }: Done) => {
    requests.inc({ route: name, class: `${Math.floor(status / 100)}xx` });
    requestSeconds.observe({ route: name }, ms / 1000);
  };
  const meters: Record<Done['kind'], (done: Done) => void> = {
    call: noteCall,
    transfer: noteCall,
    statement: ({ name, ms }) => {
      if (name === 'commit') commits.observe(ms / 1000);
    },
    turn: ({ ms }) => delays.observe(ms / 1000),
    job: ({ name: job, hasFailed }) => {
      if (hasFailed) jobFailures.inc({ job });
    },
  };
  return (done, isSlow) => {
    meters[done.kind](done);
    if (isSlow) slow.inc({ kind: done.kind });
  };
}

/** Returns what sets the gauges of the jobs that have run. */
function makeJobGauges(registers: Registry[], { jobs }: Monitor): () => void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['job'], registers });
  const success = gauge('baklja_job_last_success_seconds', 'When a job last succeeded, in seconds since 1970.');
  const seconds = gauge('baklja_job_duration_seconds', 'How long the last run of a job took.');
  return () => {
    for (const [job, { ms, succeededAt }] of jobs) {
      seconds.set({ job }, ms / 1000);
      if (succeededAt !== undefined) success.set({ job }, succeededAt / 1000);
    }
  };
}

function describeProcess({ database, keptAnswers, overload }: Dependencies, own: Own): Readings {
  const { writes, pool } = database.load();
  return {
    baklja_started_seconds: performance.timeOrigin / 1000,
    baklja_memory_bytes: process.memoryUsage.rss(),
    ...(own.disk_bytes > 0 && { baklja_disk_bytes: own.disk_bytes, baklja_disk_free_bytes: own.free_bytes }),
    ...(writes !== undefined && { baklja_write_queue_length: writes }),
    ...(pool && {
      baklja_pool_connections: pool.totalCount,
      baklja_pool_idle: pool.idleCount,
      baklja_pool_waiting: pool.waitingCount,
    }),
    ...(own.files !== null && { baklja_files: own.files }),
    ...(own.files_bytes !== null && { baklja_files_bytes: own.files_bytes }),
    baklja_store_up: own.is_store_there ? 1 : 0,
    baklja_pictures_waiting: own.pictures_waiting,
    baklja_answers_kept: keptAnswers.counts.kept,
    baklja_answers_made: keptAnswers.counts.made,
    baklja_shed_level: overload.refused.length,
  };
}

function describeStored({ backup, ...stored }: Stored, now: Date): Readings {
  const { proven } = backup.proof;
  return {
    baklja_database_up: 1,
    baklja_database_bytes: stored.database_bytes,
    baklja_sessions: stored.sessions,
    baklja_pdfs_waiting: stored.pdfs_waiting,
    baklja_changes: stored.last_change,
    ...(proven && { baklja_backup_proven_seconds: (now.getTime() - Date.parse(proven.at)) / 1000 }),
  };
}
