import { categoryRoutes } from '@baklja/contract/features/content/categories';
import { pinnedPostRoutes } from '@baklja/contract/features/content/pinned-posts';
import {
  type PostSort,
  type PostStatus,
  postRoutes,
  type TranslationFault,
} from '@baklja/contract/features/content/posts';
import type { Language } from '@baklja/contract/fields';
import type { RouteInput } from '@baklja/contract/route';
import { startOfZagrebDay } from '@baklja/contract/zagreb-time';
import { useDebouncedValue } from '@mantine/hooks';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { recordQueries } from '#web/forms/record-queries.ts';
import { call } from '#web/lib/api-client.ts';
import { formatListDate } from '#web/lib/dates.ts';
import type { ScreenAddress } from '#web/lib/screen-entry.ts';
import { BOX_SEARCH_AFTER_MS, LEFT_LIST_MS } from '#web/lib/timings.ts';
import type { Sorting } from '#web/lists/address/sort-order.ts';

const POSTS = 'posts';

/** The filters in addition to language and search. `from` and `to` are days in Zagreb, YYYY-MM-DD, both inclusive. */
export type PostFilters = {
  status?: PostStatus | undefined;
  category?: number | undefined;
  author?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  translation?: TranslationFault | undefined;
};

/** A request for a page of the list; the default order is by creation time, newest first. */
export type PostListRequest = { page: number; language: Language; search: string } & PostFilters &
  Partial<Sorting<PostSort>>;

/** A page of the posts list; the previous page stays visible while the next one loads. */
export function postListQuery(request: PostListRequest) {
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
function listQueryOf({ search, status, category, author, from, to, translation, sort, order }: PostListRequest) {
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

type Body<Key extends keyof typeof postRoutes> =
  RouteInput<(typeof postRoutes)[Key]> extends { body: infer B } ? B : never;

export type CreatePostBody = Body<'createPost'>;
export type UpdatePostBody = Body<'updatePost'>;
export type ChangePostsBody = Body<'changePosts'>;

/** The newest posts of a language whose titles contain the words, as candidates for a translation. */
function translationCandidatesQuery(language: Language, words: string) {
  return queryOptions({
    queryKey: [POSTS, 'translation candidates', language, words],
    queryFn: ({ signal }) =>
      call(
        postRoutes.listPosts,
        { params: { page: 1, language, search: '-' }, query: words === '' ? {} : { search: words } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

function useTranslationCandidates(language: Language, words: string) {
  const [search] = useDebouncedValue(words.trim(), BOX_SEARCH_AFTER_MS);
  return useQuery({
    ...translationCandidatesQuery(language, search),
    select: ({ posts }) =>
      posts.map(({ id, title, created, catName, translation_id }) => ({
        id,
        title,
        note: `${formatListDate(created)} · ${catName}`,
        isTaken: typeof translation_id === 'number',
      })),
  });
}

export function useChangePosts() {
  return usePostsMutation((body: ChangePostsBody) => call(postRoutes.changePosts, { body }));
}

export function useSetIzdvojeno() {
  return usePostsMutation((body: { id: number; val: 0 | 1 }) => call(postRoutes.setIzdvojeno, { body }));
}

export function usePinPost() {
  return usePostsMutation((id: number) => call(pinnedPostRoutes.pinPost, { body: { id } }));
}

export function useUnpinPost() {
  return usePostsMutation((id: number) => call(pinnedPostRoutes.unpinPost, { params: { id } }));
}

/** A mutation of posts; afterwards every list and count of posts is refetched. */
function usePostsMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => Promise.all([POSTS, 'dashboard'].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
}
