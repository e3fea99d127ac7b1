import { ACCOUNT_TYPES, type AccountType, userRoutes } from '@baklja/contract/features/accounts/users';
import { ACCOUNT_FIELD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@baklja/contract/limits';
import { Group, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { call } from '#web/lib/api-client.ts';
import { REGISTRATION_ALERT_MS } from '#web/lib/timings.ts';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { TextButton } from '#web/ui/TextButton.tsx';
import { takeFocus } from '#web/ui/use-keep-focus.ts';
import { FormMessage } from '../FormMessage.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { TITLE } from './LogInForm.tsx';
import {
  ACCOUNT_TYPE_NAMES,
  emptyRegistration,
  findRegistrationFault,
  toRegistrationBody,
} from './registration-form.ts';

/** After the message of the server, the log-in opens. */
export function Registration({ onLogIn }: { onLogIn: () => void }) {
  const [done, setDone] = useState<string>();
  const form = useSmallForm({
    initial: emptyRegistration,
    findProblems: (draft) => findRegistrationFault(draft)?.fields ?? {},
    send: async (draft) => {
      const { message } = await call(userRoutes.registerUser, { body: toRegistrationBody(draft) });
      setDone(message);
    },
    isDone: done !== undefined,
  });
  useEffect(() => {
    if (done === undefined) return;
    const timer = setTimeout(onLogIn, REGISTRATION_ALERT_MS);
    return () => clearTimeout(timer);
  }, [done, onLogIn]);
  const { values, problems, fault, isBusy, field } = form;
  const found = Object.keys(problems).length > 0 ? findRegistrationFault(values) : undefined;
  const text = { required: true, withAsterisk: false, maxLength: ACCOUNT_FIELD_MAX_LENGTH };
  const asTyped = { ...text, autoCapitalize: 'none', spellCheck: false };
  const secret = { autoComplete: 'new-password' } as const;
  return (
    <form {...form.props}>
      <Stack gap="md">
        <header>
          <Title {...TITLE}>Novi račun</Title>
          <Text c="quiet" mt={6}>
            Prijaviti se možete kad administrator odobri račun.
          </Text>
        </header>
        <SimpleGrid cols={2} spacing="md">
          <TextInput ref={takeFocus} label="Ime" autoComplete="given-name" {...text} {...field('f_name')} />
          <TextInput label="Prezime" autoComplete="family-name" {...text} {...field('l_name')} />
        </SimpleGrid>
        <TextInput label="Korisničko ime" autoComplete="username" {...asTyped} {...field('username')} />
        <TextInput label="E-pošta" type="email" autoComplete="email" {...asTyped} {...field('email')} />
        <PasswordField
          label="Lozinka"
          help={`Najmanje ${PASSWORD_MIN_LENGTH} znakova.`}
          {...secret}
          {...field('password')}
        />
        <PasswordField label="Potvrda lozinke" {...secret} {...field('confirmPassword')} />
        <AccountTypeField
          value={values.accountTypeRequest}
          onChange={(accountTypeRequest) => form.change({ accountTypeRequest })}
        />
        {found && <FormMessage kind="error" lines={found.message} detail={found.detail} />}
        {fault && <FormMessage kind="error" lines={[fault.message]} />}
        {done !== undefined && <FormMessage kind="success" lines={[done]} />}
        <BusyButton type="submit" variant="filled" fullWidth mt="xs" isBusy={isBusy && done === undefined}>
          {isBusy && done === undefined ? 'Wait...' : 'Submit'}
        </BusyButton>
        <Text c="dimmed" lang="en">
          <TextButton onClick={onLogIn}>Login here</TextButton>
        </Text>
      </Stack>
    </form>
  );
}

type AccountTypeFieldProps = { value: AccountType; onChange: (value: AccountType) => void };

/** A user account, or a business account of some type; the button switches between the two. */
function AccountTypeField({ value, onChange }: AccountTypeFieldProps) {
  const isBusiness = value !== 'USER';
  return (
    <div>
      {isBusiness && (
        <NativeSelect
          label="Vrsta poslovnog računa"
          value={value}
          onChange={({ currentTarget }) =>
            onChange(ACCOUNT_TYPES.find((type) => type === currentTarget.value) ?? 'ALL')
          }
          data={ACCOUNT_TYPES.filter((type) => type !== 'USER').map((type) => ({
            value: type,
            label: ACCOUNT_TYPE_NAMES[type],
          }))}
        />
      )}
      <Group justify="space-between" gap="sm" mt={4}>
        {!isBusiness && <span>{ACCOUNT_TYPE_NAMES.USER}</span>}
        <TextButton lang="en" onClick={() => onChange(isBusiness ? 'USER' : 'ALL')}>
          {isBusiness ? 'Select user account' : 'Select business account'}
        </TextButton>
      </Group>
    </div>
  );
}
