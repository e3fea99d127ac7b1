import { type User, userRoutes } from '@baklja/contract/features/accounts/users';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client.ts';

/** First part of the keys of users in the query cache. */
export const USERS = 'users';

/** All users, those who wait for approval included. Only a superadmin may read them. */
export const usersQuery = queryOptions({
  queryKey: [USERS, 'list'],
  queryFn: ({ signal }) => call(userRoutes.listUsers, {}, { signal }),
});

/** The registrations that wait for approval, the oldest first. */
export function waitingUsers(users: readonly User[]): User[] {
  return users.filter(({ role }) => role === null).sort((a, b) => a.created.localeCompare(b.created) || a.id - b.id);
}
