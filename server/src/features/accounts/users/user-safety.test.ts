import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { userRoutes } from '@baklja/contract/features/accounts/users';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/build-test-app.ts';
import { addAuthenticator } from '../../../testing/own-factors.ts';
import { TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { auditOf, makeSignedIn } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

describe.each(DATABASE_NAMES)('a superadmin on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const as = 'superadmin';

  const check = async (token: string) => (await testApp.call(authRoutes.checkToken, { token })).statusCode;
  const secondFactorOf = async (id: number) => {
    const users = (await testApp.call(userRoutes.listUsers, { as })).json<{ id: number; second_factor: 0 | 1 }[]>();
    return users.find((user) => user.id === id)?.second_factor;
  };

  test('ends every session of a user', async () => {
    const { id, token } = await makeSignedIn(testApp, 'ana');
    const answer = await testApp.call(userRoutes.endUserSessions, { as, params: { id } });
    expect(answer.json()).toEqual({ message: 'Korisnik je odjavljen sa svih uređaja.' });
    expect(await check(token)).toBe(401);
    expect(await auditOf(testApp, id)).toEqual([['end-sessions', {}]]);
    expect((await testApp.call(userRoutes.endUserSessions, { as, params: { id: 999_999 } })).statusCode).toBe(404);
  });

  test('removes the second factor of a user who lost it, and ends the sessions', async () => {
    const { id, token } = await makeSignedIn(testApp, 'eva');
    await addAuthenticator(testApp, token);
    expect(await secondFactorOf(id)).toBe(1);
    const remove = (userId: number) => testApp.call(userRoutes.removeUserSecondFactor, { as, params: { id: userId } });
    expect((await remove(id)).statusCode).toBe(200);
    expect(await secondFactorOf(id)).toBe(0);
    expect(await check(token)).toBe(401);
    expect((await auditOf(testApp, id)).at(-1)).toEqual(['remove-second-factor', {}]);
    const logIn = await testApp.call(authRoutes.logIn, { body: { username: 'eva', password: TEST_PASSWORD } });
    expect(logIn.statusCode).toBe(200);
    expect((await remove(999_999)).statusCode).toBe(404);
  });

  test('removes the own second factor in the profile alone, which asks for the password', async () => {
    const users = (await testApp.call(userRoutes.listUsers, { as })).json<{ id: number; role: string }[]>();
    const own = users.find(({ role }) => role === 'superadmin')?.id ?? 0;
    const answer = await testApp.call(userRoutes.removeUserSecondFactor, { as, params: { id: own } });
    expect(answer.statusCode).toBe(409);
    const message = 'Vlastitu prijavu u dva koraka isključujete u Profilu.';
    expect(answer.json()).toEqual({ message, code: 'own-account' });
  });

  test('says which roles have to log in with a second factor', async () => {
    const read = async () => (await testApp.call(userRoutes.getSecondFactorRoles, { as })).json();
    expect(await read()).toEqual({ roles: [] });
    const roles = ['tipfeler', 'olimp', 'tipfeler'] as const;
    await testApp.call(userRoutes.setSecondFactorRoles, { as, body: { roles: [...roles] } });
    expect(await read()).toEqual({ roles: ['olimp', 'tipfeler'] });
    await testApp.call(userRoutes.setSecondFactorRoles, { as, body: { roles: [] } });
    expect(await read()).toEqual({ roles: [] });
  });
});
