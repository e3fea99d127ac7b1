/**
 * A process that restores a backup and ends itself by SIGKILL at a moment: `files` and `database` in the middle of these
 * steps, `commit` just before the transaction ends, `rename` just before the new database file gets its name. Takes the
 * backup, the data folder, the moment, and the address of PostgreSQL, which is empty for SQLite.
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
import { StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const [, , file = '', dataDir = '', moment, address = ''] = process.argv;

async function endAt(reached: string): Promise<void> {
  if (reached !== moment) return;
  process.kill(process.pid, 'SIGKILL');
  await wait(60_000);
}

const { rename } = fs;
fs.rename = async (from, to) => {
  if (String(to).endsWith('.db')) await endAt('rename');
  return rename(from, to);
};
syncBuiltinESMExports();

type Method = (this: StatementSync, ...values: unknown[]) => unknown;

for (const method of ['run', 'all'] as const) {
  const original = StatementSync.prototype[method] as Method;
  Object.defineProperty(StatementSync.prototype, method, {
    value(this: StatementSync, ...values: unknown[]) {
      if (this.sourceSQL === 'commit') void endAt('commit');
      return original.apply(this, values);
    },
  });
}

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, text: string, ...values: unknown[]) {
  if (text === 'commit') void endAt('commit');
  return (query as (...parameters: unknown[]) => unknown).call(this, text, ...values);
} as typeof query;

// Only now: they take the functions that are replaced above.
const { restoreBackup } = await import('../backup/restoring/restore-backup.ts');
const { openFileStorage } = await import('../files/storage/open-file-storage.ts');

await restoreBackup({
  file,
  config: { dataDir, databaseUrl: address || undefined },
  prepareFiles: () => openFileStorage({ dataDir, filesUrl: undefined }),
  mayReplace: true,
  clock: () => new Date(),
  onProgress: ({ step, done, total }) => {
    if (done > 0 && done < total) void endAt(step);
  },
});
