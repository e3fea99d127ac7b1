import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPassword } from '../accounts/passwords.ts';
import { readConfig } from '../config.ts';
import { makeUser } from '../testing/records/make-user.ts';
import { DATABASE_NAMES, DATABASES, type TestDatabase } from '../testing/test-databases.ts';
import { listProxiedPublicUsers, replacePublicPasswords } from './replace-public-passwords.ts';
import { DEMO_PASSWORD, starterAccounts } from './starter-accounts.ts';

const NOW = new Date('2026-11-21T11:00:00.000Z');
const settings = (HOST: string, others: Record<string, string> = {}) => readConfig({ HOST, ...others }, tmpdir());

describe.each(DATABASE_NAMES)('public demo passwords on %s', (databaseName) => {
  let opened: TestDatabase;
  beforeEach(async () => {
    opened = await DATABASES[databaseName]();
    await makeUser(opened.database, { username: 'superadmin', role: 'superadmin', password: DEMO_PASSWORD });
    await makeUser(opened.database, { username: 'tipfeler', password: 'vec promijenjena lozinka' });
  });
  afterEach(() => opened.destroy());

  const hashOf = async (username: string) => {
    const users = opened.database.read.selectFrom('users').select('password_hash').where('username', '=', username);
    return (await users.executeTakeFirstOrThrow()).password_hash;
  };

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

  test('are found behind a proxy at a loopback address, and nowhere else', async () => {
    const found = async (HOST: string, TRUST_PROXY: string) =>
      (await listProxiedPublicUsers(opened.database, settings(HOST, { TRUST_PROXY }))).map(({ username }) => username);
    for (const proxy of ['1', 'loopback', '10.0.0.1']) expect(await found('127.0.0.1', proxy)).toEqual(['superadmin']);
    for (const none of ['', '0']) expect(await found('127.0.0.1', none)).toEqual([]);
    expect(await found('0.0.0.0', '1')).toEqual([]);
  });
});

const accountsOf = (settings: Record<string, string> = {}) => starterAccounts(readConfig(settings, '/srv'));
const passwordsOf = (settings: Record<string, string>) => accountsOf(settings).map(({ password }) => password);

describe('the accounts of a new installation', () => {
  test('have the name and the password of the settings', () => {
    const settings = { STARTER: 'empty', ADMIN_USERNAME: 'glavna', ADMIN_PASSWORD: 'zadana lozinka' };
    expect(accountsOf(settings)).toMatchObject([
      { role: 'superadmin', username: 'glavna', password: 'zadana lozinka' },
    ]);
  });

  test('have passwords that are public only where only this machine can reach the server', () => {
    const [admin, ...demo] = passwordsOf({ HOST: '127.0.0.1' });
    expect(demo).toEqual(Array.from({ length: 6 }, () => DEMO_PASSWORD));
    expect(admin).not.toBe(DEMO_PASSWORD);
  });

  test('have random passwords, a different one for each user, where others can reach the server', () => {
    const passwords = passwordsOf({ HOST: '0.0.0.0' });
    expect(new Set(passwords).size).toBe(7);
    expect(passwords).not.toContain(DEMO_PASSWORD);
    expect(passwords.every((password) => password.length >= 16)).toBe(true);
  });

  test.each(['Tipfeler', ' olimp ', 'SUPERADMIN'])('have no demo user of the name %j of the superadmin', (name) => {
    expect(accountsOf({ ADMIN_USERNAME: name })).toHaveLength(6);
  });
});
