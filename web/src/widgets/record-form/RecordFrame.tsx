import { useHotkeys } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { SaveBar } from '#web/ui/SaveBar.tsx';
import type { RecordRow } from './define-record-form.ts';
import { Crumb, screenTitleOf } from './frame/Crumb.tsx';
import { KeptDraftNotice } from './frame/KeptDraftNotice.tsx';
import { DeletedElsewhere, RecordDialogs } from './frame/RecordDialogs.tsx';
import { RecordPresenceNote } from './frame/RecordPresenceNote.tsx';
import { useFocusOfFault } from './frame/use-focus-of-fault.ts';
import { useLeaving } from './frame/use-leaving.ts';
import { useRedirectAfterDeletion } from './frame/use-redirect-after.ts';
import type { OpenRecord } from './open-record.ts';
import classes from './RecordFrame.module.css';
import { SaveButton } from './saving/SaveButton.tsx';
import { saveErrorOf } from './saving/SaveError.tsx';
import { useSaveState } from './saving/use-save-state.tsx';

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
  const { form, isLocked } = record;
  useHotkeys([['mod+S', () => !isLocked && record.save()]], [], true);
  useFocusOfFault(record);
  useRedirectAfterDeletion(record);
  const leaving = useLeaving(record);
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
          {children}
        </div>
        {rail !== undefined && <aside className={classes.rail}>{rail}</aside>}
      </div>
      <SaveBar state={state} error={saveErrorOf(record)}>
        <SaveButton
          onSave={record.save}
          isSaving={record.isSaving}
          isDisabled={isLocked}
          isWaiting={record.waits !== undefined}
        />
      </SaveBar>
      <RecordDialogs record={record} leaving={leaving} />
    </div>
  );
}
