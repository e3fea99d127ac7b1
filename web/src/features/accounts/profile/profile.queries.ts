import { profileRoutes } from '@baklja/contract/features/accounts/profile';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(profileRoutes.getProfile, {}, { signal }),
});

/** Reads the account again after a change; the result waits until the screen has the new one. */
export function useProfileAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
}
