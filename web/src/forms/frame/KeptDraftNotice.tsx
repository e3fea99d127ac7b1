import { kindRow } from '@baklja/contract/kinds';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import { titleOfDraft } from '#web/lib/unsaved/drafts.ts';
import look from '#web/ui/look.module.css';
import type { FormDefinition } from '../define-record-form.ts';
import type { Kept } from '../editing/use-draft.ts';
import type { KeptDrafts } from '../editing/use-form-state.ts';
import { recordFormText as text } from '../record-form.text.ts';
import classes from './KeptDraftNotice.module.css';

type Props<Draft extends object> = { form: Pick<FormDefinition<Draft>, 'kind'>; drafts: KeptDrafts<Draft> };

/** Offers a draft from this browser that never reached the server, and shows when this browser stores no drafts. */
export function KeptDraftNotice<Draft extends object>({ form, drafts }: Props<Draft>) {
  const { kept, restoreKept, discardKept, isKeeping } = drafts;
  const nameOf = ({ draft }: Kept<Draft>) => titleOfDraft(draft, kindRow(form.kind).title) || text.untitled;
  return (
    <>
      {kept.length > 0 && (
        <div className={classes.notice} role="status">
          {kept.length > 1 && <p className={look.strong}>{text.kept}:</p>}
          {kept.map((one) => (
            <div key={one.key.record} className={classes.draft}>
              <p>
                <b>{kept.length === 1 ? text.kept : nameOf(one)}</b> ({describeTime(one)}).
              </p>
              <div className={classes.buttons}>
                <Button variant="filled" onClick={() => restoreKept(one)}>
                  {text.restoreDraft}
                </Button>
                <Button variant="quiet" onClick={() => discardKept(one)}>
                  {text.discardDraft}
                </Button>
              </div>
            </div>
          ))}
        </div>
      )}
      {!isKeeping && (
        <p className={`${look.line} ${look.quiet} ${classes.unkept}`} role="alert">
          <IconAlertTriangle aria-hidden /> {text.unkept}
        </p>
      )}
    </>
  );
}

function describeTime({ draft: { savedAt } }: Kept<object>): string {
  return `${formatListDate(savedAt)} u ${formatTime(new Date(savedAt))}`;
}
