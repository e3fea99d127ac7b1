import type { Route, RouteAnswer, RouteInput } from '@baklja/contract/route';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api-client.ts';

/** A call of a route, which ends when everything below the key is read again, also after a refusal. */
export function useWrite<R extends Route>(route: R, queryKey: QueryKey) {
  const queryClient = useQueryClient();
  return useMutation<RouteAnswer<R>, Error, RouteInput<R>>({
    mutationFn: (input) => call(route, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
