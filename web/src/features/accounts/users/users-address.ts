import { ROLES, type Role } from '@baklja/contract/roles';
import { defineListAddress, option, page, search, text } from '#web/lists/address/list-address.ts';

/** Parameter of the address that holds the open user. */
export const USER_PARAM = 'korisnik';

/** The address of /korisnici: page, search, filters and the open row. */
export const usersAddress = defineListAddress({
  page: page(),
  search: search(),
  role: option<Role>('uloga', Object.fromEntries(ROLES.map((role) => [role, role])) as Record<Role, string>),
  state: option<'active' | 'disabled'>('stanje', { active: 'aktivni', disabled: 'iskljuceni' }),
  user: text(USER_PARAM),
});
