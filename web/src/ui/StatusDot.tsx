import classes from './StatusDot.module.css';

/** A full dot for what is there, an empty one for what is not yet, dotted while it is under way, red when it failed. */
export type DotKind = 'full' | 'empty' | 'dotted' | 'red';

/** A dot and the word that it stands for; never a dot alone. */
export function StatusDot({ kind, children }: { kind: DotKind; children: string }) {
  return (
    <span className={classes.status} data-kind={kind}>
      <span className={classes.dot} aria-hidden />
      {children}
    </span>
  );
}
