import { ACCOUNT_FIELD_MAX_LENGTH } from '@baklja/contract/limits';
import { TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import look from '#web/ui/look.module.css';
import { TextButton } from '#web/ui/TextButton.tsx';
import classes from '../AuthForm.module.css';
import { authText } from '../auth.text.ts';
import { FormMessage } from '../FormMessage.tsx';
import type { FormStatus } from '../form-status.ts';
import { PasswordField } from '../PasswordField.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { SecondStep } from './SecondStep.tsx';
import type { Credentials } from './use-log-in.ts';

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
    <form className={classes.form} onSubmit={submit} noValidate>
      <header>
        <h1 className={classes.title} lang="en">
          {authText.logInTitle}
        </h1>
        <p className={classes.help}>{authText.logInHelp}</p>
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
      <div className={classes.messagePlace}>
        {isIncomplete && <FormMessage kind="error" lines={[authText.incompleteLogIn]} detail={missingText(draft)} />}
        {status.kind === 'refused' && <FormMessage kind="error" lines={[status.message]} />}
        {status.kind === 'done' && <FormMessage kind="success" lines={[status.message]} />}
      </div>
      <SubmitButton isBusy={isBusy && !passkey?.isBusy}>{authText.logIn}</SubmitButton>
      {passkey && (
        <BusyButton
          className={classes.passkey}
          isBusy={passkey.isBusy}
          leftSection={<IconFingerprint aria-hidden />}
          onClick={() => !isBusy && passkey.logIn()}
        >
          {authText.logInWithPasskey}
        </BusyButton>
      )}
      <p className={look.pale} lang="en">
        {authText.noAccount} <TextButton onClick={onRegister}>{authText.register}</TextButton>
      </p>
    </form>
  );
}

function missingText({ username, password }: Credentials): string {
  const missing = [username === '' && authText.username, password === '' && authText.password];
  return `${authText.missing} ${missing.filter(Boolean).join(', ')}`;
}

function firstEmpty(...fields: (HTMLInputElement | null)[]): HTMLInputElement | undefined {
  return fields.find((field) => field?.value === '') ?? undefined;
}
