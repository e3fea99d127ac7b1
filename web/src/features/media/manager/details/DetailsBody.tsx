import { ActionIcon, Skeleton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { DocumentNames } from '#web/widgets/media-library/DocumentNames.tsx';
import { FilePicture } from '#web/widgets/media-library/FilePicture.tsx';
import { mediaText as text } from '../../media.text.ts';
import { DescriptionForm } from './DescriptionForm.tsx';
import classes from './FileDetails.module.css';
import { Duplicates, FileFacts, type FileWithUses } from './FileFacts.tsx';
import { UseList } from './FileUses.tsx';
import { FocalPicture } from './FocalPicture.tsx';
import { useDescription } from './use-description.ts';

type Props = {
  file: FileWithUses | undefined;
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  isGone: boolean;
  onClose: () => void;
};

/** The facts about a file and the form for its metadata. */
export function DetailsBody({ file, query, isGone, onClose }: Props) {
  return (
    <>
      <div className={classes.head}>
        <h2>{file?.name ?? text.details}</h2>
        <ActionIcon aria-label={text.closeDetails} onClick={onClose}>
          <IconX aria-hidden />
        </ActionIcon>
      </div>
      {file ? (
        <Ready file={file} />
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

function Ready({ file }: { file: FileWithUses }) {
  const editing = useDescription(file);
  return (
    <>
      {file.type === 'image' ? (
        <FocalPicture file={file} focus={editing.draft.focus} onChange={(focus) => editing.change({ focus })} />
      ) : (
        <span className={classes.document}>
          <FilePicture file={file} variant="tile" />
        </span>
      )}
      <FileFacts file={file} />
      <DocumentNames file={file} properties={file.properties} version={file.version} />
      <UseList uses={file} />
      <Duplicates file={file} />
      <DescriptionForm editing={editing} isImage={file.type === 'image'} />
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
