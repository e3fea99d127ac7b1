import { POST_STATUSES } from '@baklja/contract/features/content/posts';
import { useQuery } from '@tanstack/react-query';
import { type Filter, rangeFilters } from '#web/lists/filters/filters.ts';
import { translationFilter } from '#web/lists/filters/translation-filter.ts';
import { categoriesQuery, postAuthorsQuery } from '../posts.queries.ts';
import { postListText as text } from './post-list.text.ts';

/** The filters of the list of posts. */
export const postFilters: readonly Filter[] = [
  {
    key: 'status',
    label: 'Status',
    all: 'Svi',
    options: POST_STATUSES.map((value) => ({ value, label: text.statuses[value] })),
  },
  {
    key: 'category',
    label: 'Kategorija',
    all: 'Sve kategorije',
    useOptions: useCategoryOptions,
    failed: text.categoriesFailed,
  },
  { key: 'author', label: 'Autor', all: 'Svi autori', useOptions: useAuthorOptions, failed: text.authorsFailed },
  ...rangeFilters,
  translationFilter('Svi'),
];

function useCategoryOptions() {
  return useQuery({
    ...categoriesQuery,
    select: (categories) => categories.map(({ id, title }) => ({ value: String(id), label: title })),
  });
}

function useAuthorOptions() {
  return useQuery({
    ...postAuthorsQuery,
    select: (authors) => authors.map(({ id, name }) => ({ value: String(id), label: name })),
  });
}
