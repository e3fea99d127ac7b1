import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
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
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap="md" pt={4}>
          {children}
          <Group justify="flex-end" mt="xs">
            {aside}
            <Button onClick={onClose}>{text.cancel}</Button>
            <Button type="submit" variant="filled">
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </StackedModal>
  );
}
