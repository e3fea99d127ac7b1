import { PINNED_POSTS_LIMIT } from '@baklja/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { pinnedPostsQuery } from '#web/lib/pinned-posts-query.ts';
import { DashboardBlock } from '../DashboardBlock.tsx';
import { type LatestPost, postCountQuery } from '../dashboard.queries.ts';
import { dashboardText } from '../dashboard.text.ts';
import { ReadError } from '../ReadError.tsx';
import { hasFailed, isLoading, type Read } from '../read.ts';
import { AttentionList } from './AttentionList.tsx';
import { findAttention } from './attention.ts';

/**
 * Items that need an editor's attention. The block waits for all its reads and never guesses a value whose read
 * failed.
 */
export function Attention({ latest, now }: { latest: readonly Read<LatestPost[]>[]; now: Date }) {
  const pinned = useQuery(pinnedPostsQuery);
  const drafts = useQuery(postCountQuery(0));
  const reads = [pinned, drafts, ...latest];
  const isBusy = reads.some(isLoading);
  const items = findAttention(
    {
      pinned: pinned.data?.length ?? PINNED_POSTS_LIMIT,
      drafts: drafts.data ?? 0,
      latest: latest.flatMap(({ data }) => data ?? []),
    },
    now,
  );
  return (
    <DashboardBlock id="attention" title={dashboardText.attention} isBusy={isBusy}>
      {(isBusy || items.length > 0 || !reads.some(hasFailed)) && <AttentionList items={isBusy ? undefined : items} />}
      {!isBusy && <ReadError title={dashboardText.attentionFailed} reads={reads} />}
    </DashboardBlock>
  );
}
