import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import look from '#web/ui/look.module.css';
import classes from '../RichTextToolbar.module.css';
import { text } from '../rich-text-editor.text.ts';

type Props = {
  title: string;
  submit: string;
  /** A further button at the left. */
  aside?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Frame of the editor's dialogs: fields, and one submit button. */
export function EditorDialog({ title, submit, aside, onSubmit, onClose, children }: Props) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // In the React tree the dialog is inside the form of the screen.
    event.stopPropagation();
    onSubmit();
  };

  return (
    <StackedModal onClose={onClose} title={title} onKeyDown={(event) => event.stopPropagation()}>
      <form onSubmit={handleSubmit} noValidate className={classes.form}>
        {children}
        <div className={`${look.row} ${classes.dialogButtons}`}>
          {aside}
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" variant="filled">
            {submit}
          </Button>
        </div>
      </form>
    </StackedModal>
  );
}
