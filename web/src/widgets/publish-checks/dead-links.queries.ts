import { internalLinkRoutes } from '@baklja/contract/features/internal-links';
import { IMAGE_PATH_MAX_LENGTH, LINKS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

/** For this long what was found is not asked again, milliseconds. */
const FRESH_MS = 60_000;

/**
 * Those of the addresses that lead to nothing on this site; the former answer stays in sight while the next one comes.
 * Nobody is asked about none.
 */
export function deadLinksQuery(addresses: readonly string[]) {
  const links = [...new Set(addresses)]
    .filter((address) => address.length <= IMAGE_PATH_MAX_LENGTH)
    .slice(0, LINKS_AT_ONCE_LIMIT)
    .toSorted();
  return queryOptions({
    queryKey: ['dead-links', links],
    queryFn: ({ signal }) => call(internalLinkRoutes.checkLinks, { body: { links } }, { signal }),
    enabled: links.length > 0,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
}
