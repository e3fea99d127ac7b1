import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { LeaveDialog } from '#web/ui/dialogs/LeaveDialog.tsx';
import look from '#web/ui/look.module.css';
import { LazyConflictDialog } from '../conflict/LazyConflictDialog.tsx';
import { listOf, type RecordRow } from '../define-record-form.ts';
import type { OpenRecord } from '../open-record.ts';
import { recordFormText as text } from '../record-form.text.ts';
import classes from './RecordDialogs.module.css';
import type { Leaving } from './use-leaving.ts';

/** Questions about a record during editing: which version to keep, and whether to leave unsaved work. */
export function RecordDialogs<Draft extends object, Row extends RecordRow>({
  record,
  leaving,
}: {
  record: OpenRecord<Draft, Row>;
  leaving: Leaving;
}) {
  const { editing, form } = record;
  return (
    <>
      {editing?.conflict && (
        <LazyConflictDialog
          form={form}
          conflict={editing.conflict}
          onResolve={editing.resolveConflict}
          onCancel={editing.leaveConflict}
        />
      )}
      <LeaveDialog
        isOpen={leaving.isAsking}
        subject={leaving.subject}
        help={text.leaveHelp}
        onSave={leaving.saveAndLeave}
        isSaving={leaving.isSavingFirst}
        onStay={leaving.stay}
        onLeave={leaving.leave}
      />
    </>
  );
}

/** Shows that another user deleted the record, with ways to continue. */
export function DeletedElsewhere<Draft extends object, Row extends RecordRow>({
  record: { form, editing, isSaving },
}: {
  record: OpenRecord<Draft, Row>;
}) {
  const navigate = useNavigate();
  if (!editing?.isDeletedElsewhere) return null;
  return (
    <div className={classes.deleted} role="alert">
      <p>{text.deletedElsewhere(form.kind)}</p>
      <div className={`${look.row} ${classes.buttons}`}>
        {editing.restoreAndSave && (
          <BusyButton variant="filled" isBusy={isSaving} onClick={editing.restoreAndSave}>
            {text.restoreAndSave}
          </BusyButton>
        )}
        <Button variant="quiet" onClick={() => void navigate(listOf(form).path)}>
          {text.backToList}
        </Button>
      </div>
    </div>
  );
}
