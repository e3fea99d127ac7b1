import { Flex, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IconFingerprint } from '#web/lib/icons.ts';
import { provePasskey, whyNoPasskeys } from '#web/lib/passkeys.ts';
import { renewToken } from '#web/lib/session.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { DialogButtons } from '#web/ui/dialogs/DialogButtons.tsx';

type Props = {
  /** Why the passkey is asked for. */
  help: string;
  /** The button that leaves without the proof. */
  leave: ReactNode;
  /** Buttons over the whole width, as on the log-in screen, instead of those of a dialog. */
  isWide?: boolean;
  /** Called with the fresh token in force. */
  onProved?: () => Promise<unknown>;
};

/** Asks the user of a session that was opened with the password alone for a passkey, and says what helps without one. */
export function PasskeyProof({ help, leave, isWide = false, onProved }: Props) {
  const proving = useMutation({
    mutationFn: async () => {
      const { token } = await provePasskey();
      renewToken(token);
      await onProved?.();
    },
  });
  const why = whyNoPasskeys();
  const fault = why ?? proving.error?.message;
  const buttons = (
    <>
      {leave}
      {why === undefined && (
        <BusyButton
          variant="filled"
          leftSection={<IconFingerprint aria-hidden />}
          isBusy={proving.isPending}
          onClick={() => proving.mutate()}
          data-autofocus
        >
          Potvrdi pristupnim ključem
        </BusyButton>
      )}
    </>
  );
  return (
    <>
      <Stack>
        <p>{help}</p>
        {fault !== undefined && (
          <Stack role="alert">
            <Text c="red" fw={550}>
              {fault}
            </Text>
            <Flex component="ul" direction="column" gap="xs" pl="lg" style={{ listStyle: 'disc' }}>
              <li>Ako je vaš pristupni ključ na drugom uređaju, prijavite se na njemu.</li>
              <li>Imate li i aplikaciju za kodove, odjavite se i prijavite kodom.</li>
              <li>
                Ako ključa više nemate, superadmin vam pod Korisnici uklanja drugi korak prijave. Superadmin kojem nitko
                ne može pomoći vraća pristup na poslužitelju, naredbom npm run recover.
              </li>
            </Flex>
          </Stack>
        )}
      </Stack>
      {isWide ? (
        // The main button first, as on the log-in screen.
        <Flex direction="column-reverse" gap="sm" mt="lg">
          {buttons}
        </Flex>
      ) : (
        <DialogButtons>{buttons}</DialogButtons>
      )}
    </>
  );
}
