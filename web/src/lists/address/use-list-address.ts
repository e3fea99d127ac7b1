import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ListAddress } from './list-address.ts';

export type ListState<Request> = {
  readonly request: Request;
  /** From the first page unless one is given. Quick changes add up. `replace` adds no entry to the history. */
  change(next: Partial<Request>, options?: { replace?: boolean }): void;
};

/** The request of a list from its address, and the function that changes it. */
export function useListAddress<Request extends object>(definition: ListAddress<Request>): ListState<Request> {
  const { read, write } = definition;
  const [address, setAddress] = useSearchParams();
  const drawn = address.toString();
  const request = useMemo(() => read(new URLSearchParams(drawn)), [drawn, read]);
  // The address renders shortly after it changes.
  const latest = useRef(request);
  const waiting = useRef<string[]>([]);
  useLayoutEffect(() => {
    // While an earlier one of several quick changes is drawn, the later ones stay.
    const place = waiting.current.lastIndexOf(drawn);
    waiting.current = place === -1 ? [] : waiting.current.slice(place + 1);
    if (!waiting.current.length) latest.current = request;
  }, [drawn, request]);
  return {
    request,
    change(next, options) {
      const firstPage = {
        ...('page' in latest.current && { page: 1 }),
        ...('before' in latest.current && { before: undefined }),
      };
      latest.current = { ...latest.current, ...firstPage, ...next };
      const asked = write(latest.current);
      waiting.current.push(asked.toString());
      setAddress(asked, { replace: options?.replace === true || asked.toString() === drawn });
    },
  };
}

/** Opens the last page instead of one past the end; `pages` is undefined until known. Returns whether it redirects. */
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
