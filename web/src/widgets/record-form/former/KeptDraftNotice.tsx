import { Button } from '@mantine/core';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import classes from '../KeptDraftNotice.module.css';
import type { RecordEditing } from '../use-record-editing.ts';

type Props = { editing: Pick<RecordEditing<object>, 'kept' | 'restoreKept' | 'discardKept'> };

/** Offers what was typed in this browser and never reached the server. */
export function KeptDraftNotice({ editing }: Props) {
  const { kept, restoreKept, discardKept } = editing;
  if (!kept) return null;
  const when = `${formatListDate(kept.savedAt)} u ${formatTime(new Date(kept.savedAt))}`;
  return (
    <div className={classes.notice} role="status">
      <p>
        <b>Na ovom računalu sačuvano je ono što niste spremili</b> ({when}).
      </p>
      <div className={classes.buttons}>
        <Button variant="filled" onClick={restoreKept}>
          Vrati
        </Button>
        <Button variant="quiet" onClick={discardKept}>
          Odbaci
        </Button>
      </div>
    </div>
  );
}
