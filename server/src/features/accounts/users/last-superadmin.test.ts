import { userRoutes } from '@baklja/contract/features/accounts/users';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../../accounts/user-record.ts';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeUser } from '../../../testing/records/make-user.ts';
import { runTogether } from '../../../testing/run-together.ts';
import { makeSignedIn } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const REFUSAL = {
  message:
    'To je posljednji superadmin koji se može prijaviti: ne može se isključiti, premjestiti u drugu ulogu ni izbrisati. Najprije tu ulogu dajte još nekome ili postavite lozinku superadminu koji je nema.',
  code: 'last-superadmin',
};

type Superadmin = { id: number; token: string };

describe.each(DATABASE_NAMES)('the last superadmin who can log in on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let ana: Superadmin;

  beforeEach(async () => {
    await testApp.dependencies.database.write(async (transaction) => {
      await transaction.deleteFrom('sessions').execute();
      await transaction.deleteFrom('users').execute();
    });
    ana = await makeSignedIn(testApp, 'ana', 'superadmin');
  });

  const update = ({ token }: Superadmin, { id }: { id: number }, body: object) =>
    testApp.call(userRoutes.updateUser, { token, params: { id }, rawBody: body });
  const remove = ({ token }: Superadmin, { id }: { id: number }, query: { erase?: 1 } = {}) =>
    testApp.call(userRoutes.deleteUser, { token, params: { id }, query });
  /** A superadmin who came back from the bin and was made active again, without a password. */
  async function makeRestored(username: string): Promise<{ id: number }> {
    const { database } = testApp.dependencies;
    const { id } = await makeUser(database, { username, role: 'superadmin' });
    const stamp = { userId: null, at: TEST_NOW };
    await users.remove(database, { ids: [id], stamp });
    await users.restore(database, { ids: [id], stamp });
    await users.update(database, { id, values: { active: 1 }, stamp });
    return { id };
  }

  const countAble = async () => {
    const { database } = testApp.dependencies;
    const rows = await database.read
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'superadmin')
      .where('active', '=', 1)
      .where('password_hash', '!=', '')
      .execute();
    return rows.length;
  };

  test('cannot be disabled, demoted or deleted, unless another one is active and has a password', async () => {
    await makeUser(testApp.dependencies.database, { username: 'ugasen', role: 'superadmin', active: 0 });
    const eva = await makeRestored('eva');
    const refused = [
      await update(ana, ana, { active: 0 }),
      await update(ana, ana, { role: 'tipfeler', active: 0 }),
      await update(ana, ana, { role: 'tipfeler' }),
      await remove(ana, ana),
      await remove(ana, ana, { erase: 1 }),
    ];
    expect(refused.map((answer) => [answer.statusCode, answer.json()])).toEqual(refused.map(() => [409, REFUSAL]));
    expect(await countAble()).toBe(1);
    const body = { password: 'sasvim nova lozinka' };
    await testApp.call(userRoutes.setUserPassword, { token: ana.token, params: eva, body });
    expect((await update(ana, ana, { active: 0 })).statusCode).toBe(200);
  });

  test('may disable, demote and delete one who came back without a password', async () => {
    const eva = await makeRestored('eva');
    expect((await update(ana, eva, { active: 0 })).statusCode).toBe(200);
    expect((await update(ana, eva, { active: 1 })).statusCode).toBe(200);
    expect((await update(ana, eva, { role: 'tipfeler' })).statusCode).toBe(200);
    expect((await remove(ana, eva)).statusCode).toBe(200);
  });

  test('can be renamed, and keeps the token', async () => {
    expect((await update(ana, ana, { name: 'Ana', role: 'superadmin', active: 1 })).statusCode).toBe(200);
    expect((await testApp.call(userRoutes.listUsers, { token: ana.token })).statusCode).toBe(200);
  });

  test.each([
    ['demote', (by: Superadmin, other: Superadmin) => update(by, other, { role: 'tipfeler' })],
    ['disable', (by: Superadmin, other: Superadmin) => update(by, other, { active: 0 })],
    ['delete', (by: Superadmin, other: Superadmin) => remove(by, other)],
  ])('remains when two %s each other at the same moment, next to one without a password', async (_, attack) => {
    const eva = await makeSignedIn(testApp, 'eva', 'superadmin');
    await makeRestored('iva');
    const attacks = [() => attack(ana, eva), () => attack(eva, ana)];
    const answers = await runTogether(testApp.dependencies.database, 'users', attacks);
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses[0]).toBe(200);
    expect(statuses[1]).toBeOneOf([401, 409]);
    expect(await countAble()).toBe(1);
  });
});
