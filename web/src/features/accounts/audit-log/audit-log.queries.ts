import { type AuditFilters, auditLogRoutes } from '@baklja/contract/features/accounts/audit-log';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

/** A page of the audit log; `before` is the `next` of the page with the newer entries. */
export function auditLogQuery(query: AuditFilters & { before?: number }) {
  return queryOptions({
    queryKey: ['audit-log', query],
    queryFn: ({ signal }) => call(auditLogRoutes.listAuditLog, { query }, { signal }),
    placeholderData: keepPreviousData,
    // The log grows with every action, so a page that was left is read again.
    gcTime: 0,
  });
}
