import { randomBytes } from 'node:crypto';
import { foldText } from '@baklja/contract/alias';
import type { Role } from '@baklja/contract/roles';
import { type Config, isLoopback } from '../config.ts';

/** Password of the demo users where only this machine can reach them; the README documents it. */
export const DEMO_PASSWORD = 'baklja-demo-2026';

const PASSWORD_BYTES = 12;

/** A user for each role; the names are invented. */
export const DEMO_USERS: readonly { role: Role; username: string; name: string }[] = [
  { role: 'superadmin', username: 'superadmin', name: 'Iva Đurđević' },
  { role: 'olimp', username: 'olimp', name: 'Marko Ćutuk' },
  { role: 'dokumenti', username: 'dokumenti', name: 'Lucija Žnidarić' },
  { role: 'tipfeler', username: 'tipfeler', name: 'Petra Šimunić' },
  { role: 'sportasi', username: 'sportasi', name: 'Tin Barić' },
  { role: 'kategorizacije', username: 'kategorizacije', name: 'Nikolina Čavka' },
];

export type StarterAccount = { role: Role; username: string; name: string; password: string };

/** The first superadmin, and in a demo the users whose names the first superadmin does not have. */
export function starterAccounts({ adminUsername, adminPassword, starter, host }: Config): StarterAccount[] {
  const admin = { role: 'superadmin' as const, username: adminUsername, name: 'Administrator' };
  const others = DEMO_USERS.filter(({ username }) => starter === 'demo' && username !== foldText(adminUsername));
  return [
    { ...admin, password: adminPassword ?? randomPassword() },
    ...others.map((user) => ({ ...user, password: isLoopback(host) ? DEMO_PASSWORD : randomPassword() })),
  ];
}

/** A random password that no one can guess; people copy it once. */
export function randomPassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url');
}
