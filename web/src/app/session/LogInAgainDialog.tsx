import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { CodeStep } from '#web/features/accounts/CodeStep.tsx';
import { useLogInForm } from '#web/features/accounts/log-in/use-log-in-form.ts';
import { PasswordField } from '#web/features/accounts/PasswordField.tsx';
import { call } from '#web/lib/api-client.ts';
import { setMissesSecondFactor } from '#web/lib/second-factor.ts';
import { getSession, lastUsername, startSession } from '#web/lib/session.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { DialogButtons } from '#web/ui/dialogs/DialogButtons.tsx';

type Props = { isOpen: boolean; title: string; onLoggedIn: () => void; onGiveUp: () => void };

/** Asks for the password in place when the session ends over unsaved work; the work below stays unchanged. */
export function LogInAgainDialog({ isOpen, title, onLoggedIn, onGiveUp }: Props) {
  const form = useLogInForm(async ({ token, role }, username) => {
    const owner = getSession()?.userId;
    const { userId } = await call(authRoutes.readToken, {}, { token });
    if (owner !== undefined && userId !== owner) {
      throw new Error('Započeti rad pripada drugom korisniku. Prijavite se istim korisničkim imenom.');
    }
    setMissesSecondFactor(false);
    startSession({ token, role, username });
    form.change({ password: '', otp: undefined });
    onLoggedIn();
  });
  const { username, password, otp } = form.values;
  const { error = form.fault?.message, ...passwordField } = form.field('password');
  return (
    <Modal
      opened={isOpen}
      onClose={() => {}}
      title={title}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <form {...form.props}>
        {otp === undefined ? (
          <Stack gap="md">
            <p>Ono što ste napisali ostaje na zaslonu. Upišite lozinku i nastavite gdje ste stali.</p>
            {lastUsername() === '' ? (
              <TextInput label="Korisničko ime" autoComplete="username" {...form.field('username')} />
            ) : (
              <p>
                <b>{getSession()?.name}</b>{' '}
                <Text span c="dimmed">
                  {username}
                </Text>
                {/* For the password manager of the browser. */}
                <input type="hidden" autoComplete="username" value={username} />
              </p>
            )}
            <PasswordField
              label="Lozinka"
              autoComplete="current-password"
              data-autofocus
              {...passwordField}
              error={error}
            />
          </Stack>
        ) : (
          <CodeStep form={form} fault={form.fault?.message} />
        )}
        <DialogButtons>
          <Button variant="quiet" onClick={onGiveUp}>
            Odjavi se
          </Button>
          <BusyButton
            type="submit"
            variant="filled"
            isBusy={form.isBusy}
            disabled={username === '' || password === '' || otp?.trim() === ''}
          >
            Prijavi se
          </BusyButton>
        </DialogButtons>
      </form>
    </Modal>
  );
}
