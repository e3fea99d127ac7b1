import { foldText } from '@baklja/contract/alias';
import { isCommonPassword } from '../accounts/common-passwords.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { users } from '../accounts/user-record.ts';
import { type Config, SettingError } from '../config.ts';
import { type Database, lockForLimit } from '../db/database.ts';
import type { Db } from '../db/schema.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';
import { beginFirstStart, endFirstStart } from './first-start.ts';
import { loadBasics } from './load-basics.ts';
import { type StarterAccount, starterAccounts } from './starter-accounts.ts';

/** The accounts that the first start made; empty on every later start. */
export type StarterReport = { accounts: Pick<StarterAccount, 'role' | 'username' | 'password'>[] };

type HashedAccount = StarterAccount & { password_hash: string };

/** The stores of an installation. */
export type Stores = { database: Database; files: FileStorage };

/**
 * Fills a new installation: the first superadmin, what every installation needs, and the demo content on request. One
 * transaction holds all of it; an installation that was filled once is never filled again.
 * @throws SettingError for an empty database next to files that it does not know, and for a weak ADMIN_PASSWORD.
 */
export async function loadStarter({ database, files }: Stores, config: Config, now: Date): Promise<StarterReport> {
  if (await isFilled(database.read)) {
    await endFirstStart(files);
    return { accounts: [] };
  }
  await rejectWeakAdminPassword(config);
  await beginFirstStart(files, config, () => isFilled(database.read));
  const accounts = await Promise.all(starterAccounts(config).map(withHash));
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
  await endFirstStart(files);
  return report ?? { accounts: [] };
}

async function rejectWeakAdminPassword({ adminPassword, adminUsername }: Config): Promise<void> {
  if (adminPassword === undefined) return;
  const isOwnName = foldText(adminPassword.trim()) === foldText(adminUsername.trim());
  if (isOwnName) throw new SettingError('ADMIN_PASSWORD', 'must differ from ADMIN_USERNAME');
  if (!(await isCommonPassword(adminPassword))) return;
  throw new SettingError('ADMIN_PASSWORD', 'is among the most common passwords; choose another one');
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

async function withHash(account: StarterAccount): Promise<HashedAccount> {
  return { ...account, password_hash: await hashPassword(account.password) };
}

async function insertAccounts(
  transaction: Db,
  accounts: readonly HashedAccount[],
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
