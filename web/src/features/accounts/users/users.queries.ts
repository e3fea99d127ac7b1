import { type User, userRoutes } from '@baklja/contract/features/accounts/users';
import { missingText } from '@baklja/contract/records/record-words';
import type { Route, RouteInput } from '@baklja/contract/route';
import { queryOptions } from '@tanstack/react-query';
import type { EditorQueries } from '#web/forms/record-queries.ts';
import { ApiError, call } from '#web/lib/api-client.ts';
import { useWrite } from '#web/lib/queries/use-write.ts';
import { USERS } from '#web/lib/queries/users-query.ts';

export type CreateUser = RouteInput<typeof userRoutes.createUser>;
export type UpdateUser = RouteInput<typeof userRoutes.updateUser>;

/** A write after which everything that shows users is fetched again. */
export function useUserWrite<R extends Route>(route: R) {
  return useWrite(route, [USERS]);
}

/** Reads and writes of the editor. The API has no call for a single user, and none that restores one. */
export const userQueries: EditorQueries<User, CreateUser, UpdateUser> = {
  one: (key) => ({
    queryKey: [USERS, 'one', String(key)],
    queryFn: async ({ signal }) => {
      const users = await call(userRoutes.listUsers, {}, { signal });
      const found = users.find(({ id }) => String(id) === String(key));
      if (!found) throw new ApiError(404, { message: missingText('user'), code: 'not-found' });
      return found;
    },
  }),
  useCreate: () => {
    const create = useUserWrite(userRoutes.createUser);
    return { mutateAsync: ({ input }) => create.mutateAsync(input) };
  },
  useUpdate: () => useUserWrite(userRoutes.updateUser),
  useDelete: () => useUserDeletion(false),
  isDeletionFinal: true,
  useRestore: () => ({ mutateAsync: () => Promise.reject(new Error('Izbrisani korisnik ne može se vratiti.')) }),
};

/** Deletes a user; with `erases`, name, user name and e-mail are not kept either. */
export function useUserDeletion(erases: boolean) {
  const remove = useUserWrite(userRoutes.deleteUser);
  return {
    mutateAsync: ({ params }: Pick<RouteInput<typeof userRoutes.deleteUser>, 'params'>) =>
      remove.mutateAsync({ params, query: erases ? { erase: 1 } : {} }),
  };
}

export const secondFactorRolesQuery = queryOptions({
  queryKey: [USERS, 'second-factor-roles'],
  queryFn: ({ signal }) => call(userRoutes.getSecondFactorRoles, {}, { signal }),
  select: ({ roles }) => roles,
});
