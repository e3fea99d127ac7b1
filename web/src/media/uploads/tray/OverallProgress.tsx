import type { CSSProperties } from 'react';
import type { UploadSummary } from '../queue/upload-summary.ts';
import { uploadsText } from '../uploads.text.ts';
import classes from './UploadTray.module.css';

/** Progress of all uploads together; failed ones are a part of their own. */
export function OverallProgress({ summary }: { summary: UploadSummary }) {
  const { all, saved, allBytes, sentBytes, failedBytes, underWay } = summary;
  const share = (bytes: number) => (allBytes === 0 ? 0 : (bytes / allBytes) * 100);
  const words = uploadsText.saved(saved, all);
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={uploadsText.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share(sentBytes))}
      aria-valuetext={underWay > 0 ? `${words}, ${bytesOf(summary)}` : words}
    >
      <i style={{ '--share': `${share(sentBytes)}%` } as CSSProperties} />
      <i data-failed style={{ '--share': `${share(failedBytes)}%` } as CSSProperties} />
    </div>
  );
}

/** The sent part of all bytes, in words. */
export function bytesOf({ sentBytes, allBytes }: UploadSummary): string {
  return uploadsText.bytes(sentBytes, allBytes);
}

/** What happens, and in which folder. */
export function titleOf({ underWay, saved, folder }: UploadSummary): string {
  if (underWay > 0) return uploadsText.uploadingTo(folder);
  return saved > 0 ? uploadsText.uploadedTo(folder) : uploadsText.notUploadedTo(folder);
}
