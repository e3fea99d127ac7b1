import { formatNumber } from '@baklja/contract/plural';
import { useQuery } from '@tanstack/react-query';
import { categorisationCountQuery, type PublishingWeek, postCountQuery } from './dashboard.queries.ts';
import { dashboardText } from './dashboard.text.ts';
import { Figure } from './Figure.tsx';
import classes from './Figures.module.css';
import { ReadError } from './ReadError.tsx';
import { hasFailed, type Read } from './read.ts';

/** The three counts. One message covers all counts that failed. */
export function Figures({ weeks }: { weeks: Read<PublishingWeek[]> }) {
  const published = useQuery(postCountQuery(1));
  const drafts = useQuery(postCountQuery(0));
  const categorised = useQuery(categorisationCountQuery);
  const reads = [published, drafts, categorised];
  const thisWeek = weeks.data?.at(-1)?.posts;
  return (
    <section aria-label={dashboardText.figures}>
      <dl className={classes.figures}>
        <Figure
          label={dashboardText.publishedPosts}
          read={published}
          note={thisWeek === undefined ? '' : `${formatNumber(thisWeek)} ${dashboardText.thisWeek}`}
        />
        <Figure label={dashboardText.draftPosts} read={drafts} note={dashboardText.drafts} />
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
