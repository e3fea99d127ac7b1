import { Link } from 'react-router';
import classes from './TextLink.module.css';

/** A link in a text to a screen of the application. `label` is read out where the text is not clear enough. */
export function TextLink({ to, label, children }: { to: string; label?: string; children: string }) {
  return (
    <Link to={to} className={classes.link} aria-label={label}>
      {children}
    </Link>
  );
}
