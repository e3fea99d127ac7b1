import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { ACCOUNT_FIELD_MAX_LENGTH } from '../../limits.ts';
import { defineRoute } from '../../route.ts';
import { accountText, email } from './users.ts';

const optionalTime = (description: string) => Field.optionalText(`${description}, ISO 8601 in UTC`);

/** A session of the caller: one browser that is logged in. */
const session = Type.Object({
  id: Type.String({ description: 'names the session in `endSessions`; it is not the token' }),
  agent: Type.String({ description: 'as the browser names itself; empty when it does not' }),
  address: Type.String({ description: 'from which it was opened' }),
  created: Field.time('when it was opened'),
  seen: Field.time('when it was last used, to five minutes'),
  current: Field.flag('1 for the session of this call'),
});
export type Session = Static<typeof session>;

const passkey = Type.Object({
  id: Field.id('of the passkey'),
  name: Type.String({ description: 'as the user named it' }),
  created: Field.time('when it was added'),
  used: optionalTime('when it was last used; null for never'),
});
export type Passkey = Static<typeof passkey>;

/** Everything that /profil shows of the caller. */
export const profile = Type.Object({
  id: Field.id('of the user'),
  username: Type.String(),
  name: Type.String({ description: 'as shown' }),
  email: Type.String(),
  role: Type.String({ description: 'one of the six roles' }),
  version: Field.version(),
  picture: Field.optionalText('WebP of 256 pixels square, as a data URL; null without one'),
  password_changed: optionalTime('when the password was last changed; null when it never was'),
  authenticator_since: optionalTime('since when a code is asked for at log-in; null when none is'),
  recovery_codes_left: Field.whole('recovery codes that were not used'),
  second_factor_required: Field.flag('1 when the role has to log in with a second factor'),
  second_factor_proved: Field.flag(
    '1 when this session proved a second factor at the log-in or since, or added the first one',
  ),
  passkeys: Type.Array(passkey, { description: 'the oldest first' }),
  passkeys_available: Field.flag('1 when this server has an origin for passkeys'),
  sessions: Type.Array(session, { description: 'this one first, then the last used first' }),
});
export type Profile = Static<typeof profile>;

const currentPassword = Field.text({ max: ACCOUNT_FIELD_MAX_LENGTH, description: 'password of the caller' });

export const profileRoutes = {
  getProfile: defineRoute({
    method: 'GET',
    path: '/api/profile',
    summary: 'The account of the caller, with second factor, passkeys and sessions.',
    access: 'signed-in',
    response: profile,
  }),
  updateProfile: defineRoute({
    method: 'PUT',
    path: '/api/profile',
    summary: 'Changes name and email of the caller.',
    access: 'signed-in',
    body: Type.Object({
      name: Type.Optional(accountText('as shown')),
      email: Type.Optional(email),
      version: Type.Optional(Field.version()),
    }),
    response: Type.Object({ message: Type.String(), version: Field.version() }),
    errors: [409],
  }),
  setProfilePicture: defineRoute({
    method: 'POST',
    path: '/api/profile/picture',
    summary: 'Gives the account of the caller a picture; the first file counts. It is not part of the media library.',
    access: 'signed-in',
    form: { files: 'image' },
    response: Type.Object({ message: Type.String(), picture: Type.String({ description: 'as a data URL' }) }),
    errors: [413, 415],
  }),
  removeProfilePicture: defineRoute({
    method: 'DELETE',
    path: '/api/profile/picture',
    summary: 'Removes the picture of the caller.',
    access: 'signed-in',
    response: Field.written,
  }),
  endSessions: defineRoute({
    method: 'POST',
    path: '/api/profile/end-sessions',
    summary: 'Ends one session of the caller, or all but this one.',
    access: 'signed-in',
    body: Type.Object({
      password: currentPassword,
      id: Type.Optional(Type.String({ maxLength: 100, description: 'the session; absent for all others' })),
    }),
    response: Field.written,
    errors: [404, 429],
  }),
};
