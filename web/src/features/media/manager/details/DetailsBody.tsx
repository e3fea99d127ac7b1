import type { FormerFile, MediaFile } from '@baklja/contract/features/media/media';
import { BIN_DAYS } from '@baklja/contract/limits';
import { DAY_MS } from '@baklja/contract/zagreb-time';
import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconCopy, IconReplace, IconTrash, IconX } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { useEditRecord } from '#web/forms/editing/use-edit-record.ts';
import { messageOf } from '#web/lib/api-client.ts';
import { formatFileTime, formatListDate } from '#web/lib/dates.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { MEDIA_TOAST_MS, SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { DocumentNames } from '#web/media/DocumentNames.tsx';
import { FilePicture } from '#web/media/library/FilePicture.tsx';
import { fileQueries, useRestoreFiles } from '#web/media/library/files.queries.ts';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import look from '#web/ui/look.module.css';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { mediaText as text } from '../../media.text.ts';
import type { ActionDialog } from '../use-action.ts';
import { DescriptionForm } from './DescriptionForm.tsx';
import { descriptionForm } from './description-form.ts';
import classes from './FileDetails.module.css';
import { Duplicates, FileFacts, type FileWithUses } from './FileFacts.tsx';
import { UseList } from './FileUses.tsx';
import { FocalPicture } from './FocalPicture.tsx';
import { useCopyUrl } from './use-copy-url.ts';

type Props = {
  file: FileWithUses | undefined;
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  isGone: boolean;
  onAction: ActionDialog['begin'];
  onClose: () => void;
};

/** The facts about a file and the form for its metadata. */
export function DetailsBody({ file, query, isGone, onAction, onClose }: Props) {
  return (
    <>
      <div className={classes.head}>
        <h2>{file?.name ?? text.details}</h2>
        <ActionIcon aria-label={text.closeDetails} onClick={onClose}>
          <IconX aria-hidden />
        </ActionIcon>
      </div>
      {file ? (
        <Ready file={file} onAction={onAction} />
      ) : isGone ? (
        <EmptyState title={text.detailsGone} help={text.detailsGoneHelp} />
      ) : query.error ? (
        <ErrorState
          title={text.detailsFailed}
          reason={query.error.message}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Ready({ file, onAction }: { file: FileWithUses; onAction: ActionDialog['begin'] }) {
  const record = useEditRecord({ form: descriptionForm, queries: fileQueries, recordKey: file.id, row: file });
  const toasts = useToasts();
  const isImage = file.type === 'image';
  const replaceBy = (files: File[]) => {
    if (files.length > 1) toasts.warning(text.oneFileOnly, MEDIA_TOAST_MS);
    else onAction({ kind: 'replace', file, sent: files[0] });
  };
  const description = <DescriptionForm record={record} isImage={isImage} />;
  return (
    <>
      <UploadDropZone folder={file.folder} words={text.dropToReplace} onFiles={replaceBy} pastesInside>
        {isImage ? (
          <FocalPicture file={file} focus={record.draft.focus} onChange={(focus) => record.change({ focus })} />
        ) : (
          <span className={classes.document}>
            <FilePicture file={file} variant="tile" />
          </span>
        )}
      </UploadDropZone>
      <MainActions file={file} onAction={onAction} />
      {isImage && description}
      <FileFacts file={file} />
      <DocumentNames file={file} properties={file.properties} version={file.version} />
      <UseList uses={file} />
      <Duplicates file={file} />
      <FormerVersions former={file.former} />
      {!isImage && description}
      <OtherActions file={file} onAction={onAction} />
    </>
  );
}

function Loading() {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  return (
    <div role="status" aria-label={isSlow ? text.loading : undefined}>
      {isSlow && (
        <>
          <Skeleton height={208} />
          {[72, 88, 64, 80].map((width) => (
            <Skeleton key={width} height={12} mt={12} width={`${width}%`} />
          ))}
        </>
      )}
    </div>
  );
}

type FileActionsProps = { file: MediaFile; onAction: ActionDialog['begin'] };

/** What staff do most with a file. */
function MainActions({ file, onAction }: FileActionsProps) {
  const copy = useCopyUrl();
  return (
    <div className={`${look.row} ${classes.actions}`}>
      <Button leftSection={<IconReplace aria-hidden />} onClick={() => onAction({ kind: 'replace', file })}>
        {text.replaceFile}
      </Button>
      <Button leftSection={<IconCopy aria-hidden />} onClick={() => copy(file)}>
        {text.copyUrl}
      </Button>
    </div>
  );
}

/** The actions that change where a file is, or delete it. */
function OtherActions({ file, onAction }: FileActionsProps) {
  const targets = { files: [file] };
  return (
    <div className={`${look.row} ${classes.actions}`} data-last>
      <Button variant="quiet" onClick={() => onAction({ kind: 'rename', targets })}>
        {text.rename}
      </Button>
      <Button variant="quiet" onClick={() => onAction({ kind: 'move', targets })}>
        {text.move}
      </Button>
      <Button
        variant="quiet-danger"
        leftSection={<IconTrash aria-hidden />}
        onClick={() => onAction({ kind: 'remove', targets })}
      >
        {text.remove}
      </Button>
    </div>
  );
}

/** What the file was before it was replaced; each can be the file again. */
function FormerVersions({ former }: { former: readonly FormerFile[] }) {
  const headingId = useId();
  return (
    <section className={classes.former} aria-labelledby={headingId}>
      <h3 id={headingId}>{text.formerVersions}</h3>
      {former.length === 0 && <p>{text.noFormer}</p>}
      <ul>
        {former.map((version) => (
          <FormerVersion key={version.id} version={version} />
        ))}
      </ul>
    </section>
  );
}

function FormerVersion({ version: { id, deleted, size } }: { version: FormerFile }) {
  const restoring = useRestoreFiles();
  const toasts = useToasts();
  const time = formatFileTime(deleted);
  const until = new Date(Date.parse(deleted) + BIN_DAYS * DAY_MS).toISOString();
  const restore = () =>
    restoring.mutateAsync([id]).then(
      ({ message }) => toasts.success(message, MEDIA_TOAST_MS),
      (error: unknown) => toasts.error(messageOf(error)),
    );
  return (
    <li>
      <span>
        {text.replacedAt(time, formatBytes(size))}
        <small>{text.inBinUntil(formatListDate(until))}</small>
      </span>
      <BusyButton
        variant="quiet"
        isBusy={restoring.isPending}
        aria-label={text.restoreFormer(time)}
        onClick={() => void restore()}
      >
        {text.restore}
      </BusyButton>
    </li>
  );
}
