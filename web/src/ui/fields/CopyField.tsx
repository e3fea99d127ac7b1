import { Button, Flex, Text, TextInput, type TextInputProps } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { copyText } from '#web/lib/text/copy-text.ts';

type Props = Pick<TextInputProps, 'label' | 'description'> & { value: string; ref?: Ref<HTMLInputElement> };

/** A text that can only be copied. */
export function CopyField(field: Props) {
  const [copied, setCopied] = useState('');
  const copy = async () =>
    setCopied(
      (await copyText(field.value)) ? 'Kopirano' : 'Preglednik ne dopušta kopiranje. Označite i kopirajte sami.',
    );
  return (
    <div>
      <Flex gap="xs" align="end">
        <TextInput
          flex={1}
          readOnly
          styles={{ input: { fontFamily: 'monospace' } }}
          onFocus={(event) => event.currentTarget.select()}
          {...field}
        />
        <Button leftSection={<IconCopy aria-hidden />} onClick={() => void copy()}>
          Kopiraj
        </Button>
      </Flex>
      <Text c="dimmed" role="status">
        {copied}
      </Text>
    </div>
  );
}
