import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

type Props = {
  title: string;
  /** The whole screen is empty, so this is its heading. */
  isScreen?: boolean;
  /** What belongs here, or what was looked for. */
  help?: ReactNode;
  /** First action, or ways out. */
  actions?: ReactNode;
};

/** Stands where a list would be that has nothing to show: nothing yet, or no match. */
export function EmptyState({ title, help, actions, isScreen = false }: Props) {
  const Heading = isScreen ? 'h1' : 'h2';
  return (
    <div className={classes.empty}>
      <Heading className={classes.title}>{title}</Heading>
      {help !== undefined && <p className={classes.help}>{help}</p>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
