import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * What a list shows, as its address says, and how to change some of it. Changes that follow each other quickly add up,
 * though the address is drawn a moment later. `read` and `write` must stay the same functions.
 */
export function useListAddress<Request extends object>(
  read: (address: URLSearchParams) => Request,
  write: (request: Request) => URLSearchParams,
) {
  const [address, setAddress] = useSearchParams();
  const drawn = address.toString();
  const request = useMemo(() => read(new URLSearchParams(drawn)), [drawn, read]);
  const latest = useRef(request);
  useLayoutEffect(() => {
    latest.current = request;
  }, [request]);
  const change = (next: Partial<Request>, options?: { replace?: boolean }) => {
    latest.current = { ...latest.current, ...next };
    setAddress(write(latest.current), options);
  };
  return { request, change };
}
