import { webhookRoutes } from '@baklja/contract/features/site/webhooks';
import type { Route, RouteAnswer, RouteInput } from '@baklja/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call(webhookRoutes.listWebhooks, {}, { signal }),
  staleTime: 0,
});

/** A write after which the webhooks are read again. */
export function useWebhookWrite<R extends Route>(route: R) {
  const queryClient = useQueryClient();
  return useMutation<RouteAnswer<R>, Error, RouteInput<R>>({
    mutationFn: (input) => call(route, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
  });
}
