import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconPhoto, IconX } from '@tabler/icons-react';
import look from '#web/ui/look.module.css';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import tileClasses from '../library/FileTile.module.css';
import { uploadsText } from '../uploads/uploads.text.ts';
import { isUnderWay, type UploadItem, useUploads, useUploadsState } from '../uploads/uploads.ts';
import { mediaPickerText as text } from './media-picker.text.ts';
import classes from './PickerTile.module.css';

/** The files that are being sent into the folder, and those that were refused, as the first tiles of its grid. */
export function SendingTiles({ folder }: { folder: string }) {
  const { items } = useUploadsState();
  return items
    .filter((item) => item.folder === folder && item.state !== 'saved')
    .map((item) => <SendingTile key={item.id} item={item} />);
}

function SendingTile({ item }: { item: UploadItem }) {
  const { cancel } = useUploads();
  const { id, name, size, sentBytes, state, message } = item;
  const share = size === 0 ? 0 : (sentBytes / size) * 100;
  const isFailed = state === 'failed';
  const word = isUnderWay(item) ? uploadsText.cancel : uploadsText.remove;
  return (
    <li className={tileClasses.tile}>
      <span className={classes.sending}>
        {isFailed ? <IconAlertCircle aria-hidden /> : <IconPhoto aria-hidden />}
        {!isFailed && (
          <ProgressBar label={uploadsText.progressOf(name)} done={sentBytes} total={size} className={classes.bar} />
        )}
        <ActionIcon className={classes.cancel} aria-label={`${word}: ${name}`} onClick={() => cancel(id)}>
          <IconX aria-hidden />
        </ActionIcon>
      </span>
      <span className={`${look.cut} ${look.medium} ${tileClasses.name}`}>{name}</span>
      {isFailed ? (
        <p className={`${look.red} ${look.small} ${look.wrapAnywhere} ${classes.reason}`}>{message}</p>
      ) : (
        <p className={`${look.cut} ${look.hint}`}>{text.sending(Math.round(share))}</p>
      )}
    </li>
  );
}
