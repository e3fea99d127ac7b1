import type { MediaFile } from '@baklja/contract/features/media/media';
import { SCREENS } from '@baklja/contract/screens';
import { IconPhotoX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { UPLOAD_MESSAGE_MS } from '#web/lib/timings.ts';
import { useServerRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import { fileListQuery, filePage } from '#web/media/library/files.queries.ts';
import { mediaLibraryText } from '#web/media/library/media-library.text.ts';
import { SubfolderLinks } from '#web/media/library/SubfolderLinks.tsx';
import { useSubfolders } from '#web/media/library/use-subfolders.ts';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { useUploads } from '#web/media/uploads/uploads.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { Warning } from '#web/ui/messages/Warning.tsx';
import { fileListTexts, archivesText as text } from './archives.text.ts';
import classes from './FileCells.module.css';
import { type UploadsAddress, uploadsAddress } from './list-address.ts';
import { uploadCard, uploadColumns } from './upload-columns.tsx';

/** /image-upload */
export function ImageUploadScreen() {
  return <FolderUploadScreen screen="imageUpload" folder="images" isPictures />;
}

/** /clanci-slike */
export function ArticleImagesScreen() {
  return <FolderUploadScreen screen="articleImages" folder="clanci-slike" isPictures />;
}

/** /doc-upload */
export function DocumentUploadScreen() {
  return <FolderUploadScreen screen="documentUpload" folder="dokumenti" isPictures={false} />;
}

/** /doc-upload-clanci */
export function ArticleDocumentUploadScreen() {
  return <FolderUploadScreen screen="articleDocumentUpload" folder="dokumenti/clanci" isPictures={false} />;
}

type Props = { screen: keyof typeof text.uploadHelp; folder: string; isPictures: boolean };

/** Uploads into one folder and lists its files, newest first, each with its addresses. */
function FolderUploadScreen({ screen, folder, isPictures }: Props) {
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

type Failed = { name: string; message: string };

/**
 * Uploads into a folder. The success message covers only saved files; the failures stay visible until the next
 * attempt.
 */
function useFolderUpload(options: { folder: string; onlyImages: boolean }) {
  const uploads = useUploads();
  const toasts = useToasts();
  const [freshIds, setFreshIds] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState<readonly Failed[]>([]);

  const upload = async (files: File[]): Promise<void> => {
    setFailed([]);
    const outcome = await uploads.add(files, options);
    setFailed(outcome.failed);
    setFreshIds((before) => new Set([...before, ...outcome.saved.map(({ id }) => id)]));
    if (outcome.saved.length > 0) toasts.success(text.uploaded, UPLOAD_MESSAGE_MS);
  };
  return { upload: (files: File[]) => void upload(files), freshIds, failed };
}
