import type { AuditEntry } from '@baklja/contract/features/accounts/audit-log';
import { describeValue } from '#web/lists/record-fields/field-values.ts';
import { fieldWord } from '#web/lists/record-fields/field-words.ts';

/** A fact of an entry; `former` is undefined where only one value is known. */
export type AuditFact = { field: string; word: string; former: string | undefined; value: string };

/** What is known of an entry, in Croatian: changed fields with their values before and after, or single facts. */
export function factsOf({ kind, details }: Pick<AuditEntry, 'kind' | 'details'>): AuditFact[] {
  return Object.entries(details).flatMap(([field, known]): AuditFact[] => {
    const word = fieldWord(kind, field);
    if (word === undefined) return [];
    if (known === true) return [{ field, word, former: undefined, value: 'promijenjeno' }];
    const isChange = Array.isArray(known) && known.length === 2 && field !== 'roles';
    if (!isChange) return [{ field, word, former: undefined, value: describeValue(field, known) }];
    return [{ field, word, former: describeValue(field, known[0]), value: describeValue(field, known[1]) }];
  });
}
