import { foldText } from '@baklja/contract/alias';
import {
  documentFolderRoutes,
  FOLDER_LANGUAGES,
  type FolderLanguage,
  type ManagedFolder,
} from '@baklja/contract/features/documents/document-folders';
import type { FoundDocument } from '@baklja/contract/features/documents/documents';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { countRecords } from '@baklja/contract/records/record-words';
import { Box, Button, type ButtonProps, Group, NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { IconFilePlus, IconPlus } from '#web/lib/icons.ts';
import { SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import { defineListAddress, optionOr, search, text as textParam } from '#web/lists/address/list-address.ts';
import { rowLinkId, useRowLink } from '#web/lists/address/open-row.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import { FootCount } from '#web/lists/ListFoot.tsx';
import { OrderBar } from '#web/lists/row-order/row-order.tsx';
import { SearchField } from '#web/ui/lists/SearchField.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { DocumentColumns } from '../DocumentColumns.tsx';
import { foldersQuery, foundDocumentsQuery, useDocumentsWrite } from '../documents.queries.ts';
import { documentsText as text } from '../documents.text.ts';
import { NAMES_PARAM, NamesDrawer, newSubfolderRow, subfolderRow } from '../NamesEditor.tsx';
import { useFolderOrder } from '../use-folder-order.ts';
import { type Adding, type FolderRow, FolderTable } from './FolderTable.tsx';

const address = defineListAddress({
  search: search(),
  language: optionOr<FolderLanguage, FolderLanguage>('jezik', { hrv: 'hrv', eng: 'eng' }, 'hrv'),
  naming: textParam(NAMES_PARAM),
});

/** /dokumenti-folderi: the folders of a language with their subfolders. */
export function FoldersScreen() {
  const { request, change } = useListAddress(address);
  const folders = useQuery(foldersQuery(request.language));
  const found = useQuery(foundDocumentsQuery(request.search));
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [adding, setAdding] = useState<Adding>();
  const { data } = folders;
  const isSearched = request.search !== '';
  const documents = isSearched ? (found.data?.documents ?? []) : [];
  const ordering = useDocumentsWrite(documentFolderRoutes.orderDocumentFolders);
  const order = useFolderOrder({
    rows: data ?? [],
    save: (body) => ordering.mutateAsync({ body: { ...body, lng: request.language } }),
    isOff: isSearched,
  });
  const placed = (order.groups[0]?.ids ?? []).flatMap((id) => data?.find((folder) => folder.id === id) ?? []);
  const rows = data && folderRows(placed, { search: request.search, found: documents, opened });
  const elsewhere = documents.filter(({ folder_lng }) => folder_lng !== request.language).length;
  const isPhone = useIsPhone();
  const setLanguage = (language: string) => change({ language: language as FolderLanguage, naming: '' });
  const languages = {
    'aria-label': text.language,
    value: request.language,
    data: FOLDER_LANGUAGES.map((value) => ({ value, label: text.languages[value] })),
  };
  const holder = data && holderOf(data, request.naming);
  useEffect(() => {
    if (holder !== undefined) setOpened((present) => new Set(present).add(holder));
  }, [holder]);
  return (
    <>
      <PageHead
        title={text.title}
        note={
          data && (
            <>
              {countRecords('documentFolder', data.length)}
              <span className="mantine-visible-from-sm">{countInside(data)}</span>
            </>
          )
        }
        action={
          <>
            <Button
              visibleFrom="sm"
              leftSection={<IconFilePlus aria-hidden />}
              disabled={!data?.length}
              onClick={() => setAdding({ folderId: undefined })}
            >
              {text.addDocuments}
            </Button>
            <AddFolder id={rowLinkId(NAMES_PARAM)} variant="filled" />
          </>
        }
      />
      <Group gap="8px 16px" mih={44} pb={{ base: 'md', sm: 6 }}>
        <Box flex={{ base: 1, sm: 'none' }} w={{ sm: 320 }}>
          <SearchField
            label={text.search}
            search={request.search}
            maxLength={SEARCH_MAX_LENGTH}
            delayMs={SEARCH_AFTER_MS}
            onSearch={(words) => change({ search: words }, { replace: true })}
          />
        </Box>
        {isPhone ? (
          <NativeSelect {...languages} onChange={({ currentTarget: { value } }) => setLanguage(value)} />
        ) : (
          <SegmentedControl {...languages} onChange={setLanguage} />
        )}
        {!isPhone && <Help>{text.hiddenHelp}</Help>}
      </Group>
      <DocumentColumns
        panel={
          adding &&
          data && {
            folders: data,
            folderId: adding.folderId,
            onFolder: (folderId) => setAdding({ folderId }),
            onClose: () => setAdding(undefined),
          }
        }
      >
        {folders.error && !data && <FailedQuery title={text.notLoaded} query={folders} />}
        {found.error && <FailedQuery title={text.searchFailed} query={found} />}
        {data && data.length === 0 && <EmptyState title={text.empty} help={text.emptyHelp} actions={<AddFolder />} />}
        {rows && rows.length === 0 && isSearched && !found.isFetching && (
          <EmptyState
            title={text.nothingFound}
            actions={<Button onClick={() => change({ search: '' })}>{text.clearSearch}</Button>}
          />
        )}
        {data && <NamesDrawer folders={data} language={request.language} />}
        {(folders.isPending || (rows && rows.length > 0)) && (
          <FolderTable
            label={text.title}
            rows={rows}
            order={order}
            onToggle={(id) => setOpened(opened.symmetricDifference(new Set([id])))}
            adding={adding}
            onAdd={(folderId) => setAdding({ folderId })}
          />
        )}
        {elsewhere > 0 && (
          <Button variant="quiet" onClick={() => setLanguage(request.language === 'hrv' ? 'eng' : 'hrv')}>
            {text.inOtherLanguage(elsewhere)}
          </Button>
        )}
        {found.data && found.data.total > found.data.documents.length && isSearched && (
          <Help>{text.moreFound(found.data.total)}</Help>
        )}
      </DocumentColumns>
      {data && data.length > 0 && <FootCount count={countRecords('documentFolder', data.length)} />}
      <OrderBar order={order} />
    </>
  );
}

function AddFolder(props: ButtonProps & { id?: string }) {
  const { to } = useRowLink(NAMES_PARAM);
  return (
    <Button component={Link} to={to} leftSection={<IconPlus aria-hidden />} {...props}>
      {text.addFolder}
    </Button>
  );
}

function Help({ children }: { children: string }) {
  return (
    <Text c="dimmed" fz="sm" ml={{ base: 0, sm: 'auto' }}>
      {children}
    </Text>
  );
}

type Searched = { search: string; found: readonly FoundDocument[]; opened: ReadonlySet<number> };

/** The rows of the folders whose own name, subfolder or document contains the words; of all of them without words. */
function folderRows(folders: readonly ManagedFolder[], { search, found, opened }: Searched): readonly FolderRow[] {
  const words = foldText(search.trim());
  const matches = ({ title, title_eng }: { title: string; title_eng: string }) =>
    foldText(`${title} ${title_eng}`).includes(words);
  return folders.flatMap((folder) => {
    const inside = words === '' ? [] : folder.subfolders.filter(matches);
    const documents = words === '' ? [] : found.filter(({ page_id }) => page_id === folder.id);
    const isInside = inside.length + documents.length > 0;
    if (!isInside && !matches(folder)) return [];
    const isOpen = isInside || opened.has(folder.id);
    const subfolders = isInside ? inside : isOpen ? folder.subfolders : [];
    const rows: FolderRow[] = [
      { id: String(folder.id), orderId: folder.id, folder, isOpen },
      ...subfolders.map((subfolder) => ({ id: subfolderRow(subfolder.sub_id), folder, subfolder, isOpen })),
    ];
    return rows.map((row, place) => (place === rows.length - 1 ? { ...row, found: documents } : row));
  });
}

/** The id of the folder in which the row names a subfolder; undefined for another row. */
function holderOf(folders: readonly ManagedFolder[], naming: string): number | undefined {
  return folders.find(
    ({ id, subfolders }) =>
      naming === newSubfolderRow(id) || subfolders.some(({ sub_id }) => naming === subfolderRow(sub_id)),
  )?.id;
}

/** „, 5 subfoldera, 12 dokumenata” */
function countInside(folders: readonly ManagedFolder[]): string {
  const subfolders = folders.reduce((sum, folder) => sum + folder.subfolders.length, 0);
  const documents = folders.reduce((sum, folder) => sum + folder.documents, 0);
  return `, ${countRecords('subfolder', subfolders)}, ${countRecords('document', documents)}`;
}
