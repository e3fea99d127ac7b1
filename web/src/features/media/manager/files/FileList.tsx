import { nameOf } from '@baklja/contract/folders';
import { Button } from '@mantine/core';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { UploadButton } from '#web/widgets/uploads/UploadButton.tsx';
import { mediaText as text } from '../../media.text.ts';
import { FileGrid } from './FileGrid.tsx';
import classes from './FileList.module.css';
import { FileTable } from './FileTable.tsx';
import type { FileListProps } from './file-list-props.ts';

/** The files of the open folder, or the search results below it, in every state. */
export function FileList(props: FileListProps) {
  const { list, address, view } = props;
  const isSlow = useDelayed(list.isPending, SKELETON_AFTER_MS);
  return (
    <>
      <p role="status" className={classes.found}>
        {isSlow ? text.loading : foundText(props)}
      </p>
      {list.isError && list.data !== undefined && <StaleNote list={list} />}
      {list.isError && list.data === undefined ? (
        <ErrorState
          title={text.listFailed}
          reason={[list.error.message, address.search === '' ? '' : text.keptSearch(address.search)].join(' ').trim()}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : list.data?.total === 0 && !list.isPlaceholderData ? (
        <NoFiles {...props} />
      ) : view === 'grid' ? (
        <FileGrid {...props} />
      ) : (
        <FileTable {...props} />
      )}
    </>
  );
}

function foundText({ list, address }: FileListProps): string {
  return address.search === '' || list.data === undefined || list.isPlaceholderData ? '' : text.hits(list.data.total);
}

function StaleNote({ list }: Pick<FileListProps, 'list'>) {
  return (
    <div className={classes.stale} role="alert">
      <p>
        {text.listStale} {list.error?.message}
      </p>
      <RetryButton isBusy={list.isFetching} onClick={() => void list.refetch()} />
    </div>
  );
}

function NoFiles({ address, onChange, onUpload }: FileListProps) {
  const { folder, search } = address;
  if (search === '') {
    return (
      <EmptyState
        title={text.empty}
        help={text.emptyHelp(nameOf(folder))}
        actions={<UploadButton label={text.upload} onFiles={onUpload} />}
      />
    );
  }
  return (
    <EmptyState
      title={text.noMatch(search)}
      help={text.noMatchHelp(nameOf(folder))}
      actions={<Button onClick={() => onChange({ search: '' })}>{text.clearSearch}</Button>}
    />
  );
}
