import type { Profile } from '@baklja/contract/features/accounts/profile';
import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { DialogButtons, SubmitButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { PasskeyProof } from '../PasskeyProof.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { BlockFault } from './ProfileBlock.tsx';
import { useProfileAgain } from './profile.queries.ts';

type Props = {
  /** What follows. */
  help?: string | undefined;
  confirmText: string;
  isDangerous?: boolean | undefined;
  /** Fields above the password. */
  children?: ReactNode;
  /** When it rejects, the form stays open and says why: a wrong password at its field. */
  onConfirm: (password: string) => Promise<unknown>;
  onCancel: () => void;
};

/** Asks for the password of the user before a change of the second factor, of keys or of sessions. */
export function PasswordForm({ help, confirmText, isDangerous, children, onConfirm, onCancel }: Props) {
  const form = useSmallForm({
    initial: { password: '' },
    findProblems: ({ password }) => ({ password: password === '' ? 'Upišite lozinku.' : undefined }),
    send: ({ password }) => onConfirm(password),
  });
  return (
    <form {...form.props}>
      <Stack>
        <p>{help} Potvrdite svojom lozinkom.</p>
        {children}
        <PasswordField
          label="Lozinka"
          autoComplete="current-password"
          {...form.field('password')}
          {...(children === undefined && { 'data-autofocus': true })}
        />
        <BlockFault fault={form.fault} />
      </Stack>
      <SubmitButtons {...{ confirmText, isDangerous }} isBusy={form.isBusy} onCancel={onCancel} />
    </form>
  );
}

type PasswordDialogProps = Omit<Props, 'onCancel' | 'onConfirm'> & {
  title: string;
  /** Makes the change; its message is shown. */
  onConfirm: (password: string) => Promise<{ message: string }>;
  onClose: () => void;
};

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
  const leave = <Button onClick={onClose}>Odustani</Button>;
  return (
    <StackedModal title={title} onClose={onClose} withCloseButton={false}>
      {passkeys.length > 0 ? (
        <PasskeyProof
          help="Prijavili ste se samo lozinkom. Prije ove promjene potvrdite da ste to vi svojim pristupnim ključem."
          leave={leave}
          onProved={readAgain}
        />
      ) : (
        <>
          <p>Prijavili ste se samo lozinkom. Za ovu se promjenu odjavite i ponovno prijavite kodom iz aplikacije.</p>
          <DialogButtons>{leave}</DialogButtons>
        </>
      )}
    </StackedModal>
  );
}
