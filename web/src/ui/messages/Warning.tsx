import type { ReactNode } from 'react';
import look from '#web/ui/look.module.css';
import classes from './Warning.module.css';

/** The red message of a screen; at most one appears above the fold. */
export function Warning({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={`${look.line} ${look.red} ${look.strong} ${classes.warning}`} role="status">
      {icon}
      <span>{children}</span>
    </p>
  );
}
