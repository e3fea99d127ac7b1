import type { PostStatus } from '@baklja/contract/features/content/posts';
import type { Language } from '@baklja/contract/fields';
import { formatNumber } from '@baklja/contract/plural';
import { mayOpen } from '@baklja/contract/screens';
import { Box, Button, Flex, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatListDate, formatLongDate } from '#web/lib/dates.ts';
import { IconPlus } from '#web/lib/icons.ts';
import { LANGUAGE_NAMES } from '#web/lib/languages.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import classes from './Dashboard.module.css';
import { hasFailed, isLoading, type Read, ReadError } from './DashboardBlock.tsx';
import {
  categorisationCountQuery,
  latestPostsQuery,
  type PublishingWeek,
  postTotalsQuery,
  publishingWeeksQuery,
} from './dashboard.queries.ts';
import { LatestPosts } from './LatestPosts.tsx';
import { OwnWork } from './OwnWork.tsx';
import { PublishingWeeks } from './PublishingWeeks.tsx';
import { countPosts, type PostsOfLanguage, postsByLanguage } from './post-totals.ts';

/** `/` for the roles with a dashboard: what waits for the user, then the counts and the latest posts. */
export function DashboardScreen() {
  const role = useSession()?.role;
  const weeks = useQuery(publishingWeeksQuery);
  const latest = { 'hr-HR': useQuery(latestPostsQuery('hr-HR')), 'en-GB': useQuery(latestPostsQuery('en-GB')) };
  const isPhone = useIsPhone();
  const [language, setLanguage] = useState<Language>('hr-HR');
  const now = new Date();
  const languageSwitch = (
    <SegmentedControl
      fullWidth
      mb="xs"
      aria-label="Jezik"
      value={language}
      onChange={(one) => setLanguage(one === 'en-GB' ? 'en-GB' : 'hr-HR')}
      data={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
    />
  );
  const createPost = mayOpen(role, 'createPost') ? (
    <Button component={Link} to={paths.createPost} variant="filled" leftSection={<IconPlus aria-hidden />}>
      Dodaj članak
    </Button>
  ) : undefined;
  return (
    <Box pb="xl">
      <PageHead
        title="Dashboard"
        note={isPhone ? formatListDate(now.toISOString()) : formatLongDate(now)}
        action={createPost}
      />
      <OwnWork />
      <Box className={`${classes.ruled} ${classes.summary}`} mt="lg" pt={14} pb="md">
        <Figures weeks={weeks} />
        <PublishingWeeks read={weeks} />
      </Box>
      <Box className={classes.front} mt="xs">
        {LANGUAGES.filter((one) => !isPhone || one === language).map((one) => (
          <LatestPosts key={one} language={one} read={latest[one]} languageSwitch={isPhone && languageSwitch} />
        ))}
      </Box>
    </Box>
  );
}

const LANGUAGES = ['hr-HR', 'en-GB'] as const;

/** The three counts. One message covers all counts that failed. */
function Figures({ weeks }: { weeks: Read<PublishingWeek[]> }) {
  const totals = useQuery(postTotalsQuery);
  const categorised = useQuery(categorisationCountQuery);
  const mayList = mayOpen(useSession()?.role, 'posts');
  const thisWeek = weeks.data?.at(-1)?.posts;
  const postsWith = (status: PostStatus) => ({
    read: { ...totals, data: totals.data && countPosts(totals.data, status) },
    ...(mayList && { lists: totals.data ? postsByLanguage(totals.data, status) : [] }),
  });
  const reads = [totals, categorised];
  return (
    <section aria-label="Brojke">
      <dl className={classes.figures}>
        <Figure
          {...postsWith('published')}
          label="Objavljeni članci"
          note={thisWeek === undefined ? '' : `${formatNumber(thisWeek)} ovaj tjedan`}
        />
        <Figure {...postsWith('draft')} label="Neobjavljeni članci" note="skice na oba jezika" />
        <Figure
          label="Kategorizirani sportaši"
          read={categorised}
          note={categorised.data === 0 ? 'popis još nije učitan' : 'na važećem popisu'}
        />
      </dl>
      <ReadError title={reads.every(hasFailed) ? 'Brojke nisu učitane.' : 'Dio brojki nije učitan.'} reads={reads} />
    </section>
  );
}

type FigureProps = {
  label: string;
  read: Read<number>;
  /** Shown below the number once it is loaded; may be empty. */
  note: string;
  /** The lists of what is counted; absent where nothing is to be listed. */
  lists?: readonly PostsOfLanguage[];
};

/** One large count. It keeps its space while loading and after a failure. */
export function Figure({ label, read, note, lists }: FigureProps) {
  const isSlow = useDelayed(isLoading(read), SKELETON_AFTER_MS);
  return (
    <div className={classes.figure} aria-busy={isLoading(read)}>
      <Text component="dt" fz="sm" fw={600}>
        {label}
      </Text>
      <dd className={classes.value}>
        {read.data !== undefined && formatNumber(read.data)}
        {isSlow && <Skeleton width="60%" height="0.75em" style={{ transform: 'translateY(0.125em)' }} />}
        {hasFailed(read) && <span aria-hidden>–</span>}
      </dd>
      <Text component="dd" className={classes.note} c="dimmed" fz="sm">
        {hasFailed(read) ? 'nije učitano' : read.data !== undefined && note}
      </Text>
      {lists && (
        <Flex component="dd" className={classes.lists} wrap="wrap" columnGap="xs" fz="sm">
          {lists.map(({ language, count, to }) => (
            <TextLink key={to} to={to} label={`${label}, ${language}: ${formatNumber(count)}`}>
              {`${language} ${formatNumber(count)}`}
            </TextLink>
          ))}
        </Flex>
      )}
    </div>
  );
}
