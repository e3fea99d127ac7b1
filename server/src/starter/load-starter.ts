import { Readable } from 'node:stream';
import { foldText } from '@baklja/contract/alias';
import { isCommonPassword } from '../accounts/common-passwords.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { users } from '../accounts/user-record.ts';
import { type Config, SettingError } from '../config.ts';
import { type Database, lockForLimit } from '../db/database.ts';
import { getFact } from '../db/installation-facts.ts';
import type { Db } from '../db/schema.ts';
import { categories } from '../features/content/categories.ts';
import { menuSections } from '../features/navigation/navigation.ts';
import { sports } from '../features/sport/sports.ts';
import type { FileStorage } from '../files/storage/file-storage.ts';
import { readContent, type StarterContent } from './read-content.ts';
import { type StarterAccount, starterAccounts } from './starter-accounts.ts';

/** The accounts that the first start made; empty on every later start. */
export type StarterReport = { accounts: Pick<StarterAccount, 'role' | 'username' | 'password'>[] };

type HashedAccount = StarterAccount & { password_hash: string };

export type Stores = { database: Database; files: FileStorage };

/**
 * Fills a new installation: the first superadmin, what every installation needs, and the demo content on request. One
 * transaction holds all of it; an installation that was filled once is never filled again.
 * @throws SettingError for an empty database next to files that it does not know, for a weak ADMIN_PASSWORD, and for a
 * broken file of the starter content.
 */
export async function loadStarter({ database, files }: Stores, config: Config, now: Date): Promise<StarterReport> {
  if (await isFilled(database.read)) {
    await endFirstStart(files);
    return { accounts: [] };
  }
  await rejectWeakAdminPassword(config);
  const content = await readContent();
  await beginFirstStart(files, config, () => isFilled(database.read));
  const accounts = await Promise.all(starterAccounts(config).map(withHash));
  // Only the first start loads them.
  const demo = config.starter === 'demo' ? await importDemo() : undefined;
  const written = demo ? await demo.writeDemoFiles(files, content) : [];
  const report = await database.write(async (transaction): Promise<StarterReport | undefined> => {
    await lockForLimit(transaction, 'starter');
    if (await isFilled(transaction)) return undefined;
    await transaction.insertInto('installation').values({ name: 'starter', value: config.starter }).execute();
    const userIds = await insertAccounts(transaction, accounts, now);
    await insertBasics(transaction, content, now);
    await demo?.insertDemo(transaction, content, { userIds, files: written, now });
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
  if ((await getFact(db, 'starter')) !== undefined) return true;
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

/** What every installation needs from the first day: the categories of posts, the sports, the sections of the menu. */
async function insertBasics(transaction: Db, content: StarterContent, now: Date): Promise<void> {
  const stamp = { userId: null, at: now };
  for (const { title } of content.categories) await categories.within.insert(transaction, { values: { title }, stamp });
  for (const values of content.sports) await sports.within.insert(transaction, { values, stamp });
  for (const [place, section] of content.menu.sections.entries()) {
    const values = { sub: 0 as const, ...section, orderIndex: place + 1 };
    await menuSections.within.insert(transaction, { values, stamp });
  }
}

/** Exists in the storage while a first start is under way, on any node, and after one that was cut short. */
const MARK = 'first-start';

/**
 * Begins the first start of an installation. `isFilled` reads whether another node has finished it by now.
 * @throws SettingError when the storage has files: then another database knows them, and this one is empty by mistake.
 */
export async function beginFirstStart(
  files: FileStorage,
  { allowsEmptyDatabase }: Pick<Config, 'allowsEmptyDatabase'>,
  isFilled: () => Promise<boolean>,
): Promise<void> {
  const isUnderWay = (await files.sizeOf(MARK)) !== undefined;
  if (isUnderWay) return;
  if (!allowsEmptyDatabase && (await hasFiles(files)) && !(await isFilled())) {
    throw new SettingError(
      'ALLOW_EMPTY_DATABASE',
      'set it to 1 if this new, empty database is right; the storage has files that only another database knows',
    );
  }
  await files.write(MARK, Readable.from(['1']), { size: 1, mediaType: 'text/plain' });
}

/** The installation has its records: an empty database is a mistake from now on. */
async function endFirstStart(files: FileStorage): Promise<void> {
  await files.delete([MARK]);
}

async function hasFiles(files: FileStorage): Promise<boolean> {
  for await (const _ of files.list('objects/')) return true;
  return false;
}
