import { fileHostRoutes } from '@baklja/contract/features/media/file-host';
import { ARCHIVES, type Archive } from '@baklja/contract/files/folders';
import type { RouteAnswer } from '@baklja/contract/route';
import { SCREENS, type ScreenKey } from '@baklja/contract/screens';
import { compareNames } from '@baklja/contract/title-order';
import { VisuallyHidden } from '@mantine/core';
import { IconExternalLink, IconFolder } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { call } from '#web/lib/api-client.ts';
import { formatFileTime } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { defineListAddress, fixed, page, search, sort } from '#web/lists/address/list-address.ts';
import type { Card } from '#web/lists/card-template.ts';
import type { Finding } from '#web/lists/find-rows.ts';
import { type ListRows, useLocalRows } from '#web/lists/list-rows.ts';
import { RecordListScreen } from '#web/lists/RecordListScreen.tsx';
import tableClasses from '#web/lists/RecordTable.module.css';
import type { Column } from '#web/lists/RecordTable.tsx';
import { FilePicture } from '#web/media/library/FilePicture.tsx';
import { foldersQuery } from '#web/media/library/files.queries.ts';
import { countFiles } from '#web/media/library/folder-tree.ts';
import { mediaLibraryText } from '#web/media/library/media-library.text.ts';
import { useSubfolders } from '#web/media/library/SubfolderLinks.tsx';
import { filesQueryKey } from '#web/media/uploads/uploads.ts';
import classes from '../FileCells.module.css';
import { FileName, shortenAddress } from '../FileCells.tsx';
import { fileListTexts, archivesText as text } from './archives.text.ts';

/** /image-old */
export function AthleteImagesScreen() {
  return <ArchiveScreen screen="athleteImages" archive="athlete-images" />;
}

/** /stari-dokumenti */
export function OldDocumentsScreen() {
  return <ArchiveScreen screen="oldDocuments" archive="old-documents" />;
}

/** /web-slike */
export function WebImagesScreen() {
  return <ArchiveScreen screen="webImages" archive="web-images" />;
}

const finding: Finding<ArchiveRow, ArchiveAddress> = {
  titleOf: ({ name }) => name,
  sortValue: ({ name, date }, sort) => (sort === 'name' ? name : date),
  compareTexts: compareNames,
  groupOf: ({ type }) => (type === '' ? 0 : 1),
};

/** Every item in the folder of an archive, with its address. The media manager shows the content of subfolders. */
function ArchiveScreen({ screen, archive }: { screen: ScreenKey; archive: Archive }) {
  const address = useMemo(() => archiveAddress(archive), [archive]);
  const { filesBelow } = useSubfolders(ARCHIVES[archive]);
  return (
    <RecordListScreen
      kind="file"
      title={SCREENS[screen].title}
      address={address}
      useRows={useArchiveRows}
      columns={archiveColumns}
      card={archiveCard}
      rowHeight={58}
      skeletonRows={12}
      titleOf={finding.titleOf}
      noteOf={(list, { search }) => contentsOf(list, search === '' ? filesBelow : 0)}
      texts={{
        ...fileListTexts,
        foldedSearch: text.searchedHere,
        empty: () => text.emptyArchive,
        emptyHelp: text.emptyArchiveHelp[archive],
      }}
    />
  );
}

function useArchiveRows(request: ArchiveAddress) {
  return useLocalRows(archiveQuery(request.archive), request, finding);
}

function contentsOf({ selectable }: ListRows<ArchiveRow>, filesBelow: number): string {
  const folders = selectable.filter(({ type }) => type === '').length;
  const files = selectable.length - folders;
  return filesBelow > 0 ? mediaLibraryText.contents(files, filesBelow) : text.contents(files, folders);
}

/** An archive item; its id is its path, which is unique. */
type ArchiveRow = RouteAnswer<typeof fileHostRoutes.listArchive>[number] & { id: string };

function archiveQuery(archive: Archive) {
  return queryOptions({
    queryKey: [...filesQueryKey, 'archive', archive],
    queryFn: async ({ signal }): Promise<ArchiveRow[]> => {
      const items = await call(fileHostRoutes.listArchive, { params: { archive } }, { signal });
      return items.map((item) => ({ ...item, id: item.data_name }));
    },
  });
}

function archiveAddress(archive: Archive) {
  const sorts = sort({ time: { word: 'vrijeme', first: 'desc' }, name: { word: 'ime', first: 'asc' } });
  return defineListAddress({ archive: fixed(archive), search: search(), page: page(), ...sorts });
}

type ArchiveAddress = ReturnType<ReturnType<typeof archiveAddress>['read']>;

const PICTURES = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg']);

const archiveColumns: readonly Column<ArchiveRow, ArchiveAddress>[] = [
  {
    key: 'picture',
    head: text.columns.picture,
    width: 62,
    onPhone: 'picture',
    cell: (item) => (isFolder(item) ? <IconFolder className={classes.folder} aria-hidden /> : <Picture item={item} />),
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
    className: classes.time,
    cell: ({ date }) => formatFileTime(date),
  },
  {
    key: 'address',
    head: text.columns.short,
    width: 300,
    narrowWidth: 230,
    className: classes.address,
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

const archiveCard: Card = {
  columns: '50px minmax(0, 1fr) auto',
  lines: ['picture name open', 'picture time open'],
};

/** With the number of files in it and below it; only that it is a folder while the number is unknown. */
function FolderName({ item: { name, data_name } }: { item: ArchiveRow }) {
  const { data: folders = [] } = useQuery(foldersQuery);
  return (
    <>
      <Link to={paths.mediaFolder(data_name)} className={classes.name}>
        {name}
      </Link>
      <span className={classes.note}>{text.folderOf(countFiles(folders).get(data_name))}</span>
    </>
  );
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
      <IconExternalLink aria-hidden /> {text.open}
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
