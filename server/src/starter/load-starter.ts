import { randomBytes } from 'node:crypto';
import { foldText } from '@baklja/contract/alias';
import type { Role } from '@baklja/contract/roles';
import { hashPassword } from '../accounts/passwords.ts';
import { users } from '../accounts/user-record.ts';
import { type Config, isLoopback } from '../config.ts';
import { type Database, lockForLimit } from '../db/database.ts';
import type { Db } from '../db/schema.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';
import { loadBasics } from './load-basics.ts';

/** Password of the demo users where only this machine can reach them; the README documents it. */
export const DEMO_PASSWORD = 'baklja-demo-2026';

const PASSWORD_BYTES = 12;

export type StarterAccount = { role: Role; username: string; password: string };

/** The accounts that the first start made; empty on every later start. */
export type StarterReport = { accounts: StarterAccount[] };

type PreparedAccount = StarterAccount & { name: string; password_hash: string };

/** The stores of an installation. */
export type Stores = { database: Database; files: FileStorage };

/**
 * Fills a new installation: the first superadmin, what every installation needs, and the demo content on request. One
 * transaction holds all of it; an installation that was filled once is never filled again.
 */
export async function loadStarter({ database, files }: Stores, config: Config, now: Date): Promise<StarterReport> {
  if (await isFilled(database.read)) return { accounts: [] };
  const accounts = await prepareAccounts(config);
  // Only the first start loads them.
  const demo = config.starter === 'demo' ? await importDemo() : undefined;
  const written = demo ? await demo.writeDemoFiles(files) : [];
  const report = await database.write(async (transaction): Promise<StarterReport | undefined> => {
    await lockForLimit(transaction, 'starter');
    if (await isFilled(transaction)) return undefined;
    await transaction.insertInto('installation').values({ name: 'starter', value: config.starter }).execute();
    const userIds = await insertAccounts(transaction, accounts, now);
    await loadBasics(transaction, now);
    await demo?.insertDemo(transaction, { userIds, files: written, now });
    return { accounts: accounts.map(({ role, username, password }) => ({ role, username, password })) };
  });
  // Another node was faster; its files are the valid ones.
  if (!report) await files.delete(written.map(({ object_key }) => object_key));
  return report ?? { accounts: [] };
}

async function importDemo() {
  const [{ writeDemoFiles }, { insertDemo }] = await Promise.all([
    import('./load-demo-files.ts'),
    import('./load-demo.ts'),
  ]);
  return { writeDemoFiles, insertDemo };
}

async function isFilled(db: Db): Promise<boolean> {
  const filled = await db.selectFrom('installation').select('name').where('name', '=', 'starter').executeTakeFirst();
  if (filled) return true;
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function prepareAccounts(config: Config): Promise<PreparedAccount[]> {
  const admin = { role: 'superadmin' as const, username: config.adminUsername, name: 'Administrator' };
  const adminFolded = foldText(config.adminUsername);
  const demoUsers = DEMO_USERS.filter(({ username }) => username !== adminFolded);
  const others = config.starter === 'demo' ? demoUsers : [];
  const demoPassword = () => (isLoopback(config.host) ? DEMO_PASSWORD : randomPassword());
  const wanted = [
    { ...admin, password: config.adminPassword ?? randomPassword() },
    ...others.map((user) => ({ ...user, password: demoPassword() })),
  ];
  return Promise.all(wanted.map(async (user) => ({ ...user, password_hash: await hashPassword(user.password) })));
}

/** A user for each role; the names are invented. */
export const DEMO_USERS: readonly { role: Role; username: string; name: string }[] = [
  { role: 'superadmin', username: 'superadmin', name: 'Iva Đurđević' },
  { role: 'olimp', username: 'olimp', name: 'Marko Ćutuk' },
  { role: 'dokumenti', username: 'dokumenti', name: 'Lucija Žnidarić' },
  { role: 'tipfeler', username: 'tipfeler', name: 'Petra Šimunić' },
  { role: 'sportasi', username: 'sportasi', name: 'Tin Barić' },
  { role: 'kategorizacije', username: 'kategorizacije', name: 'Nikolina Čavka' },
];

async function insertAccounts(
  transaction: Db,
  accounts: readonly PreparedAccount[],
  now: Date,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { username, name, role, password_hash } of accounts) {
    const email = `${foldText(username).replace(/[^\w.-]/g, '-')}@example.invalid`;
    const values = { username, name, email, role, active: 1, password_hash } as const;
    const { id } = await users.within.insert(transaction, { values, stamp: { userId: null, at: now } });
    ids.set(role, id);
  }
  return ids;
}

/** A random password that no one can guess; people copy it once. */
export function randomPassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url');
}
