import type { MediaFile } from '@baklja/contract/features/media/media';
import { kindNameOf } from '@baklja/contract/records/same-kind';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { uploadsText } from '#web/media/uploads/uploads.text.ts';
import { isUnderWay, type UploadFailure, type UploadItem } from '#web/media/uploads/uploads.ts';
import look from '#web/ui/look.module.css';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { mediaText as text } from '../../media.text.ts';
import classes from './ReplaceDialog.module.css';

type Props = {
  file: MediaFile;
  /** Undefined before one was chosen. */
  next: File | undefined;
  failure: UploadFailure | undefined;
  item: UploadItem | undefined;
  onChoose: (files: File[]) => void;
};

/** The file that takes the place of another one: chosen, on its way, or refused. */
export function NextFile({ file, next, failure, item, onChoose }: Props) {
  if (failure) {
    return (
      <div role="alert">
        <p className={`${look.red} ${look.strong}`}>{failure.message}</p>
        {failure.code === 'other-kind' && (
          <small>{text.otherKindHelp(file.type === 'image', kindNameOf(file.name))}</small>
        )}
      </div>
    );
  }
  if (!next) return <small>{text.noFileYet}</small>;
  if (item && isUnderWay(item)) {
    return (
      <>
        <b>{next.name}</b>
        <small>{item.sentBytes >= item.size ? uploadsText.saving : uploadsText.bytes(item.sentBytes, item.size)}</small>
        <ProgressBar
          label={uploadsText.progressOf(next.name)}
          done={item.sentBytes}
          total={item.size}
          className={classes.bar}
        />
      </>
    );
  }
  return (
    <div className={`${look.line} ${classes.chosen}`}>
      <span>
        <b>{next.name}</b>
        <small>{text.fromHere(formatBytes(next.size))}</small>
      </span>
      <UploadButton variant="quiet" leftSection={undefined} label={text.other} onFiles={onChoose} isSingle />
    </div>
  );
}
