import { nameOf } from '@baklja/contract/files/folders';
import { Checkbox, Skeleton } from '@mantine/core';
import { formatFileTime } from '#web/lib/dates.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { ListBody } from '#web/lists/ListBody.tsx';
import { listTexts } from '#web/lists/record-list.text.ts';
import tileClasses from '#web/media/library/FileTile.module.css';
import { FileTile } from '#web/media/library/FileTile.tsx';
import { mediaLibraryText } from '#web/media/library/media-library.text.ts';
import { SubfolderLinks } from '#web/media/library/SubfolderLinks.tsx';
import { useSubfolders } from '#web/media/library/use-subfolders.ts';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { mediaText as text } from '../../media.text.ts';
import classes from './FileList.module.css';
import { FileTable } from './FileTable.tsx';
import type { FileListProps } from './file-list-props.ts';

/** The files of the open folder, or the search results below it, in every state. */
export function FileList(props: FileListProps) {
  const { list, address, view, onChange, onUpload } = props;
  const { subfolders, filesBelow } = useSubfolders(address.folder);
  const isSlow = useDelayed(list.page === undefined && list.error === null, SKELETON_AFTER_MS);
  return (
    <>
      <p role="status" className={classes.found}>
        {isSlow ? text.loading : foundText(props)}
      </p>
      {list.error && list.page !== undefined && <StaleNote list={list} />}
      <ListBody
        request={{ search: address.search }}
        change={({ search = '' }) => onChange({ search })}
        list={list}
        texts={{
          ...textsOf(nameOf(address.folder)),
          ...(subfolders.length > 0 && {
            empty: () => mediaLibraryText.onlyFolders,
            emptyHelp: mediaLibraryText.onlyFoldersHelp(filesBelow),
          }),
        }}
        filters={[]}
        clearFilters={() => {}}
        action={
          <>
            <div className={classes.subfolders}>
              <SubfolderLinks folder={address.folder} />
            </div>
            <UploadButton label={text.upload} onFiles={onUpload} />
          </>
        }
      >
        {view === 'grid' ? <FileGrid {...props} /> : <FileTable {...props} />}
      </ListBody>
    </>
  );
}

function textsOf(folder: string) {
  return {
    ...listTexts('file'),
    notLoaded: text.listFailed,
    empty: () => text.empty,
    emptyHelp: text.emptyHelp(folder),
    noTitle: text.noMatch,
    foldedSearch: text.noMatchHelp(folder),
  };
}

function foundText({ list, address }: FileListProps): string {
  return address.search === '' || list.page === undefined || list.isStale ? '' : text.hits(list.page.total);
}

function StaleNote({ list }: Pick<FileListProps, 'list'>) {
  return (
    <div className={classes.stale} role="alert">
      <p>
        {text.listStale} {list.error?.message}
      </p>
      <RetryButton isBusy={list.isFetching} onClick={list.refetch} />
    </div>
  );
}

/** The files as a grid of pictures; a click opens the details. */
function FileGrid({ list, address, selection, onChange }: FileListProps) {
  const files = list.page?.rows;
  if (files === undefined) return <GridSkeleton />;
  const selectedCount = selection.rows.size;
  return (
    <div className={classes.grid}>
      <div className={classes.head}>
        <Checkbox
          label={text.selectAll}
          checked={selectedCount === files.length}
          indeterminate={selectedCount > 0 && selectedCount < files.length}
          onChange={selection.toggleAll}
        />
      </div>
      <ul className={tileClasses.grid} data-stale={list.isStale || undefined} aria-busy={list.isFetching}>
        {files.map((file) => (
          <FileTile
            key={file.id}
            file={file}
            note={
              address.search !== ''
                ? file.folder
                : address.sort === 'size'
                  ? formatBytes(file.size)
                  : formatFileTime(file.created)
            }
            isSelected={selection.rows.has(file.id)}
            onSelect={(isRange) => selection.toggle(file.id, isRange)}
            onOpen={() => onChange({ fileId: file.id })}
          />
        ))}
      </ul>
    </div>
  );
}

function GridSkeleton() {
  const isSlow = useDelayed(true, SKELETON_AFTER_MS);
  return (
    <ul className={tileClasses.grid} aria-hidden>
      {Array.from({ length: 10 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
        <li key={place}>
          <span className={classes.picture}>{isSlow && <Skeleton height="100%" />}</span>
          <span className={classes.name}>{isSlow && <Skeleton height={12} width="80%" />}</span>
        </li>
      ))}
    </ul>
  );
}
