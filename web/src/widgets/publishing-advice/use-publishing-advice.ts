import { useDebouncedValue } from '@mantine/hooks';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ADVICE_AFTER_MS } from '#web/lib/timings.ts';
import type { AdvisedContent } from './advised-content.ts';
import { deadLinksQuery } from './dead-links.queries.ts';
import { type Advice, findAdvice, findDeadLinks, findLinks, readContent } from './find-advice.ts';

/** What is advised so far; links are checked by the server and may not be known yet. */
export type KnownAdvice = {
  all: readonly Advice[];
  areLinksKnown: boolean;
  check: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
};

/**
 * What is missing or may be better. It is looked for in a pause, so that no key waits for it. The same object stands for
 * the same content.
 */
export function usePublishingAdvice(content: AdvisedContent): KnownAdvice {
  const [settled] = useDebouncedValue(content, ADVICE_AFTER_MS);
  const { advice, links } = useMemo(() => {
    const read = readContent(settled);
    return { advice: findAdvice(read), links: findLinks(read) };
  }, [settled]);
  const check = useQuery(deadLinksQuery(links.map(({ address }) => address)));
  const all = [...advice, ...findDeadLinks(links, check.data?.dead ?? [])];
  return { all, areLinksKnown: links.length === 0 || check.isSuccess, check };
}
