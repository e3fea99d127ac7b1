import { fileUrl, THUMBNAIL_WIDTH } from '@baklja/contract/files/pictures';
import { ActionIcon, Box, Button } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconFileText, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { Thumbnail } from '#web/ui/lists/Thumbnail.tsx';
import { RETRY_TEXT } from '#web/ui/messages/RetryButton.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { DocumentNames } from '../../DocumentNames.tsx';
import { sortUploads } from '../queue/upload-summary.ts';
import { uploadsText } from '../uploads.text.ts';
import { isUnderWay, type UploadItem, useUploads } from '../uploads.ts';
import classes from './UploadTray.module.css';

/** Maximum number of rendered rows; the others are counted. They move up as the first ones finish. */
const ROWS_LIMIT = 100;

export const SMALL = { h: { base: 40, sm: 30 }, px: 10, fz: 'sm' } as const;

export function UploadList({ items }: { items: readonly UploadItem[] }) {
  const rest = items.length - ROWS_LIMIT;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be scrollable by keyboard
    <ul className={classes.list} aria-label={uploadsText.list} tabIndex={0}>
      {sortUploads(items)
        .slice(0, ROWS_LIMIT)
        .map((item) => (
          <UploadRow key={item.id} item={item} />
        ))}
      {rest > 0 && (
        <Box component="li" px="md" py={10} c="dimmed" fz="sm" style={{ borderTop: '1px solid var(--rule)' }}>
          {uploadsText.more(rest)}
        </Box>
      )}
    </ul>
  );
}

/** One file; rerenders only when it has changed. */
const UploadRow = memo(function UploadRow({ item }: { item: UploadItem }) {
  const { name, state, size, sentBytes } = item;
  return (
    <li className={classes.row} data-state={state}>
      <Picture item={item} />
      <div>
        <p className={classes.name} title={name}>
          {name}
        </p>
        <p className={classes.note}>{noteOf(item)}</p>
        {item.file?.properties && <DocumentNames file={item.file} properties={item.file.properties} />}
        {(state === 'sending' || state === 'interrupted') && (
          <ProgressBar label={uploadsText.progressOf(name)} done={sentBytes} total={size} className={classes.bar} />
        )}
      </div>
      <Acts item={item} />
    </li>
  );
});

/** Shows pictures from the server once they are saved: rendering sixty large photographs here would block the page. */
function Picture({ item: { state, isImage, file } }: { item: UploadItem }) {
  if (state === 'failed' || !isImage) {
    return (
      <span className={classes.icon}>
        {state === 'failed' ? <IconAlertCircle aria-hidden /> : <IconFileText aria-hidden />}
      </span>
    );
  }
  const url = file && fileUrl({ path: file.data_name }, pageSettings.fileHostUrl(), { width: THUMBNAIL_WIDTH });
  return <Thumbnail url={url} width={42} height={28} />;
}

function Acts({ item }: { item: UploadItem }) {
  const { cancel, retry } = useUploads();
  const { id, name, state, mayRetry } = item;
  if (state === 'saved') {
    return (
      <span className={classes.saved}>
        <IconCheck aria-label={uploadsText.isSaved} role="img" />
      </span>
    );
  }
  const word = isUnderWay(item) ? uploadsText.cancel : uploadsText.remove;
  return (
    <div className={classes.acts}>
      {mayRetry && state === 'failed' && (
        <Button {...SMALL} aria-label={`${RETRY_TEXT}: ${name}`} onClick={() => retry(id)}>
          {RETRY_TEXT}
        </Button>
      )}
      <ActionIcon aria-label={`${word}: ${name}`} onClick={() => cancel(id)}>
        <IconX aria-hidden />
      </ActionIcon>
    </div>
  );
}

function noteOf({ state, size, sentBytes, message }: UploadItem): string {
  switch (state) {
    case 'waiting':
      return uploadsText.waiting(size);
    case 'sending':
      return sentBytes >= size ? uploadsText.saving : uploadsText.bytes(sentBytes, size);
    case 'interrupted':
      return uploadsText.interrupted;
    case 'saved':
      return message === uploadsText.plainlySaved || message === '' ? formatBytes(size) : message;
    case 'failed':
      return message;
  }
}
