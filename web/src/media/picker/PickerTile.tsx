import type { MediaFile } from '@baklja/contract/features/media/media';
import { IconCheck } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import look from '#web/ui/look.module.css';
import { FilePicture } from '../library/FilePicture.tsx';
import tileClasses from '../library/FileTile.module.css';
import { mediaPickerText as text } from './media-picker.text.ts';
import classes from './PickerTile.module.css';

type Props = {
  file: MediaFile;
  note: string;
  /** Place among the chosen files, from 1; undefined when it is not chosen. */
  place: number | undefined;
  /** `none` where a click picks the file at once. */
  mark: 'none' | 'tick' | 'number';
  isTabStop: boolean;
  onChoose: () => void;
  /** Called by a double click or Enter; absent where several files are collected. */
  onConfirm: (() => void) | undefined;
};

/** A file of the grid. A chosen one has a mark, so that it differs from the focused one. */
export function PickerTile({ file, note, place, mark, isTabStop, onChoose, onConfirm }: Props) {
  const isChosen = place !== undefined;
  const confirmByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onConfirm) return;
    event.preventDefault();
    onConfirm();
  };
  return (
    <li className={tileClasses.tile}>
      <button
        type="button"
        className={`${tileClasses.open} ${classes.tile}`}
        title={file.name}
        aria-description={mark === 'number' && isChosen ? text.chosenAs(place) : undefined}
        aria-pressed={mark === 'none' ? undefined : isChosen}
        tabIndex={isTabStop ? 0 : -1}
        data-tile={file.id}
        onClick={onChoose}
        onDoubleClick={onConfirm}
        onKeyDown={confirmByEnter}
      >
        <span className={classes.picture}>
          <FilePicture file={file} variant="tile" />
        </span>
        <span className={`${look.cut} ${look.medium} ${tileClasses.name}`}>{file.name}</span>
      </button>
      {(isChosen || mark === 'number') && (
        <span className={classes.mark} data-chosen={isChosen || undefined} aria-hidden>
          {isChosen && (mark === 'number' ? place : <IconCheck />)}
        </span>
      )}
      <p className={`${look.cut} ${look.hint}`}>{note}</p>
    </li>
  );
}
