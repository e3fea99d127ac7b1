import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { type Profile, profileRoutes } from '@baklja/contract/features/accounts/profile';
import { ACCOUNT_FIELD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@baklja/contract/limits';
import { Flex, Group, SimpleGrid, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError, call } from '#web/lib/api-client.ts';
import { formatListDate } from '#web/lib/dates.ts';
import { renameUser, renewToken } from '#web/lib/session.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { EMAIL_SHAPE } from '../log-in/registration-form.ts';
import { PasswordField } from '../PasswordField.tsx';
import { BlockFault, type Fault, type MarkUnsaved, ProfileBlock, useMark, useSaving } from './ProfileBlock.tsx';
import { useProfileAgain } from './profile.queries.ts';
import { profileText as text } from './profile.text.ts';

type Details = Pick<Profile, 'name' | 'email'>;

/** Name and e-mail of the user. What was not typed follows the server. */
export function DetailsBlock({ profile, mark }: { profile: Profile; mark: MarkUnsaved }) {
  const [typed, setTyped] = useState<Partial<Details>>({});
  const { fault, setFault, isBusy, save } = useSaving(['name', 'email']);
  const readAgain = useProfileAgain();
  const toasts = useToasts();
  const { name = profile.name, email = profile.email } = typed;
  const details: Details = { name: name.trim(), email: email.trim() };
  const isDirty = details.name !== profile.name || details.email !== profile.email;
  useMark(mark, 'details', isDirty);

  const update = async () => {
    try {
      const body = { ...details, version: profile.version };
      const { message } = await call(profileRoutes.updateProfile, { body });
      renameUser(details.name);
      await readAgain();
      setTyped({});
      toasts.success(message, SUCCESS_TOAST_MS);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'stale')) throw error;
      await readAgain();
      throw new Error(text.stale);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isDirty) return;
    const found = findDetailsFault(details);
    setFault(found);
    if (!found) void save(update);
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
        <SimpleGrid {...PAIR}>
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

function findDetailsFault({ name, email }: Details): Fault | undefined {
  const fields = {
    ...(name === '' && { name: text.nameMissing }),
    ...(!EMAIL_SHAPE.test(email) && { email: text.wrongEmail }),
  };
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}

const PAIR = { cols: { base: 1, sm: 2 }, spacing: { base: 'sm', sm: 'md' } };

const EMPTY = { current: '', next: '', repeat: '' };

export function PasswordBlock({ profile, mark }: { profile: Profile; mark: MarkUnsaved }) {
  const [draft, setDraft] = useState(EMPTY);
  const { fault, setFault, isBusy, save } = useSaving(['current', 'next']);
  const readAgain = useProfileAgain();
  const toasts = useToasts();
  useMark(mark, 'password', Object.values(draft).some(Boolean));

  const change = async () => {
    const { current, next } = draft;
    const { message, token } = await call(authRoutes.changePassword, { body: { current, next } });
    renewToken(token);
    setDraft(EMPTY);
    toasts.success(message, SUCCESS_TOAST_MS);
    void readAgain();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = findPasswordFault(draft);
    setFault(found);
    if (!found) void save(change);
  };
  const field = (key: keyof typeof EMPTY) => ({
    label: text[key],
    name: key,
    autoComplete: key === 'current' ? ('current-password' as const) : ('new-password' as const),
    value: draft[key],
    error: fault?.fields[key],
    onChange: (value: string) => {
      setDraft({ ...draft, [key]: value });
      setFault(undefined);
    },
  });
  const { password_changed: changed } = profile;
  const help = [changed !== null && text.passwordChanged(formatListDate(changed)), text.passwordHelp];
  return (
    <ProfileBlock title={text.password} help={help.filter(Boolean).join(' ')}>
      <Flex component="form" direction="column" gap="sm" w="100%" onSubmit={submit} noValidate>
        <SimpleGrid {...PAIR}>
          <PasswordField {...field('current')} />
        </SimpleGrid>
        <SimpleGrid {...PAIR}>
          <PasswordField help={text.passwordRule} {...field('next')} />
          <PasswordField {...field('repeat')} />
        </SimpleGrid>
        <BlockFault message={fault?.message} />
        <div>
          <BusyButton type="submit" variant="filled" isBusy={isBusy}>
            {text.changePassword}
          </BusyButton>
        </div>
      </Flex>
    </ProfileBlock>
  );
}

function findPasswordFault({ current, next, repeat }: typeof EMPTY): Fault | undefined {
  const fields = {
    ...(current === '' && { current: text.currentMissing }),
    ...(next.length < PASSWORD_MIN_LENGTH && { next: text.shortPassword }),
    ...(next !== repeat && { repeat: text.different }),
  };
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}
