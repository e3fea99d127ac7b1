import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import type { ReactNode } from 'react';
import { SearchBox } from '#web/ui/lists/SearchBox.tsx';
import look from '#web/ui/look.module.css';
import { UploadButton } from '../uploads/UploadButton.tsx';
import classes from './MediaPickerDialog.module.css';
import { mediaPickerText as text } from './media-picker.text.ts';
import type { usePickerList } from './use-picker-list.ts';

type Props = {
  list: ReturnType<typeof usePickerList>;
  onFiles: (files: File[]) => void;
  onlyImages: boolean;
  children?: ReactNode;
};

/** Search while the user types, and the upload into the open folder. */
export function PickerTools({ list, onFiles, onlyImages, children }: Props) {
  return (
    <div className={`${look.row} ${classes.tools}`}>
      <search className={classes.search}>
        <SearchBox
          label={text.search}
          maxLength={SEARCH_MAX_LENGTH}
          value={list.typed}
          onChange={list.setSearch}
          isFirst
        />
      </search>
      {children}
      <UploadButton label={text.upload} onFiles={onFiles} onlyImages={onlyImages} />
    </div>
  );
}
