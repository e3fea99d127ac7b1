import { Loader } from '@mantine/core';
import classes from './SavingOverlay.module.css';

/** Covers the form while a new record is saved; the form stays below it, so that typed content is not lost. */
export function SavingOverlay({ text }: { text: string }) {
  return (
    <div className={classes.overlay} role="status">
      <Loader color="var(--ink)" aria-hidden />
      <p className={classes.text}>{text}</p>
    </div>
  );
}
