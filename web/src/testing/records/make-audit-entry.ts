import type { AuditEntry } from '@baklja/contract/features/accounts/audit-log';

const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

/** An entry of the audit log; a test overrides the fields it needs. */
export function makeAuditEntry(fields: Partial<AuditEntry> = {}): AuditEntry {
  const { id = 1 } = fields;
  return {
    id,
    at: '2026-11-22T13:32:00.000Z',
    user_id: 4,
    user_name: 'Iva Đurđević',
    action: 'update',
    kind: 'sport',
    record_id: 12,
    record_key: '12',
    title: `Zapis ${id}`,
    details: {},
    address: '192.0.2.14',
    agent: AGENT,
    ...fields,
  };
}
