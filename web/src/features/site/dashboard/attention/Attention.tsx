import { accountState, type User } from '@baklja/contract/features/accounts/users';
import { PINNED_POSTS_LIMIT } from '@baklja/contract/limits';
import { mayOpen } from '@baklja/contract/screens';
import { useQuery } from '@tanstack/react-query';
import { pinnedPostsQuery } from '#web/lib/queries/pinned-posts-query.ts';
import { usersQuery, waitingUsers } from '#web/lib/queries/users-query.ts';
import { useSession } from '#web/lib/session.ts';
import { KeptDrafts } from '#web/lists/kept-drafts/KeptDrafts.tsx';
import { useNewDrafts } from '#web/lists/kept-drafts/use-new-drafts.ts';
import look from '#web/ui/look.module.css';
import { DashboardBlock } from '../DashboardBlock.tsx';
import { mayReadBackups, nightlyBackupQuery, postTotalsQuery, refusedAddressesQuery } from '../dashboard.queries.ts';
import { dashboardText } from '../dashboard.text.ts';
import { ReadError } from '../ReadError.tsx';
import { hasFailed, isLoading } from '../read.ts';
import classes from './AttentionList.module.css';
import { AttentionList } from './AttentionList.tsx';
import { findAttention } from './attention.ts';
import { describeGoodBackup } from './nightly-backup.ts';
import { WholeMoments } from './WholeMoments.tsx';

function hasPublicPassword(user: User): boolean {
  return user.demo_login === 1 && accountState(user) === 'active';
}

/**
 * Items that need an editor's attention. The block waits for all its reads and never guesses a value whose read
 * failed.
 */
export function Attention() {
  const pinned = useQuery(pinnedPostsQuery);
  const totals = useQuery(postTotalsQuery);
  const role = useSession()?.role;
  const mayApprove = mayOpen(role, 'users');
  const users = useQuery({ ...usersQuery, enabled: mayApprove });
  const backup = useQuery({ ...nightlyBackupQuery, enabled: mayReadBackups(role) });
  const maySeeAddresses = mayOpen(role, 'refusedAddresses');
  const addresses = useQuery({ ...refusedAddressesQuery(1), enabled: maySeeAddresses });
  const reads = [
    ...[pinned, totals, ...(mayApprove ? [users] : []), ...(mayReadBackups(role) ? [backup] : [])],
    ...(maySeeAddresses ? [addresses] : []),
  ];
  const isBusy = reads.some(isLoading);
  const drafts = useNewDrafts();
  const items = findAttention({
    pinned: pinned.data?.length ?? PINNED_POSTS_LIMIT,
    totals: totals.data,
    waiting: waitingUsers(users.data ?? []),
    publicUsers: (users.data ?? []).filter(hasPublicPassword),
    backup: backup.data,
    refusedAddresses: addresses.data?.total,
    now: new Date(),
  });
  const goodBackup = backup.data && describeGoodBackup(backup.data);
  return (
    <DashboardBlock id="attention" title={dashboardText.attention} isBusy={isBusy}>
      {drafts.length > 0 && <KeptDrafts drafts={drafts} />}
      {(isBusy || items.length > 0 || !(drafts.length > 0 || reads.some(hasFailed))) && (
        <AttentionList items={isBusy ? undefined : items} />
      )}
      {!isBusy && goodBackup && (
        <p className={`${look.quiet} ${look.small} ${classes.quiet}`}>
          <WholeMoments text={goodBackup} />
        </p>
      )}
      {!isBusy && <ReadError title={dashboardText.attentionFailed} reads={reads} />}
    </DashboardBlock>
  );
}
