import { Link } from 'react-router';
import classes from './TextLink.module.css';

/** A link inside a text, to a screen of the application. `label` is what is read out where the text says too little. */
export function TextLink({ to, label, children }: { to: string; label?: string; children: string }) {
  return (
    <Link to={to} className={classes.link} aria-label={label}>
      {children}
    </Link>
  );
}
