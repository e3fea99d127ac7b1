import { useSearchParams } from 'react-router';
import { type ListAddress, listAddressFrom, queryOfList } from './list-address.ts';

/** Page and search of a list as its address says them, and the way to change them. Typing leaves no trail behind. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const address = listAddressFrom(query);
  return {
    ...address,
    goTo: (page: number) => setQuery(queryOfList({ ...address, page })),
    searchFor: (search: string) => setQuery(queryOfList({ page: 1, search } satisfies ListAddress), { replace: true }),
  };
}
