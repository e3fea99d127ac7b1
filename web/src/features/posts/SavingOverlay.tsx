import { Loader } from '@mantine/core';
import { postsText } from './posts.text.ts';
import classes from './SavingOverlay.module.css';

/** Covers the form while a new post is saved; the form itself stays below, so nothing typed can be lost. */
export function SavingOverlay() {
  return (
    <div className={classes.overlay} role="status">
      <Loader color="var(--ink)" aria-hidden />
      <p className={classes.text}>{postsText.saving}</p>
    </div>
  );
}
