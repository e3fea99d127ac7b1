import type { ReactNode } from 'react';
import classes from './RowOrder.module.css';

/** After the title of a row that another user moved: from where, while that is news. */
export function MovedNote({ children }: { children: ReactNode }) {
  return <span className={classes.moved}>{children}</span>;
}
