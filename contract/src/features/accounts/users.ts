import { type Static, Type } from 'typebox';
import * as Field from '../../fields.ts';
import { ACCOUNT_FIELD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../limits.ts';
import { ROLES, type Role, WRITERS } from '../../roles.ts';
import { apiError, defineRoute } from '../../route.ts';

/** Account types of the registration form; nothing depends on them (answers, section 4). */
export const ACCOUNT_TYPES = ['USER', 'ALL', 'REALESTATE', 'RESTAURANT', 'RENTABOAT', 'APARTMENT', 'SHOP'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** State of an account: `waiting` has no role yet, `disabled` was switched off. */
export type AccountState = 'active' | 'waiting' | 'disabled';

const role = Field.oneOf(ROLES, 'one of the six roles');

export const accountText = (description: string) =>
  Type.String({ minLength: 1, maxLength: ACCOUNT_FIELD_MAX_LENGTH, pattern: '\\S', description });

export const email = Type.String({
  maxLength: ACCOUNT_FIELD_MAX_LENGTH,
  pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  description: 'email address',
});

const password = Type.String({
  minLength: PASSWORD_MIN_LENGTH,
  maxLength: ACCOUNT_FIELD_MAX_LENGTH,
  description: 'password, at least 10 characters',
});

/** A user as a superadmin sees it; the password never leaves the server. */
export const user = Type.Object({
  id: Field.id('of the user'),
  username: Type.String(),
  name: Type.String({ description: 'as shown' }),
  email: Type.String(),
  role: Field.optionalText<Role>('null until a superadmin approves the account'),
  active: Field.flag('1 while the user may log in'),
  accountTypeRequest: Type.String({ description: 'what the registration form asked for; nothing depends on it' }),
  last_log_in: Field.optionalText('when the user last logged in, ISO 8601 in UTC; null for never'),
  second_factor: Field.flag('1 when the user logs in with a code or has a passkey'),
  demo_login: Field.flag('1 while a proxy lets others log in with the demo password of the README'),
  version: Field.version(),
  created: Field.time('when the account was made'),
  created_by: Field.optionalId('who made it; null for a registration'),
  modified: Field.time('when the account was last changed'),
  modified_by: Field.optionalId('who changed it last'),
});
export type User = Static<typeof user>;

const registration = Type.Object({
  f_name: accountText('first name'),
  l_name: accountText('last name'),
  username: accountText('user name'),
  email,
  password,
  accountTypeRequest: Field.oneOf(ACCOUNT_TYPES, 'requested account type'),
  log: Field.notRead('always 6'),
  payment: Field.notRead('always false'),
  Insert_type: Field.notRead('always USER'),
  company: Field.notRead('always empty'),
  phone: Field.notRead('always empty'),
  city: Field.notRead('always empty'),
  ProfileImage: Field.notRead('always empty'),
});

const userParams = Type.Object({ id: Field.pathNumber({ description: 'id of the user' }) });

export const userRoutes = {
  registerUser: defineRoute({
    method: 'POST',
    path: '/register',
    summary: 'Asks for an account; it has no role and cannot log in until a superadmin approves it.',
    access: 'public',
    body: registration,
    response: Field.written,
    errors: [409, 429],
    errorShape: Type.Object({ warning: Type.String(), code: Type.String(), errors: apiError.properties.errors }),
    incompleteText: 'Please enter all data!',
  }),
  listUsers: defineRoute({
    method: 'GET',
    path: '/api/users',
    summary: 'All users: those who wait first, then by name.',
    access: WRITERS.users,
    response: Type.Array(user),
  }),
  createUser: defineRoute({
    method: 'POST',
    path: '/api/users',
    summary: 'Makes an active user.',
    access: WRITERS.users,
    body: Type.Object({ username: accountText('user name'), name: accountText('as shown'), email, password, role }),
    response: Field.created,
    errors: [409],
  }),
  updateUser: defineRoute({
    method: 'PUT',
    path: '/api/users/{id}',
    summary: 'Changes, approves or disables a user; a new role or a disabled user ends that user’s tokens.',
    access: WRITERS.users,
    params: userParams,
    body: Type.Object({
      name: Type.Optional(accountText('as shown')),
      email: Type.Optional(email),
      role: Type.Optional(role),
      active: Type.Optional(Field.flagInput('1 while the user may log in')),
      version: Type.Optional(Field.version()),
    }),
    response: Field.saved,
    errors: [404, 409],
  }),
  setUserPassword: defineRoute({
    method: 'POST',
    path: '/api/users/{id}/password',
    summary: 'Gives a user a new password and ends the user’s tokens.',
    access: WRITERS.users,
    params: userParams,
    body: Type.Object({ password }),
    response: Field.written,
    errors: [404],
  }),
  endUserSessions: defineRoute({
    method: 'POST',
    path: '/api/users/{id}/end-sessions',
    summary: 'Ends every token of a user.',
    access: WRITERS.users,
    params: userParams,
    response: Field.written,
    errors: [404],
  }),
  removeUserSecondFactor: defineRoute({
    method: 'POST',
    path: '/api/users/{id}/remove-second-factor',
    summary:
      'Removes the authenticator application, recovery codes and passkeys of a user, and ends the user’s tokens.',
    access: WRITERS.users,
    params: userParams,
    response: Field.written,
    errors: [404, 409],
  }),
  getSecondFactorRoles: defineRoute({
    method: 'GET',
    path: '/api/second-factor-roles',
    summary: 'The roles whose users have to log in with a second factor.',
    access: WRITERS.users,
    response: Type.Object({ roles: Type.Array(role, { description: 'the roles' }) }),
  }),
  setSecondFactorRoles: defineRoute({
    method: 'PUT',
    path: '/api/second-factor-roles',
    summary: 'Says which roles have to log in with a second factor; until a user has one, only the profile answers.',
    access: WRITERS.users,
    body: Type.Object({ roles: Type.Array(role, { maxItems: ROLES.length, description: 'all of these roles' }) }),
    response: Field.written,
  }),
  deleteUser: defineRoute({
    method: 'DELETE',
    path: '/api/users/{id}',
    summary: 'Deletes a user; the last superadmin who can log in stays.',
    access: WRITERS.users,
    params: userParams,
    query: Type.Object({
      erase: Type.Optional(
        Field.flagInput('1 to keep neither name nor user name nor email, also of a user who was deleted before'),
      ),
    }),
    response: Field.written,
    errors: [404, 409],
  }),
};

/** State of an account, from its row. */
export function accountState(row: Pick<User, 'role' | 'active'>): AccountState {
  if (row.role === null) return 'waiting';
  return row.active === 1 ? 'active' : 'disabled';
}
