import { kindRow } from '@baklja/contract/kinds';
import { Button, Flex } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconLock, IconTrash } from '#web/lib/icons.ts';
import { binSentence } from '#web/lists/selection/bin-sentence.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useRecord } from './open-record.ts';
import { recordFormText as text } from './record-form.text.ts';

type Props = {
  /** Words of the button, where its place says what is deleted. */
  name?: string;
  /** Name of the record, where no field holds it. */
  subject?: string;
  /** The question, where the specification has its own. */
  question?: string;
  /** A record with uses cannot be deleted. */
  isInUse?: boolean;
  /** What the deletion removes too, one line each. */
  consequences?: { icon: ReactNode; text: string }[];
  isWaiting?: boolean;
  children?: ReactNode;
};

export function DeleteRecord(props: Props) {
  const { form, row, editing } = useRecord();
  if (!row || !editing) return null;
  if (props.isInUse) {
    return (
      <Flex component="p" align="center" gap="xs" c="dimmed">
        <IconLock aria-hidden /> {text.inUse(form.kind)}
      </Flex>
    );
  }
  const { deletion } = editing;
  const name = text.remove(form.kind);
  return (
    <>
      <Button
        w="fit-content"
        // Its word starts at the edge of the column.
        ml="-sm"
        variant="quiet-danger"
        leftSection={<IconTrash aria-hidden />}
        onClick={deletion.ask}
        disabled={deletion.isDone}
      >
        {props.name ?? name}
      </Button>
      <ConfirmDialog
        isOpen={deletion.isAsking}
        title={props.question ?? text.deleteQuestion}
        subject={props.subject ?? String(Reflect.get(row, kindRow(form.kind).title))}
        consequences={[...(props.consequences ?? []), ...binSentence(form.kind, 1)]}
        confirmText={name}
        isBusy={deletion.isPending}
        isWaiting={props.isWaiting ?? false}
        error={deletion.error}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      >
        {props.children}
      </ConfirmDialog>
    </>
  );
}
