import { access, constants, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { momentInZagreb, toZagrebParts } from '@baklja/contract/zagreb-time';
import { problemOf } from '../backup/nightly/backup-problem.ts';
import {
  beginRun,
  deleteNightlyBackup,
  endRun,
  failRun,
  getNewestBackup,
  getStatus,
  listNightlyBackups,
  type NightlyBackup,
  recordCheck,
  renewRun,
} from '../backup/nightly/nightly-backups.store.ts';
import { type ThreadAnswer, writeInThread } from '../backup/nightly/write-in-thread.ts';
import { UNFINISHED } from '../backup/write-backup.ts';
import { systemClock, toStoredTime } from '../clock.ts';
import type { Job, JobContext } from './job.ts';

/**
 * From this time in Zagreb on, a backup of the night is due: some minutes before the first run, because a timer may be
 * early and the clocks of nodes differ.
 */
const NIGHT_BEGINS = '03:00';

const RENEWED_EVERY_MS = 60 * 1000;

type Context = Pick<JobContext, 'config' | 'database' | 'clock' | 'log' | 'signal'>;

/** Makes the backup of the night, and at noon the one that a night without the server, or with a fault, has missed. */
export const makeNightlyBackupJob: Job = {
  name: 'make the nightly backup',
  part: 'application',
  schedule: '10 3,12 * * *',
  runsAtStart: false,
  run: (context) => makeNightlyBackup(context),
};

export const checkBackupFolderJob: Job = {
  name: 'look into the folder of the nightly backups',
  part: 'application',
  schedule: '*/10 * * * *',
  run: checkBackupFolder,
};

/**
 * Writes the backup of the last night, if it is due and no node writes it, and then deletes the oldest nightly backups
 * beyond the number that stays.
 * @throws Error with the reason when no backup was written; the dashboard then says so, and the former ones stay.
 */
export async function makeNightlyBackup(context: Context, write = writeInThread): Promise<void> {
  const { config, database, clock, log, signal } = context;
  const folder = config.backupDir;
  if (folder === undefined) return;
  const now = clock();
  const run = await database.write((transaction) => beginRun(transaction, { due: lastNight(now), now }));
  if (run === undefined) return;
  const renew = () => database.write((transaction) => renewRun(transaction, run, clock()));
  // A renewal that fails is made up for by the next one.
  const renewing = setInterval(() => void renew().catch(() => {}), RENEWED_EVERY_MS);
  const name = nightlyName(now);
  const answer = await writeInto(folder, () => write({ config, to: path.join(folder, name) }, signal));
  clearInterval(renewing);
  if ('problem' in answer) {
    await database.write((transaction) => failRun(transaction, run, answer.problem, clock()));
    if (signal.aborted) return;
    throw new Error(`no nightly backup was made: ${answer.reason}`);
  }
  const { bytes, missing } = answer.written;
  const backup = { name, bytes, made: toStoredTime(now), ended: toStoredTime(clock()) };
  await database.write((transaction) => endRun(transaction, run, backup));
  if (missing.length > 0) log.warn(`the nightly backup lacks ${missing.length} files that the storage does not have`);
  await deleteOldest(folder, context);
}

async function writeInto(folder: string, write: () => Promise<ThreadAnswer>): Promise<ThreadAnswer> {
  try {
    // The ages are those of files, which have the system's time.
    await deleteUnfinished(folder, systemClock());
    return await write();
  } catch (error) {
    return { problem: problemOf(error, folder), reason: String(error) };
  }
}

/** Counts and deletes only files that nightly runs of this database have written and that are unchanged. */
async function deleteOldest(folder: string, { config, database }: Context): Promise<void> {
  const present = [];
  for (const backup of await listNightlyBackups(database.read)) {
    if (await hasBackup(folder, backup)) present.push(backup);
  }
  for (const { id, name } of present.slice(config.backupKeep)) {
    await rm(path.join(folder, name), { force: true });
    await database.write((transaction) => deleteNightlyBackup(transaction, id));
  }
}

async function checkBackupFolder({ config, database, clock, log }: Context): Promise<void> {
  const folder = config.backupDir;
  if (folder === undefined) return;
  const [status, newest] = [await getStatus(database.read), await getNewestBackup(database.read)];
  const fault = await requireUsableFolder(folder).catch((error: unknown) => String(error));
  if (fault !== undefined && status?.is_folder_usable !== 0) {
    log.error(`nightly backups cannot be written to BACKUP_DIR: ${fault}`);
  }
  const isGone = newest !== undefined && !(await hasBackup(folder, newest));
  await database.write(async (transaction) => {
    const isSame = (await getNewestBackup(transaction))?.id === newest?.id;
    const found = { ...(fault === undefined && isSame && { is_newest_gone: isGone ? (1 as const) : (0 as const) }) };
    await recordCheck(transaction, { is_folder_usable: fault === undefined ? 1 : 0, ...found }, clock());
  });
}

function lastNight(now: Date): Date {
  const today = momentInZagreb(now, 0, NIGHT_BEGINS);
  return today <= now ? today : momentInZagreb(now, -1, NIGHT_BEGINS);
}

const UNFINISHED_NAME = /^baklja-\d{4}-\d{2}-\d{2}-\d{4}\.tar\.\w{8}/;

/** A backup that was not written to for this long was left by a killed process. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** `baklja-2026-11-23-0310.tar`: day and time in Zagreb. */
function nightlyName(made: Date): string {
  const { year, month, day, hour, minute } = toZagrebParts(made);
  return `baklja-${year}-${month}-${day}-${hour}${minute}.tar`;
}

/** @throws Error of the file system unless there is such a folder, and it can be read and written. */
async function requireUsableFolder(folder: string): Promise<void> {
  await readdir(folder);
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

/** Whether the folder has the file of the backup as it was written. */
async function hasBackup(folder: string, { name, bytes }: NightlyBackup): Promise<boolean> {
  const found = await stat(path.join(folder, name)).catch(() => undefined);
  return found?.isFile() === true && found.size === bytes;
}

/** Deletes what killed processes have left of nightly backups. */
async function deleteUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!UNFINISHED_NAME.test(name) || !name.endsWith(UNFINISHED)) continue;
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < now.getTime() - ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
}
