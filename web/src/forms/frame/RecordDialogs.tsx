import { Box, Button, Group } from '@mantine/core';
import { useNavigate } from 'react-router';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { LeaveDialog } from '#web/ui/dialogs/LeaveDialog.tsx';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { listOf } from '../define-record-form.ts';
import { useRecord } from '../open-record.ts';
import { recordFormText as text } from '../record-form.text.ts';
import type { Leaving } from './use-record-frame.ts';

export function RecordDialogs({ leaving }: { leaving: Leaving }) {
  const { editing, form } = useRecord();
  return (
    <>
      {editing?.conflict && (
        <ConflictDialog
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

export function DeletedElsewhere() {
  const { form, row, editing, isSaving } = useRecord();
  const navigate = useNavigate();
  if (!editing?.isDeletedElsewhere) return null;
  return (
    <Box mt="xs" mb="md" py="xs" pl={14} fw={600} style={{ borderLeft: '3px solid var(--red)' }} role="alert">
      <p>{text.deletedElsewhere(form.kind)}</p>
      <Group mt="xs">
        {editing.restoreAndSave && (
          <BusyButton variant="filled" isBusy={isSaving} onClick={editing.restoreAndSave}>
            {text.restoreAndSave}
          </BusyButton>
        )}
        <Button variant="quiet" onClick={() => void navigate(listOf(form, row).path)}>
          {text.backToList}
        </Button>
      </Group>
    </Box>
  );
}
