import { IMAGE_PATH_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, Flex, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { usePickFile } from '#web/media/picker/use-media-picker.tsx';
import { addingText as text } from './adding.text.ts';
import { addLink } from './adding-store.ts';

/** Documents that need no upload: a file of the media library, or an address of another host. */
export function AddingSources({ folderId }: { folderId: number }) {
  const { pickFile, dialog } = usePickFile();
  const [isTyping, setIsTyping] = useState(false);
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const pick = async () => {
    const file = await pickFile();
    if (file) addLink(folderId, { link: file.address, name: file.title });
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const link = address.trim();
    if (!URL.canParse(link) || !/^https?:$/.test(new URL(link).protocol)) return setError(text.addressWrong);
    addLink(folderId, { link, name: nameOf(link) });
    setAddress('');
    setError(undefined);
    setIsTyping(false);
  };
  return (
    <Group align="stretch" ml={{ base: -12, sm: 0 }}>
      <Button size="compact-sm" variant="quiet" onClick={() => void pick()}>
        {text.fromMedia}
      </Button>
      <Button size="compact-sm" variant="quiet" aria-expanded={isTyping} onClick={() => setIsTyping(!isTyping)}>
        {text.typeAddress}
      </Button>
      {isTyping && (
        <Flex component="form" flex="1 1 100%" gap="xs" onSubmit={add}>
          <TextInput
            flex={1}
            autoFocus
            aria-label={text.address}
            placeholder="https://"
            maxLength={IMAGE_PATH_MAX_LENGTH}
            value={address}
            error={error}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
          <Button type="submit">{text.addAddress}</Button>
        </Flex>
      )}
      {dialog}
    </Group>
  );
}

/** The last part of the path, or the host. */
function nameOf(link: string): string {
  const { pathname, hostname } = new URL(link);
  const last = pathname.split('/').findLast((part) => part !== '');
  if (last === undefined) return hostname;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
