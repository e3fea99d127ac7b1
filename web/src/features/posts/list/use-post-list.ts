import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useListAddress } from '#web/widgets/record-list/use-list-address.ts';
import { postListQuery } from '../posts.queries.ts';
import { addressOfRequest, type FullRequest, requestFromAddress } from './list-address.ts';

/** The list that the address asks for, and how to ask for another one, which begins with its first page. */
export function usePostList() {
  const { request, change } = useListAddress(requestFromAddress, addressOfRequest);
  const list = useQuery(postListQuery(request));

  const pages = list.data?.numPages ?? 0;
  const isPastEnd = list.data !== undefined && !list.isPlaceholderData && pages > 0 && request.page > pages;
  // A page that deleting emptied, or an old link, leads to the last one that there is.
  useEffect(() => {
    if (isPastEnd) change({ page: pages }, { replace: true });
  });
  return { request, change: (next: Partial<FullRequest>) => change({ page: 1, ...next }), list, pages };
}
