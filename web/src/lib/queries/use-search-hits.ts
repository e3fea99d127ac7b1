import { searchRoutes } from '@baklja/contract/features/site/search';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../api-client.ts';
import { BOX_SEARCH_AFTER_MS } from '../timings.ts';

/** Asked for shortly after the last key; earlier results stay. `wanted` is what was sent; empty sends nothing. */
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
