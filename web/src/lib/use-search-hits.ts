import { searchRoutes } from '@baklja/contract/features/search';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { BOX_SEARCH_AFTER_MS } from './timings.ts';

/**
 * What the server finds among posts, pages and files. It is asked a moment after the last key; what was found before stays
 * until then. `wanted` are the words that it was asked for: empty ones ask for nothing.
 */
export function useSearchHits(words: string) {
  const [wanted] = useDebouncedValue(words.trim(), BOX_SEARCH_AFTER_MS);
  const hits = useQuery({
    queryKey: ['search', wanted],
    queryFn: ({ signal }) => call(searchRoutes.searchEverything, { query: { text: wanted } }, { signal }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { hits, wanted };
}
