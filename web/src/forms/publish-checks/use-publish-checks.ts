import { internalLinkRoutes } from '@baklja/contract/features/content/internal-links';
import { IMAGE_PATH_MAX_LENGTH, LINKS_AT_ONCE_LIMIT } from '@baklja/contract/limits';
import { keepPreviousData, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#web/lib/api-client.ts';
import { ADVICE_AFTER_MS } from '#web/lib/timings.ts';
import { useSettled } from '../editing/use-settled.ts';
import type { CheckedContent } from './checked-content.ts';
import { findBlocking, findDeadLinks, findLinks, type PublishCheck, readContent, runChecks } from './run-checks.ts';

/** The checks so far; the server checks links, so their result may not be known yet. */
export type KnownChecks = {
  blocking: readonly PublishCheck[];
  advice: readonly PublishCheck[];
  areLinksKnown: boolean;
  check: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
};

/** The checks run in a pause: typing never waits for them. The same content returns the same object. */
export function usePublishChecks(content: CheckedContent, untranslated: PublishCheck | undefined): KnownChecks {
  const settled = useSettled(content, ADVICE_AFTER_MS);
  const { blocking, checks, links } = useMemo(() => {
    const read = readContent(settled);
    return { blocking: findBlocking(read), checks: runChecks(read), links: findLinks(read) };
  }, [settled]);
  const check = useQuery(deadLinksQuery(links.map(({ address }) => address)));
  const advice = [...(untranslated ? [untranslated] : []), ...checks, ...findDeadLinks(links, check.data?.dead ?? [])];
  return { blocking, advice, areLinksKnown: links.length === 0 || check.isSuccess, check };
}

/** The result of a check is valid for this long, milliseconds. */
const FRESH_MS = 60_000;

/** The former result stays visible until the next one arrives. An empty list sends no request. */
function deadLinksQuery(addresses: readonly string[]) {
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
