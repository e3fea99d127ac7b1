import type { Profile } from '@baklja/contract/features/accounts/profile';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { PasskeyProof } from '../../PasskeyProof.tsx';
import { useProfileAgain } from '../profile.queries.ts';
import { profileText as text } from '../profile.text.ts';

type Props = { profile: Profile; title: string; onClose: () => void; children: ReactNode };

/** Shows the dialog of a change once the session has proved the second factor that the user has. */
export function ProveFirst({ profile, title, onClose, children }: Props) {
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
