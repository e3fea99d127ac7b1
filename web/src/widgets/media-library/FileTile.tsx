import type { MediaFile } from '@baklja/contract/features/media';
import type { MouseEvent, ReactNode } from 'react';
import { SelectBox } from '#web/ui/SelectBox.tsx';
import { FilePicture } from './FilePicture.tsx';
import classes from './FileTile.module.css';

type Props = {
  file: MediaFile;
  /** Below the name: time, folder or size. */
  note: ReactNode;
  isSelected: boolean;
  /** The checkbox was used; `isRange` when Shift was held. Absent where nothing is selected by checkbox. */
  onSelect?: (isRange: boolean) => void;
  /** The picture or its name was clicked. */
  onOpen: (event: MouseEvent) => void;
  /** Says what a click does where it chooses instead of opening: pressed or not. */
  isPressed?: boolean;
};

/** A file of a grid: what it looks like, its name, and a checkbox where several can be selected. */
export function FileTile({ file, note, isSelected, onSelect, onOpen, isPressed }: Props) {
  return (
    <li className={classes.tile} data-selected={isSelected || undefined}>
      <button type="button" className={classes.open} title={file.name} aria-pressed={isPressed} onClick={onOpen}>
        <span className={classes.picture}>
          <FilePicture file={file} variant="tile" />
        </span>
        <span className={classes.name}>{file.name}</span>
      </button>
      {onSelect && (
        <div className={classes.check}>
          <SelectBox label={`Odaberi ${file.name}`} isSelected={isSelected} onSelect={onSelect} />
        </div>
      )}
      <p className={classes.note}>{note}</p>
    </li>
  );
}
