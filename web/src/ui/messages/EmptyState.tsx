import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

type Props = {
  title: string;
  /** The whole screen is empty, so this is its heading. */
  isScreen?: boolean;
  /** What belongs here, or what the user searched for. */
  help?: ReactNode;
  /** The first action, or ways to continue. */
  actions?: ReactNode;
};

/** Replaces a list without rows: nothing exists yet, or nothing matches. */
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
