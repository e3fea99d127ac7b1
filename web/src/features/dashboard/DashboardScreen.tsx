import type { Language } from '@baklja/contract/fields';
import { mayOpen } from '@baklja/contract/screens';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatLongDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Attention } from './attention/Attention.tsx';
import classes from './DashboardScreen.module.css';
import { latestPostsQuery, publishingWeeksQuery } from './dashboard.queries.ts';
import { dashboardText } from './dashboard.text.ts';
import { Figures } from './Figures.tsx';
import { LatestPosts } from './LatestPosts.tsx';
import { PublishingWeeks } from './publishing-weeks/PublishingWeeks.tsx';

/** `/` for the roles with a dashboard: the counts, the latest posts and what needs attention. */
export function DashboardScreen() {
  const role = useSession()?.role;
  const weeks = useQuery(publishingWeeksQuery);
  const latest: Record<Language, ReturnType<typeof useLatestPosts>> = {
    'hr-HR': useLatestPosts('hr-HR'),
    'en-GB': useLatestPosts('en-GB'),
  };
  const now = new Date();
  const createPost = mayOpen(role, 'createPost') ? <CreatePostButton /> : undefined;
  return (
    <div className={classes.screen}>
      <PageHead title={dashboardText.title} note={formatLongDate(now)} action={createPost} />
      <div className={classes.summary}>
        <Figures weeks={weeks} />
        <PublishingWeeks read={weeks} />
      </div>
      <div className={classes.front}>
        {(['hr-HR', 'en-GB'] as const).map((language) => (
          <LatestPosts key={language} language={language} read={latest[language]} now={now} userRole={role} />
        ))}
        {mayOpen(role, 'posts') && <Attention />}
      </div>
    </div>
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
