import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { type Profile, profileRoutes } from '@baklja/contract/features/accounts/profile';
import { ACCOUNT_FIELD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@baklja/contract/limits';
import { Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { ApiError, call } from '#web/lib/api-client.ts';
import { formatListDate } from '#web/lib/dates.ts';
import { renameUser, renewToken } from '#web/lib/session.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { EMAIL_SHAPE } from '../log-in/registration-form.ts';
import { PasswordField } from '../PasswordField.tsx';
import { BlockFault, type MarkUnsaved, ProfileBlock, useMark } from './ProfileBlock.tsx';
import { useProfileAgain } from './profile.queries.ts';
import { profileText as text } from './profile.text.ts';

type Props = { profile: Profile; mark: MarkUnsaved };

const PAIR = { cols: { base: 1, sm: 2 }, spacing: { base: 'sm', sm: 'md' } };
const REQUIRED = { maxLength: ACCOUNT_FIELD_MAX_LENGTH, required: true, withAsterisk: false };

type Typed = { name: string | undefined; email: string | undefined };
const NOT_TYPED: Typed = { name: undefined, email: undefined };

/** Name and e-mail of the user. What was not typed follows the server. */
export function DetailsBlock({ profile, mark }: Props) {
  const readAgain = useProfileAgain();
  const toasts = useToasts();
  const changed = ({ name = profile.name, email = profile.email }: Typed) => ({
    name: name.trim(),
    email: email.trim(),
  });
  const form = useSmallForm({
    initial: NOT_TYPED,
    findProblems: (typed) => {
      const { name, email } = changed(typed);
      return {
        name: name === '' ? text.nameMissing : undefined,
        email: EMAIL_SHAPE.test(email) ? undefined : text.wrongEmail,
      };
    },
    send,
  });
  async function send(typed: Typed): Promise<void> {
    try {
      const body = { ...changed(typed), version: profile.version };
      const { message } = await call(profileRoutes.updateProfile, { body });
      renameUser(body.name);
      await readAgain();
      form.change(NOT_TYPED);
      toasts.success(message, SUCCESS_TOAST_MS);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'stale')) throw error;
      await readAgain();
      throw new Error(text.stale);
    }
  }
  const { name, email } = changed(form.values);
  const isDirty = name !== profile.name || email !== profile.email;
  useMark(mark, 'details', isDirty);
  const field = (key: 'name' | 'email') => {
    const { value = profile[key], ...others } = form.field(key);
    return { label: text[key], value, ...REQUIRED, ...others };
  };
  return (
    <ProfileBlock title={text.details} help={text.detailsHelp}>
      <Stack component="form" w="100%" {...form.props}>
        <SimpleGrid {...PAIR}>
          <TextInput autoComplete="name" {...field('name')} />
          <TextInput type="email" autoComplete="email" spellCheck={false} {...field('email')} />
        </SimpleGrid>
        <BlockFault fault={form.fault} />
        <Group gap="sm">
          <BusyButton type="submit" variant={isDirty ? 'filled' : 'default'} isBusy={form.isBusy} disabled={!isDirty}>
            {text.save}
          </BusyButton>
          {!isDirty && (
            <Text span c="dimmed">
              {text.unchanged}
            </Text>
          )}
        </Group>
      </Stack>
    </ProfileBlock>
  );
}

const EMPTY = { current: '', next: '', repeat: '' };

export function PasswordBlock({ profile, mark }: Props) {
  const readAgain = useProfileAgain();
  const toasts = useToasts();
  const form = useSmallForm({
    initial: EMPTY,
    findProblems: ({ current, next, repeat }) => ({
      current: current === '' ? text.currentMissing : undefined,
      next: next.length < PASSWORD_MIN_LENGTH ? text.shortPassword : undefined,
      repeat: next === repeat ? undefined : text.different,
    }),
    send,
  });
  async function send({ current, next }: typeof EMPTY): Promise<void> {
    const { message, token } = await call(authRoutes.changePassword, { body: { current, next } });
    renewToken(token);
    form.change(EMPTY);
    toasts.success(message, SUCCESS_TOAST_MS);
    void readAgain();
  }
  useMark(mark, 'password', Object.values(form.values).some(Boolean));
  const field = (key: keyof typeof EMPTY) => ({ label: text[key], ...form.field(key) });
  const { password_changed: changed } = profile;
  const help = [changed !== null && text.passwordChanged(formatListDate(changed)), text.passwordHelp];
  return (
    <ProfileBlock title={text.password} help={help.filter(Boolean).join(' ')}>
      <Stack component="form" w="100%" {...form.props}>
        <SimpleGrid {...PAIR}>
          <PasswordField autoComplete="current-password" {...field('current')} />
        </SimpleGrid>
        <SimpleGrid {...PAIR}>
          <PasswordField autoComplete="new-password" help={text.passwordRule} {...field('next')} />
          <PasswordField autoComplete="new-password" {...field('repeat')} />
        </SimpleGrid>
        <BlockFault fault={form.fault} />
        <div>
          <BusyButton type="submit" variant="filled" isBusy={form.isBusy}>
            {text.changePassword}
          </BusyButton>
        </div>
      </Stack>
    </ProfileBlock>
  );
}
