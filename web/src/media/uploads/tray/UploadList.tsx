import { sortUploads } from '../queue/upload-summary.ts';
import { uploadsText } from '../uploads.text.ts';
import type { UploadItem } from '../uploads.ts';
import { UploadRow } from './UploadRow.tsx';
import classes from './UploadTray.module.css';

/** Maximum number of rendered rows; the others are counted. They move up as the first ones finish. */
const ROWS_LIMIT = 100;

/** The list of files, failed ones first. */
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
      {rest > 0 && <li className={classes.more}>{uploadsText.more(rest)}</li>}
    </ul>
  );
}
