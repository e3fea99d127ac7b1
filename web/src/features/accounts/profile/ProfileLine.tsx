import type { ReactNode } from 'react';
import look from '#web/ui/look.module.css';
import classes from './Profile.module.css';

type Props = {
  icon: ReactNode;
  title: string;
  /** In the same line as the title. */
  note?: string;
  /** Below the title. */
  detail?: string;
  action?: ReactNode;
};

/** A key, a device or a state in a list of the profile, with what can be done with it. */
export function ProfileLine({ icon, title, note, detail, action }: Props) {
  return (
    <li className={classes.line}>
      {icon}
      <span>
        <b>{title}</b> {note !== undefined && <span className={look.pale}>{note}</span>}
        {detail !== undefined && <span className={classes.detail}>{detail}</span>}
      </span>
      {action}
    </li>
  );
}
