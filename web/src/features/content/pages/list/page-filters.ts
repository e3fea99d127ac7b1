import type { PageRow } from '@baklja/contract/features/content/pages';
import { compareCroatian } from '@baklja/contract/title-order';
import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import { type Filter, type FilterOption, rangeFilters } from '#web/lists/filters/filters.ts';
import { translationFilter } from '#web/lists/filters/translation-filter.ts';
import { pageListQuery } from '../pages.queries.ts';
import { pageListAddress } from './list-address.ts';
import { pageListText as text } from './page-list.text.ts';

/** The filters of the list of pages; the days are those of the last change. */
export const pageFilters: readonly Filter[] = [
  { key: 'author', label: text.author, all: text.anyAuthor, useOptions: useAuthorOptions, failed: text.authorsFailed },
  ...rangeFilters,
  translationFilter(text.anyTranslation),
];

/** Everyone who made a page of the list. */
function useAuthorOptions() {
  const { request } = useListAddress(pageListAddress);
  return useQuery({ ...pageListQuery(request.language), select: authorsOf });
}

function authorsOf(pages: readonly PageRow[]): FilterOption[] {
  const names = new Map<number, string>();
  for (const { created_user_id: id, created_by_name: name } of pages) if (id !== null && name) names.set(id, name);
  return [...names]
    .map(([id, name]) => ({ value: String(id), label: name }))
    .sort((a, b) => compareCroatian(a.label, b.label));
}
