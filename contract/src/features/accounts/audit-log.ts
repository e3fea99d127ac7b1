import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { KINDS, type Kind } from '../../kinds.ts';
import { SEARCH_MAX_LENGTH } from '../../limits.ts';
import { AUDIT_ACTIONS } from '../../records/audit.ts';
import { WRITERS } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

const kinds = Object.keys(KINDS) as Kind[];

/** Who did what, to which record, when and from where. */
const auditEntry = Type.Object({
  id: Field.id('of the entry'),
  at: Field.time('when'),
  user_id: Field.optionalId('who; null for someone without an account, and for the application itself'),
  user_name: Field.optionalText('present name of the user'),
  action: Field.oneOf(AUDIT_ACTIONS, 'what was done'),
  kind: Field.optionalText<Kind>('kind of the record; null without one'),
  record_id: Field.optionalId('the record'),
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
  address: Field.optionalText('from where; null after 12 months, and for the application itself'),
  agent: Field.optionalText('as the browser named itself'),
});
export type AuditEntry = Static<typeof auditEntry>;

const day = (description: string) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: `${description}, YYYY-MM-DD in Zagreb` });

const filters = {
  search: Type.Optional(Field.text({ max: SEARCH_MAX_LENGTH, description: 'part of the title or of the user’s name' })),
  user: Type.Optional(Field.pathNumber({ description: 'only entries of the user' })),
  action: Type.Optional(Field.oneOf(AUDIT_ACTIONS, 'only what was done so')),
  kind: Type.Optional(Field.oneOf(kinds, 'only records of the kind')),
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
      before: Type.Optional(Field.pathNumber({ description: 'the `next` of the answer with the newer entries' })),
    }),
    response: Type.Object({
      entries: Type.Array(auditEntry, { description: 'the latest first' }),
      next: Field.optionalId('`before` of the call for the older entries; null when there are none'),
      total: Field.whole('entries that match, counted up to 10,000'),
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
