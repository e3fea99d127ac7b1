import { endSession } from '../../../accounts/sessions.store.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import type { Database } from '../../../db/database.ts';
import { authorOf, type Caller } from '../../../http/caller.ts';

/** Ends the session of the call. */
export async function logOut(database: Database, { caller, now }: { caller: Caller; now: Date }): Promise<void> {
  const stamp = authorOf({ caller, now });
  await database.write(async (transaction) => {
    await endSession(transaction, caller.sessionId);
    await addToAuditLog(transaction, stamp, [{ action: 'log-out', kind: 'user', recordId: caller.id }]);
  });
}
