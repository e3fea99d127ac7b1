import { FilterChips } from '#web/ui/lists/FilterChips.tsx';
import type { ListRequest } from '../address/list-address.ts';
import type { ListState } from '../address/use-list-address.ts';
import { FilterName } from './FilterName.tsx';
import { activeFilters, type Filter } from './filters.ts';

type Props = ListState<ListRequest> & { filters: readonly Filter[]; onClear: () => void };

/** The active filters of a list, each with a button that removes it. */
export function ListChips({ filters, request, change, onClear }: Props) {
  const chips = activeFilters(filters, request).map(({ filter, value }) => ({
    key: filter.key,
    name: filter.label,
    value: <FilterName filter={filter} value={value} />,
    isPlain: !('isDay' in filter),
    onRemove: () => change({ [filter.key]: undefined }),
  }));
  return <FilterChips chips={chips} onClear={onClear} />;
}
