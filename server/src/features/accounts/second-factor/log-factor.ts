import { addToAuditLog } from '../../../db/audit-log.ts';
import type { Db } from '../../../db/schema.ts';
import { authorOf, type Caller } from '../../../http/caller.ts';

export type Factor = 'authenticator' | 'recovery-codes' | 'passkey';

/** Logs that the caller added or removed a second factor of the own account. */
export async function logFactor(
  transaction: Db,
  action: 'add-second-factor' | 'remove-second-factor',
  { caller, factor, now }: { caller: Caller; factor: Factor; now: Date },
): Promise<void> {
  const stamp = authorOf({ caller, now });
  await addToAuditLog(transaction, stamp, [{ action, kind: 'user', recordId: caller.id, details: { factor } }]);
}
