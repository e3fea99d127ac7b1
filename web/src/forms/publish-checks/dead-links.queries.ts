import { internalLinkRoutes } from '@baklja/contract/features/content/internal-links';
import { IMAGE_PATH_MAX_LENGTH, LINKS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

/** The result of a check is valid for this long, milliseconds. */
const FRESH_MS = 60_000;

/**
 * The addresses that lead to nothing on this site; the former result stays visible until the next one arrives. An
 * empty list sends no request.
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
