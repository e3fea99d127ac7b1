import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

type Props = {
  title: string;
  /** What belongs here, or what was looked for. */
  help?: ReactNode;
  /** First action, or ways out. */
  actions?: ReactNode;
};

/** Stands where a list would be that has nothing to show: nothing yet, or no match. */
export function EmptyState({ title, help, actions }: Props) {
  return (
    <div className={classes.empty}>
      <h2 className={classes.title}>{title}</h2>
      {help !== undefined && <p className={classes.help}>{help}</p>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
