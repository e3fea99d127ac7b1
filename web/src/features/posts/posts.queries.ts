import { categoryRoutes } from '@baklja/contract/features/categories';
import { pinnedPostRoutes } from '@baklja/contract/features/pinned-posts';
import { postRoutes } from '@baklja/contract/features/posts';
import type { Language } from '@baklja/contract/fields';
import type { RouteInput } from '@baklja/contract/route';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

/** Where everything about posts stands in the cache of queries. */
const POSTS = 'posts';

export type PostListRequest = { page: number; language: Language; search: string };

/** A page of the posts list; the former page stays in sight while the next one comes. */
export function postListQuery({ page, language, search }: PostListRequest) {
  return queryOptions({
    queryKey: [POSTS, 'list', language, search, page],
    queryFn: ({ signal }) =>
      call(
        postRoutes.listPosts,
        { params: { page, language, search: '-' }, query: search === '' ? {} : { search } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** A whole post by its alias. */
export function postQuery(alias: string) {
  return queryOptions({
    queryKey: [POSTS, 'single', alias],
    queryFn: ({ signal }) => call(postRoutes.getPost, { params: { alias } }, { signal }),
  });
}

/** The categories that a post can have. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => call(categoryRoutes.listCategories, {}, { signal }),
  staleTime: 5 * 60_000,
});

type Body<Key extends keyof typeof postRoutes> =
  RouteInput<(typeof postRoutes)[Key]> extends { body: infer B } ? B : never;

export type CreatePostBody = Body<'createPost'>;
export type UpdatePostBody = Body<'updatePost'>;

export function useCreatePost() {
  return usePostsMutation((body: CreatePostBody) => call(postRoutes.createPost, { body }));
}

export function useUpdatePost() {
  return usePostsMutation((body: UpdatePostBody) => call(postRoutes.updatePost, { body }));
}

export function useDeletePost() {
  return usePostsMutation((id: number) => call(postRoutes.deletePost, { params: { id } }));
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

/** A write to posts; afterwards every list and count that shows posts is read again. */
function usePostsMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => Promise.all([POSTS, 'dashboard'].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
}
