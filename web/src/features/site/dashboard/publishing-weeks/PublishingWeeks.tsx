import { PUBLISHING_WEEKS } from '@baklja/contract/limits';
import { countOf, formatNumber } from '@baklja/contract/plural';
import { Skeleton, Tooltip, VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import look from '#web/ui/look.module.css';
import { useDelayed } from '#web/ui/use-delayed.ts';
import type { PublishingWeek } from '../dashboard.queries.ts';
import { dashboardText } from '../dashboard.text.ts';
import { ReadError } from '../ReadError.tsx';
import { hasFailed, isLoading, type Read } from '../read.ts';
import classes from './PublishingWeeks.module.css';
import { countPublished, fullestWeek, monthLabels, weekDate } from './publishing-weeks.ts';

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

/** A bar for each week, with the current week dark. Screen readers get a list of weeks with their counts. */
function WeekBars({ weeks }: { weeks: readonly PublishingWeek[] }) {
  const fullest = fullestWeek(weeks);
  const present = weeks.at(-1);
  const most = Math.max(1, fullest?.posts ?? 0);
  return (
    <div className={classes.chart} style={{ '--weeks': weeks.length } as CSSProperties}>
      <ol className={classes.bars} aria-label={dashboardText.weeks}>
        {weeks.map((week) => {
          const text = describe(week, week === present);
          return (
            <Tooltip key={week.week} label={text} openDelay={0} events={{ hover: true, focus: false, touch: true }}>
              <li className={classes.week}>
                <VisuallyHidden>{text}</VisuallyHidden>
                {(week === fullest || week === present) && (
                  <span className={classes.count} aria-hidden>
                    {formatNumber(week.posts)}
                  </span>
                )}
                <span
                  className={classes.bar}
                  data-present={week === present || undefined}
                  style={{ height: `${(week.posts / most) * 75}%` }}
                />
              </li>
            </Tooltip>
          );
        })}
      </ol>
      <div className={classes.axis} aria-hidden>
        {monthLabels(weeks).map(({ name, week, room }) => (
          <span key={name} className={classes.month} style={{ gridColumn: `${week + 1} / span ${room}` }}>
            <span className={classes.whole}>{name}</span>
            <span className={classes.short}>{name.slice(0, 3)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

function describe(week: PublishingWeek, isPresent: boolean): string {
  const when = isPresent ? 'Ovaj tjedan' : `Tjedan od ${weekDate(week)}`;
  return `${when}: ${countOf(week.posts, dashboardText.post)}`;
}
