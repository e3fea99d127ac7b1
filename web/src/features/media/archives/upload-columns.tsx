import type { MediaFile } from '@baklja/contract/features/media/media';
import { fileUrl } from '@baklja/contract/files/pictures';
import { VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconExternalLink } from '@tabler/icons-react';
import { formatFileTime } from '#web/lib/dates.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { formatBytes } from '#web/lib/text/bytes.ts';
import type { Card } from '#web/lists/card-template.ts';
import type { Column } from '#web/lists/RecordTable.tsx';
import { FilePicture } from '#web/media/library/FilePicture.tsx';
import look from '#web/ui/look.module.css';
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
      className: `${look.quiet} ${look.whole}`,
      cell: ({ created }) => formatFileTime(created),
    },
    {
      key: 'size',
      head: text.columns.size,
      width: 96,
      sort: true,
      onPhone: 'meta',
      className: `${look.quiet} ${look.whole}`,
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

export const uploadCard: Card = {
  columns: '50px minmax(0, 1fr) auto',
  lines: ['picture name name', 'picture created size', 'picture short copy'],
};

/** The public address of a file in full, opened by a button. */
function WholeAddress({ file }: { file: MediaFile }) {
  const [isShown, { toggle }] = useDisclosure(false);
  return (
    <>
      <button
        type="button"
        className={`${look.quiet} ${look.small} ${classes.toggle}`}
        aria-label={`${text.wholeAddress}: ${file.name}`}
        aria-expanded={isShown}
        onClick={toggle}
      >
        {text.wholeAddress}
        <IconChevronDown aria-hidden />
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
      <IconExternalLink aria-hidden />
      <VisuallyHidden component="span"> ({text.newTab})</VisuallyHidden>
    </a>
  );
}
