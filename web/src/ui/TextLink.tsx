import { Link } from 'react-router';
import look from './look.module.css';
import classes from './TextLink.module.css';

type Props = {
  to: string;
  /** Is read out where the text is not clear enough. */
  label?: string;
  /** State of the address. */
  state?: unknown;
  children: string;
};

/** A link in a text to a screen of the application. */
export function TextLink({ to, label, state, children }: Props) {
  return (
    <Link to={to} state={state} className={`${look.link} ${classes.link}`} aria-label={label}>
      {children}
    </Link>
  );
}
