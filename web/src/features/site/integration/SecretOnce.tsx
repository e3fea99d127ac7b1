import { Button, Checkbox, Flex, Stack, Text, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { copyText } from '#web/lib/text/copy-text.ts';
import { DialogButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { takeFocus } from '#web/ui/use-keep-focus.ts';

type Props = {
  help: string;
  label: string;
  secret: string;
  savedLabel: string;
  children?: ReactNode;
  onDone: () => void;
};

/** Shows a secret that cannot be read again; it ends only after the user says that it is saved. */
export function SecretOnce({ help, label, secret, savedLabel, children, onDone }: Props) {
  const [isSaved, setIsSaved] = useState(false);
  const [copied, setCopied] = useState('');
  const copy = async () =>
    setCopied((await copyText(secret)) ? 'Kopirano' : 'Preglednik ne dopušta kopiranje. Označite i kopirajte sami.');
  return (
    <Stack>
      <Text c="quiet">{help}</Text>
      <Flex gap="xs" align="end">
        <TextInput
          flex={1}
          label={label}
          value={secret}
          readOnly
          ref={takeFocus}
          styles={{ input: { fontFamily: 'monospace' } }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button leftSection={<IconCopy aria-hidden />} onClick={() => void copy()}>
          Kopiraj
        </Button>
      </Flex>
      <Text c="dimmed" role="status">
        {copied}
      </Text>
      {children}
      <Checkbox label={savedLabel} checked={isSaved} onChange={(event) => setIsSaved(event.currentTarget.checked)} />
      <DialogButtons>
        <Button variant="filled" disabled={!isSaved} onClick={onDone}>
          Zatvori
        </Button>
      </DialogButtons>
    </Stack>
  );
}
