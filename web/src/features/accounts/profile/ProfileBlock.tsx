import { type ReactNode, useId } from 'react';
import look from '#web/ui/look.module.css';
import classes from './Profile.module.css';

type Props = { title: string; help: string; children: ReactNode };

/** A part of the profile that is saved alone. */
export function ProfileBlock({ title, help, children }: Props) {
  const headingId = useId();
  return (
    <section className={classes.block} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className={classes.title}>
          {title}
        </h2>
        <p className={`${look.hint} ${classes.help}`}>{help}</p>
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  );
}

/** Why the last try failed, where no field is at fault. */
export function BlockFault({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p className={look.fault} role="alert">
      {message}
    </p>
  );
}
