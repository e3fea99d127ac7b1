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
import { IconDeviceLaptop, IconDeviceMobile, IconLogout, IconShieldLock, IconUser } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, messageOf } from '#web/lib/api-client.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { setMissesSecondFactor, useMissesSecondFactor } from '#web/lib/second-factor.ts';
import { agentName, isHandheld } from '#web/lib/text/agent-name.ts';
import { SKELETON_AFTER_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { LeaveGuard } from '#web/ui/dialogs/LeaveGuard.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { DetailsBlock, PasswordBlock } from './AccountForms.tsx';
import { PasskeysBlock } from './PasskeysBlock.tsx';
import { PasswordDialog } from './PasswordForm.tsx';
import { BlockFault, BlockFrame, ProfileBlock, ProfileLine, useUnsavedBlocks } from './ProfileBlock.tsx';
import { profileQuery, useProfileAgain } from './profile.queries.ts';
import { profileText as text } from './profile.text.ts';
import { SecondFactorBlock } from './SecondFactorBlock.tsx';

export function ProfileScreen() {
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery);
  return (
    <>
      <PageHead title={text.title} note={profile && `${profile.username}, ${profile.role}`} />
      {profile && <Blocks profile={profile} />}
      {!profile && error && (
        <ErrorState
          title={text.notLoaded}
          reason={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
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
              {text.required}
            </Text>{' '}
            {text.requiredHelp}
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
      <LeaveGuard isDirty={isUnsaved} help={text.leaveHelp} />
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

const SCHEMES = Object.entries(text.themes).map(([value, label]) => ({ value, label }));

/** The colours of this browser; the top bar switches the same setting. */
function ThemeBlock() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <ProfileBlock title={text.theme} help={text.themeHelp}>
      <SegmentedControl
        aria-label={text.theme}
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
      toasts.success(file ? text.pictureSaved : text.pictureRemoved, SUCCESS_TOAST_MS);
    },
  });
  const { isPending, variables } = saving;
  const isSending = isPending && variables !== null;
  const send = (file: File | null) => file && !isPending && saving.mutate(file);
  return (
    <ProfileBlock title={text.picture} help={text.pictureHelp}>
      <Group gap="lg">
        {picture === null ? (
          <Flex component="span" align="center" justify="center" {...FACE}>
            <IconUser aria-hidden style={{ width: 36, height: 36 }} />
          </Flex>
        ) : (
          <Box component="img" src={picture} alt={text.yourPicture} {...FACE} />
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
                {picture === null ? text.addPicture : text.replace}
              </BusyButton>
            )}
          </FileButton>
          {picture !== null && (
            <Button
              variant="quiet"
              onClick={() => !isPending && saving.mutate(null)}
              aria-disabled={isPending || undefined}
            >
              {text.remove}
            </Button>
          )}
          <Text span c="dimmed" role="status">
            {isSending && text.sending}
          </Text>
        </Group>
      </Group>
      <BlockFault fault={saving.error} />
    </ProfileBlock>
  );
}

const FACE = {
  ...{ w: 88, h: 88, bd: '1px solid var(--rule-2)', bg: 'var(--paper-3)', c: 'quiet' },
  style: { borderRadius: 'var(--r-full)', objectFit: 'cover' },
} as const;

function SessionsBlock({ profile: { sessions } }: { profile: Profile }) {
  const [ending, setEnding] = useState<Session | 'others'>();
  return (
    <ProfileBlock title={text.sessions} help={text.sessionsHelp}>
      <Box component="ul" w="100%">
        {sessions.map((session) => (
          <ProfileLine
            key={session.id}
            icon={isHandheld(session.agent) ? <IconDeviceMobile aria-hidden /> : <IconDeviceLaptop aria-hidden />}
            title={agentName(session.agent)}
            {...(session.current === 1 && { note: text.thisDevice })}
            detail={`${session.address}, ${timeOf(session)}`}
            action={
              session.current === 0 && (
                <Button
                  aria-label={`${text.end} ${agentName(session.agent)}, ${session.address}`}
                  onClick={() => setEnding(session)}
                >
                  {text.end}
                </Button>
              )
            }
          />
        ))}
      </Box>
      {sessions.some(({ current }) => current === 0) && (
        <Button leftSection={<IconLogout aria-hidden />} onClick={() => setEnding('others')}>
          {text.endOthers}
        </Button>
      )}
      {ending !== undefined && (
        <PasswordDialog
          title={ending === 'others' ? text.endOthers : text.end}
          help={ending === 'others' ? text.endOthersHelp : text.endHelp(agentName(ending.agent))}
          confirmText={text.end}
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
  return current === 1 ? text.since(formatMoment(created, now)) : text.seen(formatMoment(seen, now));
}
