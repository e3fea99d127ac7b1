import type { MediaFile } from '@baklja/contract/features/media';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { countOf } from '@baklja/contract/plural';
import { SCREENS } from '@baklja/contract/screens';
import { Button } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconPhotoX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatBytes } from '#web/lib/bytes.ts';
import { SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Warning } from '#web/ui/Warning.tsx';
import { FilePicture } from '#web/widgets/media-library/FilePicture.tsx';
import { fileListQuery } from '#web/widgets/media-library/files.queries.ts';
import { TableSkeleton } from '#web/widgets/record-list/TableSkeleton.tsx';
import { UploadButton } from '#web/widgets/uploads/UploadButton.tsx';
import { UploadDropZone } from '#web/widgets/uploads/UploadDropZone.tsx';
import { archivesText as text } from './archives.text.ts';
import { type AddressRow, FileAddressTable } from './FileAddressTable.tsx';
import classes from './ListScreen.module.css';
import { useFolderUpload } from './use-folder-upload.ts';
import { useListAddress } from './use-list-address.ts';

type Props = { screen: keyof typeof text.uploadHelp; folder: string; isPictures: boolean };

const SKELETON_ROWS = 12;
const COLUMN_COUNT = 5;

/** Uploads into one folder, and shows what is in it, the latest first, with every address. */
export function FolderUploadScreen({ screen, folder, isPictures }: Props) {
  const address = useListAddress();
  const list = useQuery(
    fileListQuery({
      folder,
      search: address.search,
      sort: 'created',
      order: 'usual',
      page: address.page,
      ...(isPictures && { type: 'image' as const }),
    }),
  );
  const { upload, freshIds, failed } = useFolderUpload({ folder, onlyImages: isPictures });
  const pages = list.data?.numPages ?? 0;
  const pager = (label: string) => <Pager page={address.page} pages={pages} onChange={address.goTo} label={label} />;
  return (
    <UploadDropZone folder={folder} onFiles={upload}>
      <PageHead
        title={SCREENS[screen].title}
        note={list.data && countOf(list.data.total, text.file)}
        action={<UploadButton variant="filled" label={text.upload} onFiles={upload} onlyImages={isPictures} />}
      />
      <p className={classes.help}>{text.uploadHelp[screen]}</p>
      {failed.length > 0 && (
        <div className={classes.outcome}>
          <Warning icon={<IconPhotoX aria-hidden />}>{text.failures(failed)}</Warning>
        </div>
      )}
      <div className={classes.tools}>
        <ListSearch search={address.search} onSearch={address.searchFor} />
        <div className={classes.pager}>{pages > 0 && pager(text.pages)}</div>
      </div>
      <FolderFiles
        list={list}
        label={SCREENS[screen].title}
        search={address.search}
        onClear={() => address.searchFor('')}
        empty={isPictures ? text.emptyPictures : text.emptyDocuments}
        freshIds={freshIds}
      />
      {pages > 1 && <div className={classes.foot}>{pager(text.pagesBelow)}</div>}
    </UploadDropZone>
  );
}

/** Searches a moment after the last key. */
export function ListSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  const searchSoon = useDebouncedCallback(onSearch, SEARCH_AFTER_MS);
  return (
    <search className={classes.search}>
      <SearchBox
        label={text.search}
        maxLength={SEARCH_MAX_LENGTH}
        value={typed}
        onChange={(words) => {
          setTyped(words);
          searchSoon(words.trim());
        }}
      />
    </search>
  );
}

type FilesProps = {
  list: ReturnType<typeof useQuery<{ files: MediaFile[]; total: number; numPages: number }>>;
  label: string;
  search: string;
  onClear: () => void;
  empty: string;
  freshIds: ReadonlySet<number>;
};

function FolderFiles({ list, label, search, onClear, empty, freshIds }: FilesProps) {
  if (list.isError && list.data === undefined) {
    return (
      <ErrorState
        title={text.failed}
        reason={list.error.message}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (list.data?.files.length === 0 && !list.isPlaceholderData) {
    if (search === '') return <EmptyState title={empty} help={text.emptyUploadHelp} />;
    return <NoMatch search={search} onClear={onClear} />;
  }
  return (
    <FileAddressTable
      label={label}
      rows={list.data?.files.map((file) => toRow(file, freshIds))}
      isStale={list.isPlaceholderData}
      skeleton={<TableSkeleton columns={COLUMN_COUNT} rows={SKELETON_ROWS} />}
    />
  );
}

/** Says that nothing has the name, and leads back to everything. */
export function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      title={text.noMatch(search)}
      help={text.noMatchHelp}
      actions={<Button onClick={onClear}>{text.clearSearch}</Button>}
    />
  );
}

function toRow(file: MediaFile, freshIds: ReadonlySet<number>): AddressRow {
  return {
    key: String(file.id),
    path: file.path,
    name: file.name,
    time: file.created,
    note: formatBytes(file.size),
    picture: <FilePicture file={file} variant="row" />,
    isFresh: freshIds.has(file.id),
  };
}
