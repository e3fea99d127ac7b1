import { setTimeout } from 'node:timers/promises';
import { ADDRESSED_KINDS } from '@baklja/contract/address-rows';
import { kindRow } from '@baklja/contract/kinds';
import type { Database } from '../db/database.ts';
import { anyTable, lockRows, type RecordTable } from '../db/record-rows.ts';
import type { Db } from '../db/schema.ts';
import {
  type CheckedAddresses,
  getCheckedAddresses,
  replaceRefusedAddresses,
  setCheckedAddresses,
} from '../records/refused-addresses.ts';
import type { Job } from './job.ts';

/** Records of one transaction; every other write waits for it. */
const RECORDS_AT_ONCE = 20;

/** Leaves time for other writes after each transaction. */
const PAUSE_MS = 20;

export const listRefusedAddressesJob: Job = {
  name: 'list the addresses of older records that are refused',
  part: 'application',
  run: ({ database, signal }) => listRefusedAddresses(database, { signal, pauseMs: PAUSE_MS }),
};

/**
 * Lists the refused addresses of records that no write has looked at under the present rule, in small steps with pauses
 * between them. It continues where it was interrupted.
 */
export async function listRefusedAddresses(
  database: Database,
  { signal, pauseMs }: { signal: AbortSignal; pauseMs: number },
): Promise<void> {
  let isDone = false;
  while (!isDone && !signal.aborted) {
    isDone = await database.write(listSome);
    // Without a pause, steps on SQLite would follow each other without letting another write in.
    if (!isDone) await setTimeout(pauseMs, undefined, { signal }).catch(() => {});
  }
}

/** Returns whether that was the last step. */
async function listSome(transaction: Db): Promise<boolean> {
  const checked = await getCheckedAddresses(transaction);
  const kind = ADDRESSED_KINDS[checked.kinds];
  if (kind === undefined) return true;
  const table = kindRow(kind).plural as RecordTable;
  const found = await anyTable(transaction)
    .selectFrom(table)
    .select('id')
    .where('id', '>', checked.lastId)
    .orderBy('id')
    .limit(RECORDS_AT_ONCE)
    .execute();
  // Locked before they are read, so that an older address never overwrites a newer one.
  const ids = found.map(({ id }) => Number(id));
  const rows = await lockRows(transaction, table, ids);
  for (const row of rows) await replaceRefusedAddresses(transaction, kind, row);
  const lastId = found.at(-1)?.['id'];
  const next: CheckedAddresses =
    lastId === undefined ? { kinds: checked.kinds + 1, lastId: 0 } : { ...checked, lastId: Number(lastId) };
  await setCheckedAddresses(transaction, next);
  return next.kinds === ADDRESSED_KINDS.length;
}
