import { formatNumber } from '@baklja/contract/plural';
import { Skeleton } from '@mantine/core';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import look from '#web/ui/look.module.css';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { dashboardText } from './dashboard.text.ts';
import classes from './Figure.module.css';
import type { PostsOfLanguage } from './post-totals.ts';
import { hasFailed, isLoading, type Read } from './read.ts';

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
