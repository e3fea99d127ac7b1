import { Button } from '@mantine/core';
import { ProofScreen } from '#web/features/accounts/log-in/LogInScreen.tsx';
import { PasskeyProof } from '#web/features/accounts/PasskeyProof.tsx';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';

type Props = { isInPlace: boolean; onProved: () => Promise<unknown>; onLogOut: () => void };

/** Asks for the passkey: in place of the screens, or over unsaved work, which stays unchanged below. */
export function Proof({ isInPlace, onProved, onLogOut }: Props) {
  if (!isInPlace) return <ProofScreen onProved={onProved} onLogOut={onLogOut} />;
  return (
    <StackedModal
      title="Potvrdite prijavu"
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <PasskeyProof
        help="Vaša uloga sada traži prijavu u dva koraka. Ono što ste napisali ostaje na zaslonu: potvrdite da ste to vi svojim pristupnim ključem i nastavite gdje ste stali."
        leave={
          <Button variant="quiet" onClick={onLogOut}>
            Odjavi se
          </Button>
        }
        onProved={onProved}
      />
    </StackedModal>
  );
}
