import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { ACCOUNT_FIELD_MAX_LENGTH } from '../../limits.ts';
import { defineRoute } from '../../route.ts';
import { passkeyJson } from './passkey-json.ts';

/** Content of a token (answers, section 4). `id` and `userId` are both the user's id. */
export const tokenPayload = Type.Object({
  id: Field.id('of the user'),
  name: Type.String({ description: 'name of the user as shown in the top bar' }),
  role: Type.String({ description: 'one of the six roles' }),
  userId: Field.id('of the user, again'),
  exp: Type.Integer({ description: 'end of the token, seconds since epoch' }),
});
export type TokenPayload = Static<typeof tokenPayload>;

const logInRefused = Type.Object({
  auth: Type.Unsafe<false>({ type: 'boolean', const: false }),
  message: Type.String(),
  code: Type.String(),
  errors: Type.Optional(Type.Array(Type.Object({ field: Type.String(), message: Type.String() }))),
});

const loggedIn = Type.Object({
  auth: Type.Unsafe<true>({ type: 'boolean', const: true, description: 'whether the log-in succeeded' }),
  token: Type.String(),
  role: Type.String(),
  message: Type.String(),
});

const passkeyOptions = Type.Object({ options: passkeyJson('PublicKeyCredentialRequestOptionsJSON of WebAuthn') });
const passkeyAnswer = Type.Object({ response: passkeyJson('AuthenticationResponseJSON of WebAuthn') });

export const authRoutes = {
  logIn: defineRoute({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Answers a token for a user name and password; one message for every cause of refusal.',
    access: 'public',
    body: Type.Object({
      username: Type.String({ minLength: 1, maxLength: ACCOUNT_FIELD_MAX_LENGTH, description: 'user name' }),
      password: Type.String({ minLength: 1, maxLength: ACCOUNT_FIELD_MAX_LENGTH, description: 'password' }),
      otp: Type.Optional(
        Type.String({
          maxLength: ACCOUNT_FIELD_MAX_LENGTH,
          description: 'code of the authenticator application, or a recovery code; asked for by the code second-factor',
        }),
      ),
    }),
    response: loggedIn,
    errors: [401, 429],
    errorShape: logInRefused,
    incompleteText: 'Insert data',
  }),
  startPasskeyLogIn: defineRoute({
    method: 'POST',
    path: '/api/auth/passkey/options',
    summary: 'Begins a log-in with a passkey, which `logInWithPasskey` completes within five minutes.',
    access: 'public',
    response: passkeyOptions,
    errors: [404, 429],
  }),
  logInWithPasskey: defineRoute({
    method: 'POST',
    path: '/api/auth/passkey',
    summary: 'Answers a token for the answer of a passkey; no password and no code is asked for.',
    access: 'public',
    body: passkeyAnswer,
    response: loggedIn,
    errors: [401, 404, 429],
    errorShape: logInRefused,
  }),
  startPasskeyProof: defineRoute({
    method: 'POST',
    path: '/api/auth/passkey/proof/options',
    summary: 'Begins to prove an own passkey to this session, which `provePasskey` completes within five minutes.',
    access: 'signed-in',
    beforeProof: true,
    response: passkeyOptions,
    errors: [404, 429],
  }),
  provePasskey: defineRoute({
    method: 'POST',
    path: '/api/auth/passkey/proof',
    summary: 'Proves a passkey of the caller; a token with this second factor takes the place of the one sent.',
    access: 'signed-in',
    beforeProof: true,
    body: passkeyAnswer,
    response: Type.Object({
      message: Type.String(),
      token: Type.String({ description: 'takes the place of the one sent' }),
    }),
    errors: [404, 429],
  }),
  logOut: defineRoute({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Ends this token.',
    access: 'signed-in',
    beforeProof: true,
    response: Field.written,
  }),
  checkToken: defineRoute({
    method: 'GET',
    path: '/api/auth/token',
    summary: 'The text AUTH while the token is good.',
    access: 'signed-in',
    response: Type.Unsafe<'AUTH'>({ type: 'string', const: 'AUTH' }),
    responseType: 'text/plain',
  }),
  readToken: defineRoute({
    method: 'GET',
    path: '/api/token',
    summary: 'The payload of the token.',
    access: 'signed-in',
    beforeProof: true,
    response: tokenPayload,
  }),
  changePassword: defineRoute({
    method: 'PUT',
    path: '/api/auth/password',
    summary: 'Changes the password of the caller; all other tokens of the caller end.',
    access: 'signed-in',
    body: Type.Object({
      current: Field.text({ max: ACCOUNT_FIELD_MAX_LENGTH, description: 'password so far' }),
      next: Field.text({ max: ACCOUNT_FIELD_MAX_LENGTH, description: 'new password' }),
    }),
    response: Type.Object({
      message: Type.String(),
      token: Type.String({ description: 'takes the place of the one sent' }),
    }),
    errors: [429],
  }),
};
