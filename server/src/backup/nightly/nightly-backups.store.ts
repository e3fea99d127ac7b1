import type { BackupProblem } from '@baklja/contract/features/site/dashboard';
import type { Flag } from '@baklja/contract/fields';
import type { Selectable } from 'kysely';
import { toStoredTime } from '../../clock.ts';
import { lockForLimit } from '../../db/database.ts';
import type { Db } from '../../db/schema.ts';
import type { NightlyBackupStatusTable, NightlyBackupTable } from '../../db/tables/site.ts';

export type NightlyBackup = Selectable<NightlyBackupTable>;
export type NightlyBackupStatus = Selectable<NightlyBackupStatusTable>;

/** Serialises the runs of all nodes. */
export const LOCK = 'nightly-backup';
const ONLY_ROW = 1;

/** A run that was not renewed for this long has ended with its process. */
const ABANDONED_AFTER_MS = 5 * 60 * 1000;

/** Undefined until a node had a folder for nightly backups. */
export function getStatus(db: Db): Promise<NightlyBackupStatus | undefined> {
  return db.selectFrom('nightly_backup_status').selectAll().executeTakeFirst();
}

/** The backups that are complete, and were not deleted to make room, newest first. */
export function listNightlyBackups(db: Db): Promise<NightlyBackup[]> {
  return db.selectFrom('nightly_backups').selectAll().orderBy('id', 'desc').execute();
}

export function getNewestBackup(db: Db): Promise<NightlyBackup | undefined> {
  return db.selectFrom('nightly_backups').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
}

export async function deleteNightlyBackup(transaction: Db, id: number): Promise<void> {
  await transaction.deleteFrom('nightly_backups').where('id', '=', id).execute();
}

/** Notes what a node found in the folder. Whether the newest backup is gone is unknown for a folder out of use. */
export async function recordCheck(
  transaction: Db,
  found: { is_folder_usable: Flag; is_newest_gone?: Flag },
  now: Date,
): Promise<void> {
  await addStatus(transaction, now);
  await updateStatus(transaction, { ...found, checked: toStoredTime(now) });
}

export function isRunning({ renewed }: Pick<NightlyBackupStatus, 'renewed'>, now: Date): boolean {
  return renewed !== null && Date.parse(renewed) >= now.getTime() - ABANDONED_AFTER_MS;
}

/**
 * Begins a run, unless another one is under way or there is a backup from `due` or later. Returns the name of the run,
 * undefined when none begins. In an installation that is younger than `due`, none is due yet.
 */
export async function beginRun(transaction: Db, { due, now }: { due: Date; now: Date }): Promise<string | undefined> {
  await lockForLimit(transaction, LOCK);
  await addStatus(transaction, now);
  const [status, newest] = [await getStatus(transaction), await getNewestBackup(transaction)];
  if (!status || isRunning(status, now)) return undefined;
  if ((newest?.made ?? status.since) >= toStoredTime(due)) return undefined;
  const started = toStoredTime(now);
  const abandoned = status.renewed !== null && { failed: status.renewed, problem: 'stopped' as const };
  await updateStatus(transaction, { started, renewed: started, ...abandoned });
  return started;
}

export async function renewRun(transaction: Db, run: string, now: Date): Promise<void> {
  await updateRun(transaction, run, { renewed: toStoredTime(now) });
}

export async function endRun(transaction: Db, run: string, backup: Omit<NightlyBackup, 'id'>): Promise<void> {
  await transaction.insertInto('nightly_backups').values(backup).execute();
  const found = { is_folder_usable: 1, is_newest_gone: 0 } as const;
  await updateRun(transaction, run, { ...found, started: null, renewed: null, failed: null, problem: null });
}

export async function failRun(transaction: Db, run: string, problem: BackupProblem, now: Date): Promise<void> {
  await updateRun(transaction, run, { started: null, renewed: null, failed: toStoredTime(now), problem });
}

async function addStatus(transaction: Db, now: Date): Promise<void> {
  const since = toStoredTime(now);
  await transaction
    .insertInto('nightly_backup_status')
    .values({ id: ONLY_ROW, since, checked: since, is_folder_usable: 1, is_newest_gone: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

async function updateStatus(transaction: Db, values: Partial<NightlyBackupStatus>): Promise<void> {
  await transaction.updateTable('nightly_backup_status').set(values).execute();
}

/** Does nothing for a run that was taken for abandoned, as after a sleep of the machine. */
async function updateRun(transaction: Db, run: string, values: Partial<NightlyBackupStatus>): Promise<void> {
  await transaction.updateTable('nightly_backup_status').set(values).where('started', '=', run).execute();
}
