import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CodeStep } from '#web/features/accounts/CodeStep.tsx';
import { PasswordField } from '#web/features/accounts/PasswordField.tsx';
import { ApiError, call, messageOf } from '#web/lib/api-client.ts';
import { setMissesSecondFactor } from '#web/lib/second-factor.ts';
import { getSession, lastUsername, startSession } from '#web/lib/session.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { DialogButtons } from '#web/ui/dialogs/DialogButtons.tsx';

type Props = { isOpen: boolean; title: string; onLoggedIn: () => void; onGiveUp: () => void };

/** Asks for the password in place when the session ends over unsaved work; the work below stays unchanged. */
export function LogInAgainDialog({ isOpen, title, onLoggedIn, onGiveUp }: Props) {
  const [username, setUsername] = useState(lastUsername);
  const [password, setPassword] = useState('');
  /** The code of the second step; undefined in the first one. */
  const [otp, setOtp] = useState<string>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      const owner = getSession()?.userId;
      const body = { username, password, ...(otp !== undefined && { otp: otp.trim() }) };
      const { token, role } = await call(authRoutes.logIn, { body }, { token: undefined });
      const payload = await call(authRoutes.readToken, {}, { token });
      if (owner !== undefined && payload.userId !== owner) {
        setError('Započeti rad pripada drugom korisniku. Prijavite se istim korisničkim imenom.');
        return;
      }
      setMissesSecondFactor(false);
      startSession({ token, role, username });
      setPassword('');
      setOtp(undefined);
      onLoggedIn();
    } catch (failure) {
      if (otp === undefined && failure instanceof ApiError && failure.code === 'second-factor') setOtp('');
      else setError(messageOf(failure));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Modal
      opened={isOpen}
      onClose={() => {}}
      title={title}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <form onSubmit={(event) => void submit(event)}>
        {otp === undefined ? (
          <Stack gap="md">
            <p>Ono što ste napisali ostaje na zaslonu. Upišite lozinku i nastavite gdje ste stali.</p>
            <TextInput
              label="Korisničko ime"
              autoComplete="username"
              value={username}
              onChange={(event) => setUsername(event.currentTarget.value)}
            />
            <PasswordField
              label="Lozinka"
              name="password"
              autoComplete="current-password"
              value={password}
              error={error}
              onChange={setPassword}
              data-autofocus
            />
          </Stack>
        ) : (
          <CodeStep
            value={otp}
            error={error}
            onChange={(value) => {
              setOtp(value);
              setError(undefined);
            }}
            onBack={() => {
              setOtp(undefined);
              setError(undefined);
            }}
          />
        )}
        <DialogButtons>
          <Button variant="quiet" onClick={onGiveUp}>
            Odjavi se
          </Button>
          <BusyButton
            type="submit"
            variant="filled"
            isBusy={isBusy}
            disabled={username === '' || password === '' || otp?.trim() === ''}
          >
            Prijavi se
          </BusyButton>
        </DialogButtons>
      </form>
    </Modal>
  );
}
