import { Button } from '@mantine/core';
import look from '#web/ui/look.module.css';
import type { UploadSummary } from '../queue/upload-summary.ts';
import { uploadsText } from '../uploads.text.ts';
import { type UploadsState, useUploads } from '../uploads.ts';
import classes from './UploadTray.module.css';

/** The remaining work, and the actions on all of it; nothing when there is no action. */
export function UploadTrayFoot({ state, summary }: { state: UploadsState; summary: UploadSummary }) {
  const { cancelAll, retryAll, resume } = useUploads();
  const { pause, bytesPerSecond } = state;
  const { underWay, secondsLeft, all } = summary;
  const retriable = state.items.filter(({ mayRetry, state: itemState }) => itemState === 'failed' && mayRetry).length;
  if (underWay === 0 && retriable < 2) return null;
  return (
    <footer className={`${look.quiet} ${look.row} ${look.small} ${classes.foot}`}>
      {underWay === 0 && (
        <Button className={classes.small} onClick={retryAll}>
          {uploadsText.retryAll}
        </Button>
      )}
      {underWay > 0 && (
        <span className={classes.left}>
          {pause === undefined
            ? uploadsText.left(underWay, secondsLeft, secondsLeft === undefined ? undefined : bytesPerSecond)
            : uploadsText.pauses[pause]}
        </span>
      )}
      {pause === 'offline' && (
        <Button className={classes.small} onClick={resume}>
          {uploadsText.resume}
        </Button>
      )}
      {underWay > 0 && (
        <Button className={classes.small} variant="quiet" onClick={cancelAll}>
          {underWay < all ? uploadsText.cancelRest : uploadsText.cancelAll}
        </Button>
      )}
    </footer>
  );
}
