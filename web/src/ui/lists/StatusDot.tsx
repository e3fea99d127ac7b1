import { IconWifiOff } from '#web/lib/icons.ts';
import classes from './StatusDot.module.css';

/** A full dot means done, an empty one not yet, a dotted one in progress, a red one failed; a sign means no network. */
export type DotKind = 'full' | 'empty' | 'dotted' | 'red' | 'offline';

/** A dot and the word that it represents; never a dot alone. */
export function StatusDot({ kind, children }: { kind: DotKind; children: string }) {
  return (
    <span className={classes.status} data-kind={kind}>
      {kind === 'offline' ? <IconWifiOff aria-hidden /> : <span className={classes.dot} aria-hidden />}
      {children}
    </span>
  );
}
