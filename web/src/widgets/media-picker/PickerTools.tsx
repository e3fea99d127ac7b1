import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { SearchBox } from '#web/ui/lists/SearchBox.tsx';
import { UploadButton } from '#web/widgets/uploads/UploadButton.tsx';
import classes from './MediaPickerDialog.module.css';
import { mediaPickerText as text } from './media-picker.text.ts';
import type { usePickerList } from './use-picker-list.ts';

type Props = { list: ReturnType<typeof usePickerList>; onFiles: (files: File[]) => void; onlyImages: boolean };

/** Search while the user types, and the upload into the open folder. */
export function PickerTools({ list, onFiles, onlyImages }: Props) {
  return (
    <div className={classes.tools}>
      <search className={classes.search}>
        <SearchBox
          label={text.search}
          maxLength={SEARCH_MAX_LENGTH}
          value={list.typed}
          onChange={list.setSearch}
          isFirst
        />
      </search>
      <UploadButton label={text.upload} onFiles={onFiles} onlyImages={onlyImages} />
    </div>
  );
}
