import type { MediaFile } from '@baklja/contract/features/media';
import { Button, Skeleton } from '@mantine/core';
import { formatFileTime } from '#web/lib/dates.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import tileClasses from '#web/widgets/media-library/FileTile.module.css';
import { FileTile } from '#web/widgets/media-library/FileTile.tsx';
import classes from './MediaPickerDialog.module.css';
import { mediaPickerText as text } from './media-picker.text.ts';
import type { PickKind, usePickerList } from './use-picker-list.ts';

type Props = {
  list: ReturnType<typeof usePickerList>;
  kind: PickKind;
  chosen: readonly MediaFile[];
  onToggle: (file: MediaFile) => void;
};

/** The files of the page in all their states. */
export function PickerGrid({ list: { list, search, setSearch }, kind, chosen, onToggle }: Props) {
  if (list.isError && list.data === undefined) {
    return (
      <ErrorState
        title={text.failed}
        reason={list.error.message}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (list.data === undefined) return <GridSkeleton />;
  if (list.data.files.length === 0 && !list.isPlaceholderData) {
    if (search === '') {
      return <EmptyState title={kind === 'file' ? text.emptyFiles : text.emptyImages} help={text.emptyHelp} />;
    }
    return (
      <EmptyState
        title={text.noMatch(search)}
        help={text.noMatchHelp}
        actions={<Button onClick={() => setSearch('')}>{text.clearSearch}</Button>}
      />
    );
  }
  return (
    <>
      {search !== '' && <p className={classes.note}>{text.allFolders}</p>}
      <ul className={tileClasses.grid} aria-busy={list.isFetching}>
        {list.data.files.map((file) => {
          const isChosen = chosen.some(({ id }) => id === file.id);
          return (
            <FileTile
              key={file.id}
              file={file}
              note={search === '' ? formatFileTime(file.created) : file.folder}
              isSelected={isChosen}
              {...(kind === 'images' && { isPressed: isChosen })}
              onOpen={() => onToggle(file)}
            />
          );
        })}
      </ul>
    </>
  );
}

function GridSkeleton() {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  return (
    <ul className={tileClasses.grid} aria-hidden>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((key) => (
        <li key={key} className={classes.empty}>
          {isSlow && <Skeleton height="100%" />}
        </li>
      ))}
    </ul>
  );
}
