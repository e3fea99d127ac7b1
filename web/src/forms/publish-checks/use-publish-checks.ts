import { useDebouncedValue } from '@mantine/hooks';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ADVICE_AFTER_MS } from '#web/lib/timings.ts';
import type { CheckedContent } from './checked-content.ts';
import { deadLinksQuery } from './dead-links.queries.ts';
import { findBlocking, findDeadLinks, findLinks, type PublishCheck, readContent, runChecks } from './run-checks.ts';

/** The checks so far; the server checks links, so their result may not be known yet. */
export type KnownChecks = {
  /** What prevents saving. */
  blocking: readonly PublishCheck[];
  /** What could be better. */
  advice: readonly PublishCheck[];
  areLinksKnown: boolean;
  check: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
};

/**
 * What prevents saving, and what could be better. The checks run in a pause, so that typing never waits for them. The same content
 * returns the same object.
 */
export function usePublishChecks(content: CheckedContent): KnownChecks {
  const [settled] = useDebouncedValue(content, ADVICE_AFTER_MS);
  const { blocking, checks, links } = useMemo(() => {
    const read = readContent(settled);
    return { blocking: findBlocking(read), checks: runChecks(read), links: findLinks(read) };
  }, [settled]);
  const check = useQuery(deadLinksQuery(links.map(({ address }) => address)));
  const advice = [...checks, ...findDeadLinks(links, check.data?.dead ?? [])];
  return { blocking, advice, areLinksKnown: links.length === 0 || check.isSuccess, check };
}
