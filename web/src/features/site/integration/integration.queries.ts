import { keyRoutes } from '@baklja/contract/features/site/keys';
import { webhookRoutes } from '@baklja/contract/features/site/webhooks';
import type { Route, RouteAnswer, RouteInput } from '@baklja/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call(webhookRoutes.listWebhooks, {}, { signal }),
  staleTime: 0,
});

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: ({ signal }) => call(keyRoutes.listKeys, {}, { signal }),
  staleTime: 0,
});

/** A write after which the list is read again. */
export function useListWrite<R extends Route>(route: R, { queryKey }: { queryKey: readonly unknown[] }) {
  const queryClient = useQueryClient();
  return useMutation<RouteAnswer<R>, Error, RouteInput<R>>({
    mutationFn: (input) => call(route, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}
