import { Button, Group, Input, Text } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { usePickFile } from '#web/media/picker/use-media-picker.tsx';
import { recordFormText as text } from '../record-form.text.ts';
import { type FieldProps, useField } from './field-of.tsx';

/** A file of the media library: its address on the site, and its name. */
export type ChosenFile = { address: string; title: string };

type Props<Draft extends object> = Pick<FieldProps<Draft, ChosenFile | undefined>, 'form' | 'name'>;

export function FileField<Draft extends object>({ form, name }: Props<Draft>) {
  const field = useField(form, name);
  const { id, label, error, isLocked, set } = field;
  const value = field.value as ChosenFile | undefined;
  const { pickFile, dialog } = usePickFile();
  const pick = async () => {
    const file = await pickFile();
    if (file) set(file as typeof field.value);
  };
  return (
    <Input.Wrapper label={label} labelElement="div" error={error} role="group" aria-label={label}>
      {value && (
        <Text
          component="a"
          href={value.address}
          target="_blank"
          rel="noreferrer"
          display="block"
          w="fit-content"
          maw="100%"
          py={3}
          // Room for its ring above the buttons.
          mb={4}
          fw={550}
          td="underline"
          truncate
        >
          {value.title}
        </Text>
      )}
      <Group>
        <Button
          id={id}
          size={value ? 'compact-sm' : 'sm'}
          leftSection={<IconFile aria-hidden />}
          disabled={isLocked}
          onClick={() => void pick()}
        >
          {value ? text.change : text.pickFile}
        </Button>
        {value && (
          <Button
            size="compact-sm"
            variant="quiet"
            leftSection={<IconX aria-hidden />}
            disabled={isLocked}
            onClick={() => set(undefined as typeof field.value)}
          >
            {text.removeChoice}
          </Button>
        )}
      </Group>
      {dialog}
    </Input.Wrapper>
  );
}
