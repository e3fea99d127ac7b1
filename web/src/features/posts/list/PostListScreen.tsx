import { POSTS_PAGE_SIZE } from '@baklja/contract/limits';
import { countOf, formatNumber } from '@baklja/contract/plural';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { pinnedPostsQuery } from '#web/lib/pinned-posts-query.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { useClearing } from '#web/widgets/record-list/use-clearing.ts';
import { postsText } from '../posts.text.ts';
import type { FullRequest } from './list-address.ts';
import { PinWarning } from './PinWarning.tsx';
import { PostFilterChips } from './PostFilterChips.tsx';
import { PostFilterPanel } from './PostFilterPanel.tsx';
import classes from './PostListScreen.module.css';
import { PostListTools } from './PostListTools.tsx';
import { PostSelection } from './PostSelection.tsx';
import { PostTable } from './PostTable.tsx';
import { postListText as text } from './post-list.text.ts';
import { usePostList } from './use-post-list.ts';

/** /postovi: a page of all posts of a language. The address tells page, language, search, filters and sorting. */
export function PostListScreen() {
  const { request, change, list, pages } = usePostList();
  const pinned = useQuery(pinnedPostsQuery);
  const posts = list.data?.posts ?? [];
  const selection = useSelection(listKeyOf(request), posts, { isOverPages: true });
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  const listElement = useRef<HTMLElement>(null);
  const clear = useClearing(selection.clear, listElement);

  const total = posts[0]?.total_records;
  const turnFromFoot = useTurnToTop(request.page);
  const pager = (label: string, onTurn?: () => void) => (
    <Pager
      page={request.page}
      pages={pages}
      onChange={(page) => {
        onTurn?.();
        change({ page });
      }}
      label={label}
    />
  );
  return (
    <>
      <PageHead
        title={postsText.listTitle}
        note={total === undefined ? undefined : <span role="status">{countOf(total, postsText.article)}</span>}
        warning={<PinWarning pinned={pinned} isListRead={list.data !== undefined} />}
        action={
          <Button component={Link} to={paths.createPost} variant="filled" leftSection={<IconPlus aria-hidden />}>
            {postsText.createTitle}
          </Button>
        }
      />
      <PostListTools
        request={request}
        onChange={change}
        areFiltersOpen={areFiltersOpen}
        onFilters={() => setAreFiltersOpen(!areFiltersOpen)}
        pager={pages > 0 && pager(text.pages)}
      />
      <PostSelection posts={[...selection.rows.values()]} onClear={clear} />
      {areFiltersOpen && <PostFilterPanel request={request} onChange={change} />}
      <PostFilterChips request={request} onChange={change} />
      <section ref={listElement} className={classes.list} tabIndex={-1} aria-label={text.list}>
        <PostTable list={list} pinned={pinned} request={request} selection={selection} onChange={change} />
      </section>
      {total !== undefined && (
        <div className={classes.foot}>
          <p>{!list.isPlaceholderData && shownOf(request.page, posts.length, total)}</p>
          {pages > 1 && pager(text.pagesBelow, turnFromFoot)}
        </div>
      )}
    </>
  );
}

/** Answers what to call before the page is turned at its foot: the next one begins at its top. */
function useTurnToTop(page: number): () => void {
  const isTurning = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what is waited for
  useLayoutEffect(() => {
    if (isTurning.current) window.scrollTo(0, 0);
    isTurning.current = false;
  }, [page]);
  return () => {
    isTurning.current = true;
  };
}

/** The pages and sortings of one list have one selection. */
function listKeyOf(request: FullRequest): string {
  return JSON.stringify({ ...request, page: 0, sort: '', order: '' });
}

function shownOf(page: number, count: number, total: number): string {
  const first = (page - 1) * POSTS_PAGE_SIZE + 1;
  return text.shown(formatNumber(first), formatNumber(first + count - 1), formatNumber(total));
}
