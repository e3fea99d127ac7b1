import { useHotkeys } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { FormErrors } from '#web/ui/messages/FormErrors.tsx';
import { SaveBar } from '#web/ui/SaveBar.tsx';
import { fieldId, type RecordRow } from './define-record-form.ts';
import { Crumb, screenTitleOf } from './frame/Crumb.tsx';
import { KeptDraftNotice } from './frame/KeptDraftNotice.tsx';
import { DeletedElsewhere, RecordDialogs } from './frame/RecordDialogs.tsx';
import { RecordPresenceNote } from './frame/RecordPresenceNote.tsx';
import { SaveButton } from './frame/SaveButton.tsx';
import { useFocusOfFault } from './frame/use-focus-of-fault.ts';
import { useRedirectAfterDeletion } from './frame/use-redirect-after.ts';
import { useSaveState } from './frame/use-save-state.ts';
import type { OpenRecord } from './open-record.ts';
import classes from './RecordFrame.module.css';
import { recordFormText as text } from './record-form.text.ts';

type Props<Draft extends object, Row extends RecordRow> = {
  record: OpenRecord<Draft, Row>;
  /** Facts about the record, without controls that need saving: at the right, below the form in a narrow window. */
  rail?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** A page of plain fields with a save bar, for records that are too large for a sheet. */
export function RecordFrame<Draft extends object, Row extends RecordRow>({
  record,
  rail,
  children,
}: Props<Draft, Row>) {
  const { form, problems, isLocked } = record;
  useHotkeys([['mod+S', () => !isLocked && record.save()]], [], true);
  useFocusOfFault(record);
  useRedirectAfterDeletion(record);
  const state = useSaveState(record);
  return (
    <div className={classes.form}>
      <div className={classes.columns}>
        <div className={classes.fields}>
          <Crumb record={record} />
          <h1 className={classes.title}>{screenTitleOf(record)}</h1>
          <RecordPresenceNote record={record} />
          <KeptDraftNotice form={form} drafts={record.drafts} />
          <DeletedElsewhere record={record} />
          {record.refusal !== undefined && (
            <FormErrors
              title={record.refusal}
              fields={problems.map(({ field, label, message }) => ({ id: fieldId(form.kind, field), label, message }))}
            />
          )}
          {children}
        </div>
        {rail !== undefined && <aside className={classes.rail}>{rail}</aside>}
      </div>
      <SaveBar state={problems.length > 0 ? { ...state, detail: text.faults(problems.length) } : state}>
        <SaveButton onSave={record.save} isSaving={record.isSaving} isDisabled={isLocked} />
      </SaveBar>
      <RecordDialogs record={record} />
    </div>
  );
}
