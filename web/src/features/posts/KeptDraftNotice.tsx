import { Button } from '@mantine/core';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import classes from './KeptDraftNotice.module.css';
import type { PostEditing } from './use-post-editing.ts';

/** Offers what was typed in this browser and never reached the server. */
export function KeptDraftNotice({ editing }: { editing: PostEditing }) {
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
