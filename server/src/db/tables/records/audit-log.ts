import type { Kind } from '@baklja/contract/kinds';
import type { AuditAction } from '@baklja/contract/records/audit';
import type { Generated } from 'kysely';

/**
 * An entry of the audit log; the database refuses to change or delete one. `details` is a JSON object. `address` and
 * `agent` are removed after 12 months.
 */
export type AuditLogTable = {
  id: Generated<number>;
  at: string;
  user_id: number | null;
  action: AuditAction;
  kind: Kind | null;
  record_id: number | null;
  title: string;
  title_folded: string;
  details: string;
  address: string | null;
  agent: string | null;
};
