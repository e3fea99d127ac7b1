import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { ACCOUNT_TYPES, userRoutes } from '@baklja/contract/features/accounts/users';
import { WAITING_USERS_LIMIT } from '@baklja/contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { users as userRecord } from '../../../accounts/user-record.ts';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makeUser } from '../../../testing/records/make-user.ts';
import { runTogether } from '../../../testing/run-together.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const HOME = '192.0.2.1';
const TAKEN = { warning: 'Registracija s tim podacima nije moguća.', code: 'taken' };
const FULL = {
  warning: 'Trenutačno se ne primaju nove registracije. Obratite se administratoru.',
  code: 'too-many-waiting',
};
const FULL_FOR_NETWORK = {
  warning:
    'S vaše mreže već 20 registracija čeka odobrenje. Pričekajte da ih administrator pregleda pa pokušajte ponovno.',
  code: 'too-many-waiting',
};

describe.each(DATABASE_NAMES)('a registration on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    await testApp.dependencies.database.write(async (transaction) => {
      await transaction.deleteFrom('tries').execute();
      await transaction.deleteFrom('users').where('username', 'not like', '%-of-tests').execute();
    });
  });

  const form = (username: string) => ({
    f_name: 'Ana',
    l_name: 'Šarić',
    username,
    email: `${username}@example.invalid`,
    password: 'dovoljno duga',
    accountTypeRequest: 'USER',
  });

  const register = (payload: object, from = HOME) =>
    testApp.send({ method: 'POST', url: userRoutes.registerUser.path, remoteAddress: from, payload });

  const users = () =>
    testApp.dependencies.database.read
      .selectFrom('users')
      .select(['username', 'name', 'email', 'role', 'active', 'created_by', 'accountTypeRequest'])
      .where('role', 'is', null)
      .orderBy('id')
      .execute();

  test('makes an account without a role that cannot log in', async () => {
    const answer = await register(form(' ana '));
    expect(answer.statusCode).toBe(400);
    expect((await register({ ...form('ana'), username: ' ana ' })).json()).toEqual({
      message: 'Registracija je zaprimljena. Prijaviti se možete kad je administrator odobri.',
    });
    const account = { role: null, active: 0, created_by: null, accountTypeRequest: 'USER' };
    expect(await users()).toEqual([{ ...account, username: 'ana', name: 'Ana Šarić', email: 'ana@example.invalid' }]);
    const body = { username: 'ana', password: 'dovoljno duga' };
    expect((await testApp.call(authRoutes.logIn, { body })).json()).toMatchObject({ code: 'account-waiting' });
  });

  test('ignores the fixed fields, with any values', async () => {
    const fixed = { log: 'x', payment: 1, Insert_type: 'ADMIN', company: {}, phone: null, city: [] };
    const others = { ProfileImage: 'a'.repeat(1000), role: 'superadmin', active: 1, id: 1 };
    expect((await register({ ...form('ana'), ...fixed, ...others })).statusCode).toBe(200);
    expect(await users()).toMatchObject([{ role: null, active: 0 }]);
  });

  test.each(ACCOUNT_TYPES)('may request the account type %s', async (accountTypeRequest) => {
    expect((await register({ ...form('ana'), accountTypeRequest })).statusCode).toBe(200);
    expect(await users()).toMatchObject([{ accountTypeRequest, role: null }]);
  });

  test.each(['f_name', 'l_name', 'username', 'email', 'password', 'accountTypeRequest'])(
    'is rejected without %s, or with it empty',
    async (field) => {
      const { [field]: _, ...rest } = form('ana') as Record<string, unknown>;
      for (const payload of [rest, { ...rest, [field]: '' }]) {
        const answer = await register(payload);
        expect([answer.statusCode, answer.json()]).toMatchObject([400, { warning: expect.any(String) }]);
      }
      expect((await register(rest)).json()).toMatchObject({ warning: 'Please enter all data!', code: 'incomplete' });
      expect(await users()).toEqual([]);
    },
  );

  test.each([
    ['email', 'nije adresa'],
    ['accountTypeRequest', 'ADMIN'],
    ['password', '123456789'],
    ['f_name', 'a'.repeat(201)],
    ['username', 'a'.repeat(201)],
    ['email', `${'a'.repeat(190)}@example.hr`],
  ])('is rejected with the %s %j', async (field, value) => {
    const answer = await register({ ...form('ana'), [field]: value });
    expect(answer.statusCode).toBe(400);
    const errors = [{ field, message: expect.any(String) }];
    expect(answer.json()).toEqual({ warning: 'Podaci nisu ispravni.', code: 'invalid-input', errors });
  });

  test('gives the same neutral message for a taken name and a taken e-mail', async () => {
    await makeUser(testApp.dependencies.database, { username: 'zauzeto' });
    for (const taken of [{ username: 'ZAUZETO' }, { email: 'Zauzeto@Example.invalid' }]) {
      const answer = await register({ ...form('ana'), ...taken });
      expect([answer.statusCode, answer.json()]).toEqual([409, TAKEN]);
    }
  });

  test('is accepted ten times an hour from one address', async () => {
    const names = Array.from({ length: 11 }, (_, place) => `ana${place}`);
    const answers = await Promise.all(names.map((name) => register(form(name))));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const refused = answers.find(({ statusCode }) => statusCode === 429)!;
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.json()).toEqual({
      warning: 'Previše pokušaja. Pokušajte ponovno kasnije.',
      code: 'too-many-tries',
    });
    expect((await register(form('eva'), '192.0.2.2')).statusCode).toBe(200);
    testApp.setNow(new Date(TEST_NOW.getTime() + 60 * 60 * 1000));
    expect((await register(form('iva'))).statusCode).toBe(200);
  });

  test('may be the two hundredth to wait, but not the one after', async () => {
    await fillNetwork(WAITING_USERS_LIMIT - 1);
    expect((await register(form('ana'))).statusCode).toBe(200);
    const answer = await register(form('eva'));
    expect([answer.statusCode, answer.json()]).toEqual([409, FULL]);
    expect(await users()).toHaveLength(WAITING_USERS_LIMIT);
  });

  test('may be the twentieth from one network to wait, but not the one after; others are not concerned', async () => {
    await fillNetwork(19);
    expect((await register(form('ana'), '2001:db8:1:1::aa')).statusCode).toBe(200);
    const answer = await register(form('eva'), '2001:db8:1:1::bb');
    expect([answer.statusCode, answer.json()]).toEqual([409, FULL_FOR_NETWORK]);
    expect((await register(form('iva'), '2001:db8:1:2::1')).statusCode).toBe(200);
    expect((await register(form('mia'))).statusCode).toBe(200);
    expect(await users()).toHaveLength(22);
  });

  test('has a place again once one from its network is approved or deleted', async () => {
    await fillNetwork(20);
    const list = await testApp.call(userRoutes.listUsers, { as: 'superadmin' });
    const [first, second] = list.json<{ id: number; role: string | null }[]>().filter(({ role }) => role === null);
    const from = '2001:db8:1:1::aa';
    const approval = { params: { id: first!.id }, body: { role: 'tipfeler' as const }, as: 'superadmin' as const };
    await testApp.call(userRoutes.updateUser, approval);
    expect((await register(form('ana'), from)).statusCode).toBe(200);
    expect((await register(form('eva'), from)).statusCode).toBe(409);
    await testApp.call(userRoutes.deleteUser, { params: { id: second!.id }, as: 'superadmin' });
    expect((await register(form('eva'), from)).statusCode).toBe(200);
    expect((await register(form('iva'), from)).statusCode).toBe(409);
  });

  test('is accepted once when several compete for the last place of a network', async () => {
    await fillNetwork(19);
    const names = ['ana', 'eva', 'iva', 'mia', 'tea'];
    const registrations = names.map((name, place) => () => register(form(name), `2001:db8:1:1::a${place}`));
    const answers = await runTogether(testApp.dependencies.database, 'users', registrations);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await users()).toHaveLength(20);
  });

  test('is accepted once when the same one comes twice at once', async () => {
    const answers = await Promise.all([register(form('ana')), register(form('ana'))]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  /** Lets as many wait from one network; through the route they would take hours. */
  async function fillNetwork(count: number): Promise<void> {
    await testApp.dependencies.database.write(async (transaction) => {
      for (let place = 0; place < count; place += 1) {
        const stamp = { userId: null, at: TEST_NOW, origin: { address: `2001:db8:1:1::${place}`, agent: null } };
        const user = { username: `mreža${place}`, name: 'Čeka', email: `m${place}@example.invalid`, password_hash: '' };
        await userRecord.within.insert(transaction, { values: { ...user, role: null, active: 0 }, stamp });
      }
    });
  }
});
