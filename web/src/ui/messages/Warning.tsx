import type { ReactNode } from 'react';
import classes from './Warning.module.css';

/** The red message of a screen; at most one appears above the fold. */
export function Warning({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={classes.warning} role="status">
      {icon}
      <span>{children}</span>
    </p>
  );
}
