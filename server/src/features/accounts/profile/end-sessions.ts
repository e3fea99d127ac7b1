import type { Confirm } from '../../../accounts/confirmed-passwords.store.ts';
import { endSession } from '../../../accounts/sessions.store.ts';
import { addToAuditLog } from '../../../db/audit-log.ts';
import type { Database } from '../../../db/database.ts';
import { NotFoundError } from '../../../errors.ts';
import { authorOf, type Caller } from '../../../http/caller.ts';
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
    const stamp = authorOf({ caller, now });
    const details = { sessions: ended.length };
    await addToAuditLog(transaction, stamp, [{ action: 'end-sessions', kind: 'user', recordId: caller.id, details }]);
  });
}
