import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPassword } from '../accounts/passwords.ts';
import { readConfig } from '../config.ts';
import { makeUser } from '../testing/records/make-user.ts';
import { DATABASE_NAMES, DATABASES, type TestDatabase } from '../testing/test-databases.ts';
import { replacePublicPasswords } from './replace-public-passwords.ts';
import { DEMO_PASSWORD } from './starter-accounts.ts';

const NOW = new Date('2026-11-21T11:00:00.000Z');
const settings = (HOST: string) => readConfig({ HOST }, tmpdir());

describe.each(DATABASE_NAMES)('public demo passwords on %s', (databaseName) => {
  let opened: TestDatabase;
  beforeEach(async () => {
    opened = await DATABASES[databaseName]();
    await makeUser(opened.database, { username: 'superadmin', role: 'superadmin', password: DEMO_PASSWORD });
    await makeUser(opened.database, { username: 'tipfeler', password: 'vec promijenjena lozinka' });
  });
  afterEach(() => opened.destroy());

  const hashOf = async (username: string) =>
    (
      await opened.database.read
        .selectFrom('users')
        .select('password_hash')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).password_hash;

  test('stay while only this machine can reach the server', async () => {
    expect(await replacePublicPasswords(opened.database, settings('127.0.0.1'), NOW)).toEqual({ accounts: [] });
    expect(await isPassword(DEMO_PASSWORD, await hashOf('superadmin'))).toBe(true);
  });

  test('are replaced by random ones, shown once, when others can reach it; changed ones stay', async () => {
    const { accounts } = await replacePublicPasswords(opened.database, settings('0.0.0.0'), NOW);
    expect(accounts.map(({ username }) => username)).toEqual(['superadmin']);
    const hash = await hashOf('superadmin');
    expect(await isPassword(DEMO_PASSWORD, hash)).toBe(false);
    expect(await isPassword(accounts[0]!.password, hash)).toBe(true);
    expect(await isPassword('vec promijenjena lozinka', await hashOf('tipfeler'))).toBe(true);
    expect(await replacePublicPasswords(opened.database, settings('0.0.0.0'), NOW)).toEqual({ accounts: [] });
  });
});
