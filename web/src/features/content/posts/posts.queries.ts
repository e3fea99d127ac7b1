import { categoryRoutes } from '@baklja/contract/features/content/categories';
import { postRoutes } from '@baklja/contract/features/content/posts';
import type { Language } from '@baklja/contract/fields';
import type { RouteInput } from '@baklja/contract/route';
import { startOfZagrebDay } from '@baklja/contract/zagreb-time';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { recordQueries } from '#web/forms/record-queries.ts';
import { call } from '#web/lib/api-client.ts';
import { formatListDate } from '#web/lib/dates.ts';
import type { ScreenAddress } from '#web/lib/screen-entry.ts';
import { BOX_SEARCH_AFTER_MS, LEFT_LIST_MS } from '#web/lib/timings.ts';
import type { PostListAddress } from './list/list-address.ts';

const POSTS = 'posts';

/** A page of the posts list; the previous page stays visible while the next one loads. */
export function postListQuery(request: PostListAddress) {
  const { page, language } = request;
  return queryOptions({
    queryKey: [POSTS, 'list', request],
    queryFn: ({ signal }) =>
      call(postRoutes.listPosts, { params: { page, language, search: '-' }, query: listQueryOf(request) }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: LEFT_LIST_MS,
  });
}

/** The query parameters of a request: `created_to` is exclusive, and default values are omitted. */
function listQueryOf({ search, status, category, author, from, to, translation, sort, order }: PostListAddress) {
  return {
    search: search || undefined,
    status,
    catid: category,
    created_by: author,
    created_from: from && startOfZagrebDay(from),
    created_to: to && startOfZagrebDay(to, 1),
    translation,
    sort: sort === 'created' ? undefined : sort,
    order: order === (sort === 'title' ? 'asc' : 'desc') ? undefined : order,
  };
}

/** All authors of posts. Like other options, the request is not aborted when its field unmounts. */
export const postAuthorsQuery = queryOptions({
  queryKey: [POSTS, 'authors'],
  queryFn: () => call(postRoutes.listPostAuthors, {}),
  staleTime: 5 * 60_000,
});

const queries = recordQueries(
  'post',
  {
    list: postRoutes.listPosts,
    get: postRoutes.getPost,
    create: postRoutes.createPost,
    update: postRoutes.updatePost,
    remove: postRoutes.deletePost,
    removeMany: postRoutes.deletePosts,
    restore: postRoutes.restorePosts,
  },
  { alsoChanges: ['dashboard'] },
);

export const postQueries = {
  ...queries,
  useSetTranslation: () => queries.useWrite(postRoutes.setPostTranslation),
  useTranslationCandidates,
};

export const postQuery = queries.one;

export function beginPost(queryClient: QueryClient, { params: { alias = '' } }: ScreenAddress): void {
  void queryClient.prefetchQuery(postQuery(alias));
}

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: () => call(categoryRoutes.listCategories, {}),
  staleTime: 5 * 60_000,
});

export type CreatePostBody = RouteInput<typeof postRoutes.createPost>['body'];
export type UpdatePostBody = RouteInput<typeof postRoutes.updatePost>['body'];

/** The newest posts of a language whose titles contain the words. */
function useTranslationCandidates(language: Language, words: string) {
  const [search] = useDebouncedValue(words.trim(), BOX_SEARCH_AFTER_MS);
  return useQuery({
    queryKey: [POSTS, 'translation candidates', language, search],
    queryFn: ({ signal }) => {
      const params = { page: 1, language, search: '-' };
      return call(postRoutes.listPosts, { params, query: search === '' ? {} : { search } }, { signal });
    },
    placeholderData: keepPreviousData,
    select: ({ posts }) =>
      posts.map(({ id, title, created, catName, translation_id }) => ({
        id,
        title,
        note: `${formatListDate(created)} · ${catName}`,
        isTaken: typeof translation_id === 'number',
      })),
  });
}
