import { IconShieldCheck } from '@tabler/icons-react';
import { makeProfile } from '#web/testing/records/make-profile.ts';
import { story } from '#web/testing/story.ts';
import { StoryCache } from '#web/testing/story-cache.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileLine } from './ProfileBlock.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { profileQuery } from './profile.queries.ts';
import { RecoveryCodes, ScanStep } from './SecondFactorBlock.tsx';

const act = () => {};

export const Whole = story('Profil/Sve uključeno', () => (
  <StoryCache seed={(client) => client.setQueryData(profileQuery.queryKey, makeProfile())}>
    <ProfileScreen />
  </StoryCache>
));

export const Bare = story('Profil/Ništa uključeno', () => {
  const bare = makeProfile({ authenticator_since: null, recovery_codes_left: 0, passkeys: [], sessions: [] });
  return (
    <StoryCache seed={(client) => client.setQueryData(profileQuery.queryKey, bare)}>
      <ProfileScreen />
    </StoryCache>
  );
});

export const Line = story('Profil/Redak', () => (
  <ul>
    <ProfileLine icon={<IconShieldCheck aria-hidden />} title="Uključena" note="od 14-02-2026, aplikacija za kodove" />
  </ul>
));

export const AskPassword = story('Profil/Potvrda lozinkom', () => (
  <PasswordForm confirmText="Nastavi" onConfirm={async () => {}} onCancel={act} />
));

export const Scan = story('Profil/Snimanje QR koda', () => (
  <ScanStep
    made={{ secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Baklja:iva?secret=JBSWY3DPEHPK3PXP' }}
    onConfirmed={act}
    onCancel={act}
  />
));

const CODES = ['2f7k-9qpd-x4mt', '8hwn-3rbc-v6yz', 'm5tj-k2gq-7dpx', 'p9cv-w4fh-2nrb', 'q3zt-6kmy-h8jd'];

export const Codes = story('Profil/Rezervni kodovi', () => <RecoveryCodes codes={CODES} onDone={act} />);
