import { type Profile, profileRoutes, type Session } from '@baklja/contract/features/accounts/profile';
import {
  Box,
  Button,
  FileButton,
  Flex,
  Group,
  type MantineColorScheme,
  SegmentedControl,
  Skeleton,
  Text,
  useMantineColorScheme,
} from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#web/lib/api-client.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { IconDeviceLaptop, IconDeviceMobile, IconLogout, IconShieldLock, IconUser } from '#web/lib/icons.ts';
import { setMissesSecondFactor, useMissesSecondFactor } from '#web/lib/second-factor.ts';
import { agentName, isHandheld } from '#web/lib/text/agent-name.ts';
import { SKELETON_AFTER_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { describeValue } from '#web/lists/record-fields.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { LeaveGuard } from '#web/ui/dialogs/LeaveGuard.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { DetailsBlock, PasswordBlock } from './AccountForms.tsx';
import { PasskeysBlock } from './PasskeysBlock.tsx';
import { PasswordDialog } from './PasswordForm.tsx';
import { BlockFault, BlockFrame, ProfileBlock, ProfileLine, useUnsavedBlocks } from './ProfileBlock.tsx';
import { profileQuery, useProfileAgain } from './profile.queries.ts';
import { SecondFactorBlock } from './SecondFactorBlock.tsx';

export function ProfileScreen() {
  const query = useQuery(profileQuery);
  const { data: profile, error } = query;
  return (
    <>
      <PageHead title="Profil" note={profile && `${profile.username}, ${describeValue('role', profile.role)}`} />
      {profile && <Blocks profile={profile} />}
      {!profile && <FailedQuery title="Profil nije učitan." query={query} />}
      {!profile && !error && <ProfileSkeleton />}
    </>
  );
}

function Blocks({ profile }: { profile: Profile }) {
  const { isUnsaved, mark } = useUnsavedBlocks();
  const { second_factor_required, authenticator_since, passkeys } = profile;
  const hasNone = authenticator_since === null && passkeys.length === 0;
  const isMissing = useMissesSecondFactor();
  useEffect(() => {
    if (second_factor_required === 1 && hasNone) setMissesSecondFactor(true);
  }, [second_factor_required, hasNone]);
  return (
    <>
      {isMissing && (
        <Group
          role="status"
          wrap="nowrap"
          align="flex-start"
          gap="sm"
          maw={880}
          mb="md"
          px="md"
          py="sm"
          bg="var(--lapis-soft)"
          style={{ borderLeft: '2px solid var(--ink)' }}
        >
          <IconShieldLock aria-hidden style={{ marginTop: 2 }} />
          <p>
            <Text component="b" display="block" fw={700}>
              Vaša uloga traži prijavu u dva koraka.
            </Text>{' '}
            Uključite aplikaciju za kodove ili dodajte pristupni ključ. Dotad se ostali zasloni ne otvaraju; odmah nakon
            toga radite dalje, bez nove prijave.
          </p>
        </Group>
      )}
      <DetailsBlock profile={profile} mark={mark} />
      <PictureBlock profile={profile} />
      <PasswordBlock profile={profile} mark={mark} />
      <SecondFactorBlock profile={profile} mark={mark} />
      <PasskeysBlock profile={profile} />
      <SessionsBlock profile={profile} />
      <ThemeBlock />
      <LeaveGuard isDirty={isUnsaved} help="Ono što ste upisali u profil nije spremljeno." />
    </>
  );
}

function ProfileSkeleton() {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  return (
    isSlow && (
      <div aria-hidden>
        {[96, 88, 176, 104].map((height) => (
          <BlockFrame key={height} head={<Skeleton width={120} height={20} />}>
            <Skeleton height={height} />
          </BlockFrame>
        ))}
      </div>
    )
  );
}

const SCHEMES = Object.entries({ light: 'Svijetli', dark: 'Tamni', auto: 'Kao sustav' }).map(([value, label]) => ({
  value,
  label,
}));

/** The colours of this browser; the top bar switches the same setting. */
function ThemeBlock() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <ProfileBlock title="Izgled" help="Vrijedi u ovom pregledniku.">
      <SegmentedControl
        aria-label="Izgled"
        data={SCHEMES}
        value={colorScheme}
        onChange={(value) => setColorScheme(value as MantineColorScheme)}
      />
    </ProfileBlock>
  );
}

/** The picture of the user; a new one is saved as soon as it is chosen. */
function PictureBlock({ profile: { picture } }: { profile: Profile }) {
  const readAgain = useProfileAgain();
  const toasts = useToasts();
  /** Without a file it removes the picture. */
  const saving = useMutation({
    mutationFn: (file: File | null) =>
      file ? call(profileRoutes.setProfilePicture, {}, { file }) : call(profileRoutes.removeProfilePicture, {}),
    onSuccess: async (_, file) => {
      await readAgain();
      toasts.success(file ? 'Slika je spremljena.' : 'Slika je uklonjena.', SUCCESS_TOAST_MS);
    },
  });
  const { isPending, variables } = saving;
  const isSending = isPending && variables !== null;
  const send = (file: File | null) => file && !isPending && saving.mutate(file);
  return (
    <ProfileBlock title="Slika" help="Prikazuje se u krugu i ne sprema se u Mediju.">
      <Group gap="lg">
        {picture === null ? (
          <Flex component="span" align="center" justify="center" {...FACE}>
            <IconUser aria-hidden style={{ width: 36, height: 36 }} />
          </Flex>
        ) : (
          <Box component="img" src={picture} alt="Vaša slika" {...FACE} />
        )}
        <Group gap="sm">
          {/* The same file may be chosen again after a fault. */}
          <FileButton
            key={saving.status}
            onChange={send}
            accept="image/*"
            inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
          >
            {({ onClick }) => (
              <BusyButton isBusy={isSending} onClick={onClick}>
                {picture === null ? 'Dodaj sliku' : 'Zamijeni'}
              </BusyButton>
            )}
          </FileButton>
          {picture !== null && (
            <Button
              variant="quiet"
              onClick={() => !isPending && saving.mutate(null)}
              aria-disabled={isPending || undefined}
            >
              Ukloni
            </Button>
          )}
          <Text span c="dimmed" role="status">
            {isSending && 'Šalje se…'}
          </Text>
        </Group>
      </Group>
      <BlockFault fault={saving.error} />
    </ProfileBlock>
  );
}

const FACE = {
  w: 88,
  h: 88,
  bd: '1px solid var(--rule-2)',
  bg: 'var(--paper-3)',
  c: 'quiet',
  style: { borderRadius: 'var(--r-full)', objectFit: 'cover' },
} as const;

function SessionsBlock({ profile: { sessions } }: { profile: Profile }) {
  const [ending, setEnding] = useState<Session | 'others'>();
  return (
    <ProfileBlock title="Prijavljeni uređaji" help="Ne prepoznajete li uređaj, odjavite ga i promijenite lozinku.">
      <Box component="ul" w="100%">
        {sessions.map((session) => (
          <ProfileLine
            key={session.id}
            icon={isHandheld(session.agent) ? <IconDeviceMobile aria-hidden /> : <IconDeviceLaptop aria-hidden />}
            title={agentName(session.agent)}
            {...(session.current === 1 && { note: 'ovaj uređaj' })}
            detail={`${session.address}, ${timeOf(session)}`}
            action={
              session.current === 0 && (
                <Button
                  aria-label={`Odjavi ${agentName(session.agent)}, ${session.address}`}
                  onClick={() => setEnding(session)}
                >
                  Odjavi
                </Button>
              )
            }
          />
        ))}
      </Box>
      {sessions.some(({ current }) => current === 0) && (
        <Button leftSection={<IconLogout aria-hidden />} onClick={() => setEnding('others')}>
          Odjavi sve druge
        </Button>
      )}
      {ending !== undefined && (
        <PasswordDialog
          title={ending === 'others' ? 'Odjavi sve druge' : 'Odjavi'}
          help={
            ending === 'others'
              ? 'Svi uređaji osim ovoga odmah gube prijavu.'
              : `Uređaj „${agentName(ending.agent)}” odmah gubi prijavu.`
          }
          confirmText="Odjavi"
          isDangerous
          onConfirm={(password) =>
            call(profileRoutes.endSessions, { body: { password, ...(ending !== 'others' && { id: ending.id }) } })
          }
          onClose={() => setEnding(undefined)}
        />
      )}
    </ProfileBlock>
  );
}

function timeOf({ current, created, seen }: Session): string {
  const now = new Date();
  return current === 1 ? `od ${formatMoment(created, now)}` : `zadnje viđen ${formatMoment(seen, now)}`;
}
