import type { MediaFile } from '@baklja/contract/features/media/media';
import { fileUrl } from '@baklja/contract/files/pictures';
import { SCREENS } from '@baklja/contract/screens';
import { Box, Text, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconExternalLink, IconPhotoX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { formatFileTime } from '#web/lib/dates.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import { UPLOAD_MESSAGE_MS } from '#web/lib/timings.ts';
import { defineListAddress, fixed, page, search, sort } from '#web/lists/address/list-address.ts';
import type { Card } from '#web/lists/card-template.ts';
import { useServerRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import type { Column } from '#web/lists/RecordTable.tsx';
import { FilePicture } from '#web/media/library/FilePicture.tsx';
import { fileListQuery, filePage } from '#web/media/library/files.queries.ts';
import { mediaLibraryText } from '#web/media/library/media-library.text.ts';
import { SubfolderLinks, useSubfolders } from '#web/media/library/SubfolderLinks.tsx';
import { UploadButton } from '#web/media/uploads/UploadButton.tsx';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { type UploadFailure, useUploads } from '#web/media/uploads/uploads.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { Warning } from '#web/ui/messages/Warning.tsx';
import classes from '../FileCells.module.css';
import { FileName, shortenAddress } from '../FileCells.tsx';
import { absoluteFileUrl, CopyUrlButton } from '../manager/details/CopyUrlButton.tsx';
import { fileListTexts, archivesText as text } from './archives.text.ts';

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

type UploadProps = { screen: keyof typeof text.uploadHelp; folder: string; isPictures: boolean };

/** Uploads into one folder and lists its files, newest first, each with its addresses. */
function FolderUploadScreen({ screen, folder, isPictures }: UploadProps) {
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
            <Text c="quiet" maw="68ch" pb="sm">
              {text.uploadHelp[screen]({
                image: formatBytes(pageSettings.imageMaxBytes()),
                document: formatBytes(pageSettings.documentMaxBytes()),
              })}
            </Text>
            {failed.length > 0 && (
              <Box mb="sm">
                <Warning icon={<IconPhotoX aria-hidden />}>{text.failures(failed)}</Warning>
              </Box>
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

function useUploadRows({ folder, isPictures, search, page, sort, order: direction }: UploadsAddress) {
  const type = isPictures ? ('image' as const) : undefined;
  const order = direction === (sort === 'name' ? 'asc' : 'desc') ? 'usual' : 'reverse';
  const query = fileListQuery({ folder, search, sort, order, page, type });
  return useServerRows(query, filePage<MediaFile>(page));
}

/** The success message covers only saved files; the failures stay visible until the next attempt. */
function useFolderUpload(options: { folder: string; onlyImages: boolean }) {
  const uploads = useUploads();
  const toasts = useToasts();
  const [freshIds, setFreshIds] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState<readonly UploadFailure[]>([]);

  const upload = async (files: File[]): Promise<void> => {
    setFailed([]);
    const outcome = await uploads.add(files, options);
    setFailed(outcome.failed);
    setFreshIds((before) => new Set([...before, ...outcome.saved.map(({ id }) => id)]));
    if (outcome.saved.length > 0) toasts.success(text.uploaded, UPLOAD_MESSAGE_MS);
  };
  return { upload: (files: File[]) => void upload(files), freshIds, failed };
}

/** The URL parameters of an upload folder: page, search and order. `isPictures`: the list shows only pictures. */
function uploadsAddress({ folder, isPictures }: { folder: string; isPictures: boolean }) {
  return defineListAddress({
    folder: fixed(folder),
    isPictures: fixed(isPictures),
    search: search(),
    page: page(),
    ...sort({
      created: { word: 'vrijeme', first: 'desc' },
      name: { word: 'ime', first: 'asc' },
      size: { word: 'velicina', first: 'desc' },
    }),
  });
}

type UploadsAddress = ReturnType<ReturnType<typeof uploadsAddress>['read']>;

function uploadColumns(freshIds: ReadonlySet<number>): readonly Column<MediaFile, UploadsAddress>[] {
  return [
    {
      key: 'picture',
      head: text.columns.picture,
      width: 62,
      onPhone: 'picture',
      cell: (file) => <FilePicture file={file} variant="row" />,
    },
    {
      key: 'name',
      head: text.columns.name,
      sort: true,
      onPhone: 'title',
      cell: (file) => (
        <>
          <FileName name={file.name}>{freshIds.has(file.id) && <b>{text.fresh}</b>}</FileName>
          <WholeAddress file={file} />
        </>
      ),
    },
    {
      key: 'created',
      head: text.columns.time,
      width: 148,
      sort: true,
      onPhone: 'meta',
      className: classes.time,
      cell: ({ created }) => formatFileTime(created),
    },
    {
      key: 'size',
      head: text.columns.size,
      width: 96,
      sort: true,
      onPhone: 'meta',
      className: classes.time,
      cell: ({ size }) => formatBytes(size),
    },
    {
      key: 'short',
      head: text.columns.short,
      width: 300,
      narrowWidth: 240,
      hideBelow: 'tablet',
      onPhone: 'meta',
      className: classes.short,
      cell: (file) => <ShortAddress file={file} />,
    },
    {
      key: 'copy',
      head: text.columns.copy,
      isHeadHidden: true,
      width: 124,
      onPhone: 'action',
      cell: (file) => <CopyUrlButton file={file} />,
    },
  ];
}

const uploadCard: Card = {
  columns: '50px minmax(0, 1fr) auto',
  lines: ['picture name name', 'picture created size', 'picture short copy'],
};

function WholeAddress({ file }: { file: MediaFile }) {
  const [isShown, { toggle }] = useDisclosure(false);
  return (
    <>
      <button
        type="button"
        className={classes.toggle}
        aria-label={`${text.wholeAddress}: ${file.name}`}
        aria-expanded={isShown}
        onClick={toggle}
      >
        {text.wholeAddress}
        <IconChevronDown style={{ width: 14, height: 14 }} aria-hidden />
      </button>
      {isShown && <span className={classes.whole}>{absoluteFileUrl(file)}</span>}
    </>
  );
}

function ShortAddress({ file }: { file: MediaFile }) {
  const address = fileUrl({ path: file.path }, pageSettings.fileHostUrl());
  return (
    <a href={address} target="_blank" rel="noopener">
      <span>{shortenAddress(decodeURI(address))}</span>
      <IconExternalLink style={{ width: 14, height: 14 }} aria-hidden />
      <VisuallyHidden component="span"> ({text.newTab})</VisuallyHidden>
    </a>
  );
}
