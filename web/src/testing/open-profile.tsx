import type { Profile } from '@baklja/contract/features/accounts/profile';
import { type Mock, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { ProfileScreen } from '#web/features/accounts/profile/ProfileScreen.tsx';
import { logInAs } from './log-in-as.ts';
import { makeProfile } from './records/make-profile.ts';
import { renderScreen } from './render-screen.tsx';
import { fakeServer, type Handlers } from './servers/fake-server.ts';

type OpenProfile = Awaited<ReturnType<typeof renderScreen>> & {
  profile: { now: Profile };
  getProfile: Mock<NonNullable<Handlers['getProfile']>>;
  dialog: Locator;
};

/** Opens /profil. The fake server answers `profile.now`, which a handler may change. */
export async function openProfile(fields: Partial<Profile> = {}, handlers: Handlers = {}): Promise<OpenProfile> {
  logInAs('superadmin');
  const profile = { now: makeProfile(fields) };
  const getProfile = vi.fn<NonNullable<Handlers['getProfile']>>(() => profile.now);
  fakeServer({ getProfile, ...handlers });
  const screen = await renderScreen(<ProfileScreen />, { at: '/profil' });
  return { ...screen, profile, getProfile, dialog: screen.getByRole('dialog') };
}
