import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/lib/api-client.ts';

/** Data older than this is fetched again when a screen opens. */
const FRESH_MS = 10_000;

/** Reads are retried once when no response came; a rejection is a response. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) =>
          failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
        retryDelay: 400,
        // The application sends requests and reports the result; the offline detection of a browser may be wrong.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
