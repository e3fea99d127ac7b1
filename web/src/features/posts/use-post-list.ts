import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { addressOfRequest, type FullRequest, requestFromAddress } from './list-address.ts';
import { postListQuery } from './posts.queries.ts';

/** The list that the address asks for, and how to ask for another one, which begins with its first page. */
export function usePostList() {
  const [address, setAddress] = useSearchParams();
  const request = requestFromAddress(address);
  const list = useQuery(postListQuery(request));
  const change = (next: Partial<FullRequest>) => setAddress(addressOfRequest({ ...request, page: 1, ...next }));

  const pages = list.data?.numPages ?? 0;
  const isPastEnd = list.data !== undefined && !list.isPlaceholderData && pages > 0 && request.page > pages;
  // A page that deleting emptied, or an old link, leads to the last one that there is.
  useEffect(() => {
    if (isPastEnd) setAddress(addressOfRequest({ ...request, page: pages }), { replace: true });
  });
  return { request, change, list, pages };
}
