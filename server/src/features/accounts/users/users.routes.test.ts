import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { userRoutes } from '@baklja/contract/features/accounts/users';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { describe, expect, test } from 'vitest';
import { emptyRecordBin } from '../../../records/bin.ts';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { addAuthenticator } from '../../../testing/own-factors.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { makeUser, TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { auditOf, makeSignedIn } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const PASSWORD = 'lozinka za novu osobu';

describe.each(DATABASE_NAMES)('users on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  const as = 'superadmin';
  const make = (username: string, role: 'tipfeler' | null = 'tipfeler') =>
    makeUser(testApp.dependencies.database, { username, role, active: role ? 1 : 0 });
  const draft = (username: string) => ({
    username,
    name: `Osoba ${username}`,
    email: `${username}@example.invalid`,
    password: PASSWORD,
    role: 'olimp' as const,
  });
  const create = (body: object) => testApp.call(userRoutes.createUser, { as, rawBody: body });
  const update = (id: number, body: object) =>
    testApp.call(userRoutes.updateUser, { as, params: { id }, rawBody: body });
  const remove = (id: number) => testApp.call(userRoutes.deleteUser, { as, params: { id } });
  const list = async () => (await testApp.call(userRoutes.listUsers, { as })).json<Record<string, unknown>[]>();
  const find = async (id: number) => (await list()).find((user) => user['id'] === id);
  const logIn = (username: string, password = PASSWORD) =>
    testApp.call(authRoutes.logIn, { body: { username, password } });

  test('are marked while they have a password that everyone knows', async () => {
    const { database } = testApp.dependencies;
    const { id } = await makeUser(database, { username: 'javna', password: PASSWORD });
    const { id: otherId } = await makeUser(database, { username: 'tajna' });
    const { password_hash: hash } = await database.read
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    Object.assign(testApp.dependencies, { publicHashes: ['$argon2id$of-nobody', hash] });
    const marks = async () => [(await find(id))?.['demo_login'], (await find(otherId))?.['demo_login']];
    expect(await marks()).toEqual([1, 0]);
    await testApp.call(userRoutes.setUserPassword, { as, params: { id }, body: { password: 'sasvim nova lozinka' } });
    expect(await marks()).toEqual([0, 0]);
    Object.assign(testApp.dependencies, { publicHashes: [] });
  });

  describe('are created', () => {
    test('active, with everything visible except the password', async () => {
      const answer = await create(draft('nova'));
      expect(answer.json()).toEqual({ message: 'Korisnik je dodan.', id: expect.any(Number) });
      const { password: _, ...user } = draft('nova');
      const [at, by] = [TEST_NOW.toISOString(), expect.any(Number)];
      expect(await find(answer.json().id)).toEqual({
        ...user,
        id: answer.json().id,
        active: 1,
        accountTypeRequest: 'USER',
        last_log_in: null,
        second_factor: 0,
        demo_login: 0,
        version: 1,
        created: at,
        created_by: by,
        modified: at,
        modified_by: by,
      });
      expect((await logIn('nova')).json()).toMatchObject({ auth: true, role: 'olimp' });
    });

    test.each(['username', 'name', 'email', 'password', 'role'])('only with %s', async (field) => {
      const { [field]: _, ...rest } = draft('manjkava') as Record<string, unknown>;
      const answer = await create(rest);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        message: 'Unesite sve obavezne podatke.',
        code: 'incomplete',
        errors: [{ field, message: 'Obavezan podatak.' }],
      });
    });

    test.each([
      ['email', 'nije adresa'],
      ['email', 'a@b'],
      ['role', 'olipm'],
      ['role', null],
      ['password', '123456789'],
      ['name', 'a'.repeat(201)],
      ['username', 'a'.repeat(201)],
      ['password', 'a'.repeat(201)],
    ])('never with the %s %j', async (field, value) => {
      const answer = await create({ ...draft('losa'), [field]: value });
      expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message: expect.any(String) }]]);
    });

    test.each([
      ['the name', { username: 'ZAUZETA' }],
      ['the e-mail', { email: 'Zauzeta@example.invalid' }],
    ])('never with %s of another user', async (_, taken) => {
      await create(draft('zauzeta'));
      const answer = await create({ ...draft('druga'), ...taken });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toEqual({ message: 'Korisničko ime ili e-pošta već se koristi.', code: 'taken' });
    });
  });

  test('are listed with those who wait first, then by name in Croatian order', async () => {
    for (const username of ['Žarko', 'Čedo', 'Cvita', 'Zoran']) await make(username);
    await make('zadnji', null);
    const users = await list();
    const names = users.map(({ name }) => String(name)).filter((name) => /Žarko|Čedo|Cvita|Zoran|zadnji/.test(name));
    expect(names).toEqual(['Korisnik zadnji', 'Korisnik Cvita', 'Korisnik Čedo', 'Korisnik Zoran', 'Korisnik Žarko']);
    expect(JSON.stringify(users)).not.toMatch(/password|argon2|folded/);
  });

  describe('are changed', () => {
    test('in the sent fields only', async () => {
      const { id } = await make('mijenja');
      const saved = { version: 2, modified: TEST_NOW.toISOString() };
      const answer = await update(id, { name: 'Novo Ime' });
      expect(answer.json()).toEqual({ message: 'Korisnik je spremljen.', ...saved });
      const others = { username: 'mijenja', email: 'mijenja@example.invalid', role: 'tipfeler', active: 1 };
      expect(await find(id)).toMatchObject({ name: 'Novo Ime', ...others, ...saved });
    });

    test('from waiting to active by their first role', async () => {
      const { id } = await make('odobrena', null);
      await update(id, { role: 'sportasi' });
      expect(await find(id)).toMatchObject({ role: 'sportasi', active: 1 });
    });

    test('in their role, and stay disabled when they were', async () => {
      const username = 'onemogucena';
      const { id } = await makeUser(testApp.dependencies.database, { username, role: 'tipfeler', active: 0 });
      expect((await update(id, { role: 'sportasi' })).statusCode).toBe(200);
      expect(await find(id)).toMatchObject({ role: 'sportasi', active: 0 });
      expect((await logIn(username, TEST_PASSWORD)).json()).toMatchObject({ code: 'account-disabled' });
    });

    test('never with an outdated version', async () => {
      const { id } = await make('verzija');
      expect((await update(id, { name: 'Prva', version: 1 })).statusCode).toBe(200);
      const answer = await update(id, { name: 'Druga', version: 1 });
      expect(answer.json()).toMatchObject({ code: 'stale' });
      expect(await find(id)).toMatchObject({ name: 'Prva', version: 2 });
    });

    test('never to the e-mail of another user', async () => {
      const { id } = await make('bez-adrese');
      await make('s-adresom');
      const answer = await update(id, { email: 'S-Adresom@example.invalid' });
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'taken' }]);
      expect((await update(id, { email: 'Bez-Adrese@example.invalid' })).statusCode).toBe(200);
    });

    test('never when they do not exist', async () => {
      const answer = await update(999_999, { name: 'Nitko' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: 'Taj korisnik ne postoji.', code: 'not-found' });
    });
  });

  describe('are deleted', () => {
    test('with their record kept, but not their password', async () => {
      const { id } = await make('odlazi');
      expect((await remove(id)).json()).toEqual({ message: 'Korisnik je izbrisan.' });
      expect(await find(id)).toBeUndefined();
      const kept = await testApp.dependencies.database.read
        .selectFrom('deleted_records')
        .select(['table_name', 'title', 'data', 'deleted_by'])
        .where('record_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(kept).toMatchObject({ table_name: 'users', title: 'Korisnik odlazi', deleted_by: expect.any(Number) });
      expect(kept.data).not.toMatch(/password_hash|argon2/);
    });

    test('never when they do not exist', async () => {
      expect((await remove(999_999)).statusCode).toBe(404);
      expect((await erase(999_999)).json()).toMatchObject({ message: 'Taj korisnik ne postoji.' });
    });

    const erase = (id: number) => testApp.call(userRoutes.deleteUser, { as, params: { id }, query: { erase: 1 } });
    const kept = async (id: number) =>
      testApp.dependencies.database.read
        .selectFrom('deleted_records')
        .select('id')
        .where('table_name', '=', 'users')
        .where('record_id', '=', id)
        .execute();

    test('and erased at once on request, also after they were deleted', async () => {
      const [first, second] = [await make('zaboravljen'), await make('kasnije')];
      expect((await erase(first.id)).json()).toEqual({ message: 'Korisnik je izbrisan.' });
      await remove(second.id);
      expect((await erase(second.id)).statusCode).toBe(200);
      expect([await kept(first.id), await kept(second.id)]).toEqual([[], []]);
      expect((await erase(second.id)).statusCode).toBe(404);
    });

    test('and erased after 30 days; what they wrote stays, without a name', async () => {
      const { database } = testApp.dependencies;
      const { id } = await make('pisac');
      const post = await makePost(database, { title: 'Ostaje' });
      await database.write((transaction) =>
        transaction.updateTable('posts').set({ created_by: id, modified_by: id }).where('id', '=', post.id).execute(),
      );
      const emptyBin = (ms: number) =>
        database.write((transaction) => emptyRecordBin(transaction, new Date(TEST_NOW.getTime() + ms)));
      await remove(id);
      await emptyBin(30 * DAY_MS);
      expect(await kept(id)).toHaveLength(1);
      await emptyBin(30 * DAY_MS + 1);
      expect(await kept(id)).toEqual([]);
      const read = await testApp.call(postRoutes.getPost, { as, params: { alias: post.alias } });
      expect(read.json()).toMatchObject({ title: 'Ostaje', created_by: id });
      expect(read.json().created_by_name ?? null).toBeNull();
    });
  });

  describe('are kept safe by a superadmin, who', () => {
    const check = async (token: string) => (await testApp.call(authRoutes.checkToken, { token })).statusCode;

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
      expect(await find(id)).toMatchObject({ second_factor: 1 });
      const without = (userId: number) =>
        testApp.call(userRoutes.removeUserSecondFactor, { as, params: { id: userId } });
      expect((await without(id)).statusCode).toBe(200);
      expect(await find(id)).toMatchObject({ second_factor: 0 });
      expect(await check(token)).toBe(401);
      expect((await auditOf(testApp, id)).at(-1)).toEqual(['remove-second-factor', {}]);
      expect((await logIn('eva', TEST_PASSWORD)).statusCode).toBe(200);
      expect((await without(999_999)).statusCode).toBe(404);
    });

    test('removes the own second factor in the profile alone, which asks for the password', async () => {
      const own = (await list()).find((user) => user['role'] === 'superadmin')!;
      const params = { id: Number(own['id']) };
      const answer = await testApp.call(userRoutes.removeUserSecondFactor, { as, params });
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
});
