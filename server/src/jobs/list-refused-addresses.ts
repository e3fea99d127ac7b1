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
import { inSmallSteps, PAUSE_MS, RECORDS_AT_ONCE, type Steps } from './in-small-steps.ts';
import type { Job } from './job.ts';

export const listRefusedAddressesJob: Job = {
  name: 'list the addresses of older records that are refused',
  part: 'application',
  run: ({ database, signal }) => listRefusedAddresses(database, { signal, pauseMs: PAUSE_MS }),
};

/**
 * Lists the refused addresses of records that no write has looked at under the present rule. It continues where it was
 * interrupted.
 */
export function listRefusedAddresses(database: Database, steps: Steps): Promise<void> {
  return inSmallSteps(database, steps, listSome);
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
  const lastId = ids.at(-1);
  const next: CheckedAddresses =
    lastId === undefined ? { kinds: checked.kinds + 1, lastId: 0 } : { ...checked, lastId };
  await setCheckedAddresses(transaction, next);
  return next.kinds === ADDRESSED_KINDS.length;
}
