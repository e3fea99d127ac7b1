import type { MediaFile } from '@baklja/contract/features/media/media';
import { Button, Skeleton } from '@mantine/core';
import { formatFileTime } from '#web/lib/dates.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import look from '#web/ui/look.module.css';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import tileClasses from '../library/FileTile.module.css';
import { useUploadsState } from '../uploads/uploads.ts';
import classes from './MediaPickerDialog.module.css';
import { mediaPickerText as text } from './media-picker.text.ts';
import { PickerTile } from './PickerTile.tsx';
import { SendingTiles } from './SendingTiles.tsx';
import type { useChosenFiles } from './use-chosen-files.ts';
import { useGridArrows } from './use-grid-arrows.ts';
import type { PickKind, usePickerList } from './use-picker-list.ts';

type Props = {
  list: ReturnType<typeof usePickerList>;
  kind: PickKind;
  choice: ReturnType<typeof useChosenFiles>;
  /** Takes the file without further questions. */
  onConfirm: (file: MediaFile) => void;
};

/** The files of the page in all their states. */
export function PickerGrid({ list: { list, folder, search, setSearch }, kind, choice, onConfirm }: Props) {
  const isSending = useUploadsState().items.some((item) => item.folder === folder && item.state !== 'saved');
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
  if (list.data.files.length === 0 && !list.isPlaceholderData && !isSending) {
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
      {search !== '' && <p className={`${look.note} ${classes.note}`}>{text.allFolders}</p>}
      <Tiles
        files={list.data.files}
        folder={folder}
        noteOf={(file) => (search === '' ? formatFileTime(file.created) : file.folder)}
        isBusy={list.isFetching}
        kind={kind}
        choice={choice}
        onConfirm={onConfirm}
      />
    </>
  );
}

type TilesProps = Omit<Props, 'list'> & {
  files: readonly MediaFile[];
  folder: string;
  noteOf: (file: MediaFile) => string;
  isBusy: boolean;
};

function Tiles({ files, folder, noteOf, isBusy, kind, choice, onConfirm }: TilesProps) {
  const { stop, handlers } = useGridArrows(
    files.map(({ id }) => id),
    choice.active?.file.id,
    (reached) => {
      // Where one picture is chosen, its texts are shown as the arrows reach it.
      if (kind === 'image') choice.choose(files.filter(({ id }) => id === reached));
    },
  );
  return (
    <ul className={tileClasses.grid} aria-busy={isBusy} {...handlers}>
      <SendingTiles folder={folder} />
      {files.map((file) => {
        const place = choice.chosen.findIndex((one) => one.file.id === file.id) + 1;
        return (
          <PickerTile
            key={file.id}
            file={file}
            note={noteOf(file)}
            place={place === 0 ? undefined : place}
            mark={MARKS[kind]}
            isTabStop={file.id === stop}
            onChoose={() => (kind === 'file' ? onConfirm(file) : choice.toggle(file))}
            onConfirm={kind === 'image' ? () => onConfirm(file) : undefined}
          />
        );
      })}
    </ul>
  );
}

const MARKS = { image: 'tick', images: 'number', file: 'none' } as const;

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
