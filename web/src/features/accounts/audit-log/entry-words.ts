import type { AuditEntry } from '@baklja/contract/features/accounts/audit-log';
import { recordAddress } from '@baklja/contract/kinds';
import { paths } from '#web/lib/paths.ts';
import { agentName } from '#web/lib/text/agent-name.ts';
import { auditLogText as text } from './audit-log.text.ts';
import { factsOf } from './audit-values.ts';
import { ACTION_WORDS } from './audit-words.ts';

/** Who did it. */
export function whoOf({ user_id, user_name }: AuditEntry): string {
  return user_name ?? (user_id === null ? text.notLoggedIn : text.deletedUser);
}

/** What it was done to; empty for an action without a record. */
export function whatOf({ title, kind, record_id }: AuditEntry): string {
  if (title !== '') return title;
  if (kind === null || record_id === null) return '';
  return kind === 'user' ? text.deletedUser : text.noTitle;
}

/** From which browser, system and address. */
export function whereOf({ address, agent, user_id }: AuditEntry): string {
  if (address !== null) return agent === null ? address : `${agentName(agent)}, ${address}`;
  return user_id === null ? text.nowhere : text.addressRemoved;
}

/** The details in one line: changed fields by name, single facts with their value, the place of a log-in. */
export function summaryOf(entry: AuditEntry): string {
  const { action } = entry;
  if (action === 'log-in' || action === 'log-in-failed') return whereOf(entry);
  const { kind, details } = entry;
  return factsOf({ kind, details })
    .map(({ field, word, former, value }) => {
      if (former !== undefined || details[field] === true) return word;
      return `${word}: ${value}`;
    })
    .join(', ');
}

/** Where the record is opened; undefined when it has no address or does not exist. */
export function addressOf({ kind, record_id: id, record_key: key }: AuditEntry): string | undefined {
  if (kind === null || id === null || key === null || key === undefined) return undefined;
  if (kind === 'file') return paths.mediaFile({ id, path: key });
  const address = recordAddress(kind, { id, key });
  return address === '/' ? undefined : address;
}

/** What the entry is called for screen readers. */
export function nameOf(entry: AuditEntry): string {
  const what = whatOf(entry);
  return what === '' ? ACTION_WORDS[entry.action] : `${ACTION_WORDS[entry.action]}, ${what}`;
}
