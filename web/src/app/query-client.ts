import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/lib/api-client.ts';

/** What was read this long ago is read again when a screen opens. */
const FRESH_MS = 10_000;

/** Reads are tried again once when no answer came; a refusal is an answer. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) =>
          failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
        retryDelay: 400,
        // The application asks the server itself and tells what happened; a browser's guess of being offline may be wrong.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
