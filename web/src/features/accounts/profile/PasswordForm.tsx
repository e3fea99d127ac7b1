import type { Profile } from '@baklja/contract/features/accounts/profile';
import { Button, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { DialogButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { PasskeyProof } from '../PasskeyProof.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { BlockFault, useSaving } from './ProfileBlock.tsx';
import { useProfileAgain } from './profile.queries.ts';
import { profileText as text } from './profile.text.ts';

type Props = {
  /** What follows. */
  help?: string | undefined;
  confirmText: string;
  isDangerous?: boolean;
  /** Fields above the password. */
  children?: ReactNode;
  /** When it rejects, the form stays open and says why: a wrong password at its field. */
  onConfirm: (password: string) => Promise<unknown>;
  onCancel: () => void;
};

/** Asks for the password of the user before a change of the second factor, of keys or of sessions. */
export function PasswordForm({ help, confirmText, isDangerous = false, children, onConfirm, onCancel }: Props) {
  const [password, setPassword] = useState('');
  const { fault, setFault, isBusy, save } = useSaving(['password']);
  const field = useRef<HTMLInputElement>(null);
  const wrong = fault?.fields.password;
  useEffect(() => {
    if (wrong !== undefined) field.current?.select();
  }, [wrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (password === '') setFault({ fields: { password: text.passwordMissing } });
    else void save(() => onConfirm(password));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <p>
          {help} {text.askPassword}
        </p>
        {children}
        <PasswordField
          ref={field}
          label={text.password}
          name="password"
          autoComplete="current-password"
          value={password}
          error={wrong}
          onChange={(value) => {
            setPassword(value);
            setFault(undefined);
          }}
          {...(children === undefined && { 'data-autofocus': true })}
        />
        <BlockFault message={fault?.message} />
      </Stack>
      <DialogButtons>
        <Button onClick={isBusy ? undefined : onCancel} aria-disabled={isBusy || undefined}>
          {text.cancel}
        </Button>
        <BusyButton type="submit" variant={isDangerous ? 'danger' : 'filled'} isBusy={isBusy}>
          {confirmText}
        </BusyButton>
      </DialogButtons>
    </form>
  );
}

type PasswordDialogProps = Omit<Props, 'onCancel' | 'onConfirm'> & {
  title: string;
  /** Makes the change; its message is shown. */
  onConfirm: (password: string) => Promise<{ message: string }>;
  onClose: () => void;
};

/** {@link PasswordForm} in a dialog of its own, which closes after the change. */
export function PasswordDialog({ title, onClose, onConfirm, ...form }: PasswordDialogProps) {
  const readAgain = useProfileAgain();
  const toasts = useToasts();
  const confirm = async (password: string) => {
    const { message } = await onConfirm(password);
    await readAgain();
    toasts.success(message, SUCCESS_TOAST_MS);
    onClose();
  };
  return (
    <StackedModal onClose={onClose} title={title} withCloseButton={false}>
      <PasswordForm {...form} onCancel={onClose} onConfirm={confirm} />
    </StackedModal>
  );
}

type ProveFirstProps = { profile: Profile; title: string; onClose: () => void; children: ReactNode };

/** Shows the dialog of a change once the session has proved the second factor that the user has. */
export function ProveFirst({ profile, title, onClose, children }: ProveFirstProps) {
  const readAgain = useProfileAgain();
  const { second_factor_proved: proved, authenticator_since: since, passkeys } = profile;
  if (proved === 1 || (passkeys.length === 0 && since === null)) return children;
  const leave = <Button onClick={onClose}>{text.cancel}</Button>;
  return (
    <StackedModal title={title} onClose={onClose} withCloseButton={false}>
      {passkeys.length > 0 ? (
        <PasskeyProof help={text.proveHelp} leave={leave} onProved={readAgain} />
      ) : (
        <>
          <p>{text.logInWithCode}</p>
          <DialogButtons>{leave}</DialogButtons>
        </>
      )}
    </StackedModal>
  );
}
