import type { Passkey, Profile } from '@baklja/contract/features/accounts/profile';
import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import { PASSKEY_NAME_MAX_LENGTH } from '@baklja/contract/limits';
import { Box, Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '#web/lib/api-client.ts';
import { formatListDate, formatMoment } from '#web/lib/dates.ts';
import { IconFingerprint, IconPlus } from '#web/lib/icons.ts';
import { addPasskey, whyNoPasskeys } from '#web/lib/passkeys.ts';
import { setMissesSecondFactor } from '#web/lib/second-factor.ts';
import { agentName } from '#web/lib/text/agent-name.ts';
import { PasswordDialog, ProveFirst } from './PasswordForm.tsx';
import { ProfileBlock, ProfileLine } from './ProfileBlock.tsx';

/** The passkeys of the user. Those that exist can be removed also where no new one can be made. */
export function PasskeysBlock({ profile }: { profile: Profile }) {
  const { passkeys } = profile;
  const [open, setOpen] = useState<Passkey | 'new'>();
  const why = whyNoPasskeys();
  const close = () => setOpen(undefined);
  return (
    <ProfileBlock title="Pristupni ključevi" help="Prijava otiskom prsta ili licem, bez lozinke.">
      {passkeys.length === 0 ? (
        <Text c="dimmed">Nema nijednog ključa.</Text>
      ) : (
        <Box component="ul" w="100%">
          {passkeys.map((passkey) => (
            <ProfileLine
              key={passkey.id}
              icon={<IconFingerprint aria-hidden />}
              title={passkey.name}
              detail={lastUseOf(passkey)}
              action={
                <Button aria-label={`Ukloni ključ ${passkey.name}`} onClick={() => setOpen(passkey)}>
                  Ukloni
                </Button>
              }
            />
          ))}
        </Box>
      )}
      {why === undefined ? (
        <Button leftSection={<IconPlus aria-hidden />} onClick={() => setOpen('new')}>
          Dodaj ključ
        </Button>
      ) : (
        <Text c="dimmed">{why}</Text>
      )}
      {open !== undefined && (
        <ProveFirst profile={profile} title={open === 'new' ? 'Dodaj ključ' : 'Ukloni ključ'} onClose={close}>
          {open === 'new' ? (
            <AddKeyDialog onClose={close} />
          ) : (
            <PasswordDialog
              title="Ukloni ključ"
              help={`Ključ „${open.name}” više neće prijavljivati u Baklju. Na uređaju ga izbrišite sami.`}
              confirmText="Ukloni"
              isDangerous
              onConfirm={(password) =>
                call(secondFactorRoutes.removePasskey, { params: { id: open.id }, body: { password } })
              }
              onClose={close}
            />
          )}
        </ProveFirst>
      )}
    </ProfileBlock>
  );
}

function lastUseOf({ created, used }: Passkey): string {
  const use = used === null ? 'još bez prijave' : `zadnja prijava ${formatMoment(used, new Date())}`;
  return `dodan ${formatListDate(created)}, ${use}`;
}

function AddKeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(agentName(navigator.userAgent));
  const [isTried, setIsTried] = useState(false);
  const add = async (password: string) => {
    setIsTried(true);
    if (name.trim() === '') throw new Error('Upišite naziv ključa.');
    await addPasskey({ name: name.trim(), password });
    setMissesSecondFactor(false);
    return { message: 'Pristupni ključ je dodan.' };
  };
  return (
    <PasswordDialog title="Dodaj ključ" confirmText="Nastavi" onConfirm={add} onClose={onClose}>
      <TextInput
        label="Naziv ključa"
        description="Po njemu ćete prepoznati uređaj."
        value={name}
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        aria-invalid={isTried && name.trim() === ''}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
    </PasswordDialog>
  );
}
