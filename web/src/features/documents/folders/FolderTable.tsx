import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import type { FoundDocument } from '@baklja/contract/features/documents/documents';
import { recordAddress } from '@baklja/contract/kinds';
import { countRecords } from '@baklja/contract/records/record-words';
import { ActionIcon, Box, Flex, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconChevronRight, IconEyeOff, IconFile, IconFolder } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { useOpenRow } from '#web/lists/address/open-row.ts';
import { type Column, RecordTable } from '#web/lists/RecordTable.tsx';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { addFiles, PANEL_LIMIT, useSendFiles } from '../adding/adding-store.ts';
import { documentsText as text } from '../documents.text.ts';
import { NAMES_PARAM } from '../NamesEditor.tsx';
import { FolderActions, type FolderItem, folderAddress, VisibilitySwitch } from './FolderActions.tsx';
import classes from './FoldersScreen.module.css';

/**
 * A folder, or one of its subfolders; `id` is the row in which it is named. A found folder is open where the words are
 * in something that it holds.
 */
export type FolderRow = FolderItem & {
  id: string;
  isOpen: boolean;
  /** Documents that a search found in the folder, in its last row. */
  found?: readonly FoundDocument[] | undefined;
};

/** Documents that are being added; the folder is chosen in the panel when it is undefined. */
export type Adding = { folderId: number | undefined };

type Props = {
  /** Undefined while they are being loaded. */
  rows: readonly FolderRow[] | undefined;
  onToggle: (id: number) => void;
  adding: Adding | undefined;
  onAdd: (folderId: number) => void;
};

const NARROW = '(max-width: 75em)';

export function FolderTable(props: Props) {
  const { rows, adding } = props;
  const { recordKey: naming } = useOpenRow(NAMES_PARAM);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const isCompact = isNarrow || adding !== undefined;
  const columns = COLUMNS.filter(({ key }) => key !== 'eng' || !adding).map((column) =>
    column.key === 'acts' && isCompact ? { ...column, width: 112 } : column,
  );
  return (
    <RecordTable
      label={text.title}
      rows={rows}
      isBusy={rows === undefined}
      columns={columns}
      request={{ ...props, isCompact }}
      card={{ columns: 'minmax(0, 1fr) 48px 40px', lines: ['name visible acts'], gap: 6 }}
      toneOf={({ id }) => (id === naming || id === String(adding?.folderId) ? 'tinted' : undefined)}
      openedBelow={({ found }) => (found?.length ? <Found documents={found} /> : undefined)}
    />
  );
}

const COLUMNS: readonly Column<FolderRow, Props & { isCompact: boolean }>[] = [
  {
    key: 'name',
    head: text.name,
    onPhone: 'title',
    cell: (row, props) =>
      row.subfolder ? (
        <Name {...row} onToggle={props.onToggle} />
      ) : (
        <FolderDrop folder={row.folder} onAdd={props.onAdd}>
          <Name {...row} onToggle={props.onToggle} />
        </FolderDrop>
      ),
  },
  {
    key: 'eng',
    head: text.nameEng,
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
    onPhone: 'action',
    className: classes.visible,
    cell: (row) => <VisibilitySwitch {...row} />,
  },
  {
    key: 'acts',
    head: 'Radnje',
    isHeadHidden: true,
    width: 356,
    onPhone: 'action',
    cell: (row, { isCompact, onAdd }) => <FolderActions {...row} isCompact={isCompact} onAdd={onAdd} />,
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

function Name({ folder, subfolder, isOpen, onToggle }: FolderRow & Pick<Props, 'onToggle'>) {
  const { title, documents } = subfolder ?? folder;
  const isFolderHidden = folder.show_doc_page === 0;
  const isHidden = isFolderHidden || subfolder?.show_sub === 0;
  const inside = subfolder ? 0 : folder.subfolders.length;
  return (
    <Box pos={{ base: 'relative', sm: 'static' }}>
      <Link
        className={`${classes.whole} mantine-hidden-from-sm`}
        to={folderAddress({ folder, subfolder })}
        aria-label={`${text.open}: ${title}`}
      />
      <Line isInside={subfolder !== undefined}>
        {inside > 0 && (
          <ActionIcon
            size={24}
            mr={-4}
            className={classes.toggle}
            aria-label={text.shows(title)}
            aria-expanded={isOpen}
            onClick={() => onToggle(folder.id)}
          >
            {isOpen ? <IconChevronDown aria-hidden /> : <IconChevronRight aria-hidden />}
          </ActionIcon>
        )}
        {!subfolder && inside === 0 && <Box component="span" miw={20} h={24} />}
        <IconFolder aria-hidden />
        <Text
          span
          className={classes.title}
          fw={subfolder ? 400 : 550}
          c={isHidden ? 'quiet' : undefined}
          title={title}
        >
          {title}
        </Text>
        {!isOpen && inside > 0 && (
          <Box component="span" className={classes.note} visibleFrom="sm">
            {countRecords('subfolder', inside)}
          </Box>
        )}
        {isHidden && (
          <span className={classes.note}>
            {subfolder && isFolderHidden ? (
              text.hiddenWithFolder
            ) : (
              <>
                <IconEyeOff aria-hidden /> {text.hidden}
              </>
            )}
          </span>
        )}
      </Line>
      <Text hiddenFrom="sm" c="dimmed" fz="sm" pl={subfolder ? 62 : 46}>
        {countRecords('document', documents)}
      </Text>
    </Box>
  );
}

/** An icon, a name and notes; further in when they are inside a folder. */
function Line({ isInside, children }: { isInside: boolean; children: ReactNode }) {
  return (
    <Flex
      className={classes.line}
      align="center"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      gap={{ base: '0 6px', sm: 'xs' }}
      miw={0}
      pl={isInside ? { base: 40, sm: 56 } : 0}
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
