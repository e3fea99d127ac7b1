import { webhookRoutes } from '@baklja/contract/features/site/webhooks';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call(webhookRoutes.listWebhooks, {}, { signal }),
  staleTime: 0,
});
