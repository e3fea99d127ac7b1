import { endSession } from '../../accounts/sessions.store.ts';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { addToAuditLog } from '../../records/audit-log.ts';

/** Ends the session of the call. */
export async function logOut(database: Database, { caller, now }: { caller: Caller; now: Date }): Promise<void> {
  const stamp = { userId: caller.id, at: now, origin: caller.origin };
  await database.write(async (transaction) => {
    await endSession(transaction, caller.sessionId);
    await addToAuditLog(transaction, stamp, [{ action: 'log-out', kind: 'user', recordId: caller.id }]);
  });
}
