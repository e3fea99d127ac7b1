import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import classes from './FormMessage.module.css';

type Props = {
  kind: 'error' | 'success' | 'notice';
  /** One sentence a line. */
  lines: readonly string[];
  /** What helps to mend it, in plain ink. */
  detail?: string | undefined;
};

const ICONS = { error: IconAlertCircle, success: IconCheck, notice: IconInfoCircle };

/** What the form or the server has to say; read out when it appears. */
export function FormMessage({ kind, lines, detail }: Props) {
  const Icon = ICONS[kind];
  return (
    <div className={classes.message} data-kind={kind} role={kind === 'success' ? 'status' : 'alert'}>
      <Icon aria-hidden />
      <div>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {detail !== undefined && <p className={classes.detail}>{detail}</p>}
      </div>
    </div>
  );
}
