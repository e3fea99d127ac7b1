import type { PostStatus } from '@baklja/contract/features/content/posts';
import { formatNumber } from '@baklja/contract/plural';
import { mayOpen } from '@baklja/contract/screens';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/lib/session.ts';
import { categorisationCountQuery, type PublishingWeek, postTotalsQuery } from './dashboard.queries.ts';
import { dashboardText } from './dashboard.text.ts';
import { Figure } from './Figure.tsx';
import classes from './Figures.module.css';
import { countPosts, postsByLanguage } from './post-totals.ts';
import { ReadError } from './ReadError.tsx';
import { hasFailed, type Read } from './read.ts';

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
