import { Button, Flex, Text, TextInput } from '@mantine/core';
import { type Ref, useState } from 'react';
import { IconCopy } from '#web/lib/icons.ts';
import { copyText } from '#web/lib/text/copy-text.ts';

type Props = {
  label: string;
  value: string;
  /** Shown until it is copied. */
  help?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A text that can only be copied. */
export function CopyField({ help, ...field }: Props) {
  const [copied, setCopied] = useState(help);
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
      <Text c="dimmed" fz="sm" mt={4} role="status">
        {copied}
      </Text>
    </div>
  );
}
