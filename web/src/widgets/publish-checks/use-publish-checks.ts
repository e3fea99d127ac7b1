import { useDebouncedValue } from '@mantine/hooks';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ADVICE_AFTER_MS } from '#web/lib/timings.ts';
import type { CheckedContent } from './checked-content.ts';
import { deadLinksQuery } from './dead-links.queries.ts';
import { findDeadLinks, findLinks, type PublishCheck, readContent, runChecks } from './run-checks.ts';

/** What is checkedContent so far; links are checked by the server and may not be known yet. */
export type KnownChecks = {
  all: readonly PublishCheck[];
  areLinksKnown: boolean;
  check: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
};

/**
 * What is missing or may be better. It is looked for in a pause, so that no key waits for it. The same object stands for
 * the same content.
 */
export function usePublishChecks(content: CheckedContent): KnownChecks {
  const [settled] = useDebouncedValue(content, ADVICE_AFTER_MS);
  const { checks, links } = useMemo(() => {
    const read = readContent(settled);
    return { checks: runChecks(read), links: findLinks(read) };
  }, [settled]);
  const check = useQuery(deadLinksQuery(links.map(({ address }) => address)));
  const all = [...checks, ...findDeadLinks(links, check.data?.dead ?? [])];
  return { all, areLinksKnown: links.length === 0 || check.isSuccess, check };
}
