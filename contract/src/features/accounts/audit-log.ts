import { type Static, Type } from 'typebox';
import { id, optionalId, pathNumber, text, time, whole } from '../../fields.ts';
import { KINDS, type Kind } from '../../kinds.ts';
import { SEARCH_MAX_LENGTH } from '../../limits.ts';
import { AUDIT_ACTIONS, type AuditAction } from '../../records/audit.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

const kinds = Object.keys(KINDS) as Kind[];

/** Who did what, to which record, when and from where. */
const auditEntry = Type.Object({
  id: id('of the entry'),
  at: time('when'),
  user_id: optionalId('who; null for someone without an account, and for the application itself'),
  user_name: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'present name of the user' }),
  action: Type.Unsafe<AuditAction>({ type: 'string', enum: [...AUDIT_ACTIONS], description: 'what was done' }),
  kind: Type.Unsafe<Kind | null>({ type: ['string', 'null'], description: 'kind of the record; null without one' }),
  record_id: optionalId('the record'),
  record_key: Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description:
        'what the address of its editor contains; null for a record that does not exist, absent in an export',
    }),
  ),
  title: Type.String({ description: 'title of the record at that time; empty without one' }),
  details: Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    description: 'by field: [before, after], or true for a text that is too long to show; or what else is known',
  }),
  address: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'from where; null after 12 months, and for the application itself',
  }),
  agent: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'as the browser named itself' }),
});

export type AuditEntry = Static<typeof auditEntry>;

const day = (description: string) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: `${description}, YYYY-MM-DD in Zagreb` });

const filters = {
  search: Type.Optional(text({ max: SEARCH_MAX_LENGTH, description: 'part of the title or of the user’s name' })),
  user: Type.Optional(pathNumber({ description: 'only entries of the user' })),
  action: Type.Optional(
    Type.Unsafe<AuditAction>({ type: 'string', enum: [...AUDIT_ACTIONS], description: 'only what was done so' }),
  ),
  kind: Type.Optional(Type.Unsafe<Kind>({ type: 'string', enum: kinds, description: 'only records of the kind' })),
  from: Type.Optional(day('first day')),
  to: Type.Optional(day('last day')),
};

const auditFilters = Type.Object(filters);

export type AuditFilters = Static<typeof auditFilters>;

export const auditLogRoutes = {
  listAuditLog: defineRoute({
    method: 'GET',
    path: '/api/audit-log',
    summary: 'Fifty entries of the audit log that match, the latest first.',
    access: WRITERS.users,
    query: Type.Object({
      ...filters,
      before: Type.Optional(pathNumber({ description: 'the `next` of the answer with the newer entries' })),
    }),
    response: Type.Object({
      entries: Type.Array(auditEntry, { description: 'the latest first' }),
      next: optionalId('`before` of the call for the older entries; null when there are none'),
      total: whole('entries that match, counted up to 10,000'),
    }),
  }),
  exportAuditLog: defineRoute({
    method: 'GET',
    path: '/api/audit-log/export',
    summary: 'The entries that match, at most 50,000, the latest first, for a table.',
    access: WRITERS.users,
    query: auditFilters,
    response: Type.Object({
      entries: Type.Array(auditEntry, { description: 'the latest first' }),
      isWhole: Type.Boolean({ description: 'false when more entries match' }),
    }),
  }),
};
