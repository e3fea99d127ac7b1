import type { User } from '@baklja/contract/features/accounts/users';

/** A user as a superadmin reads it; a test overrides the fields it needs. */
export function makeUser(fields: Partial<User> = {}): User {
  const { id = 5 } = fields;
  return {
    id,
    username: `korisnik${id}`,
    name: `Korisnik ${id}`,
    email: `korisnik${id}@example.hr`,
    role: 'tipfeler',
    active: 1,
    accountTypeRequest: 'USER',
    last_log_in: '2026-11-20T14:47:00.000Z',
    second_factor: 0,
    demo_login: 0,
    version: 1,
    created: '2026-01-10T08:00:00.000Z',
    created_by: 4,
    modified: '2026-01-10T08:00:00.000Z',
    modified_by: 4,
    ...fields,
  };
}
