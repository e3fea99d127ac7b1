import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { allRoutes } from '@baklja/contract';
import { KINDS, type Kind, kindRow } from '@baklja/contract/kinds';
import { pathFor } from '@baklja/contract/route';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import { BackupError } from '../backup/backup-error.ts';
import type { ProofAnswer, ProofTask } from '../backup/nightly/backup-proofs.store.ts';
import { type CheckedBackup, checkBackup } from '../backup/restoring/check-backup.ts';
import { restoreTables } from '../backup/restoring/restore-backup.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { anyTable } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import { makeDependencies } from '../dependencies.ts';
import { isFull } from '../errors.ts';
import { openFileStorage } from '../files/storage/open-file-storage.ts';
import type { TokenUser } from '../http/caller.ts';

/** Bytes of a database with its indexes, for each character of its rows as text. */
const ROOM_FACTOR = 3;

/** Room that a proof leaves to the server. */
const ROOM_LEFT_BYTES = 256 * 1024 * 1024;

/**
 * Proves that a backup can be restored: compares everything in the file with its checksums, restores its rows into a new
 * SQLite database in the folder, and reads the newest record of each kind there. Stored files are read and not written.
 * `freeBytes` is the room on the disk of the folder.
 */
export async function proveBackup({ file, folder }: ProofTask, freeBytes?: number): Promise<ProofAnswer> {
  try {
    const backup = await checkBackup(file);
    const free = freeBytes ?? (await freeBytesOf(folder));
    const needed = backup.rowLength * ROOM_FACTOR + ROOM_LEFT_BYTES;
    if (free >= needed) return await restoreAndRead(backup, folder);
    return { problem: 'full', part: null, reason: `the proof needs ${needed} bytes, and ${folder} has ${free}` };
  } catch (error) {
    const reason = String(error);
    if (isFull(error)) return { problem: 'full', part: null, reason };
    if (error instanceof BackupError) return { problem: 'damaged', part: error.part ?? path.basename(file), reason };
    return { problem: 'other', part: null, reason };
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function restoreAndRead(backup: CheckedBackup, folder: string): Promise<ProofAnswer> {
  const config = readConfig({ DATA_DIR: folder }, folder);
  const database = openDatabase(config);
  try {
    // No proof outlives a crash, so no write waits for the disk. One transaction would have a log of any size.
    await sql`pragma synchronous = off`.execute(database.migrating);
    await restoreTables(database.migrating, backup);
    const files = await openFileStorage(config);
    const secret = randomBytes(32).toString('hex');
    const dependencies = makeDependencies({ config, database, files, secret, readCaller: async () => SUPERADMIN });
    const app = await buildApp(dependencies, { webFolder: undefined, logger: false });
    return await readRecords(app, database.read).finally(() => app.close());
  } finally {
    await database.close();
  }
}

const SUPERADMIN: TokenUser = {
  id: 0,
  name: 'Proof',
  role: 'superadmin',
  sessionId: '',
  expiresAtSeconds: Number.MAX_SAFE_INTEGER,
  lacks: undefined,
};

async function readRecords(app: FastifyInstance, db: Db): Promise<ProofAnswer> {
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const row = await findNewestRow(db, kind);
    if (!row) continue;
    const url = pathFor(routeOf(kind), { params: row });
    const { statusCode } = await app.inject({ url, headers: { 'x-access-token': 'any' } });
    if (statusCode === 200) continue;
    return { problem: 'unreadable', part: `${kind} ${row['id']}`, reason: `${url} answers ${statusCode}` };
  }
  return { problem: null };
}

/** The calls that are not named after their kind; users have none for one alone. */
const OTHER_CALLS: Partial<Record<Kind, string>> = { magazineIssue: 'getIssue', user: 'listUsers' };

/** The call that reads one record of the kind. */
function routeOf(kind: Kind) {
  const name = OTHER_CALLS[kind] ?? `get${kind[0]?.toUpperCase()}${kind.slice(1)}`;
  const found = allRoutes.find(({ key }) => key === name);
  if (!found) throw new Error(`no call reads a ${kind}`);
  return found.route;
}

/** The newest record of the kind, by column; undefined when there is none. */
async function findNewestRow(db: Db, kind: Kind): Promise<Record<string, unknown> | undefined> {
  const [table, id] = kind === 'categorisedAthlete' ? ['categorisation_rows', 'AUTOID'] : [kindRow(kind).plural, 'id'];
  const row = await anyTable(db).selectFrom(table).selectAll().orderBy(id, 'desc').limit(1).executeTakeFirst();
  return row && { ...row, id: row[id] };
}
