import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { type Profile, profileRoutes } from '@baklja/contract/features/accounts/profile';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openSession } from '../../../accounts/sessions.store.ts';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makePicture, sendForm } from '../../../testing/make-form.ts';
import { makeUser, TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

const WRONG = 'Trenutačna lozinka nije ispravna.';

describe.each(DATABASE_NAMES)('the profile on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);

  async function makeSignedIn(username: string, agents: readonly string[] = ['Firefox']) {
    const { database, tokens } = testApp.dependencies;
    const user = await makeUser(database, { username });
    const open = (agent: string) =>
      database.write((transaction) => {
        const opened = { user: { ...user, role: 'tipfeler' as const }, now: TEST_NOW };
        return openSession(transaction, tokens, { ...opened, origin: { address: '192.0.2.1', agent } });
      });
    const sessions: string[] = [];
    for (const agent of agents) sessions.push(await open(agent));
    return { id: user.id, token: sessions[0]!, tokens: sessions };
  }

  const read = async (token: string) => (await testApp.call(profileRoutes.getProfile, { token })).json<Profile>();
  const check = async (token: string) => (await testApp.call(authRoutes.checkToken, { token })).statusCode;
  const update = (token: string, body: object) => testApp.call(profileRoutes.updateProfile, { token, rawBody: body });
  const end = (token: string, body: { password: string; id?: string }) =>
    testApp.call(profileRoutes.endSessions, { token, body });
  const actions = async (id: number) => {
    const { database } = testApp.dependencies;
    const rows = await database.read
      .selectFrom('audit_log')
      .select(['action', 'details', 'user_id', 'address'])
      .where('record_id', '=', id)
      .where('kind', '=', 'user')
      .orderBy('id')
      .execute();
    return rows;
  };

  test('shows the account with its sessions, of which none has its real id', async () => {
    const { id, token, tokens } = await makeSignedIn('ana', ['Firefox', 'Safari']);
    expect(await read(token)).toEqual({
      id,
      username: 'ana',
      name: 'Korisnik ana',
      email: 'ana@example.invalid',
      role: 'tipfeler',
      version: 1,
      picture: null,
      password_changed: null,
      authenticator_since: null,
      recovery_codes_left: 0,
      second_factor_required: 0,
      second_factor_proved: 0,
      passkeys: [],
      passkeys_available: 1,
      sessions: ['Firefox', 'Safari'].map((agent, place) => ({
        id: expect.stringMatching(/^[\w-]{16}$/),
        agent,
        address: '192.0.2.1',
        created: TEST_NOW.toISOString(),
        seen: TEST_NOW.toISOString(),
        current: place === 0 ? 1 : 0,
      })),
    });
    const { sessionId } = (await testApp.dependencies.tokens.read(tokens[1]!, TEST_NOW))!;
    expect(JSON.stringify(await read(token))).not.toContain(sessionId.slice(0, 8));
  });

  describe('is changed', () => {
    test('in name and e-mail, and returns the new version', async () => {
      const { id, token } = await makeSignedIn('eva');
      const answer = await update(token, { name: ' Eva Nova ', email: 'eva.nova@example.invalid', version: 1 });
      expect(answer.json()).toEqual({ message: 'Profil je spremljen.', version: 2 });
      expect(await read(token)).toMatchObject({ name: 'Eva Nova', email: 'eva.nova@example.invalid', version: 2 });
      expect(await actions(id)).toMatchObject([{ action: 'update', user_id: id, address: '127.0.0.1' }]);
    });

    test('never with an outdated version, and never to a taken e-mail', async () => {
      const { token } = await makeSignedIn('iva');
      await makeSignedIn('mia');
      expect((await update(token, { name: 'Iva', version: 7 })).json()).toMatchObject({ code: 'stale' });
      const taken = await update(token, { email: 'MIA@example.invalid' });
      expect(taken.statusCode).toBe(409);
      expect(taken.json()).toEqual({ message: 'Korisničko ime ili e-pošta već se koristi.', code: 'taken' });
    });

    test('never in role, state or user name', async () => {
      const { token } = await makeSignedIn('tea');
      await update(token, { name: 'Tea', role: 'superadmin', username: 'admin', active: 0 });
      expect(await read(token)).toMatchObject({ name: 'Tea', role: 'tipfeler', username: 'tea' });
    });
  });

  describe('gets a picture', () => {
    const send = (token: string, value: Buffer | string, filename = 'ja.jpg') =>
      sendForm(testApp, profileRoutes.setProfilePicture, [{ name: 'image', value, filename }], { token });

    test('as a square WebP of 256 pixels, and loses it again', async () => {
      const { token } = await makeSignedIn('slikana');
      const answer = await send(token, await makePicture());
      expect(answer.json()).toMatchObject({ message: 'Slika je spremljena.' });
      const { picture } = await read(token);
      expect(picture).toBe(answer.json().picture);
      expect(picture).toMatch(/^data:image\/webp;base64,/);
      const bytes = Buffer.from(picture!.split(',')[1]!, 'base64');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
      await send(token, await makePicture('png'));
      expect((await read(token)).picture).not.toBe(picture);
      const removed = await testApp.call(profileRoutes.removeProfilePicture, { token });
      expect(removed.json()).toEqual({ message: 'Slika je uklonjena.' });
      expect((await read(token)).picture).toBeNull();
    });

    test.each([
      ['a text with the name of a picture', 'samo tekst', 415],
      [
        'a drawing',
        '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>',
        415,
      ],
      ['an empty file', '', 400],
    ])('never from %s', async (name, content, status) => {
      const { token } = await makeSignedIn(name);
      expect((await send(token, content)).statusCode).toBe(status);
      expect((await read(token)).picture).toBeNull();
    });
  });

  describe('ends sessions', () => {
    test('all but the one of the call', async () => {
      const { id, tokens } = await makeSignedIn('odjava', ['a', 'b', 'c']);
      const other = await makeSignedIn('druga osoba');
      const answer = await end(tokens[0]!, { password: TEST_PASSWORD });
      expect(answer.json()).toEqual({ message: 'Odjavljeni ste sa svih ostalih uređaja.' });
      expect(await Promise.all(tokens.map(check))).toEqual([200, 401, 401]);
      expect(await check(other.token)).toBe(200);
      expect(await actions(id)).toMatchObject([{ action: 'end-sessions', details: '{"sessions":2}', user_id: id }]);
    });

    test('a named one, but never that of another user', async () => {
      const { tokens } = await makeSignedIn('jedna', ['a', 'b', 'c']);
      const other = await makeSignedIn('tuđa');
      const { sessions } = await read(tokens[0]!);
      const named = sessions.find(({ agent }) => agent === 'b')!;
      const answer = await end(tokens[0]!, { password: TEST_PASSWORD, id: named.id });
      expect(answer.json()).toEqual({ message: 'Prijava je završena.' });
      expect(await Promise.all(tokens.map(check))).toEqual([200, 401, 200]);
      const foreign = (await read(other.token)).sessions[0]!.id;
      expect((await end(tokens[0]!, { password: TEST_PASSWORD, id: foreign })).statusCode).toBe(404);
      expect(await check(other.token)).toBe(200);
    });

    test('never with a wrong password, which counts with those of a change of the password', async () => {
      const { token, tokens } = await makeSignedIn('griješi', ['a', 'b']);
      const answer = await end(token, { password: 'pogrešna' });
      expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field: 'password', message: WRONG }]]);
      const body = { current: 'pogrešna', next: 'sasvim nova lozinka' };
      for (let time = 0; time < 4; time += 1) await testApp.call(authRoutes.changePassword, { token, body });
      // The right password does not count.
      for (let time = 0; time < 12; time += 1) {
        expect((await end(token, { password: TEST_PASSWORD, id: 'nepoznata' })).statusCode).toBe(404);
      }
      for (let time = 0; time < 5; time += 1) await end(token, { password: 'pogrešna' });
      const eleventh = await end(token, { password: TEST_PASSWORD });
      expect(eleventh.statusCode).toBe(429);
      expect(eleventh.headers['retry-after']).toBe('900');
      expect(await check(tokens[1]!)).toBe(200);
    });
  });
});
