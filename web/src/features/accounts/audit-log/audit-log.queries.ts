import { foldText } from '@baklja/contract/alias';
import { type AuditFilters, auditLogRoutes } from '@baklja/contract/features/accounts/audit-log';
import { KINDS, type Kind } from '@baklja/contract/kinds';
import { AUDIT_ACTIONS, type AuditAction } from '@baklja/contract/records/audit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';
import { day, defineListAddress, id, option, search, text } from '#web/lists/address/list-address.ts';
import { ACTION_WORDS, kindWord } from './audit-words.ts';

export const ENTRY_PARAM = 'zapis';

const inAddress = (words: string) => foldText(words).replaceAll(' ', '-');

const actions = Object.fromEntries(AUDIT_ACTIONS.map((action) => [action, inAddress(ACTION_WORDS[action])]));
const kinds = Object.fromEntries((Object.keys(KINDS) as Kind[]).map((kind) => [kind, inAddress(kindWord(kind))]));

export const auditLogAddress = defineListAddress({
  search: search(),
  user: id('korisnik'),
  action: option('radnja', actions as Record<AuditAction, string>),
  kind: option('podrucje', kinds as Record<Kind, string>),
  from: day('od'),
  to: day('do'),
  /** Where the page begins; undefined for the newest entries. */
  before: { ...id('prije'), isFilter: false },
  entry: text(ENTRY_PARAM),
});

export type AuditRequest = ReturnType<typeof auditLogAddress.read>;

export function filtersOf({ search: words, user, action, kind, from, to }: AuditRequest): AuditFilters {
  return { search: words || undefined, user, action, kind, from, to };
}

/** A page of the audit log; `before` is the `next` of the page with the newer entries. */
export function auditLogQuery(query: AuditFilters & { before?: number | undefined }) {
  return queryOptions({
    queryKey: ['audit-log', query],
    queryFn: ({ signal }) => call(auditLogRoutes.listAuditLog, { query }, { signal }),
    placeholderData: keepPreviousData,
    // The log grows with every action, so a page that was left is read again.
    gcTime: 0,
  });
}
