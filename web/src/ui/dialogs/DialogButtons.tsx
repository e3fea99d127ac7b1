import type { ReactNode } from 'react';
import classes from './DialogButtons.module.css';

/** The last line of a dialog: its buttons, the main one last. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>;
}
