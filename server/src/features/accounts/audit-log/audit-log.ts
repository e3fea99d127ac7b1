import { auditLogRoutes } from '@baklja/contract/features/accounts/audit-log';
import { AUDIT_EXPORT_LIMIT, AUDIT_PAGE_SIZE } from '@baklja/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { serveRoutes } from '../../../http/serve-routes.ts';
import { addRecordKeys, countEntries, listEntries } from './audit-log.store.ts';

export function serveAuditLog(app: FastifyInstance, dependencies: Dependencies): void {
  const db = dependencies.database.read;
  serveRoutes(app, dependencies, auditLogRoutes, {
    listAuditLog: async ({ query: { before, ...filters } }) => {
      const [{ entries, hasMore }, total] = await Promise.all([
        listEntries(db, { filters, before, limit: AUDIT_PAGE_SIZE }),
        countEntries(db, filters),
      ]);
      const next = hasMore ? (entries.at(-1)?.id ?? null) : null;
      return { entries: await addRecordKeys(db, entries), next, total };
    },
    exportAuditLog: async ({ query }) => {
      const { entries, hasMore } = await listEntries(db, { filters: query, limit: AUDIT_EXPORT_LIMIT });
      return { entries, isWhole: !hasMore };
    },
  });
}
