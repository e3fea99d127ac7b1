import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ListAddress } from './list-address.ts';

export type ListState<Request> = {
  readonly request: Request;
  /**
   * Changes some of it, from its first page unless a page is named. Changes that follow each other quickly add up. With
   * `replace` the browser's history gets no new entry.
   */
  change(next: Partial<Request>, options?: { replace?: boolean }): void;
};

/** What a list shows, as its address says, and how to change it. */
export function useListAddress<Request extends object>(definition: ListAddress<Request>): ListState<Request> {
  const { read, write } = definition;
  const [address, setAddress] = useSearchParams();
  const drawn = address.toString();
  const request = useMemo(() => read(new URLSearchParams(drawn)), [drawn, read]);
  // The address is drawn a moment after it was changed.
  const latest = useRef(request);
  useLayoutEffect(() => {
    latest.current = request;
  }, [request]);
  return {
    request,
    change(next, options) {
      latest.current = { ...latest.current, ...('page' in latest.current && { page: 1 }), ...next };
      const asked = write(latest.current);
      setAddress(asked, { replace: options?.replace === true || asked.toString() === drawn });
    },
  };
}

/**
 * Leads from a page past the end, which deleting emptied or an old link names, to the last page. `pages` is undefined
 * until the list is read. Answers whether it does.
 */
export function useLastPage(
  page: number,
  pages: number | undefined,
  change: (next: { page: number }, options: { replace: true }) => void,
): boolean {
  const isPastEnd = pages !== undefined && pages > 0 && page > pages;
  useEffect(() => {
    if (isPastEnd) change({ page: pages }, { replace: true });
  });
  return isPastEnd;
}
