import type { MediaFile } from '@baklja/contract/features/media/media';
import { nameOf } from '@baklja/contract/files/folders';
import { Box, Checkbox, Group, Text, VisuallyHidden } from '@mantine/core';
import { formatFileTime } from '#web/lib/dates.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { useIsTouch } from '#web/lib/use-window-size.ts';
import { ListBody } from '#web/lists/ListBody.tsx';
import { listTexts } from '#web/lists/record-list.text.ts';
import { FileGrid, FileGridSkeleton, FileTile } from '#web/media/library/FileTile.tsx';
import { mediaLibraryText } from '#web/media/library/media-library.text.ts';
import { SubfolderLinks, useSubfolders } from '#web/media/library/SubfolderLinks.tsx';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { SelectBox } from '#web/ui/fields/SelectBox.tsx';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { mediaText as text } from '../media.text.ts';
import { FileTable, type ManagerProps } from './FileTable.tsx';
import classes from './MediaManagerScreen.module.css';

export function FileList(props: ManagerProps) {
  const { list, address, archive, view, onChange, onUpload } = props;
  const folder = nameOf(address.folder);
  const { subfolders, filesBelow } = useSubfolders(address.folder);
  const isTouch = useIsTouch();
  const isSlow = useDelayed(list.page === undefined && list.error === null, SKELETON_AFTER_MS);
  const isFound = address.search !== '' && list.page !== undefined && !list.isStale;
  const found = isSlow ? text.loading : isFound ? text.hits(list.page.total) : '';
  return (
    <>
      {/* The title line shows it, except for an archive on a phone. */}
      <VisuallyHidden role="status" {...(archive && { visibleFrom: 'sm' })}>
        {found}
      </VisuallyHidden>
      {archive && (
        <Text role="status" hiddenFrom="sm" c="dimmed" mb={found === '' ? 0 : 'xs'}>
          {found}
        </Text>
      )}
      {list.error && list.page !== undefined && (
        <Group role="alert" gap="8px 16px" mb="sm" p="4px 0 4px 14px" style={{ borderLeft: '3px solid var(--red)' }}>
          <Text flex={1} miw={200}>
            Popis možda nije svjež. {list.error.message}
          </Text>
          <RetryButton isBusy={list.isFetching} onClick={list.refetch} />
        </Group>
      )}
      <ListBody
        request={{ search: address.search }}
        change={({ search = '' }) => onChange({ search })}
        list={list}
        texts={{
          ...listTexts('file'),
          notLoaded: 'Popis datoteka nije učitan.',
          empty: () => (archive?.isPictures ? 'U ovom folderu još nema slika.' : 'Ovaj je folder prazan.'),
          emptyHelp: text.emptyHelp(folder, isTouch),
          noTitle: text.noMatch,
          foldedSearch: `Traženo je u folderu „${folder}” i u svima ispod njega. Kvačice i velika slova nisu važni: „cilic” nalazi „Čilić”.`,
          ...(subfolders.length > 0 && {
            empty: () => 'Ovdje su samo subfolderi.',
            emptyHelp: mediaLibraryText.onlyFoldersHelp(filesBelow),
          }),
        }}
        filters={[]}
        clearFilters={() => {}}
        action={
          <>
            {/* On a phone they are in a strip above the files. */}
            <Box display={{ base: 'none', sm: 'contents' }}>
              <SubfolderLinks folder={address.folder} />
            </Box>
            <UploadButton label={text.upload} onFiles={onUpload} onlyImages={archive?.isPictures ?? false} />
          </>
        }
      >
        {view === 'grid' ? <SelectableGrid {...props} /> : <FileTable {...props} />}
      </ListBody>
    </>
  );
}

function SelectableGrid({ list, address, selection, onChange }: ManagerProps) {
  const files = list.page?.rows;
  if (files === undefined) return <FileGridSkeleton />;
  const selectedCount = selection.rows.size;
  const noteOf = ({ folder, size, created }: MediaFile) => {
    if (address.search !== '') return folder;
    return address.sort === 'size' ? formatBytes(size) : formatFileTime(created);
  };
  return (
    <div className={classes.grid}>
      <Group h={30} fz="sm" style={{ borderTop: '1.5px solid var(--ink)', borderBottom: '1px solid var(--rule-2)' }}>
        <Checkbox
          label={text.selectAll}
          checked={selectedCount === files.length}
          indeterminate={selectedCount > 0 && selectedCount < files.length}
          onChange={selection.toggleAll}
        />
      </Group>
      <FileGrid data-stale={list.isStale || undefined} aria-busy={list.isFetching}>
        {files.map((file) => (
          <FileTile
            key={file.id}
            file={file}
            note={noteOf(file)}
            isSelected={selection.rows.has(file.id)}
            onClick={() => onChange({ fileId: file.id })}
          >
            <div className={classes.check}>
              <SelectBox
                label={text.select(file.name)}
                isSelected={selection.rows.has(file.id)}
                onSelect={(isRange) => selection.toggle(file.id, isRange)}
              />
            </div>
          </FileTile>
        ))}
      </FileGrid>
    </div>
  );
}
