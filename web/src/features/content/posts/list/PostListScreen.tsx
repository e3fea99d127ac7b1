import { DRAFT, type PostRow } from '@baklja/contract/features/content/posts';
import { POSTS_PAGE_SIZE } from '@baklja/contract/limits';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { pinnedPostsQuery } from '#web/lib/queries/pinned-posts-query.ts';
import type { ScreenAddress } from '#web/lib/screen-entry.ts';
import { useServerRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { recordListText } from '#web/lists/record-list.text.ts';
import { postListQuery, postQueries } from '../posts.queries.ts';
import { postsText } from '../posts.text.ts';
import { type PostListAddress, postListAddress } from './list-address.ts';
import { PinWarning } from './PinWarning.tsx';
import { PostActions } from './PostActions.tsx';
import { loadPostEditor, postCard, postColumns } from './post-columns.tsx';
import { postFilters } from './post-filters.ts';
import { postListText as text } from './post-list.text.ts';
import { useDeleteDetails } from './use-delete-details.tsx';

/** Prefetches the data that the screen needs at the address. */
export function beginPostList(queryClient: QueryClient, { search }: ScreenAddress): void {
  void queryClient.prefetchQuery(postListQuery(postListAddress.read(search)));
  void queryClient.prefetchQuery(pinnedPostsQuery);
}

/** /postovi: all posts of a language, one page at a time. */
export function PostListScreen() {
  const pinned = useQuery(pinnedPostsQuery);
  return (
    <RecordListScreen
      kind="post"
      title={postsText.listTitle}
      address={postListAddress}
      useRows={usePostRows}
      columns={postColumns}
      card={postCard}
      titleOf={({ title }: PostRow) => title}
      toneOf={({ state }) => (state === DRAFT ? 'pale' : undefined)}
      warning={(isListRead) => <PinWarning pinned={pinned} isListRead={isListRead} />}
      searchButton={postsText.search}
      panelFilters={postFilters}
      sortings={text.sortings}
      queries={postQueries}
      loadEditor={loadPostEditor}
      useDeleteDetails={useDeleteDetails}
      actions={(posts, onDone) => <PostActions posts={posts} onDone={onDone} />}
      texts={{
        tooMany: text.tooMany,
        emptyHelp: text.emptyHelp,
        among: ({ language = 'hr-HR' }) => `među člancima na ${recordListText.language[language]}`,
      }}
    />
  );
}

function usePostRows(request: PostListAddress) {
  return useServerRows(postListQuery(request), ({ posts, numPages }) => ({
    rows: posts,
    total: posts[0]?.total_records ?? 0,
    pages: numPages,
    start: (request.page - 1) * POSTS_PAGE_SIZE,
  }));
}
