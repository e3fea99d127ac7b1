import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { Button, Modal, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError, call } from '#web/lib/api-client.ts';
import { getSession, lastUsername, startSession } from '#web/lib/session.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { DialogButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import classes from './LogInAgainDialog.module.css';

type Props = { isOpen: boolean; title: string; onLoggedIn: () => void; onGiveUp: () => void };

/** Asks for the password in place when the session ends over unsaved work; the work below stays unchanged. */
export function LogInAgainDialog({ isOpen, title, onLoggedIn, onGiveUp }: Props) {
  const [username, setUsername] = useState(lastUsername);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      const owner = getSession()?.userId;
      const { token, role } = await call(authRoutes.logIn, { body: { username, password } }, { token: undefined });
      const payload = await call(authRoutes.readToken, {}, { token });
      if (owner !== undefined && payload.userId !== owner) {
        setError('Započeti rad pripada drugom korisniku. Prijavite se istim korisničkim imenom.');
        return;
      }
      startSession({ token, role, username });
      setPassword('');
      onLoggedIn();
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : String(failure));
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
        <div className={classes.fields}>
          <p>Ono što ste napisali ostaje na zaslonu. Upišite lozinku i nastavite gdje ste stali.</p>
          <TextInput
            label="Korisničko ime"
            autoComplete="username"
            value={username}
            onChange={(event) => setUsername(event.currentTarget.value)}
          />
          <PasswordInput
            label="Lozinka"
            autoComplete="current-password"
            value={password}
            error={error}
            aria-invalid={error !== undefined}
            onChange={(event) => setPassword(event.currentTarget.value)}
            visibilityToggleFocusable
            visibilityToggleButtonProps={{ 'aria-label': 'Prikaži lozinku' }}
            data-autofocus
          />
        </div>{' '}
        <DialogButtons>
          <Button variant="quiet" onClick={onGiveUp}>
            Odjavi se
          </Button>
          <BusyButton type="submit" variant="filled" isBusy={isBusy} disabled={username === '' || password === ''}>
            Prijavi se
          </BusyButton>
        </DialogButtons>
      </form>
    </Modal>
  );
}
