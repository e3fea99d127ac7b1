import type { ReactNode } from 'react';
import look from '#web/ui/look.module.css';
import classes from './DialogButtons.module.css';

/** The last line of a dialog: its buttons, the main one last. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={`${look.row} ${classes.buttons}`}>{children}</div>;
}
