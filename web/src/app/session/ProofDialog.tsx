import { Button } from '@mantine/core';
import { PasskeyProof } from '#web/features/accounts/PasskeyProof.tsx';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';

/** Asks for the passkey over unsaved work, which stays unchanged below. */
export function ProofDialog({ onProved, onLogOut }: { onProved: () => Promise<unknown>; onLogOut: () => void }) {
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
