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
        name: name === '' ? 'Upišite ime.' : undefined,
        email: EMAIL_SHAPE.test(email) ? undefined : 'Upišite adresu e-pošte, na primjer ime@primjer.hr.',
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
      throw new Error(
        'Račun je u međuvremenu promijenjen na drugom mjestu. Vaš upis je ostao; provjerite ga i spremite ponovno.',
      );
    }
  }
  const { name, email } = changed(form.values);
  const isDirty = name !== profile.name || email !== profile.email;
  useMark(mark, 'details', isDirty);
  const field = (key: 'name' | 'email') => {
    const { value = profile[key], ...others } = form.field(key);
    return { value, ...REQUIRED, ...others };
  };
  return (
    <ProfileBlock title="Podaci" help="Korisničko ime i ulogu mijenja superadmin u Korisnicima.">
      <Stack component="form" w="100%" {...form.props}>
        <SimpleGrid {...PAIR}>
          <TextInput label="Ime" autoComplete="name" {...field('name')} />
          <TextInput label="E-pošta" type="email" autoComplete="email" spellCheck={false} {...field('email')} />
        </SimpleGrid>
        <BlockFault fault={form.fault} />
        <Group gap="sm">
          <BusyButton type="submit" variant={isDirty ? 'filled' : 'default'} isBusy={form.isBusy} disabled={!isDirty}>
            Spremi
          </BusyButton>
          {!isDirty && (
            <Text span c="dimmed">
              Nema promjena
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
      current: current === '' ? 'Upišite sadašnju lozinku.' : undefined,
      next:
        next.length < PASSWORD_MIN_LENGTH ? `Lozinka mora imati najmanje ${PASSWORD_MIN_LENGTH} znakova.` : undefined,
      repeat: next === repeat ? undefined : 'Lozinke se razlikuju.',
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
  const { password_changed: changed } = profile;
  const help = [
    changed !== null && `Zadnja promjena ${formatListDate(changed)}.`,
    'Promjena odjavljuje sve druge uređaje.',
  ];
  return (
    <ProfileBlock title="Lozinka" help={help.filter(Boolean).join(' ')}>
      <Stack component="form" w="100%" {...form.props}>
        <SimpleGrid {...PAIR}>
          <PasswordField label="Sadašnja lozinka" autoComplete="current-password" {...form.field('current')} />
        </SimpleGrid>
        <SimpleGrid {...PAIR}>
          <PasswordField
            label="Nova lozinka"
            autoComplete="new-password"
            help={`Najmanje ${PASSWORD_MIN_LENGTH} znakova.`}
            {...form.field('next')}
          />
          <PasswordField label="Ponovite novu lozinku" autoComplete="new-password" {...form.field('repeat')} />
        </SimpleGrid>
        <BlockFault fault={form.fault} />
        <div>
          <BusyButton type="submit" variant="filled" isBusy={form.isBusy}>
            Promijeni lozinku
          </BusyButton>
        </div>
      </Stack>
    </ProfileBlock>
  );
}
