import { CAPTION_MAX_LENGTH } from '@baklja/contract/limits';
import { useId, useRef } from 'react';
import { LongTextField } from '#web/forms/fields/LongTextField.tsx';
import { KeptDraftNotice } from '#web/forms/frame/KeptDraftNotice.tsx';
import { DeletedElsewhere, RecordDialogs } from '#web/forms/frame/RecordDialogs.tsx';
import { useRecordFrame } from '#web/forms/frame/use-record-frame.ts';
import { HistoryButton } from '#web/forms/history/HistoryButton.tsx';
import { useRecordHistory } from '#web/forms/history/use-record-history.tsx';
import type { OpenRecord } from '#web/forms/open-record.ts';
import { leavesRow } from '#web/forms/row/row-address.ts';
import { SaveButton } from '#web/forms/saving/SaveButton.tsx';
import { saveErrorOf } from '#web/forms/saving/SaveError.tsx';
import { StatusDot } from '#web/ui/lists/StatusDot.tsx';
import look from '#web/ui/look.module.css';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { mediaText as text } from '../../media.text.ts';
import type { Description } from './description-form.ts';
import classes from './FileDetails.module.css';
import type { FileWithUses } from './FileFacts.tsx';

type Props = { record: OpenRecord<Description, FileWithUses>; isImage: boolean };

/** The texts about a file, with their own save button. */
export function DescriptionForm({ record, isImage }: Props) {
  const canSave = record.isDirty && !record.isLocked;
  const { state, leaving } = useRecordFrame(record, { leaves: leavesRow('datoteka'), canSave });
  const history = useRecordHistory(record);
  const form = useRef<HTMLElement>(null);
  // A save disables its own button.
  const keepFocus = useKeepFocus(form);
  const headingId = useId();
  const input = { record, minRows: 1, maxRows: 6, maxLength: CAPTION_MAX_LENGTH };
  return (
    <>
      <section ref={form} className={classes.section} tabIndex={-1} aria-labelledby={headingId} {...keepFocus}>
        <h3 id={headingId}>{text.description}</h3>
        <div className={classes.fields}>
          <KeptDraftNotice form={record.form} drafts={record.drafts} />
          {isImage && (
            <>
              <LongTextField {...input} name="alt" help={text.altHelp} />
              <LongTextField {...input} name="alt_eng" lang="en" />
            </>
          )}
          <LongTextField {...input} name="caption" />
          <LongTextField {...input} name="caption_eng" lang="en" />
          <LongTextField {...input} name="author" />
        </div>
        <div className={classes.foot}>
          <DeletedElsewhere record={record} />
          {saveErrorOf(record)}
          <div className={`${look.line} ${classes.save}`} data-tall={state.isImportant}>
            <div role="status">
              <StatusDot kind={state.kind}>{state.text}</StatusDot>
              {state.isImportant && <p>{state.detail}</p>}
            </div>
            <div className={classes.saveButtons}>
              <HistoryButton history={history} isCompact />
              <SaveButton
                onSave={record.save}
                isSaving={record.isSaving}
                isDisabled={!canSave}
                isWaiting={record.waits !== undefined}
              />
            </div>
          </div>
        </div>
      </section>
      {/* Outside the section, which would take the focus of a dialog for its own. */}
      <RecordDialogs record={record} leaving={leaving} />
      {history?.dialog}
    </>
  );
}
