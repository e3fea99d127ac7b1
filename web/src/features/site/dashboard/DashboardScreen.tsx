import type { Language } from '@baklja/contract/fields';
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
