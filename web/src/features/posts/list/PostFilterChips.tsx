import { FilterChips } from '#web/ui/FilterChips.tsx';
import { type FullRequest, NO_FILTERS } from './list-address.ts';
import { useFilterNames } from './use-filter-names.ts';

type Props = { request: FullRequest; onChange: (next: Partial<FullRequest>) => void };

/** The filters that narrow the list of posts, each with a way to take it away. */
export function PostFilterChips({ request, onChange }: Props) {
  const filters = useFilterNames(request);
  const chips = filters.map((filter) => ({
    ...filter,
    isPlain: filter.key !== 'from' && filter.key !== 'to',
    onRemove: () => onChange({ [filter.key]: undefined }),
  }));
  return <FilterChips chips={chips} onClear={() => onChange(NO_FILTERS)} />;
}
