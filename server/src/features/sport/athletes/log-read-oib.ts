import { toStoredTime } from '../../../clock.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import type { Database } from '../../../db/database.ts';
import type { Stamp } from '../../../stamp.ts';

/** One entry covers what a person reads of an athlete within the hour: an open editor reads again and again. */
const COVERED_MS = 60 * 60 * 1000;

/** Logs that someone was shown the OIB of an athlete; never the OIB itself. */
export async function logReadOib(database: Database, athlete: { id: number; name: string }, stamp: Stamp) {
  const { id, name } = athlete;
  const logged = await database.read
    .selectFrom('audit_log')
    .select('id')
    .where('user_id', '=', stamp.userId)
    .where('at', '>', toStoredTime(new Date(stamp.at.getTime() - COVERED_MS)))
    .where('action', '=', 'read-oib')
    .where('record_id', '=', id)
    .executeTakeFirst();
  if (logged) return;
  await database.write((transaction) =>
    addToAuditLog(transaction, stamp, [{ action: 'read-oib', kind: 'athlete', recordId: id, title: name }]),
  );
}
