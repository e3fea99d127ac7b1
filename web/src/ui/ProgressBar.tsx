import type { CSSProperties } from 'react';
import classes from './ProgressBar.module.css';

type Props = {
  label: string;
  done: number;
  /** In the unit of `done`; 0 while nothing is known. */
  total: number;
  /** Its place; `--bar-height`, `--bar-paper` and `--bar-fill` where they differ. */
  className?: string | undefined;
};

/** How much of a task is done. */
export function ProgressBar({ label, done, total, className }: Props) {
  const percent = total === 0 ? 0 : (done / total) * 100;
  return (
    <span
      className={className === undefined ? classes.bar : `${classes.bar} ${className}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
    >
      <i style={{ '--share': `${percent}%` } as CSSProperties} />
    </span>
  );
}
