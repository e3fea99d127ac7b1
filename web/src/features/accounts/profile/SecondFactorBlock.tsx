import type { Profile } from '@baklja/contract/features/accounts/profile';
import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import { Box, Button, Flex } from '@mantine/core';
import { IconAlertTriangle, IconKey, IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '#web/lib/api-client.ts';
import { formatListDate } from '#web/lib/dates.ts';
import { PasswordDialog, ProveFirst } from './PasswordForm.tsx';
import { type MarkUnsaved, ProfileBlock, ProfileLine } from './ProfileBlock.tsx';
import { SecondFactorDialog } from './SecondFactorDialog.tsx';
import { secondFactorText as text } from './second-factor.text.ts';

const FEW_CODES = 3;

const TITLES = { 'turn on': text.turnOnTitle, 'turn off': text.turnOffTitle, renew: text.renewTitle };

export function SecondFactorBlock({ profile, mark }: { profile: Profile; mark: MarkUnsaved }) {
  const [open, setOpen] = useState<keyof typeof TITLES>();
  const { authenticator_since: since, recovery_codes_left: left } = profile;
  const close = () => setOpen(undefined);
  return (
    <ProfileBlock title={text.title} help={text.help}>
      <Box component="ul" w="100%">
        {since === null ? (
          <ProfileLine
            icon={<IconShieldOff aria-hidden />}
            title={text.off}
            note={text.offHelp}
            action={<Button onClick={() => setOpen('turn on')}>{text.turnOn}</Button>}
          />
        ) : (
          <>
            <ProfileLine
              icon={<IconShieldCheck aria-hidden />}
              title={text.on}
              note={text.since(formatListDate(since))}
              action={<Button onClick={() => setOpen('turn off')}>{text.turnOff}</Button>}
            />
            <ProfileLine
              icon={<IconKey aria-hidden />}
              title={text.codes}
              note={text.codesLeft(left)}
              action={<Button onClick={() => setOpen('renew')}>{text.renew}</Button>}
            />
          </>
        )}
      </Box>
      {since !== null && left < FEW_CODES && (
        <Flex component="p" gap="xs" fw={550}>
          <IconAlertTriangle aria-hidden style={{ marginTop: 2 }} /> {text.few(left)}
        </Flex>
      )}
      {open !== undefined && (
        <ProveFirst profile={profile} title={TITLES[open]} onClose={close}>
          {open === 'turn off' ? (
            <PasswordDialog
              title={text.turnOffTitle}
              help={text.turnOffHelp}
              confirmText={text.turnOff}
              isDangerous
              onConfirm={async (password) => {
                await call(secondFactorRoutes.removeAuthenticator, { body: { password } });
                return { message: text.turnedOff };
              }}
              onClose={close}
            />
          ) : (
            <SecondFactorDialog isRenewal={open === 'renew'} mark={mark} onClose={close} />
          )}
        </ProveFirst>
      )}
    </ProfileBlock>
  );
}
