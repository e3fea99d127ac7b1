import { UploadRow } from './UploadRow.tsx';
import classes from './UploadTray.module.css';
import { sortUploads } from './upload-summary.ts';
import { uploadsText } from './uploads.text.ts';
import type { UploadItem } from './uploads.ts';

/** Rows that are drawn; those behind them are counted. They come up as the first ones are done. */
const ROWS_LIMIT = 100;

/** The files themselves, the failed ones first. */
export function UploadList({ items }: { items: readonly UploadItem[] }) {
  const rest = items.length - ROWS_LIMIT;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keyboard too
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
