import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

type Props = {
  /** Puts answers of the server into the cache. */
  seed?: (client: QueryClient) => void;
  children: ReactNode;
};

/** A cache of a story's own: the story renders without a server, and sees no data of another story. */
export function StoryCache({ seed, children }: Props) {
  const [queryClient] = useState(() => {
    const queries = { staleTime: Number.POSITIVE_INFINITY, retry: false };
    const client = new QueryClient({ defaultOptions: { queries } });
    seed?.(client);
    return client;
  });
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
