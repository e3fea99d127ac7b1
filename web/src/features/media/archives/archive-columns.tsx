import { VisuallyHidden } from '@mantine/core';
import { IconExternalLink, IconFolder } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatFileTime } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import type { Card } from '#web/lists/card-template.ts';
import tableClasses from '#web/lists/RecordTable.module.css';
import type { Column } from '#web/lists/RecordTable.tsx';
import { FilePicture } from '#web/media/library/FilePicture.tsx';
import { foldersQuery } from '#web/media/library/files.queries.ts';
import { countFiles } from '#web/media/library/folder-tree.ts';
import look from '#web/ui/look.module.css';
import type { ArchiveRow } from './archives.queries.ts';
import { archivesText as text } from './archives.text.ts';
import classes from './FileCells.module.css';
import type { ArchiveAddress } from './list-address.ts';
import { shortenAddress } from './shorten-address.ts';

const PICTURES = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg']);

/** The columns of an archive: folders open in the media manager, files in a new tab. */
export const archiveColumns: readonly Column<ArchiveRow, ArchiveAddress>[] = [
  {
    key: 'picture',
    head: text.columns.picture,
    width: 62,
    onPhone: 'picture',
    cell: (item) => (isFolder(item) ? <FolderPicture /> : <Picture item={item} />),
  },
  {
    key: 'name',
    head: text.columns.name,
    sort: true,
    onPhone: 'title',
    cell: (item) => (isFolder(item) ? <FolderName item={item} /> : <FileName name={item.name} />),
  },
  {
    key: 'time',
    head: text.columns.time,
    width: 148,
    sort: true,
    onPhone: 'meta',
    className: `${look.quiet} ${look.whole}`,
    cell: ({ date }) => formatFileTime(date),
  },
  {
    key: 'address',
    head: text.columns.short,
    width: 300,
    narrowWidth: 230,
    className: `${look.cut} ${look.note}`,
    cell: (item) => !isFolder(item) && <span title={addressOf(item)}>{shortenAddress(addressOf(item))}</span>,
  },
  {
    key: 'open',
    head: text.columns.open,
    isHeadHidden: true,
    width: 84,
    align: 'right',
    onPhone: 'action',
    cell: (item) => !isFolder(item) && <OpenLink item={item} />,
  },
];

export const archiveCard: Card = {
  columns: '50px minmax(0, 1fr) auto',
  lines: ['picture name open', 'picture time open'],
};

/** The name of a file, with a note below it. */
export function FileName({ name, children }: { name: string; children?: React.ReactNode }) {
  return (
    <>
      <span className={classes.name} title={name}>
        {name}
      </span>
      {children !== undefined && <span className={`${look.hint} ${classes.note}`}>{children}</span>}
    </>
  );
}

function FolderPicture() {
  return (
    <span className={classes.folder}>
      <IconFolder aria-hidden />
    </span>
  );
}

function FolderName({ item }: { item: ArchiveRow }) {
  return (
    <>
      <Link to={paths.mediaFolder(item.data_name)} className={classes.name}>
        {item.name}
      </Link>
      <FolderNote path={item.data_name} />
    </>
  );
}

/** The number of files in a folder and below it; only that it is a folder while the number is unknown. */
function FolderNote({ path }: { path: string }) {
  const { data: folders = [] } = useQuery(foldersQuery);
  return <span className={`${look.hint} ${classes.note}`}>{text.folderOf(countFiles(folders).get(path))}</span>;
}

function Picture({ item: { type, data_name, url } }: { item: ArchiveRow }) {
  const tag = new URL(url, window.location.origin).searchParams.get('v');
  return (
    <FilePicture
      file={{ path: data_name, type: PICTURES.has(type) ? 'image' : 'other', ...(tag && { tag }) }}
      variant="row"
    />
  );
}

function OpenLink({ item: { name, url } }: { item: ArchiveRow }) {
  return (
    <a href={url} target="_blank" rel="noopener" className={tableClasses.edit}>
      <IconExternalLink aria-hidden className={classes.icon} /> {text.open}
      <VisuallyHidden component="span">
        : {name} ({text.newTab})
      </VisuallyHidden>
    </a>
  );
}

function isFolder({ type }: ArchiveRow): boolean {
  return type === '';
}

function addressOf({ url }: ArchiveRow): string {
  return decodeURI(url.replace(/\?.*$/, ''));
}
