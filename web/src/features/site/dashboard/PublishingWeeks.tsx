import { PUBLISHING_WEEKS } from '@baklja/contract/limits';
import { countOf, formatNumber } from '@baklja/contract/plural';
import { Box, Flex, Skeleton, Text, Title, Tooltip, VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { hasFailed, isLoading, type Read, ReadError } from './DashboardBlock.tsx';
import type { PublishingWeek } from './dashboard.queries.ts';
import classes from './PublishingWeeks.module.css';
import { countPublished, fullestWeek, monthLabels, weekDate } from './publishing-weeks.ts';

export function PublishingWeeks({ read }: { read: Read<PublishingWeek[]> }) {
  const weeks = read.data;
  return (
    <Box component="section" miw={0} aria-labelledby="weeks" aria-busy={isLoading(read)}>
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="sm">
        <Title order={2} id="weeks" ff="text" fz="sm" fw={600} lh="var(--lh-ui)">
          Objave po tjednima
        </Title>
        {weeks && (
          <Text c="dimmed" fz="sm" lh="var(--lh-ui)">
            zadnjih {countOf(PUBLISHING_WEEKS, { one: 'tjedan', few: 'tjedna', other: 'tjedana' })}, ukupno{' '}
            {formatNumber(countPublished(weeks))}
          </Text>
        )}
      </Flex>
      {hasFailed(read) ? (
        <ReadError title="Objave po tjednima nisu učitane." reads={[read]} />
      ) : (
        <Weeks weeks={weeks} />
      )}
    </Box>
  );
}

function Weeks({ weeks }: { weeks: PublishingWeek[] | undefined }) {
  const isSlow = useDelayed(weeks === undefined, SKELETON_AFTER_MS);
  // As tall as the bars with their axis, so that nothing below moves when they appear.
  const height = 90;
  if (weeks === undefined) {
    return (
      <Box h={height} pt={52}>
        {isSlow && <Skeleton height={20} />}
      </Box>
    );
  }
  if (fullestWeek(weeks) === undefined) {
    return (
      <Text h={height} pt="sm" c="quiet">
        U tom razdoblju nije objavljen nijedan članak.
      </Text>
    );
  }
  return <WeekBars weeks={weeks} />;
}

function WeekBars({ weeks }: { weeks: readonly PublishingWeek[] }) {
  const fullest = fullestWeek(weeks);
  const present = weeks.at(-1);
  const most = Math.max(1, fullest?.posts ?? 0);
  return (
    <div className={classes.chart} style={{ '--weeks': weeks.length } as CSSProperties}>
      <ol className={classes.bars} aria-label="Objave po tjednima">
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
  return `${when}: ${countOf(week.posts, { one: 'objava', few: 'objave', other: 'objava' })}`;
}
