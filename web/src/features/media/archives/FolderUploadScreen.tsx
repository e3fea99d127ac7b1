import type { MediaFile } from '@baklja/contract/features/media/media';
import { SCREENS } from '@baklja/contract/screens';
import { IconPhotoX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { useServerRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { fileListQuery, filePage } from '#web/media/library/files.queries.ts';
import { mediaLibraryText } from '#web/media/library/media-library.text.ts';
import { SubfolderLinks } from '#web/media/library/SubfolderLinks.tsx';
import { useSubfolders } from '#web/media/library/use-subfolders.ts';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { Warning } from '#web/ui/messages/Warning.tsx';
import { fileListTexts, archivesText as text } from './archives.text.ts';
import classes from './FileCells.module.css';
import { type UploadsAddress, uploadsAddress } from './list-address.ts';
import { uploadCard, uploadColumns } from './upload-columns.tsx';
import { useFolderUpload } from './use-folder-upload.ts';

type Props = { screen: keyof typeof text.uploadHelp; folder: string; isPictures: boolean };

/** Uploads into one folder and lists its files, newest first, each with its addresses. */
export function FolderUploadScreen({ screen, folder, isPictures }: Props) {
  const address = useMemo(() => uploadsAddress({ folder, isPictures }), [folder, isPictures]);
  const { upload, freshIds, failed } = useFolderUpload({ folder, onlyImages: isPictures });
  const { subfolders, filesBelow } = useSubfolders(folder);
  return (
    <UploadDropZone folder={folder} onFiles={upload}>
      <RecordListScreen
        kind="file"
        title={SCREENS[screen].title}
        address={address}
        useRows={useUploadRows}
        columns={uploadColumns(freshIds)}
        card={uploadCard}
        rowHeight={62}
        skeletonRows={12}
        titleOf={({ name }) => name}
        toneOf={({ id }) => (freshIds.has(id) ? 'tinted' : undefined)}
        action={<UploadButton variant="filled" label={text.upload} onFiles={upload} onlyImages={isPictures} />}
        emptyAction={<SubfolderLinks folder={folder} />}
        noteOf={({ page }, { search }) =>
          page && search === '' ? mediaLibraryText.contents(page.total, filesBelow) : undefined
        }
        intro={
          <>
            <p className={classes.help}>{text.uploadHelp[screen](limits())}</p>
            {failed.length > 0 && (
              <div className={classes.outcome}>
                <Warning icon={<IconPhotoX aria-hidden />}>{text.failures(failed)}</Warning>
              </div>
            )}
          </>
        }
        texts={{
          ...fileListTexts,
          empty: () => (isPictures ? text.emptyPictures : text.emptyDocuments),
          emptyHelp: text.emptyUploadHelp,
          ...(subfolders.length > 0 && {
            empty: () => mediaLibraryText.onlyFolders,
            emptyHelp: mediaLibraryText.onlyFoldersHelp(filesBelow),
          }),
        }}
      />
    </UploadDropZone>
  );
}

/** The largest sizes that the server accepts. */
function limits() {
  return {
    image: formatBytes(pageSettings.imageMaxBytes()),
    document: formatBytes(pageSettings.documentMaxBytes()),
  };
}

function useUploadRows({ folder, isPictures, search, page, sort, order: direction }: UploadsAddress) {
  const type = isPictures ? ('image' as const) : undefined;
  const order = direction === (sort === 'name' ? 'asc' : 'desc') ? 'usual' : 'reverse';
  const query = fileListQuery({ folder, search, sort, order, page, type });
  return useServerRows(query, filePage<MediaFile>(page));
}
