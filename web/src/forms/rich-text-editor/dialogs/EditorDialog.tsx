import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SmallForm } from '#web/lib/use-small-form.ts';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { text } from '../rich-text-editor.text.ts';

type Props = {
  title: string;
  submit: string;
  aside?: ReactNode;
  form: Pick<SmallForm<object>, 'props'>;
  onClose: () => void;
  children: ReactNode;
};

export function EditorDialog({ title, submit, aside, form, onClose, children }: Props) {
  return (
    <StackedModal onClose={onClose} title={title} onKeyDown={(event) => event.stopPropagation()}>
      <form {...form.props}>
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
