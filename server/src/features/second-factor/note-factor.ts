import type { Db } from '../../db/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { addToAuditLog } from '../../records/audit-log.ts';

export type Factor = 'authenticator' | 'recovery-codes' | 'passkey';

/** Logs that the caller added or removed a second factor of the own account. */
export async function noteFactor(
  transaction: Db,
  action: 'add-second-factor' | 'remove-second-factor',
  { caller, factor, now }: { caller: Caller; factor: Factor; now: Date },
): Promise<void> {
  const stamp = { userId: caller.id, at: now, origin: caller.origin };
  await addToAuditLog(transaction, stamp, [{ action, kind: 'user', recordId: caller.id, details: { factor } }]);
}
