import { ActionIcon, Skeleton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEditRecord } from '#web/forms/editing/use-edit-record.ts';
import { MEDIA_TOAST_MS, SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { DocumentNames } from '#web/media/DocumentNames.tsx';
import { FilePicture } from '#web/media/library/FilePicture.tsx';
import { fileQueries } from '#web/media/library/files.queries.ts';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { mediaText as text } from '../../media.text.ts';
import type { ActionDialog } from '../use-action.ts';
import { DescriptionForm } from './DescriptionForm.tsx';
import { descriptionForm } from './description-form.ts';
import { MainActions, OtherActions } from './FileActions.tsx';
import classes from './FileDetails.module.css';
import { Duplicates, FileFacts, type FileWithUses } from './FileFacts.tsx';
import { UseList } from './FileUses.tsx';
import { FocalPicture } from './FocalPicture.tsx';
import { FormerVersions } from './FormerVersions.tsx';

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
