import type { PinnedPost } from '@baklja/contract/features/pinned-posts';
import { PINNED_POSTS_LIMIT } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { Button } from '@mantine/core';
import { IconPin, IconPlus } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { pinnedPostsQuery } from '#web/lib/pinned-posts-query.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Warning } from '#web/ui/Warning.tsx';
import { addressOfRequest, requestFromAddress } from './list-address.ts';
import classes from './PostListScreen.module.css';
import { PostListTools } from './PostListTools.tsx';
import { PostTable } from './PostTable.tsx';
import { type PostListRequest, postListQuery } from './posts.queries.ts';
import { postsText } from './posts.text.ts';

/** /postovi: a page of all posts of a language. The address tells page, language and search. */
export function PostListScreen() {
  const [address, setAddress] = useSearchParams();
  const request = requestFromAddress(address);
  const list = useQuery(postListQuery(request));
  const pinned = useQuery(pinnedPostsQuery);
  const change = (next: Partial<PostListRequest>) => setAddress(addressOfRequest({ ...request, ...next }));

  const pages = list.data?.numPages ?? 0;
  const isPastEnd = list.data !== undefined && !list.isPlaceholderData && pages > 0 && request.page > pages;
  // A page that deleting emptied, or an old link, leads to the last one that there is.
  useEffect(() => {
    if (isPastEnd) setAddress(addressOfRequest({ ...request, page: pages }), { replace: true });
  });

  const total = list.data?.posts[0]?.total_records;
  const pager = (label: string) => (
    <Pager page={request.page} pages={pages} onChange={(page) => change({ page })} label={label} />
  );
  return (
    <>
      <PageHead
        title={postsText.listTitle}
        note={total === undefined ? undefined : countOf(total, postsText.article)}
        warning={<PinWarning pinned={pinned} isListRead={list.data !== undefined} />}
        action={
          <Button component={Link} to={paths.createPost} variant="filled" leftSection={<IconPlus aria-hidden />}>
            {postsText.createTitle}
          </Button>
        }
      />
      <PostListTools
        search={request.search}
        language={request.language}
        onSearch={(search) => change({ search, page: 1 })}
        onLanguage={(language) => change({ language, page: 1 })}
        pager={pages > 0 && pager('Stranice popisa')}
      />
      <PostTable list={list} pinned={pinned} request={request} onChange={change} />
      {pages > 1 && <div className={classes.foot}>{pager('Stranice popisa, na dnu')}</div>}
    </>
  );
}

/** Fewer pins than there must be, or pins that could not be read; a list that could not be read says more itself. */
function PinWarning({ pinned, isListRead }: { pinned: UseQueryResult<PinnedPost[]>; isListRead: boolean }) {
  if (pinned.data !== undefined) {
    if (pinned.data.length >= PINNED_POSTS_LIMIT) return null;
    return <Warning icon={<IconPin aria-hidden />}>{postsText.pinWarning}</Warning>;
  }
  if (!pinned.isError || !isListRead) return null;
  return (
    <>
      <Warning icon={<IconPin aria-hidden />}>{postsText.pinsUnknown}</Warning>
      <BusyButton variant="quiet" isBusy={pinned.isFetching} onClick={() => void pinned.refetch()}>
        Pokušaj ponovno
      </BusyButton>
    </>
  );
}
