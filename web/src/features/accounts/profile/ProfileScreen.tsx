import type { Profile } from '@baklja/contract/features/accounts/profile';
import { Skeleton } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { setMissesSecondFactor, useMissesSecondFactor } from '#web/lib/second-factor.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { LeaveGuard } from '#web/ui/dialogs/LeaveGuard.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { DetailsBlock } from './DetailsBlock.tsx';
import { PasskeysBlock } from './PasskeysBlock.tsx';
import { PasswordBlock } from './PasswordBlock.tsx';
import { PictureBlock } from './PictureBlock.tsx';
import classes from './Profile.module.css';
import { profileQuery } from './profile.queries.ts';
import { profileText as text } from './profile.text.ts';
import { SessionsBlock } from './SessionsBlock.tsx';
import { SecondFactorBlock } from './second-factor/SecondFactorBlock.tsx';
import { ThemeBlock } from './ThemeBlock.tsx';
import { useUnsavedBlocks } from './use-unsaved-blocks.ts';

/** /profil: the account of the user, its safety and its devices. Each block is saved alone. */
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
        <div className={classes.notice} role="status">
          <IconShieldLock aria-hidden />
          <p>
            <b>{text.required}</b> {text.requiredHelp}
          </p>
        </div>
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
  if (!isSlow) return null;
  return (
    <div aria-hidden>
      {[96, 88, 176, 104].map((height) => (
        <div key={height} className={classes.block}>
          <Skeleton width={120} height={20} />
          <Skeleton height={height} />
        </div>
      ))}
    </div>
  );
}
