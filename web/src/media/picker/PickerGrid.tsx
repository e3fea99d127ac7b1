import type { MediaFile } from '@baklja/contract/features/media/media';
import { Button, Flex, Text } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { formatFileTime } from '#web/lib/dates.ts';
import { IconCheck, IconPhoto } from '#web/lib/icons.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { FileGrid, FileGridSkeleton, FileTile } from '../library/FileTile.tsx';
import { SubfolderLinks, SubfolderStrip, useSubfolders } from '../library/SubfolderLinks.tsx';
import { UploadLine } from '../uploads/UploadLine.tsx';
import { type UploadItem, useUploads, useUploadsState } from '../uploads/uploads.ts';
import classes from './MediaPickerDialog.module.css';
import { mediaPickerText as text } from './media-picker.text.ts';
import type { useChosenFiles } from './use-chosen-files.ts';
import type { PickKind, usePickerList } from './use-picker-list.ts';

type Props = {
  list: ReturnType<typeof usePickerList>;
  kind: PickKind;
  choice: ReturnType<typeof useChosenFiles>;
  onConfirm: (file: MediaFile) => void;
  /** The folder tree is next to the grid. */
  hasTree: boolean;
};

export function PickerGrid({ list: { list, folder, openFolder, search, setSearch }, kind, choice, ...props }: Props) {
  const { onConfirm, hasTree } = props;
  // The files that are being sent into the folder, and those that were refused.
  const sending = useUploadsState().items.filter((item) => item.folder === folder && item.state !== 'saved');
  const files = list.data?.files ?? [];
  const hasSubfolders = useSubfolders(folder).subfolders.length > 0;
  const subfolders = <SubfolderLinks folder={folder} onOpen={openFolder} />;
  const { stop, handlers } = useGridArrows(
    files.map(({ id }) => id),
    choice.active?.file.id,
    (reached) => {
      // Where one picture is chosen, its texts are shown as the arrows reach it.
      if (kind === 'image') choice.choose(files.filter(({ id }) => id === reached));
    },
  );
  if (list.isError && list.data === undefined) return <FailedQuery title="Datoteke nisu učitane." query={list} />;
  if (list.data === undefined) return <FileGridSkeleton />;
  if (files.length === 0 && !list.isPlaceholderData && sending.length === 0) {
    if (search === '') {
      return (
        <EmptyState
          title={text.empty(kind, hasSubfolders)}
          help={text.emptyHelp(hasSubfolders)}
          actions={hasSubfolders ? subfolders : undefined}
        />
      );
    }
    return (
      <EmptyState
        title={`Ništa se ne zove „${search}”.`}
        help="Traženo je u svim folderima. Kvačice i velika slova nisu važni."
        actions={<Button onClick={() => setSearch('')}>Poništi pretragu</Button>}
      />
    );
  }
  return (
    <>
      {search !== '' && (
        <Text c="dimmed" fz="sm" pb={6}>
          Rezultati iz svih foldera
        </Text>
      )}
      {search === '' && hasSubfolders && !hasTree && <SubfolderStrip>{subfolders}</SubfolderStrip>}
      <FileGrid aria-busy={list.isFetching} {...handlers}>
        {sending.map((item) => (
          <SendingTile key={item.id} item={item} />
        ))}
        {files.map((file) => (
          <PickerTile
            key={file.id}
            file={file}
            note={search === '' ? formatFileTime(file.created) : file.folder}
            isTabStop={file.id === stop}
            {...{ kind, choice, onConfirm }}
          />
        ))}
      </FileGrid>
    </>
  );
}

function SendingTile({ item }: { item: UploadItem }) {
  const { cancel, retry } = useUploads();
  return (
    <li>
      <Flex align="center" justify="center" bg="var(--paper-3)" c="quiet" bdrs={2} style={{ aspectRatio: '3 / 2' }}>
        <IconPhoto aria-hidden />
      </Flex>
      <UploadLine upload={item} onRetry={() => retry(item.id)} onRemove={() => cancel(item.id)} />
    </li>
  );
}

const TILE = 'button[data-tile]';

/** One tab stop for a grid of tiles, which arrows, Home and End move. `onMove` gets the `data-tile` of the reached tile. */
function useGridArrows(ids: readonly number[], first: number | undefined, onMove: (id: number) => void) {
  const [focused, setFocused] = useState<number>();
  const stop = [focused, first].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>(TILE)];
    const place = tiles.indexOf(event.target as HTMLElement);
    const next = tiles[nextPlace(event.key, place, tiles)];
    if (place < 0 || !next) return;
    event.preventDefault();
    next.focus();
    onMove(Number(next.dataset['tile']));
  };
  const onFocus = ({ target }: { target: EventTarget & Element }) => {
    if (target.matches(TILE)) setFocused(Number((target as HTMLElement).dataset['tile']));
  };
  return { stop, handlers: { onKeyDown, onFocus } };
}

function nextPlace(key: string, place: number, tiles: readonly HTMLElement[]): number {
  const columns = tiles.filter((tile) => topOf(tile) === topOf(tiles[0])).length;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -place,
    End: tiles.length - 1 - place,
  };
  const step = steps[key];
  return step === undefined ? -1 : place + step;
}

function topOf(tile: HTMLElement | undefined): number | undefined {
  return tile?.getBoundingClientRect().top;
}

type PickerTileProps = Pick<Props, 'kind' | 'choice' | 'onConfirm'> & {
  file: MediaFile;
  note: string;
  isTabStop: boolean;
};

function PickerTile({ file, note, kind, choice, isTabStop, onConfirm }: PickerTileProps) {
  /** Place among the chosen files, from 1; 0 when it is not chosen. */
  const place = choice.chosen.findIndex((one) => one.file.id === file.id) + 1;
  const confirm = () => onConfirm(file);
  const isChosen = place > 0;
  const isMany = kind === 'images';
  const confirmByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || kind !== 'image') return;
    event.preventDefault();
    confirm();
  };
  return (
    <FileTile
      file={file}
      note={note}
      aria-description={isMany && isChosen ? `${place}. odabrana` : undefined}
      aria-pressed={kind === 'file' ? undefined : isChosen}
      tabIndex={isTabStop ? 0 : -1}
      data-tile={file.id}
      onClick={() => (kind === 'file' ? confirm() : choice.toggle(file))}
      onDoubleClick={kind === 'image' ? confirm : undefined}
      onKeyDown={confirmByEnter}
    >
      {(isChosen || isMany) && (
        <span className={classes.mark} data-chosen={isChosen || undefined} aria-hidden>
          {isChosen && (isMany ? place : <IconCheck aria-hidden />)}
        </span>
      )}
    </FileTile>
  );
}
