import { userRoutes } from '@baklja/contract/features/accounts/users';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '../../accounts/sessions.store.ts';
import { TEST_NOW, useTestApp } from '../../testing/build-test-app.ts';
import { makeUser } from '../../testing/records/make-user.ts';
import { runTogether } from '../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../testing/test-databases.ts';

const REFUSAL = {
  message: 'To je posljednji aktivni superadmin: ne može se onemogućiti, premjestiti u drugu ulogu ni obrisati.',
  code: 'last-superadmin',
};

type Superadmin = { id: number; token: string };

describe.each(DATABASE_NAMES)('the last active superadmin on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  let ana: Superadmin;

  beforeEach(async () => {
    await testApp.dependencies.database.write(async (transaction) => {
      await transaction.deleteFrom('sessions').execute();
      await transaction.deleteFrom('users').execute();
    });
    ana = await makeSuperadmin('ana');
  });

  async function makeSuperadmin(username: string): Promise<Superadmin> {
    const { database, tokens } = testApp.dependencies;
    const user = await makeUser(database, { username, role: 'superadmin' });
    const token = await database.write((transaction) =>
      openSession(transaction, tokens, { user: { ...user, role: 'superadmin' }, now: TEST_NOW }),
    );
    return { id: user.id, token };
  }

  const update = ({ token }: Superadmin, { id }: { id: number }, body: object) =>
    testApp.call(userRoutes.updateUser, { token, params: { id }, rawBody: body });
  const remove = ({ token }: Superadmin, { id }: { id: number }) =>
    testApp.call(userRoutes.deleteUser, { token, params: { id } });
  const countActive = async () => {
    const { database } = testApp.dependencies;
    const rows = await database.read
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'superadmin')
      .where('active', '=', 1)
      .execute();
    return rows.length;
  };

  test('cannot be disabled, demoted or deleted', async () => {
    // Superadmins who are disabled or wait cannot take over.
    await makeUser(testApp.dependencies.database, { username: 'ugasen', role: 'superadmin', active: 0 });
    for (const body of [{ active: 0 }, { role: 'tipfeler' }, { role: 'tipfeler', active: 0 }]) {
      const answer = await update(ana, ana, body);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toEqual(REFUSAL);
    }
    const answer = await remove(ana, ana);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual(REFUSAL);
    expect(await countActive()).toBe(1);
  });

  test('can be renamed, and keeps the token', async () => {
    expect((await update(ana, ana, { name: 'Ana', role: 'superadmin', active: 1 })).statusCode).toBe(200);
    expect((await testApp.call(userRoutes.listUsers, { token: ana.token })).statusCode).toBe(200);
  });

  test('is the last only when there is no other', async () => {
    const eva = await makeSuperadmin('eva');
    expect((await update(eva, ana, { role: 'tipfeler' })).statusCode).toBe(200);
    expect((await update(eva, eva, { active: 0 })).statusCode).toBe(409);
  });

  test.each([
    ['demote', (by: Superadmin, other: Superadmin) => update(by, other, { role: 'tipfeler' })],
    ['disable', (by: Superadmin, other: Superadmin) => update(by, other, { active: 0 })],
    ['delete', (by: Superadmin, other: Superadmin) => remove(by, other)],
  ])('remains when two %s each other at the same moment', async (_, attack) => {
    const eva = await makeSuperadmin('eva');
    const attacks = [() => attack(ana, eva), () => attack(eva, ana)];
    const answers = await runTogether(testApp.dependencies.database, 'users', attacks);
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses[0]).toBe(200);
    expect(statuses[1]).toBeOneOf([401, 409]);
    expect(await countActive()).toBe(1);
  });
});
