import type { ReactNode } from 'react';
import look from '#web/ui/look.module.css';
import classes from './RowOrder.module.css';

/** After the title of a row that another user moved: from where, while that is news. */
export function MovedNote({ children }: { children: ReactNode }) {
  return <span className={`${look.note} ${look.regular} ${classes.moved}`}>{children}</span>;
}
