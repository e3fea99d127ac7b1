import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import look from '#web/ui/look.module.css';
import classes from './FormMessage.module.css';

type Props = {
  kind: 'error' | 'success' | 'notice';
  /** One sentence per line. */
  lines: readonly string[];
  /** A hint for correcting the problem, in plain ink. */
  detail?: string | undefined;
};

const ICONS = { error: IconAlertCircle, success: IconCheck, notice: IconInfoCircle };

/** A message of the form or the server; screen readers announce it when it appears. */
export function FormMessage({ kind, lines, detail }: Props) {
  const Icon = ICONS[kind];
  return (
    <div className={classes.message} data-kind={kind} role={kind === 'success' ? 'status' : 'alert'}>
      <Icon aria-hidden />
      <div>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {detail !== undefined && <p className={`${look.quiet} ${look.regular}`}>{detail}</p>}
      </div>
    </div>
  );
}
