import { type Profile, profileRoutes } from '@baklja/contract/features/accounts/profile';
import { ACCOUNT_FIELD_MAX_LENGTH } from '@baklja/contract/limits';
import { Flex, Group, SimpleGrid, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError, call } from '#web/lib/api-client.ts';
import { renameUser } from '#web/lib/session.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { BlockFault, type Fault, faultOf, type MarkUnsaved, ProfileBlock, useMark } from './ProfileBlock.tsx';
import { useProfileAgain } from './profile.queries.ts';
import { profileText as text } from './profile.text.ts';

type Details = Pick<Profile, 'name' | 'email'>;

/** The same pattern that the contract requires of an e-mail address. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Name and e-mail of the user. What was not typed follows the server. */
export function DetailsBlock({ profile, mark }: { profile: Profile; mark: MarkUnsaved }) {
  const [typed, setTyped] = useState<Partial<Details>>({});
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setIsBusy] = useState(false);
  const readAgain = useProfileAgain();
  const toasts = useToasts();
  const { name = profile.name, email = profile.email } = typed;
  const details: Details = { name: name.trim(), email: email.trim() };
  const isDirty = details.name !== profile.name || details.email !== profile.email;
  useMark(mark, 'details', isDirty);

  const save = async () => {
    setIsBusy(true);
    try {
      const body = { ...details, version: profile.version };
      const { message } = await call(profileRoutes.updateProfile, { body });
      renameUser(details.name);
      await readAgain();
      setTyped({});
      toasts.success(message, SUCCESS_TOAST_MS);
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'stale';
      if (isStale) await readAgain();
      setFault(isStale ? { fields: {}, message: text.stale } : faultOf(error, ['name', 'email']));
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isDirty) return;
    const found = findFault(details);
    setFault(found);
    if (!found) void save();
  };
  const field = (key: keyof Details, value: string) => ({
    label: text[key],
    name: key,
    value,
    maxLength: ACCOUNT_FIELD_MAX_LENGTH,
    required: true,
    withAsterisk: false,
    error: fault?.fields[key],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      setTyped({ ...typed, [key]: event.currentTarget.value });
      setFault(undefined);
    },
  });
  return (
    <ProfileBlock title={text.details} help={text.detailsHelp}>
      <Flex component="form" direction="column" gap="sm" w="100%" onSubmit={submit} noValidate>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={{ base: 'sm', sm: 'md' }}>
          <TextInput autoComplete="name" {...field('name', name)} />
          <TextInput type="email" autoComplete="email" spellCheck={false} {...field('email', email)} />
        </SimpleGrid>
        <BlockFault message={fault?.message} />
        <Group gap="sm">
          <BusyButton type="submit" variant={isDirty ? 'filled' : 'default'} isBusy={isBusy} disabled={!isDirty}>
            {text.save}
          </BusyButton>
          {!isDirty && (
            <Text span c="dimmed">
              {text.unchanged}
            </Text>
          )}
        </Group>
      </Flex>
    </ProfileBlock>
  );
}

function findFault({ name, email }: Details): Fault | undefined {
  const fields = {
    ...(name === '' && { name: text.nameMissing }),
    ...(!EMAIL_SHAPE.test(email) && { email: text.wrongEmail }),
  };
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}
