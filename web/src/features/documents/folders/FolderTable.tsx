import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import type { FoundDocument } from '@baklja/contract/features/documents/documents';
import { recordAddress } from '@baklja/contract/kinds';
import { countRecords } from '@baklja/contract/records/record-words';
import { ActionIcon, Box, Flex, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { IconChevronDown, IconChevronRight, IconFile, IconFolder, IconFolderOff } from '#web/lib/icons.ts';
import { paths } from '#web/lib/paths.ts';
import { useOpenRow } from '#web/lists/address/open-row.ts';
import { type Column, RecordTable } from '#web/lists/RecordTable.tsx';
import { FormerPlace, PlaceField, RowHandle } from '#web/lists/row-order/row-order.tsx';
import type { RowOrder } from '#web/lists/row-order/use-row-order.ts';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { addFiles, PANEL_LIMIT, useSendFiles } from '../adding/adding-store.ts';
import { documentsText as text } from '../documents.text.ts';
import { NAMES_PARAM } from '../NamesEditor.tsx';
import orderClasses from '../OrderedRows.module.css';
import { FolderActions, type FolderItem, VisibilitySwitch } from './FolderActions.tsx';
import classes from './FoldersScreen.module.css';

/**
 * A folder, or one of its subfolders; `id` is the row in which it is named. A found folder is open where the words are
 * in something that it holds.
 */
export type FolderRow = FolderItem & {
  id: string;
  /** Its id in the order of the table; undefined for a subfolder below its folder. */
  orderId?: number;
  isOpen: boolean;
  /** Documents that a search found in the folder, in its last row. */
  found?: readonly FoundDocument[] | undefined;
};

/** Documents that are being added; the folder is chosen in the panel when it is undefined. */
export type Adding = { folderId: number | undefined };

type Props = {
  label: string;
  /** Undefined while they are being loaded. */
  rows: readonly FolderRow[] | undefined;
  order: RowOrder;
  /** Shows the subfolders of a folder, or hides them. */
  onToggle?: (id: number) => void;
  adding: Adding | undefined;
  onAdd: (folderId: number) => void;
};

const NARROW = '(max-width: 87.5em)';

export function FolderTable(props: Props) {
  const { label, rows, order, adding } = props;
  const { recordKey: naming } = useOpenRow(NAMES_PARAM);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const isCompact = isNarrow || adding !== undefined;
  const columns = COLUMNS.filter(({ key }) => key !== 'eng' || !adding).map((column) =>
    column.key === 'acts' && isCompact ? { ...column, width: 112 } : column,
  );
  return (
    <RecordTable
      label={label}
      rows={rows}
      isBusy={rows === undefined}
      columns={columns}
      request={{ ...props, isCompact }}
      card={{ columns: 'minmax(0, 1fr) 40px', lines: ['name acts'] }}
      rowProps={({ orderId }) => ({
        className: orderClasses.row,
        ...(orderId !== undefined && order.rowProps(orderId)),
      })}
      toneOf={({ id }) => (id === naming || id === String(adding?.folderId) ? 'tinted' : undefined)}
      openedBelow={({ found }) => (found?.length ? <Found documents={found} /> : undefined)}
    />
  );
}

const COLUMNS: readonly Column<FolderRow, Props & { isCompact: boolean }>[] = [
  {
    key: 'grip',
    head: text.move,
    isHeadHidden: true,
    width: 28,
    cell: ({ orderId }, { order }) => orderId !== undefined && <RowHandle order={order} id={orderId} />,
  },
  {
    key: 'place',
    head: text.place,
    width: 68,
    className: orderClasses.place,
    cell: ({ orderId }, { order }) => orderId !== undefined && <PlaceField order={order} id={orderId} />,
  },
  {
    key: 'name',
    head: text.name,
    onPhone: 'title',
    cell: (row, props) =>
      row.subfolder ? (
        <Name {...row} order={props.order} onToggle={props.onToggle} />
      ) : (
        <FolderDrop folder={row.folder} onAdd={props.onAdd}>
          <Name {...row} order={props.order} onToggle={props.onToggle} />
        </FolderDrop>
      ),
  },
  {
    key: 'eng',
    head: text.nameEng,
    hideBelow: 'desk',
    cell: ({ folder, subfolder }) => {
      const { title_eng } = subfolder ?? folder;
      return (
        <Text truncate c="quiet" title={title_eng}>
          {title_eng}
        </Text>
      );
    },
  },
  {
    key: 'count',
    head: text.documents,
    width: 88,
    align: 'right',
    cell: ({ folder, subfolder }) => (subfolder ?? folder).documents,
  },
  {
    key: 'visible',
    head: text.visible,
    width: 76,
    className: classes.visible,
    cell: (row) => <VisibilitySwitch {...row} />,
  },
  {
    key: 'acts',
    head: 'Radnje',
    isHeadHidden: true,
    width: 356,
    onPhone: 'action',
    cell: (row, { isCompact, onAdd, order }) => (
      <FolderActions
        {...row}
        isCompact={isCompact}
        onAdd={onAdd}
        onMove={row.orderId === undefined || order.isOff ? undefined : () => order.lift(row.orderId ?? 0)}
      />
    ),
  },
];

function FolderDrop({ folder: { id, title }, onAdd, children }: FolderDropProps) {
  const { send } = useSendFiles();
  const navigate = useNavigate();
  const drop = (files: File[]) => {
    send(addFiles(id, files));
    if (files.length > PANEL_LIMIT) void navigate(paths.addDocuments(id));
    else onAdd(id);
  };
  return (
    <UploadDropZone folder={title} words={text.dropped(title)} onFiles={drop} pastesInside>
      {children}
    </UploadDropZone>
  );
}

type FolderDropProps = { folder: ManagedFolder; onAdd: (folderId: number) => void; children: ReactNode };

function Name({ folder, subfolder, orderId, isOpen, order, onToggle }: FolderRow & Pick<Props, 'order' | 'onToggle'>) {
  const { title, documents } = subfolder ?? folder;
  const isFolderHidden = folder.show_doc_page === 0;
  const isHidden = isFolderHidden || subfolder?.show_sub === 0;
  const isInside = subfolder !== undefined && orderId === undefined;
  const hidden = isHidden && (subfolder && isFolderHidden ? text.hiddenWithFolder : text.hidden);
  const inside = subfolder ? 0 : folder.subfolders.length;
  return (
    <Box pos={{ base: 'relative', sm: 'static' }}>
      <Link
        className={`${classes.whole} mantine-hidden-from-sm`}
        to={paths.documentFolder(folder.id, subfolder?.sub_id)}
        aria-label={`${text.open}: ${title}`}
      />
      <Line isInside={isInside}>
        {!subfolder && (
          <Box component="span" visibleFrom="sm" miw={20} h={24}>
            {inside > 0 && (
              <ActionIcon
                size={24}
                aria-label={text.shows(title)}
                aria-expanded={isOpen}
                onClick={() => onToggle?.(folder.id)}
              >
                {isOpen ? <IconChevronDown aria-hidden /> : <IconChevronRight aria-hidden />}
              </ActionIcon>
            )}
          </Box>
        )}
        {isHidden ? <IconFolderOff aria-hidden /> : <IconFolder aria-hidden />}
        <Box miw={0}>
          <Text className={classes.title} fw={subfolder ? 400 : 550} c={isHidden ? 'quiet' : undefined} title={title}>
            {title}
          </Text>
          <Text hiddenFrom="sm" c="dimmed" fz="sm">
            {[...(inside > 0 ? [countRecords('subfolder', inside)] : []), text.documentsIn(documents), hidden]
              .filter(Boolean)
              .join(', ')}
          </Text>
        </Box>
        {orderId !== undefined && <FormerPlace order={order} id={orderId} />}
        <Box component="span" className={classes.note} visibleFrom="sm">
          {!isOpen && inside > 0 && countRecords('subfolder', inside)} {hidden}
        </Box>
      </Line>
    </Box>
  );
}

/** An icon, a name and notes; further in when they are inside a folder. */
function Line({ isInside, children }: { isInside: boolean; children: ReactNode }) {
  return (
    <Flex
      className={classes.line}
      align="center"
      gap={{ base: 'md', sm: 'xs' }}
      miw={0}
      pl={isInside ? { base: 'lg', sm: 56 } : 0}
    >
      {children}
    </Flex>
  );
}

function Found({ documents }: { documents: readonly FoundDocument[] }) {
  return documents.map(({ doc_id, doc_name, year, page_id }) => (
    <Box key={doc_id} className={classes.found} py={{ base: 'xs', sm: 0 }}>
      <Line isInside>
        <IconFile aria-hidden />
        <TextLink to={recordAddress('document', { id: doc_id, key: page_id })}>{doc_name}</TextLink>
        <span className={classes.note}>{year}</span>
      </Line>
    </Box>
  ));
}
