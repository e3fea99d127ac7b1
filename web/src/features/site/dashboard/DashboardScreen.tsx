import { accountState, type User } from '@baklja/contract/features/accounts/users';
import type { Language } from '@baklja/contract/fields';
import { PINNED_POSTS_LIMIT } from '@baklja/contract/limits';
import { mayOpen } from '@baklja/contract/screens';
import { Button, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatListDate, formatLongDate } from '#web/lib/dates.ts';
import { LANGUAGE_NAMES } from '#web/lib/languages.ts';
import { paths } from '#web/lib/paths.ts';
import { pinnedPostsQuery } from '#web/lib/queries/pinned-posts-query.ts';
import { usersQuery, waitingUsers } from '#web/lib/queries/users-query.ts';
import { useSession } from '#web/lib/session.ts';
import { KeptDrafts } from '#web/lists/kept-drafts/KeptDrafts.tsx';
import { useNewDrafts } from '#web/lists/kept-drafts/use-new-drafts.ts';
import look from '#web/ui/look.module.css';
import { PageHead } from '#web/ui/PageHead.tsx';
import attentionList from './attention/AttentionList.module.css';
import { AttentionList } from './attention/AttentionList.tsx';
import { findAttention } from './attention/attention.ts';
import { describeGoodBackup } from './attention/nightly-backup.ts';
import { WholeMoments } from './attention/WholeMoments.tsx';
import { DashboardBlock } from './DashboardBlock.tsx';
import classes from './DashboardScreen.module.css';
import {
  latestPostsQuery,
  mayReadBackups,
  nightlyBackupQuery,
  postTotalsQuery,
  publishingWeeksQuery,
  refusedAddressesQuery,
} from './dashboard.queries.ts';
import { dashboardText } from './dashboard.text.ts';
import { Figures } from './Figures.tsx';
import { LatestPosts } from './LatestPosts.tsx';
import { PublishingWeeks } from './publishing-weeks/PublishingWeeks.tsx';
import { ReadError } from './ReadError.tsx';
import { hasFailed, isLoading } from './read.ts';

/** `/` for the roles with a dashboard: the counts, the latest posts and what needs attention. */
export function DashboardScreen() {
  const role = useSession()?.role;
  const weeks = useQuery(publishingWeeksQuery);
  const latest: Record<Language, ReturnType<typeof useLatestPosts>> = {
    'hr-HR': useLatestPosts('hr-HR'),
    'en-GB': useLatestPosts('en-GB'),
  };
  const isPhone = useMediaQuery('(max-width: 43.75em)', false, { getInitialValueInEffect: false });
  const hasThreeColumns = useMediaQuery('(min-width: 81.3em)', true, { getInitialValueInEffect: false });
  const [language, setLanguage] = useState<Language>('hr-HR');
  const attention = mayOpen(role, 'posts') && <Attention />;
  const now = new Date();
  const createPost = mayOpen(role, 'createPost') ? <CreatePostButton /> : undefined;
  return (
    <div className={classes.screen}>
      <PageHead
        title={dashboardText.title}
        note={isPhone ? formatListDate(now.toISOString()) : formatLongDate(now)}
        action={createPost}
      />
      {isPhone && attention}
      <div className={classes.summary}>
        <Figures weeks={weeks} />
        <PublishingWeeks read={weeks} />
      </div>
      <div className={classes.front}>
        {!isPhone && !hasThreeColumns && attention}
        {LANGUAGES.filter((one) => !isPhone || one === language).map((one) => (
          <LatestPosts
            key={one}
            language={one}
            read={latest[one]}
            now={now}
            userRole={role}
            languageSwitch={isPhone && <LanguageSwitch language={language} onChange={setLanguage} />}
          />
        ))}
        {hasThreeColumns && attention}
      </div>
    </div>
  );
}

const LANGUAGES = ['hr-HR', 'en-GB'] as const;

function LanguageSwitch({ language, onChange }: { language: Language; onChange: (language: Language) => void }) {
  return (
    <SegmentedControl
      fullWidth
      className={classes.languages}
      aria-label={dashboardText.language}
      value={language}
      onChange={(one) => onChange(one === 'en-GB' ? 'en-GB' : 'hr-HR')}
      data={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
    />
  );
}

function useLatestPosts(language: Language) {
  return useQuery(latestPostsQuery(language));
}

function CreatePostButton() {
  return (
    <Button component={Link} to={paths.createPost} variant="filled" leftSection={<IconPlus aria-hidden />}>
      {dashboardText.createPost}
    </Button>
  );
}

function hasPublicPassword(user: User): boolean {
  return user.demo_login === 1 && accountState(user) === 'active';
}

/**
 * Items that need an editor's attention. The block waits for all its reads and never guesses a value whose read
 * failed.
 */
function Attention() {
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
        <p className={`${look.quiet} ${look.small} ${attentionList.quiet}`}>
          <WholeMoments text={goodBackup} />
        </p>
      )}
      {!isBusy && <ReadError title={dashboardText.attentionFailed} reads={reads} />}
    </DashboardBlock>
  );
}
