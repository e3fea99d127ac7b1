import type { MediaFile } from '@baklja/contract/features/media/media';
import { fileUrl } from '@baklja/contract/files/pictures';
import { Anchor, Group, Text, VisuallyHidden } from '@mantine/core';
import { formatFileTime } from '#web/lib/dates.ts';
import { IconExternalLink } from '#web/lib/icons.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { formatBytes, formatPixels } from '#web/lib/text/bytes.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import type { SortOrder } from '#web/lists/address/sort-order.ts';
import type { Card } from '#web/lists/card-template.ts';
import type { ListRows } from '#web/lists/list-rows.ts';
import { type Column, RecordTable } from '#web/lists/RecordTable.tsx';
import { FilePicture } from '#web/media/library/FilePicture.tsx';
import type { FileSort } from '#web/media/library/files.queries.ts';
import type { RowSelection } from '#web/ui/lists/use-selection.ts';
import { type Archive, shortenAddress } from '../archives.ts';
import { mediaText as text } from '../media.text.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { CopyUrlButton } from './details/CopyUrlButton.tsx';
import classes from './MediaManagerScreen.module.css';
import type { FileView, ManagerAddress } from './manager-address.ts';
import type { ActionDialog } from './use-action.ts';

/** What the parts of the media manager share. */
export type ManagerProps = {
  list: ListRows<MediaFile>;
  address: ManagerAddress;
  archive: Archive | undefined;
  view: FileView;
  selection: RowSelection;
  isSelecting: boolean;
  onChange: (next: Partial<ManagerAddress>, options?: { replace?: boolean }) => void;
  onAction: ActionDialog['begin'];
  onUpload: (files: File[]) => void;
};

/** The default order of each sort key: A first, newest first, largest first. */
const FIRST_ORDERS: Record<FileSort, SortOrder> = { name: 'asc', created: 'desc', size: 'desc' };

const columns: readonly Column<MediaFile, ManagerProps>[] = [
  {
    key: 'picture',
    head: text.columns.picture,
    width: 62,
    onPhone: 'picture',
    cell: (file, { onChange }) => (
      <button
        type="button"
        className={classes.open}
        aria-label={`Detalji: ${file.name}`}
        data-details-of={file.id}
        onClick={() => onChange({ fileId: file.id })}
      >
        <FilePicture file={file} variant="row" />
      </button>
    ),
  },
  {
    key: 'name',
    head: text.columns.name,
    sort: true,
    onPhone: 'title',
    cell: (file, { address, archive }) => (
      <NameCell
        file={file}
        showsFolder={address.search !== ''}
        isShort={archive !== undefined && address.search === ''}
      />
    ),
  },
  {
    key: 'created',
    head: text.columns.time,
    width: 148,
    sort: true,
    onPhone: 'meta',
    cell: ({ created }) => (
      <Text span c="quiet" style={{ whiteSpace: 'nowrap' }}>
        {formatFileTime(created)}
      </Text>
    ),
  },
  {
    key: 'link',
    head: text.columns.link,
    width: 116,
    onPhone: 'action',
    className: classes.link,
    cell: (file) => <CopyUrlButton file={file} />,
  },
  {
    key: 'acts',
    head: text.acts,
    isHeadHidden: true,
    width: 32,
    align: 'right',
    onPhone: 'action',
    className: classes.acts,
    cell: (file, { onChange, onAction }) => (
      <ActionsMenu
        label={`Što učiniti s: ${file.name}`}
        targets={{ files: [file] }}
        onAction={onAction}
        onDetails={() => onChange({ fileId: file.id })}
        onReplace={(opener) => onAction({ kind: 'replace', file }, opener)}
      />
    ),
  },
];

const addressColumn: Column<MediaFile, ManagerProps> = {
  key: 'address',
  head: text.columns.address,
  width: 280,
  narrowWidth: 200,
  onPhone: 'meta',
  cell: (file) => <AddressCell file={file} />,
};

const archiveColumns = columns.toSpliced(3, 0, addressColumn);

const card: Card = {
  columns: '50px minmax(0, 1fr) auto',
  lines: ['picture name acts', 'picture created link'],
};

/** The address takes the line of size and dimensions, which the details have. */
const archiveCard: Card = {
  columns: '50px auto minmax(0, 1fr) auto',
  lines: ['picture name name acts', 'picture address address acts', 'picture created link link'],
};

export function FileTable(props: ManagerProps) {
  const { list, address, archive, selection, onChange } = props;
  // The details have the whole address, and need the room.
  const showsAddress = archive !== undefined && address.fileId === undefined;
  return (
    <RecordTable
      label={text.list(address.folder)}
      rows={list.page?.rows}
      columns={showsAddress ? archiveColumns : columns}
      request={props}
      card={showsAddress ? archiveCard : card}
      isSelecting={props.isSelecting}
      rowHeight={58}
      skeletonRows={12}
      sorting={sortingOf(address)}
      firstOrders={FIRST_ORDERS}
      onSort={({ sort, order }) => {
        if (isFileSort(sort)) onChange({ sort, order: order === FIRST_ORDERS[sort] ? 'usual' : 'reverse' });
      }}
      isStale={list.isStale}
      isBusy={list.isFetching}
      toneOf={({ id }) => (id === address.fileId ? 'tinted' : undefined)}
      selection={{
        ...selection,
        selectable: list.selectable,
        allLabel: text.selectAll,
        labelOf: ({ name }) => text.select(name),
      }}
    />
  );
}

function sortingOf({ sort, order }: ManagerProps['address']): { sort: FileSort; order: SortOrder } {
  const first = FIRST_ORDERS[sort];
  return { sort, order: order === 'usual' ? first : first === 'asc' ? 'desc' : 'asc' };
}

function isFileSort(sort: string): sort is FileSort {
  return sort in FIRST_ORDERS;
}

type NameCellProps = { file: MediaFile; showsFolder: boolean; isShort: boolean };

/**
 * The name opens the file in a new tab. Search results show their folder, because they come from several folders. When
 * short, a phone shows only the name.
 */
function NameCell({ file, showsFolder, isShort }: NameCellProps) {
  const { name, folder, size, width, height } = file;
  const dimensions = width === null || height === null ? '' : formatPixels(width, height);
  const note = [showsFolder ? folder : '', formatBytes(size), showsFolder ? '' : dimensions];
  return (
    <>
      <a
        className={classes.file}
        href={fileUrl(file, pageSettings.fileHostUrl())}
        target="_blank"
        rel="noopener"
        title={name}
      >
        {name}
        <VisuallyHidden component="span"> ({text.newTab})</VisuallyHidden>
      </a>
      <Text span display="block" visibleFrom={isShort ? 'sm' : undefined} truncate c="dimmed" fz="sm" lh="18px">
        {note.filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}

const LINK = { display: 'inline-block', position: 'relative', zIndex: 1 } as const;

/** The short address of a file and a link that opens it; its details show the whole address. */
function AddressCell({ file }: { file: MediaFile }) {
  const address = fileUrl({ path: file.path }, pageSettings.fileHostUrl());
  const isPhone = useIsPhone();
  return (
    <Group wrap="nowrap" gap="xs">
      <Text span truncate flex={1} c="dimmed" fz="sm">
        {shortenAddress(decodeURI(address), isPhone ? 20 : 36)}
      </Text>
      {/* On a phone the taller button below reaches over it. */}
      <Anchor href={address} target="_blank" rel="noopener" flex="none" fz="sm" lh="24px" style={LINK}>
        Open <IconExternalLink style={{ width: 14, height: 14, verticalAlign: -2 }} aria-hidden />
        <VisuallyHidden component="span">
          : {file.name} ({text.newTab})
        </VisuallyHidden>
      </Anchor>
    </Group>
  );
}
