import { foldText } from '@baklja/contract/alias';
import { chunksOf } from '@baklja/contract/chunks';
import type { Kind } from '@baklja/contract/kinds';
import type { AuditAction } from '@baklja/contract/records/audit';
import { toStoredTime } from '../clock.ts';
import type { Stamp } from '../stamp.ts';
import type { Db } from './schema.ts';

/** What someone did. `details` is a JSON object; it never holds a secret or an `oib`. */
export type AuditNote = {
  action: AuditAction;
  kind?: Kind;
  recordId?: number;
  title?: string;
  details?: Record<string, unknown>;
};

const ENTRIES_AT_ONCE = 500;

/** Logs what a call did, in its own transaction. A write that is no call, such as the first start, is not logged. */
export async function addToAuditLog(transaction: Db, stamp: Stamp, notes: readonly AuditNote[]): Promise<void> {
  const { userId, at, origin } = stamp;
  if (!origin) return;
  const entries = notes.map(({ action, kind = null, recordId = null, title = '', details = {} }) => ({
    at: toStoredTime(at),
    user_id: userId,
    action,
    kind,
    record_id: recordId,
    title,
    title_folded: foldText(title),
    details: JSON.stringify(details),
    ...origin,
  }));
  for (const some of chunksOf(entries, ENTRIES_AT_ONCE)) {
    await transaction.insertInto('audit_log').values(some).execute();
  }
}
