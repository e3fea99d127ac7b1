import type { MediaFile } from '@baklja/contract/features/media';
import { fileUrl } from '@baklja/contract/pictures';
import { IconCopy } from '@tabler/icons-react';
import { formatBytes } from '#web/lib/bytes.ts';
import { formatFileTime } from '#web/lib/dates.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { SelectBox } from '#web/ui/SelectBox.tsx';
import tableClasses from '#web/ui/Table.module.css';
import { FilePicture } from '#web/widgets/media-library/FilePicture.tsx';
import { mediaText as text } from '../media.text.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import classes from './FileTable.module.css';
import type { Acting } from './use-action.ts';
import { useCopyUrl } from './use-copy-url.ts';

type Props = {
  file: MediaFile;
  /** Hits of a search lie in several folders. */
  showsFolder: boolean;
  isSelected: boolean;
  /** Its details stand open. */
  isOpen: boolean;
  onSelect: (id: number, isRange: boolean) => void;
  onOpen: (id: number) => void;
  onAction: Acting['begin'];
};

/** One file of the list. Its name opens the file in a new tab, its picture the details. */
export function FileRow({ file, showsFolder, isSelected, isOpen, ...on }: Props) {
  const copy = useCopyUrl();
  const targets = { files: [file] };
  return (
    <tr data-selected={isSelected || undefined} data-open={isOpen || undefined}>
      <td className={classes.check}>
        <SelectBox
          label={text.select(file.name)}
          isSelected={isSelected}
          onSelect={(isRange) => on.onSelect(file.id, isRange)}
        />
      </td>
      <td className={classes.picture}>
        <button
          type="button"
          className={classes.open}
          aria-label={text.detailsOf(file.name)}
          data-details-of={file.id}
          onClick={() => on.onOpen(file.id)}
        >
          <FilePicture file={file} variant="row" />
        </button>
      </td>
      <td className={classes.name}>
        <a
          className={classes.file}
          href={fileUrl(file, pageSettings.fileHostUrl())}
          target="_blank"
          rel="noopener"
          title={file.name}
        >
          {file.name}
          <span className={tableClasses.spoken}> ({text.newTab})</span>
        </a>
        <span className={classes.note}>{noteOf(file, showsFolder)}</span>
      </td>
      <td className={classes.time}>{formatFileTime(file.created)}</td>
      <td className={classes.link}>
        <button type="button" className={classes.copy} onClick={() => copy(file)}>
          <IconCopy aria-hidden /> {text.copyUrl}
          <span className={tableClasses.spoken}>: {file.name}</span>
        </button>
      </td>
      <td className={classes.acts}>
        <ActionsMenu
          label={text.actsOn(file.name)}
          onDetails={() => on.onOpen(file.id)}
          onRename={(opener) => on.onAction({ kind: 'rename', targets }, opener)}
          onMove={(opener) => on.onAction({ kind: 'move', targets }, opener)}
          onRemove={(opener) => on.onAction({ kind: 'remove', targets }, opener)}
        />
      </td>
    </tr>
  );
}

function noteOf({ folder, size, width, height }: MediaFile, showsFolder: boolean): string {
  const dimensions = width === null || height === null ? '' : `${width} × ${height}`;
  return [showsFolder ? folder : '', formatBytes(size), showsFolder ? '' : dimensions].filter(Boolean).join(' · ');
}
