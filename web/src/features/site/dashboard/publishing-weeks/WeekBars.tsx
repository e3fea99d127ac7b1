import { countOf, formatNumber } from '@baklja/contract/plural';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { PublishingWeek } from '../dashboard.queries.ts';
import { dashboardText } from '../dashboard.text.ts';
import { fullestWeek, monthLabels, weekDate } from './publishing-weeks.ts';
import classes from './WeekBars.module.css';

/** A bar for each week, with the current week dark. Screen readers get a list of weeks with their counts. */
export function WeekBars({ weeks }: { weeks: readonly PublishingWeek[] }) {
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
