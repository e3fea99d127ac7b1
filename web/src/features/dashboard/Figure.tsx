import { formatNumber } from '@baklja/contract/plural';
import { Skeleton } from '@mantine/core';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { dashboardText } from './dashboard.text.ts';
import classes from './Figure.module.css';
import { hasFailed, isLoading, type Read } from './read.ts';

type Props = {
  label: string;
  read: Read<number>;
  /** Shown below the number once it is loaded; may be empty. */
  note: string;
};

/** One large count. It keeps its space while loading and after a failure. */
export function Figure({ label, read, note }: Props) {
  const isSlow = useDelayed(isLoading(read), SKELETON_AFTER_MS);
  return (
    <div className={classes.figure} aria-busy={isLoading(read)}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>
        {read.data !== undefined && formatNumber(read.data)}
        {isSlow && <Skeleton className={classes.skeleton} />}
        {hasFailed(read) && <span aria-hidden>–</span>}
      </dd>
      <dd className={classes.note}>
        {hasFailed(read) ? dashboardText.unknownFigure : read.data !== undefined && note}
      </dd>
    </div>
  );
}
