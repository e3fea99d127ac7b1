import { Checkbox, Skeleton } from '@mantine/core';
import { formatFileTime } from '#web/lib/dates.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import tileClasses from '#web/media/library/FileTile.module.css';
import { FileTile } from '#web/media/library/FileTile.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { mediaText as text } from '../../media.text.ts';
import classes from './FileGrid.module.css';
import type { FileListProps } from './file-list-props.ts';

/** The files as a grid of pictures; a click opens the details. */
export function FileGrid({ list, address, selection, onChange }: FileListProps) {
  const files = list.page?.rows;
  if (files === undefined) return <GridSkeleton />;
  const selectedCount = selection.rows.size;
  return (
    <div className={classes.grid}>
      <div className={classes.head}>
        <Checkbox
          label={text.selectAll}
          checked={selectedCount === files.length}
          indeterminate={selectedCount > 0 && selectedCount < files.length}
          onChange={selection.toggleAll}
        />
      </div>
      <ul className={tileClasses.grid} data-stale={list.isStale || undefined} aria-busy={list.isFetching}>
        {files.map((file) => (
          <FileTile
            key={file.id}
            file={file}
            note={
              address.search !== ''
                ? file.folder
                : address.sort === 'size'
                  ? formatBytes(file.size)
                  : formatFileTime(file.created)
            }
            isSelected={selection.rows.has(file.id)}
            onSelect={(isRange) => selection.toggle(file.id, isRange)}
            onOpen={() => onChange({ fileId: file.id })}
          />
        ))}
      </ul>
    </div>
  );
}

function GridSkeleton() {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  return (
    <ul className={tileClasses.grid} aria-hidden>
      {Array.from({ length: 10 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
        <li key={place}>
          <span className={classes.picture}>{isSlow && <Skeleton height="100%" />}</span>
          <span className={classes.name}>{isSlow && <Skeleton height={12} width="80%" />}</span>
        </li>
      ))}
    </ul>
  );
}
