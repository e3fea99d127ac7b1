import type { MediaFile } from '@baklja/contract/features/media';
import { fileUrl } from '@baklja/contract/pictures';
import { VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { formatBytes } from '#web/lib/bytes.ts';
import { formatFileTime } from '#web/lib/dates.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { FilePicture } from '#web/widgets/media-library/FilePicture.tsx';
import type { Card } from '#web/widgets/record-list/card-template.ts';
import type { Column } from '#web/widgets/record-list/RecordTable.tsx';
import { CopyUrlButton } from '../manager/details/CopyUrlButton.tsx';
import { absoluteFileUrl } from '../manager/details/use-copy-url.ts';
import { FileName } from './archive-columns.tsx';
import { archivesText as text } from './archives.text.ts';
import classes from './FileCells.module.css';
import type { UploadsAddress } from './list-address.ts';
import { shortenAddress } from './shorten-address.ts';

/** The columns of an upload folder. `freshIds` are the ids of files uploaded in this session of the screen. */
export function uploadColumns(freshIds: ReadonlySet<number>): readonly Column<MediaFile, UploadsAddress>[] {
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
      onPhone: 'title',
      cell: ({ id, name, size }) => (
        <FileName name={name}>
          {freshIds.has(id) && <b>{text.fresh}</b>} {formatBytes(size)}
        </FileName>
      ),
    },
    {
      key: 'time',
      head: text.columns.time,
      width: 148,
      onPhone: 'meta',
      className: classes.time,
      cell: ({ created }) => formatFileTime(created),
    },
    {
      key: 'short',
      head: text.columns.short,
      width: 288,
      hideBelow: 'desk',
      onPhone: 'meta',
      className: classes.short,
      cell: (file) => <ShortAddress file={file} />,
    },
    {
      key: 'full',
      head: text.columns.full,
      width: 320,
      narrowWidth: 260,
      onPhone: 'action',
      className: classes.full,
      cell: (file) => (
        <>
          <span className={classes.fullAddress} title={absoluteFileUrl(file)}>
            {absoluteFileUrl(file)}
          </span>
          <CopyUrlButton file={file} />
        </>
      ),
    },
  ];
}

export const uploadCard: Card = {
  columns: '50px minmax(0, 1fr) auto',
  lines: ['picture name name', 'picture time time', 'picture short full'],
};

function ShortAddress({ file }: { file: MediaFile }) {
  const address = fileUrl({ path: file.path }, pageSettings.fileHostUrl());
  return (
    <a href={address} target="_blank" rel="noopener" title={absoluteFileUrl(file)}>
      <span>{shortenAddress(decodeURI(address))}</span>
      <IconExternalLink aria-hidden />
      <VisuallyHidden component="span"> ({text.newTab})</VisuallyHidden>
    </a>
  );
}
