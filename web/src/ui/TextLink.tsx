import { Link } from 'react-router';
import classes from './TextLink.module.css';

/** A link inside a text, to a screen of the application. */
export function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={classes.link}>
      {children}
    </Link>
  );
}
