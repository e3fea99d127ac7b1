import type { PostStatus } from '@baklja/contract/features/content/posts';
import { formatNumber } from '@baklja/contract/plural';
import { mayOpen } from '@baklja/contract/screens';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/lib/session.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import look from '#web/ui/look.module.css';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { categorisationCountQuery, type PublishingWeek, postTotalsQuery } from './dashboard.queries.ts';
import { dashboardText } from './dashboard.text.ts';
import classes from './Figures.module.css';
import { countPosts, type PostsOfLanguage, postsByLanguage } from './post-totals.ts';
import { ReadError } from './ReadError.tsx';
import { hasFailed, isLoading, type Read } from './read.ts';

/** The three counts. One message covers all counts that failed. */
export function Figures({ weeks }: { weeks: Read<PublishingWeek[]> }) {
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
    <section aria-label={dashboardText.figures}>
      <dl className={classes.figures}>
        <Figure
          {...postsWith('published')}
          label={dashboardText.publishedPosts}
          note={thisWeek === undefined ? '' : `${formatNumber(thisWeek)} ${dashboardText.thisWeek}`}
        />
        <Figure {...postsWith('draft')} label={dashboardText.draftPosts} note={dashboardText.drafts} />
        <Figure
          label={dashboardText.categorisedAthletes}
          read={categorised}
          note={categorised.data === 0 ? dashboardText.noListYet : dashboardText.presentList}
        />
      </dl>
      <ReadError
        title={reads.every(hasFailed) ? dashboardText.figuresFailed : dashboardText.someFiguresFailed}
        reads={reads}
      />
    </section>
  );
}

type Props = {
  label: string;
  read: Read<number>;
  /** Shown below the number once it is loaded; may be empty. */
  note: string;
  /** The lists of what is counted; absent where nothing is to be listed. */
  lists?: readonly PostsOfLanguage[];
};

/** One large count. It keeps its space while loading and after a failure. */
export function Figure({ label, read, note, lists }: Props) {
  const isSlow = useDelayed(isLoading(read), SKELETON_AFTER_MS);
  return (
    <div className={classes.figure} aria-busy={isLoading(read)}>
      <dt className={`${look.small} ${look.strong}`}>{label}</dt>
      <dd className={classes.value}>
        {read.data !== undefined && formatNumber(read.data)}
        {isSlow && <Skeleton className={classes.skeleton} />}
        {hasFailed(read) && <span aria-hidden>–</span>}
      </dd>
      <dd className={`${look.note} ${classes.note}`}>
        {hasFailed(read) ? dashboardText.unknownFigure : read.data !== undefined && note}
      </dd>
      {lists && (
        <dd className={classes.lists}>
          {lists.map(({ language, count, to }) => (
            <TextLink key={to} to={to} label={`${label}, ${language}: ${formatNumber(count)}`}>
              {`${language} ${formatNumber(count)}`}
            </TextLink>
          ))}
        </dd>
      )}
    </div>
  );
}
