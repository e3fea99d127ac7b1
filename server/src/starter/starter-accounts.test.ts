import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { DEMO_PASSWORD, starterAccounts } from './starter-accounts.ts';

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
