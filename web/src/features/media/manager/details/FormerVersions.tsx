import type { FormerFile } from '@baklja/contract/features/media/media';
import { BIN_DAYS } from '@baklja/contract/limits';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { useId } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { formatFileTime, formatListDate } from '#web/lib/dates.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { useRestoreFiles } from '#web/media/library/files.queries.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { mediaText as text } from '../../media.text.ts';
import classes from './FileDetails.module.css';

/** What the file was before it was replaced; each can be the file again. */
export function FormerVersions({ former }: { former: readonly FormerFile[] }) {
  const headingId = useId();
  return (
    <section className={classes.former} aria-labelledby={headingId}>
      <h3 id={headingId}>{text.formerVersions}</h3>
      {former.length === 0 && <p>{text.noFormer}</p>}
      <ul>
        {former.map((version) => (
          <FormerVersion key={version.id} version={version} />
        ))}
      </ul>
    </section>
  );
}

function FormerVersion({ version: { id, deleted, size } }: { version: FormerFile }) {
  const restoring = useRestoreFiles();
  const toasts = useToasts();
  const time = formatFileTime(deleted);
  const until = new Date(Date.parse(deleted) + BIN_DAYS * DAY_MS).toISOString();
  const restore = () =>
    restoring.mutateAsync([id]).then(
      ({ message }) => toasts.success(message, MEDIA_TOAST_MS),
      (error: unknown) => toasts.error(messageOf(error)),
    );
  return (
    <li>
      <span>
        {text.replacedAt(time, formatBytes(size))}
        <small>{text.inBinUntil(formatListDate(until))}</small>
      </span>
      <BusyButton
        variant="quiet"
        isBusy={restoring.isPending}
        aria-label={text.restoreFormer(time)}
        onClick={() => void restore()}
      >
        {text.restore}
      </BusyButton>
    </li>
  );
}
