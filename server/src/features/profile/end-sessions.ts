import type { Confirm } from '../../accounts/confirmed-passwords.store.ts';
import { endSession } from '../../accounts/sessions.store.ts';
import type { Database } from '../../db/database.ts';
import { NotFoundError } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import { addToAuditLog } from '../../records/audit-log.ts';
import { findSessions } from './profile.store.ts';
import { sessionName } from './session-name.ts';

/** Ends the named session of the caller, or all but the one of the call. @throws NotFoundError, and what `confirm` throws. */
export async function endSessions(
  database: Database,
  { caller, name, confirm, now }: { caller: Caller; name: string | undefined; confirm: Confirm; now: Date },
): Promise<void> {
  await database.write(async (transaction) => {
    await confirm(transaction);
    const sessions = await findSessions(transaction, caller.id);
    const isMeant = (id: string) => (name === undefined ? id !== caller.sessionId : sessionName(id) === name);
    const ended = sessions.filter(({ id }) => isMeant(id));
    if (name !== undefined && ended.length === 0) throw new NotFoundError('Ta je prijava već završila.');
    for (const { id } of ended) await endSession(transaction, id);
    if (ended.length === 0) return;
    const stamp = { userId: caller.id, at: now, origin: caller.origin };
    const details = { sessions: ended.length };
    await addToAuditLog(transaction, stamp, [{ action: 'end-sessions', kind: 'user', recordId: caller.id, details }]);
  });
}
