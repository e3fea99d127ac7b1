import type { authRoutes } from '@baklja/contract/features/accounts/auth';
import { ACCOUNT_FIELD_MAX_LENGTH } from '@baklja/contract/limits';
import type { RouteInput } from '@baklja/contract/route';
import { Box, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { TextButton } from '#web/ui/TextButton.tsx';
import { authText } from '../auth.text.ts';
import { CodeStep } from '../CodeStep.tsx';
import { FormMessage, type FormStatus, StatusMessage } from '../FormMessage.tsx';
import { PasswordField } from '../PasswordField.tsx';

/** With `otp` in the second step. */
export type Credentials = RouteInput<typeof authRoutes.logIn>['body'];

type Props = {
  initial?: Credentials;
  status: FormStatus;
  onSubmit: (credentials: Credentials) => void;
  /** Called when the user corrects a field: the message of the last attempt is then outdated. */
  onCorrect: () => void;
  onRegister: () => void;
  /** Absent where no passkey can be used. */
  passkey?: { logIn: () => void; isBusy: boolean } | undefined;
};

const EMPTY: Credentials = { username: '', password: '' };

export function LogInForm({ initial = EMPTY, status, onSubmit, onCorrect, onRegister, passkey }: Props) {
  const [draft, setDraft] = useState(initial);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [isSecondStep, setIsSecondStep] = useState(false);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => firstEmpty(username.current, password.current)?.focus(), []);

  useEffect(() => {
    if (status.kind === 'refused') password.current?.select();
    if (status.kind === 'refused' && status.code === 'second-factor') setIsSecondStep(true);
  }, [status]);

  const isBusy = status.kind === 'busy' || status.kind === 'done';
  const change = (part: Partial<Credentials>) => {
    setDraft({ ...draft, ...part });
    setIsIncomplete(false);
    if (status.kind === 'refused') onCorrect();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const empty = firstEmpty(username.current, password.current);
    setIsIncomplete(empty !== undefined);
    if (empty) empty.focus();
    else onSubmit(draft);
  };

  if (isSecondStep) {
    return (
      <SecondStep
        status={status}
        onSubmit={(otp) => onSubmit({ ...draft, otp })}
        onCorrect={onCorrect}
        onBack={() => {
          onCorrect();
          setIsSecondStep(false);
        }}
      />
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <header>
          <Title {...TITLE} lang="en">
            {authText.logInTitle}
          </Title>
          <Text c="quiet" mt={6}>
            {authText.logInHelp}
          </Text>
        </header>
        <TextInput
          ref={username}
          label={authText.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          maxLength={ACCOUNT_FIELD_MAX_LENGTH}
          value={draft.username}
          error={isIncomplete && draft.username === ''}
          onChange={(event) => change({ username: event.currentTarget.value })}
        />
        <PasswordField
          ref={password}
          label={authText.password}
          name="password"
          autoComplete="current-password"
          value={draft.password}
          error={isIncomplete && draft.password === ''}
          onChange={(value) => change({ password: value })}
        />
        <Box {...MESSAGE_PLACE}>
          {isIncomplete && <FormMessage kind="error" lines={[authText.incompleteLogIn]} detail={missingText(draft)} />}
          <StatusMessage status={status} />
        </Box>
        <BusyButton type="submit" variant="filled" fullWidth mt="xs" isBusy={isBusy && !passkey?.isBusy}>
          {authText.logIn}
        </BusyButton>
        {passkey && (
          <BusyButton
            fullWidth
            mt="-xs"
            isBusy={passkey.isBusy}
            leftSection={<IconFingerprint aria-hidden />}
            onClick={() => !isBusy && passkey.logIn()}
          >
            {authText.logInWithPasskey}
          </BusyButton>
        )}
        <Text c="dimmed" lang="en">
          {authText.noAccount} <TextButton onClick={onRegister}>{authText.register}</TextButton>
        </Text>
      </Stack>
    </form>
  );
}

export const TITLE = { fz: 36, lh: 1.12, lts: '-0.022em' };

/** Two lines, so that nothing moves when a message appears. */
const MESSAGE_PLACE = { mih: 40, my: '-xs' };

function missingText({ username, password }: Credentials): string {
  const missing = [username === '' && authText.username, password === '' && authText.password];
  return `${authText.missing} ${missing.filter(Boolean).join(', ')}`;
}

function firstEmpty(...fields: (HTMLInputElement | null)[]): HTMLInputElement | undefined {
  return fields.find((field) => field?.value === '') ?? undefined;
}

type SecondStepProps = Pick<Props, 'status' | 'onCorrect'> & { onSubmit: (otp: string) => void; onBack: () => void };

function SecondStep({ status, onSubmit, onCorrect, onBack }: SecondStepProps) {
  const [otp, setOtp] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const refused = status.kind === 'refused' ? status : undefined;
  const isWrong = refused?.code === 'wrong-otp';
  const isBusy = status.kind === 'busy' || status.kind === 'done';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsMissing(otp.trim() === '');
    if (otp.trim() !== '') onSubmit(otp.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Title {...TITLE}>{authText.secondStep}</Title>
        <CodeStep
          value={otp}
          error={isMissing ? authText.missingCode : isWrong ? refused?.message : undefined}
          onChange={(value) => {
            setOtp(value);
            setIsMissing(false);
            onCorrect();
          }}
          onBack={onBack}
        />
        <Box {...MESSAGE_PLACE}>
          {!isWrong && refused?.code !== 'second-factor' && <StatusMessage status={status} />}
        </Box>
        <BusyButton type="submit" variant="filled" fullWidth mt="xs" isBusy={isBusy}>
          {authText.logIn}
        </BusyButton>
      </Stack>
    </form>
  );
}
