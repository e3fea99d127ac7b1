import { Type } from 'typebox';
import * as Field from '../../fields.ts';
import { ACCOUNT_FIELD_MAX_LENGTH } from '../../limits.ts';
import { ROLES, type Role } from '../../roles.ts';
import { defineRoute } from '../../route.ts';

/** Roles that a key can have: it never acts as a superadmin. */
export const KEY_ROLES = ROLES.filter((role) => role !== 'superadmin');

export type KeyRole = (typeof KEY_ROLES)[number];

const SUPERADMIN: readonly Role[] = ['superadmin'];

const values = {
  name: Field.nameInput({
    max: ACCOUNT_FIELD_MAX_LENGTH,
    description: 'of the machine, as stamps and the log show it',
  }),
  role: Field.oneOf(KEY_ROLES, 'what it may do'),
};

export const keyRoutes = {
  listKeys: defineRoute({
    method: 'GET',
    path: '/api/keys',
    summary: 'The keys of machines that are in force or have expired, the latest first.',
    access: SUPERADMIN,
    response: Type.Array(
      Type.Object({
        id: Field.id('of the key'),
        ...values,
        may_write: Field.flag('1 when it may write'),
        expires: Field.optionalTime('from when on it is refused; null for never'),
        created: Field.time('when it was made'),
        created_by_name: Field.optionalText('who made it; null for a deleted user'),
        last_used: Field.optionalTime('when it was last used, to the minute; null for never'),
      }),
    ),
  }),
  createKey: defineRoute({
    method: 'POST',
    path: '/api/keys',
    summary: 'Makes a key of a machine. Only this answer contains it.',
    access: SUPERADMIN,
    body: Type.Object({
      ...values,
      may_write: Field.flagInput('1 to let it write'),
      expires: Field.optionalTimeInput('from when on it is refused, in the future; null for never'),
    }),
    response: Type.Object({ ...Field.created.properties, key: Type.String({ description: 'sent as Bearer' }) }),
    errors: [409],
    incompleteText: 'Unesite naziv i ulogu.',
  }),
  deleteKey: defineRoute({
    method: 'DELETE',
    path: '/api/keys/{id}',
    summary: 'Ends a key at once. Its name stays where it has written.',
    access: SUPERADMIN,
    params: Type.Object({ id: Field.pathNumber({ description: 'id of the key' }) }),
    response: Field.written,
    errors: [404],
  }),
};
