import type { MediaFile } from '@baklja/contract/features/media/media';
import type { MouseEvent, ReactNode } from 'react';
import { SelectBox } from '#web/ui/fields/SelectBox.tsx';
import look from '#web/ui/look.module.css';
import { FilePicture } from './FilePicture.tsx';
import classes from './FileTile.module.css';

type Props = {
  file: MediaFile;
  /** Below the name: time, folder or size. */
  note: ReactNode;
  isSelected: boolean;
  /** Called by the checkbox; `isRange` when Shift was held. Absent where no checkbox selects. */
  onSelect?: (isRange: boolean) => void;
  /** Called by a click on the picture or its name. */
  onOpen: (event: MouseEvent) => void;
};

/** A file of a grid: its picture, its name, and a checkbox where several can be selected. */
export function FileTile({ file, note, isSelected, onSelect, onOpen }: Props) {
  return (
    <li className={classes.tile} data-selected={isSelected || undefined}>
      <button type="button" className={classes.open} title={file.name} onClick={onOpen}>
        <span className={classes.picture}>
          <FilePicture file={file} variant="tile" />
        </span>
        <span className={`${look.cut} ${look.medium} ${classes.name}`}>{file.name}</span>
      </button>
      {onSelect && (
        <div className={classes.check}>
          <SelectBox label={`Odaberi ${file.name}`} isSelected={isSelected} onSelect={onSelect} />
        </div>
      )}
      <p className={`${look.cut} ${look.hint}`}>{note}</p>
    </li>
  );
}
