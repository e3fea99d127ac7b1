import type { ReactNode } from 'react';
import classes from './DashboardBlock.module.css';

type Props = { id: string; title: string; link?: ReactNode; isBusy: boolean; children: ReactNode };

/** A column of the dashboard, with an ink rule above it. `id` is the id of its heading. */
export function DashboardBlock({ id, title, link, isBusy, children }: Props) {
  return (
    <section aria-labelledby={id} aria-busy={isBusy}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {link !== undefined && <span className={classes.link}>{link}</span>}
      </div>
      {children}
    </section>
  );
}
