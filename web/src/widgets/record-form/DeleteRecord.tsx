import { kindRow } from '@baklja/contract/kinds';
import { Button } from '@mantine/core';
import { IconLock, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import classes from './DeleteRecord.module.css';
import type { RecordRow } from './define-record-form.ts';
import type { OpenRecord } from './open-record.ts';
import { recordFormText as text } from './record-form.text.ts';

type Props<Draft extends object, Row extends RecordRow> = {
  record: OpenRecord<Draft, Row>;
  /** Something uses the record, so that it cannot be deleted. */
  isInUse?: boolean;
  /** What the deletion takes along, one line each. */
  consequences?: { icon: ReactNode; text: string }[];
  /** What must be known before deciding is not known yet. */
  isWaiting?: boolean;
  /** What else must be known, in the question. */
  children?: ReactNode;
};

/** The way to delete a record that is there. */
export function DeleteRecord<Draft extends object, Row extends RecordRow>(props: Props<Draft, Row>) {
  const { form, row, editing } = props.record;
  if (!row || !editing) return null;
  if (props.isInUse) {
    return (
      <p className={classes.locked}>
        <IconLock aria-hidden /> {text.inUse(form.kind)}
      </p>
    );
  }
  const { deletion } = editing;
  const name = text.remove(form.kind);
  return (
    <>
      <Button
        className={classes.open}
        variant="quiet-danger"
        leftSection={<IconTrash aria-hidden />}
        onClick={deletion.ask}
        disabled={deletion.isDone}
      >
        {name}
      </Button>
      <ConfirmDialog
        isOpen={deletion.isAsking}
        title={text.deleteQuestion}
        subject={String(Reflect.get(row, kindRow(form.kind).title))}
        {...(props.consequences && { consequences: props.consequences })}
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
