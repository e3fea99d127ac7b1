import type { SystemStatus } from '@baklja/contract/features/site/system-status';
import { makeNightlyBackup } from './make-nightly-backup.ts';
import { makeWebhook } from './make-webhook.ts';

const GIGABYTE = 1024 ** 3;

/** Three nodes on PostgreSQL and S3, with which everything is well. */
export function makeSystemStatus(changes: Partial<SystemStatus> = {}): SystemStatus {
  const node = { version: '1.14.0', is_gone: false };
  return {
    checked: '2026-11-21T09:30:07.000Z',
    faults: [],
    version: '1.14.0',
    runtime: '24.21.0',
    started: '2026-11-09T05:30:00.000Z',
    sessions: 9,
    database: 'PostgreSQL 16.4',
    database_bytes: 1.2 * GIGABYTE,
    commit_ms: 6,
    store: 's3://baklja',
    is_store_there: true,
    files: 12_406,
    files_bytes: 48 * GIGABYTE,
    nodes: ['a', 'b', 'c'].map((name, place) => ({
      ...node,
      name,
      last_seen: `2026-11-21T09:29:${45 + place}.000Z`,
    })),
    backup: makeNightlyBackup(),
    jobs_run: 12,
    last_job: '2026-11-21T09:30:00.000Z',
    failed_jobs: [],
    writes_waiting: 0,
    pictures_waiting: 0,
    pdfs_waiting: 0,
    webhooks: [makeWebhook(), makeWebhook({ id: 2, url: 'https://cdn.example.org/purge' })],
    data_dir: '/var/lib/baklja',
    disk_bytes: 200 * GIGABYTE,
    free_bytes: 122 * GIGABYTE,
    least_bytes: 20 * GIGABYTE,
    delay_ms: 4,
    refused: [],
    demo_users: [],
    ...changes,
  };
}
