import type { User } from '@baklja/contract/features/accounts/users';
import { Button, Checkbox } from '@mantine/core';
import { IconFileText, IconLogout, IconTrash } from '@tabler/icons-react';
import type { OpenRecord } from '#web/forms/open-record.ts';
import { useSession } from '#web/lib/session.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { TwiceDialog } from './TwiceDialog.tsx';
import type { UserDraft } from './user-form.ts';
import { usersText as text } from './users.text.ts';

type Props = {
  record: OpenRecord<UserDraft, User>;
  isDisabled: boolean;
  /** Whether name, user name and e-mail are deleted for good. */
  erases: boolean;
  onErases: (erases: boolean) => void;
};

/** The delete button of a user, with its question; superadmins are asked twice about themselves. */
export function UserRemoval({ record: { row, editing }, isDisabled, erases, onErases }: Props) {
  const isOwn = useSession()?.userId === row?.id;
  if (!row || !editing) return null;
  const { deletion } = editing;
  const asked = {
    isBusy: deletion.isPending,
    error: deletion.error,
    onConfirm: deletion.confirm,
    onCancel: deletion.cancel,
    children: (
      <Checkbox
        mt="sm"
        label={text.erase}
        description={text.eraseHelp}
        checked={erases}
        onChange={(event) => onErases(event.currentTarget.checked)}
      />
    ),
  };
  return (
    <>
      <Button
        variant="quiet-danger"
        leftSection={<IconTrash aria-hidden />}
        disabled={isDisabled || deletion.isDone}
        onClick={deletion.ask}
      >
        {text.remove}
      </Button>
      {isOwn && deletion.isAsking && (
        <TwiceDialog
          {...asked}
          title={text.ownRemoval}
          results={[text.ownRemovalResult, text.removeStays]}
          confirmText={text.ownRemovalConfirm}
        />
      )}
      {!isOwn && (
        <ConfirmDialog
          {...asked}
          isOpen={deletion.isAsking}
          title={text.removeQuestion}
          subject={row.name}
          consequences={[
            { icon: <IconLogout aria-hidden />, text: text.logsOut(row.name) },
            { icon: <IconFileText aria-hidden />, text: text.removeStays },
          ]}
          confirmText={text.removeConfirm}
        />
      )}
    </>
  );
}
