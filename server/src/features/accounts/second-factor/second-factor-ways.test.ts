import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { profileRoutes } from '@baklja/contract/features/accounts/profile';
import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import { userRoutes } from '@baklja/contract/features/accounts/users';
import { postRoutes } from '@baklja/contract/features/content/posts';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW, useTestApp } from '../../../testing/build-test-app.ts';
import { makePasskey } from '../../../testing/make-passkey.ts';
import { addAuthenticator, addPasskey, logInWithPasskey, provePasskey } from '../../../testing/own-factors.ts';
import { makePost } from '../../../testing/records/make-post.ts';
import { TEST_PASSWORD } from '../../../testing/records/make-user.ts';
import { codeAt, makeSignedIn } from '../../../testing/signed-in.ts';
import { DATABASE_NAMES } from '../../../testing/test-databases.ts';

type Factors = 'nothing' | 'application' | 'passkey' | 'both';

/**
 * What a session proved, and when. `earlier password`: it was opened before the first factor was there. `later proof`:
 * the password alone, and the passkey afterwards.
 */
type Proof = 'earlier password' | 'password' | 'code' | 'recovery code' | 'passkey' | 'later proof';

/** A status, with its code where the call is refused. */
type Answer = string;

/** Calls of every kind that a session can make, in the order of the columns below. */
const CALLS = [
  'use the role',
  'read a draft in public',
  'read the profile',
  'change the password',
  'add an application',
  'renew the codes',
  'remove the application',
  'add a passkey',
  'remove the passkey',
  'prove the passkey',
  'check the token',
  'log out',
] as const;

type CallName = (typeof CALLS)[number];

/** Every other call that succeeds may end the session or change the factors. */
const READS: readonly CallName[] = ['use the role', 'read a draft in public', 'read the profile', 'check the token'];

const FIRST = '403 second-factor-first';
const UNPROVED = '403 second-factor-unproved';
const SET_UP = '403 second-factor-required';
const LOG_IN = '401 unauthenticated';
const LAST = '409 last-second-factor';
const EXISTS = '409 exists';
const NO_CODES = '409 no-authenticator';
const NONE = '404 not-found';

/** Every way into and out of a second factor: what the user has, whether the role requires one, what the session proved. */
// biome-ignore format: a table
const WAYS: [Factors, 'required' | 'free', Proof, ...Answer[]][] = [
  //                                          role      draft  profile   password  add app   codes     remove app  add key   remove key  prove key  check  log out
  ['nothing',     'free',     'password',         '200',    '200', '200',    '200',    '200',    NO_CODES, '200',    '200',    NONE,     NONE,  '200', '200'],
  ['nothing',     'required', 'password',         SET_UP,   NONE,  '200',    '200',    '200',    NO_CODES, '200',    '200',    NONE,     NONE,  '200', '200'],

  ['application', 'free',     'earlier password', '200',    '200', '200',    '200',    FIRST,    FIRST,    FIRST,    FIRST,    FIRST,    NONE,  '200', '200'],
  ['application', 'free',     'code',             '200',    '200', '200',    '200',    EXISTS,   '200',    '200',    '200',    NONE,     NONE,  '200', '200'],
  ['application', 'free',     'recovery code',    '200',    '200', '200',    '200',    EXISTS,   '200',    '200',    '200',    NONE,     NONE,  '200', '200'],
  ['application', 'required', 'earlier password', LOG_IN,   NONE,  LOG_IN,   LOG_IN,   LOG_IN,   LOG_IN,   LOG_IN,   LOG_IN,   LOG_IN,   NONE,  LOG_IN, '200'],
  ['application', 'required', 'code',             '200',    '200', '200',    '200',    EXISTS,   '200',    LAST,     '200',    NONE,     NONE,  '200', '200'],
  ['application', 'required', 'recovery code',    '200',    '200', '200',    '200',    EXISTS,   '200',    LAST,     '200',    NONE,     NONE,  '200', '200'],

  ['passkey',     'free',     'earlier password', '200',    '200', '200',    '200',    FIRST,    FIRST,    FIRST,    FIRST,    FIRST,    '200', '200', '200'],
  ['passkey',     'free',     'password',         '200',    '200', '200',    '200',    FIRST,    FIRST,    FIRST,    FIRST,    FIRST,    '200', '200', '200'],
  ['passkey',     'free',     'passkey',          '200',    '200', '200',    '200',    '200',    NO_CODES, '200',    '200',    '200',    '200', '200', '200'],
  ['passkey',     'free',     'later proof',      '200',    '200', '200',    '200',    '200',    NO_CODES, '200',    '200',    '200',    '200', '200', '200'],
  ['passkey',     'required', 'earlier password', UNPROVED, NONE,  UNPROVED, UNPROVED, UNPROVED, UNPROVED, UNPROVED, UNPROVED, UNPROVED, '200', UNPROVED, '200'],
  ['passkey',     'required', 'password',         UNPROVED, NONE,  UNPROVED, UNPROVED, UNPROVED, UNPROVED, UNPROVED, UNPROVED, UNPROVED, '200', UNPROVED, '200'],
  ['passkey',     'required', 'passkey',          '200',    '200', '200',    '200',    '200',    NO_CODES, '200',    '200',    LAST,     '200', '200', '200'],
  ['passkey',     'required', 'later proof',      '200',    '200', '200',    '200',    '200',    NO_CODES, '200',    '200',    LAST,     '200', '200', '200'],

  ['both',        'free',     'earlier password', '200',    '200', '200',    '200',    FIRST,    FIRST,    FIRST,    FIRST,    FIRST,    '200', '200', '200'],
  ['both',        'free',     'code',             '200',    '200', '200',    '200',    EXISTS,   '200',    '200',    '200',    '200',    '200', '200', '200'],
  ['both',        'required', 'earlier password', UNPROVED, NONE,  UNPROVED, UNPROVED, UNPROVED, UNPROVED, UNPROVED, UNPROVED, UNPROVED, '200', UNPROVED, '200'],
  ['both',        'required', 'code',             '200',    '200', '200',    '200',    EXISTS,   '200',    '200',    '200',    '200',    '200', '200', '200'],
  ['both',        'required', 'recovery code',    '200',    '200', '200',    '200',    EXISTS,   '200',    '200',    '200',    '200',    '200', '200', '200'],
  ['both',        'required', 'passkey',          '200',    '200', '200',    '200',    EXISTS,   '200',    '200',    '200',    '200',    '200', '200', '200'],
  ['both',        'required', 'later proof',      '200',    '200', '200',    '200',    EXISTS,   '200',    '200',    '200',    '200',    '200', '200', '200'],
];

/** What a log-in answers: with the password, with a wrong code, and with the passkey. It does not depend on the role. */
const LOG_INS: [Factors, Answer, Answer, Answer][] = [
  ['nothing', '200', '200', '401 wrong-passkey'],
  ['application', '401 second-factor', '401 wrong-otp', '401 wrong-passkey'],
  ['passkey', '200', '200', '200'],
  ['both', '401 second-factor', '401 wrong-otp', '200'],
];

function answerOf(answer: LightMyRequestResponse): Answer {
  const { statusCode } = answer;
  return statusCode === 200 ? '200' : `${statusCode} ${answer.json<{ code: string }>().code}`;
}

describe.each(DATABASE_NAMES)('with a second factor on %s', (databaseName) => {
  const testApp = useTestApp(databaseName);
  const body = { password: TEST_PASSWORD };
  let alias: string;
  let made = 0;

  beforeAll(async () => {
    alias = (await makePost(testApp.dependencies.database, { title: 'Nacrt', state: 0 })).alias;
  });

  const require = (roles: 'tipfeler'[]) =>
    testApp.call(userRoutes.setSecondFactorRoles, { as: 'superadmin', body: { roles } });

  const logIn = (username: string, otp?: string) =>
    testApp.call(authRoutes.logIn, { body: { username, ...body, ...(otp !== undefined && { otp }) } });

  /** A user with the factors, and a session from before the first of them where it is wanted. */
  async function makeOwner(factors: Factors, hasEarlier = false) {
    made += 1;
    const username = `vlasnik-${made}`;
    const { token } = await makeSignedIn(testApp, username);
    const earlier = hasEarlier ? (await logIn(username)).json<{ token: string }>().token : '';
    const hasApplication = factors === 'application' || factors === 'both';
    const application = hasApplication ? await addAuthenticator(testApp, token) : undefined;
    const passkey = factors === 'passkey' || factors === 'both' ? await addPasskey(testApp, token) : undefined;
    return { username, earlier, application, passkey };
  }

  type Owner = Awaited<ReturnType<typeof makeOwner>>;

  async function openSession(owner: Owner, proof: Proof): Promise<string> {
    const { username, earlier, application, passkey } = owner;
    if (proof === 'earlier password') return earlier;
    const nextCode = () => codeAt(application!.secret, new Date(TEST_NOW.getTime() + 30_000));
    const opened = {
      password: () => logIn(username),
      code: () => logIn(username, nextCode()),
      'recovery code': () => logIn(username, application!.codes[0]),
      passkey: () => logInWithPasskey(testApp, passkey!.device),
      'later proof': () => provePasskey(testApp, earlier, passkey!.device),
    };
    const answer = await opened[proof]();
    expect(answer.statusCode).toBe(200);
    return answer.json<{ token: string }>().token;
  }

  function send(name: CallName, token: string, { passkey }: Owner): Promise<LightMyRequestResponse> {
    const change = { current: TEST_PASSWORD, next: 'sasvim nova lozinka' };
    const calls: Record<CallName, () => Promise<LightMyRequestResponse>> = {
      'use the role': () => testApp.call(postRoutes.listPostAuthors, { token }),
      'read a draft in public': () => testApp.call(postRoutes.getPost, { token, params: { alias } }),
      'read the profile': () => testApp.call(profileRoutes.getProfile, { token }),
      'change the password': () => testApp.call(authRoutes.changePassword, { token, body: change }),
      'add an application': async () => (await addAuthenticator(testApp, token)).answer,
      'renew the codes': () => testApp.call(secondFactorRoutes.renewRecoveryCodes, { token, body }),
      'remove the application': () => testApp.call(secondFactorRoutes.removeAuthenticator, { token, body }),
      'add a passkey': async () => (await addPasskey(testApp, token)).answer,
      'remove the passkey': () =>
        testApp.call(secondFactorRoutes.removePasskey, { token, body, params: { id: passkey?.id ?? 999_999 } }),
      'prove the passkey': () => provePasskey(testApp, token, passkey?.device ?? makePasskey()),
      'check the token': () => testApp.call(authRoutes.checkToken, { token }),
      'log out': () => testApp.call(authRoutes.logOut, { token }),
    };
    return calls[name]();
  }

  // What a session may do is decided without the database; on PostgreSQL one row for each proof shows what it keeps.
  const ways =
    databaseName === 'SQLite'
      ? WAYS
      : WAYS.filter(([factors, required]) => factors === 'both' && required === 'required');

  test.each(ways)('the owner of %s, %s, who proved the %s, is answered', async (factors, required, proof, ...row) => {
    await require(required === 'required' ? ['tipfeler'] : []);
    const open = async () => {
      const owner = await makeOwner(factors, proof === 'earlier password' || proof === 'later proof');
      return { owner, token: await openSession(owner, proof) };
    };
    let opened = await open();
    const answers: Record<string, Answer> = {};
    for (const name of CALLS) {
      answers[name] = answerOf(await send(name, opened.token, opened.owner));
      if (answers[name] === '200' && !READS.includes(name)) opened = await open();
    }
    expect(answers).toEqual(Object.fromEntries(CALLS.map((name, place) => [name, row[place]])));
  });

  test.each(LOG_INS)(
    'the owner of %s logs in with: password %s, wrong code %s, passkey %s',
    async (factors, ...row) => {
      const { username, passkey } = await makeOwner(factors);
      const answers = [
        await logIn(username),
        await logIn(username, '000000'),
        await logInWithPasskey(testApp, passkey?.device ?? makePasskey()),
      ];
      expect(answers.map(answerOf)).toEqual(row);
    },
  );
});
