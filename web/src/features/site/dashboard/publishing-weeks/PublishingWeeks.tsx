import { PUBLISHING_WEEKS } from '@baklja/contract/limits';
import { countOf, formatNumber } from '@baklja/contract/plural';
import { Skeleton } from '@mantine/core';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import look from '#web/ui/look.module.css';
import { useDelayed } from '#web/ui/use-delayed.ts';
import type { PublishingWeek } from '../dashboard.queries.ts';
import { dashboardText } from '../dashboard.text.ts';
import { ReadError } from '../ReadError.tsx';
import { hasFailed, isLoading, type Read } from '../read.ts';
import classes from './PublishingWeeks.module.css';
import { countPublished, fullestWeek } from './publishing-weeks.ts';
import { WeekBars } from './WeekBars.tsx';

/** The number of posts published in each of the last weeks, in every state of the data. */
export function PublishingWeeks({ read }: { read: Read<PublishingWeek[]> }) {
  const weeks = read.data;
  return (
    <section className={classes.block} aria-labelledby="weeks" aria-busy={isLoading(read)}>
      <div className={classes.head}>
        <h2 className={classes.title} id="weeks">
          {dashboardText.weeks}
        </h2>
        {weeks && (
          <p className={`${look.note} ${classes.note}`}>
            zadnjih {countOf(PUBLISHING_WEEKS, dashboardText.week)}, ukupno {formatNumber(countPublished(weeks))}
          </p>
        )}
      </div>
      {hasFailed(read) ? <ReadError title={dashboardText.weeksFailed} reads={[read]} /> : <Weeks weeks={weeks} />}
    </section>
  );
}

function Weeks({ weeks }: { weeks: PublishingWeek[] | undefined }) {
  const isSlow = useDelayed(weeks === undefined, SKELETON_AFTER_MS);
  if (weeks === undefined) return <div className={classes.loading}>{isSlow && <Skeleton height={20} />}</div>;
  if (fullestWeek(weeks) === undefined) return <p className={classes.empty}>{dashboardText.noPostsInWeeks}</p>;
  return <WeekBars weeks={weeks} />;
}
