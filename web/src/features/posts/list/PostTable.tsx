import type { PinnedPost } from '@baklja/contract/features/pinned-posts';
import type { PostRow, postRoutes } from '@baklja/contract/features/posts';
import type { RouteAnswer } from '@baklja/contract/route';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import tableClasses from '#web/ui/Table.module.css';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';
import type { RowSelection } from '#web/ui/use-selection.ts';
import { postsText } from '../posts.text.ts';
import type { FullRequest } from './list-address.ts';
import { NoPosts } from './NoPosts.tsx';
import classes from './PostTable.module.css';
import { PostTableHead } from './PostTableHead.tsx';
import { PostTableRow } from './PostTableRow.tsx';
import { postListText as text } from './post-list.text.ts';

type Props = {
  list: UseQueryResult<RouteAnswer<typeof postRoutes.listPosts>>;
  pinned: UseQueryResult<PinnedPost[]>;
  request: FullRequest;
  selection: RowSelection;
  onChange: (next: Partial<FullRequest>) => void;
};

const COLUMN_COUNT = 9;

/** The list of posts in all its states. On a phone each row is a card. */
export function PostTable({ list, pinned, request, selection, onChange }: Props) {
  if (list.isError && list.data === undefined) {
    const reason = `${list.error.message}${request.search === '' ? '' : ` Vaša pretraga „${request.search}” ostaje upisana.`}`;
    return (
      <ErrorState
        title={text.notLoaded}
        reason={reason}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const posts = list.data?.posts;
  if (posts?.length === 0 && !list.isPlaceholderData) return <NoPosts request={request} onChange={onChange} />;
  const pinnedIds = new Set(pinned.data?.map(({ post_id }) => post_id));
  const rowFor = (post: PostRow) => (
    <PostTableRow
      key={post.id}
      post={post}
      time={request.sort === 'modified' ? 'modified' : 'created'}
      isPinned={pinnedIds.has(post.id)}
      isSelected={selection.rows.has(post.id)}
      onSelect={list.isPlaceholderData ? ignore : selection.toggle}
    />
  );
  return (
    <table
      className={`${tableClasses.table} ${classes.posts}`}
      aria-busy={list.isFetching}
      aria-label={postsText.listTitle}
    >
      <PostTableHead
        posts={posts}
        sorting={request}
        onSort={onChange}
        selection={{ ...selection, ...(list.isPlaceholderData && { toggleAll: ignore }) }}
      />
      {posts === undefined ? (
        <TableSkeleton columns={COLUMN_COUNT} rows={20} />
      ) : (
        <tbody data-stale={list.isPlaceholderData || undefined}>{posts.map(rowFor)}</tbody>
      )}
    </table>
  );
}

/** What is on its way out cannot be selected any more. */
function ignore(): void {}
