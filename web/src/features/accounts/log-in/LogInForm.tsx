import { ACCOUNT_FIELD_MAX_LENGTH } from '@baklja/contract/limits';
import { Box, Stack, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { IconFingerprint } from '#web/lib/icons.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { TextButton } from '#web/ui/TextButton.tsx';
import { CodeStep } from '../CodeStep.tsx';
import { FormMessage } from '../FormMessage.tsx';
import { PasswordField } from '../PasswordField.tsx';
import type { Credentials, CredentialsForm } from './use-log-in-form.ts';

type Props = {
  form: CredentialsForm;
  /** The message of a successful log-in. */
  done?: string | undefined;
  onRegister: () => void;
  /** Absent where no passkey can be used. */
  passkey?: { logIn: () => void; isBusy: boolean } | undefined;
};

/** @NOTE The English sentences of log-in and registration are specified, including their misspellings. */
export function LogInForm({ form, done, onRegister, passkey }: Props) {
  const { values, problems, fault, isBusy } = form;
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => [username, password].find((field) => field.current?.value === '')?.current?.focus(), []);
  useEffect(() => {
    if (fault) password.current?.select();
  }, [fault]);

  if (values.otp !== undefined) return <SecondStep form={form} done={done} />;
  return (
    <form {...form.props}>
      <Stack gap="md">
        <header>
          <Title {...TITLE} lang="en">
            admin login
          </Title>
          <Text c="quiet" mt={6}>
            Uredništvo mrežnih stranica olimpijskog odbora.
          </Text>
        </header>
        <TextInput
          ref={username}
          label="Korisničko ime"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          maxLength={ACCOUNT_FIELD_MAX_LENGTH}
          {...form.field('username')}
        />
        <PasswordField ref={password} label="Lozinka" autoComplete="current-password" {...form.field('password')} />
        <Box {...MESSAGE_PLACE}>
          {(problems.username || problems.password) && (
            <FormMessage kind="error" lines={['Insert data']} detail={missingText(values)} />
          )}
          {fault && <FormMessage kind="error" lines={[fault.message]} />}
          {done !== undefined && <FormMessage kind="success" lines={[done]} />}
        </Box>
        <BusyButton type="submit" variant="filled" fullWidth isBusy={isBusy && done === undefined && !passkey?.isBusy}>
          Prijavi se
        </BusyButton>
        {passkey && (
          <BusyButton
            fullWidth
            mt="-xs"
            isBusy={passkey.isBusy}
            leftSection={<IconFingerprint aria-hidden />}
            onClick={passkey.logIn}
          >
            Prijava pristupnim ključem
          </BusyButton>
        )}
        <Text c="dimmed" lang="en">
          Dont have account? <TextButton onClick={onRegister}>register here</TextButton>
        </Text>
      </Stack>
    </form>
  );
}

export const TITLE = { fz: 36, lh: 1.12, lts: '-0.022em' };

/** Two lines, so that nothing moves when a message appears. */
const MESSAGE_PLACE = { mih: 40, mt: '-xs' };

function missingText({ username, password }: Credentials): string {
  const missing = [username === '' && 'Korisničko ime', password === '' && 'Lozinka'];
  return `Nedostaje: ${missing.filter(Boolean).join(', ')}`;
}

function SecondStep({ form, done }: Pick<Props, 'form' | 'done'>) {
  const { fault } = form;
  const isWrong = fault instanceof ApiError && fault.code === 'wrong-otp';
  return (
    <form {...form.props}>
      <Stack gap="md">
        <Title {...TITLE}>Drugi korak prijave</Title>
        <CodeStep form={form} fault={isWrong ? fault.message : undefined} />
        <Box {...MESSAGE_PLACE}>
          {fault && !isWrong && <FormMessage kind="error" lines={[fault.message]} />}
          {done !== undefined && <FormMessage kind="success" lines={[done]} />}
        </Box>
        <BusyButton type="submit" variant="filled" fullWidth isBusy={form.isBusy && done === undefined}>
          Prijavi se
        </BusyButton>
      </Stack>
    </form>
  );
}
