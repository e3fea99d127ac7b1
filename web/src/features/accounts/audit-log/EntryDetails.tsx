import type { AuditEntry } from '@baklja/contract/features/accounts/audit-log';
import { VisuallyHidden } from '@mantine/core';
import look from '#web/ui/look.module.css';
import { TextLink } from '#web/ui/TextLink.tsx';
import classes from './AuditLog.module.css';
import { auditLogText as text } from './audit-log.text.ts';
import { factsOf } from './audit-values.ts';
import { addressOf, whereOf } from './entry-words.ts';

/** What an entry knows: each field before and after, from where, and the way to the record. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const address = addressOf(entry);
  return (
    <div className={classes.details}>
      <dl>
        {factsOf(entry).map(({ field, word, former, value }) => (
          <div key={field}>
            <dt>{word}</dt>
            <dd>
              {former === undefined ? (
                value
              ) : (
                <>
                  <span className={look.quiet}>{former}</span> <span aria-hidden>→</span>
                  <VisuallyHidden>{text.becomes}</VisuallyHidden> <b className={classes.value}>{value}</b>
                </>
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{text.from}</dt>
          <dd>{whereOf(entry)}</dd>
        </div>
      </dl>
      {address !== undefined && <TextLink to={address}>{text.openRecord}</TextLink>}
    </div>
  );
}
