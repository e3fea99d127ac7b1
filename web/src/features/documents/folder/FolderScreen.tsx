import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { documentRoutes } from '@baklja/contract/features/documents/documents';
import { SCREENS } from '@baklja/contract/screens';
import { Box, Button, Flex, Group, Loader, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useFocusThroughLock } from '#web/forms/frame/form-focus.ts';
import { ApiError, call, messageOf } from '#web/lib/api-client.ts';
import { formatTime } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { ORDERED_MS, SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { useIsTouch } from '#web/lib/use-window-size.ts';
import { useOpenRow } from '#web/lists/address/open-row.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import { movedRows } from '#web/lists/row-order/moved-rows.ts';
import { OrderBar } from '#web/lists/row-order/row-order.tsx';
import { moveRow, type RowPlace, useRowOrder } from '#web/lists/row-order/use-row-order.ts';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { Crumb } from '#web/ui/Crumb.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { FailedQuery } from '#web/ui/messages/ErrorState.tsx';
import { RETRY_TEXT } from '#web/ui/messages/RetryButton.tsx';
import { HiddenHead, PageHead } from '#web/ui/PageHead.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { addingText } from '../adding/adding.text.ts';
import { addFiles, PANEL_LIMIT, readAdded, useSendFiles } from '../adding/adding-store.ts';
import { DocumentColumns } from '../DocumentColumns.tsx';
import { type DocumentRow, documentsQuery, folderQueries, useRefreshDocuments } from '../documents.queries.ts';
import { DocumentEditor } from './DocumentEditor.tsx';
import { DocumentTable, DocumentTableSkeleton, subfolderOf } from './DocumentTable.tsx';
import {
  AddDocumentsButton,
  FolderHead,
  FolderSettings,
  FolderTools,
  folderAddress,
  isNarrowed,
  narrow,
} from './FolderHead.tsx';
import { folderText as text } from './folder.text.ts';
import { Subfolders, useSubfolderOrder } from './Subfolders.tsx';

/** /dokumenti/folder/{id}: the documents of a folder, or of its subfolder in the address, in their order. */
export function FolderScreen() {
  const { id: key = '' } = useParams();
  const id = Number(key);
  const isId = /^[1-9]\d{0,14}$/.test(key);
  const folder = useQuery({ ...folderQueries.one(key), enabled: isId });
  const documents = useQuery({ ...documentsQuery(id), enabled: isId });
  const isSlow = useDelayed(folder.isLoading || documents.isLoading, SKELETON_AFTER_MS);
  const error = folder.error ?? documents.error;
  if (!isId || (error instanceof ApiError && error.status === 404)) {
    return (
      <EmptyState
        title={text.missing}
        isScreen
        help={text.missingHelp}
        actions={<TextLink to={paths.documentFolders}>{text.back}</TextLink>}
      />
    );
  }
  if (error && !(folder.data && documents.data)) {
    const refetch = () => Promise.all([folder.refetch(), documents.refetch()]);
    return (
      <>
        <PageHead title={SCREENS.documentFolder.title} />
        <FailedQuery title={text.notLoaded} query={{ ...folder, error, refetch }} />
      </>
    );
  }
  return (
    <>
      <VisuallyHidden role="status">{isSlow && text.loading}</VisuallyHidden>
      {folder.data ? (
        <FolderDocuments key={id} folder={folder.data} documents={documents.data} />
      ) : (
        // What is below the head depends on the subfolders: drawn now, it would move.
        <>
          <HiddenHead title={SCREENS.documentFolder.title} />
          <Crumb to={paths.documentFolders}>{text.back}</Crumb>
          <Flex h={56} align="center">
            {isSlow && <Skeleton h={28} maw={280} />}
          </Flex>
        </>
      )}
    </>
  );
}

const NONE: readonly DocumentRow[] = [];

/** The documents are undefined while they are being loaded. */
type Props = { folder: ManagedFolder; documents: readonly DocumentRow[] | undefined };

function FolderDocuments({ folder, documents: loaded }: Props) {
  const { request, change } = useListAddress(folderAddress);
  const subfolder = folder.subfolders.find(({ sub_id }) => sub_id === request.subfolder);
  const subfolderId = subfolder?.sub_id;
  const all = loaded ?? NONE;
  const documents = useMemo(
    () => (subfolder ? all.filter((document) => subfolderOf(document, folder) === subfolder) : all),
    [all, folder, subfolder],
  );
  const [isAdding, setIsAdding] = useState(() => readAdded(folder.id).length > 0);
  const { recordKey } = useOpenRow('dokument');
  const { send } = useSendFiles();
  const isTouch = useIsTouch();
  const navigate = useNavigate();
  const ordering = useDocumentOrder(folder, all, documents);
  const byId = new Map(all.map((document) => [document.id, document]));
  const isOpen = byId.has(Number(recordKey));
  const narrowed = isNarrowed(request);
  const isEmpty = loaded !== undefined && documents.length === 0;
  const order = useRowOrder({
    groups: ordering.groups,
    titleOf: (id) => byId.get(id)?.doc_name ?? '',
    onMove: ordering.move,
    isOff: narrowed || ordering.isBusy,
  });
  const subfolderOrder = useSubfolderOrder(folder);
  const drawn = (order.groups[0]?.ids ?? []).flatMap((id) => byId.get(id) ?? []);
  const shown = narrow(drawn, request);
  const { fault } = ordering;
  const { title } = subfolder ?? folder;
  const missing =
    (request.subfolder !== undefined && !subfolder && text.subfolderNotHere) ||
    (loaded && recordKey !== undefined && !isOpen && text.notHere);
  const moved = fault?.before && movedRows(fault.before, ordering.ids);
  const take = (files: File[]) => {
    send(addFiles(folder.id, files, subfolderId));
    if (readAdded(folder.id).length > PANEL_LIMIT) void navigate(paths.addDocuments(folder.id, subfolderId));
    else setIsAdding(true);
  };
  return (
    <UploadDropZone folder={title} words={addingText.dropInto(title)} isEnabled={!isAdding} onFiles={take}>
      <FolderHead
        folder={folder}
        subfolder={subfolder}
        count={loaded ? documents.length : (subfolder ?? folder).documents}
        onAdd={() => setIsAdding(true)}
      />
      <DocumentColumns
        panel={
          isAdding && {
            folders: [folder],
            folderId: folder.id,
            subfolderId,
            onFolder: () => {},
            onClose: () => setIsAdding(false),
          }
        }
      >
        {!narrowed && !subfolder && (
          <Subfolders folder={folder} order={subfolderOrder} onAdd={() => setIsAdding(true)} />
        )}
        {isEmpty ? (
          <FolderSettings folder={folder} subfolder={subfolder} />
        ) : (
          <FolderTools folder={folder} subfolder={subfolder} documents={documents} request={request} change={change} />
        )}
        {fault && <OrderMessage folder={folder} fault={fault} ordering={ordering} />}
        {missing && (
          <Text c="quiet" fz="sm" pb="xs" role="status">
            {missing}
          </Text>
        )}
        {!loaded && <DocumentTableSkeleton isSubfolder={subfolder !== undefined} />}
        {isEmpty && (
          <EmptyState
            title={subfolder ? text.emptySubfolder : text.empty}
            help={text.emptyHelp(isTouch)}
            actions={<AddDocumentsButton onClick={() => setIsAdding(true)} />}
          />
        )}
        {documents.length > 0 && shown.length === 0 && (
          <EmptyState
            title={text.nothingFound}
            actions={<Button onClick={() => change({ search: '', year: undefined })}>{text.clearFilters}</Button>}
          />
        )}
        {shown.length > 0 && (
          <>
            {narrowed && (
              <Text c="quiet" fz="sm" pb="xs">
                {text.orderOff}
              </Text>
            )}
            <Box pos="relative" aria-busy={ordering.isBusy || undefined}>
              <DocumentTable
                folder={folder}
                documents={shown}
                order={order}
                isOrdered={!narrowed}
                isSubfolder={subfolder !== undefined}
                isAdding={isAdding}
                openId={recordKey === undefined ? undefined : Number(recordKey)}
                moved={moved}
              />
              {ordering.isBusy && <Ordering count={documents.length} />}
            </Box>
          </>
        )}
      </DocumentColumns>
      <OrderBar order={order} />
      <OrderBar order={subfolderOrder} />
      {recordKey !== undefined && isOpen && (
        <DocumentEditor id={Number(recordKey)} order={shown.map(({ id }) => String(id))} />
      )}
    </UploadDropZone>
  );
}

type OrderMessageProps = { folder: ManagedFolder; fault: OrderFault; ordering: ReturnType<typeof useDocumentOrder> };

/** A move that is not saved: it failed, or another user changed the order first. It takes the focus. */
function OrderMessage({ folder, fault, ordering }: OrderMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  // A second fault is another message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the fault
  useEffect(() => message.current?.focus(), [fault]);
  const { message: reason, move: own, before } = fault;
  const isThere = ordering.ids.includes(own.id);
  const isOther = before !== undefined && folder.ordered !== null;
  const buttonFlex = { base: '1 1 auto', sm: 'initial' };
  return (
    <Flex
      ref={message}
      role="alert"
      tabIndex={-1}
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      align="flex-start"
      gap="md"
      mt={4}
      mb="md"
      py={2}
      pl={14}
      style={{ borderLeft: '3px solid var(--red)' }}
    >
      <div>
        <Text component="h2" fw={600}>
          {isOther
            ? text.changedBy(folder.ordered_by_name ?? text.someone, formatTime(new Date(folder.ordered ?? 0)))
            : text.orderFailed}
        </Text>
        <Text c="quiet" maw="84ch">
          {isOther ? text.theirOrder : reason}{' '}
          {isThere ? text.ownMove(own.title, own.index + 1) : text.ownGone(own.title)}
        </Text>
      </div>
      <Flex flex={{ base: '1 1 100%', sm: 'none' }} wrap="wrap" gap="xs" ml={{ base: 0, sm: 'auto' }}>
        <Button flex={buttonFlex} onClick={ordering.dismiss}>
          {before ? text.giveUp : text.dismiss}
        </Button>
        {isThere && (
          <Button flex={buttonFlex} variant="filled" onClick={() => ordering.move(own.id, own)}>
            {before ? text.applyOwn : RETRY_TEXT}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** Covers the table while its order is saved, until shortly after (spec 2, section 4). */
function Ordering({ count }: { count: number }) {
  return (
    <Box pos="absolute" inset={0} bg="color-mix(in srgb, var(--paper) 72%, transparent)" style={{ zIndex: 8 }}>
      <Group
        role="status"
        wrap="nowrap"
        gap={14}
        pos="sticky"
        top="40vh"
        w="fit-content"
        maw="calc(100% - 32px)"
        mt="clamp(0px, 30%, 160px)"
        mx="auto"
        px="lg"
        py={20}
        bdrs="md"
        bg="var(--sheet)"
        style={{ boxShadow: 'var(--float)' }}
      >
        <Loader size={20} color="currentcolor" aria-hidden />
        <div>
          <Text component="b" ff="heading" fz="xl" fw={500} lh="24px">
            {text.ordering}
          </Text>
          <Text c="quiet" fz="sm">
            {text.orderingHelp(count)}
          </Text>
        </div>
      </Group>
    </Box>
  );
}

/** A move that is not saved. `index` is from 0. */
type OwnMove = { id: number; index: number; title: string };

/** Why a move is not saved. `before` is the order that it was made in, where another user changed it. */
type OrderFault = { message: string; move: OwnMove; before?: readonly number[] };

/**
 * The order of the documents on the screen: what is drawn, its save, and a save that failed. The other documents of the
 * folder keep their places.
 */
function useDocumentOrder(folder: ManagedFolder, all: readonly DocumentRow[], documents: readonly DocumentRow[]) {
  const [pending, setPending] = useState<readonly number[]>();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<OrderFault>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queryClient = useQueryClient();
  const refresh = useRefreshDocuments();
  useEffect(() => () => clearTimeout(timer.current), []);
  useFocusThroughLock(isBusy);

  const stored = useMemo(() => documents.map(({ id }) => id), [documents]);
  const ids = pending ?? stored;
  const groups = useMemo(() => [{ key: folder.id, ids }], [folder.id, ids]);

  const send = async (next: readonly number[], move: OwnMove) => {
    setPending(next);
    setFault(undefined);
    setIsBusy(true);
    const own = new Set(next);
    const rest = [...next];
    const order = all.map(({ id }, index) => ({
      doc_id: own.has(id) ? (rest.shift() ?? id) : id,
      orderIndex: index + 1,
    }));
    try {
      const body = { order, order_version: folder.order_version };
      const { order_version } = await call(documentRoutes.orderDocuments, { body });
      queryClient.setQueryData<ManagedFolder>(
        folderQueries.one(folder.id).queryKey,
        (known) => known && { ...known, order_version },
      );
      await refresh();
      timer.current = setTimeout(() => setIsBusy(false), ORDERED_MS);
    } catch (error) {
      const isStale = error instanceof ApiError && ['stale-order', 'not-in-container'].includes(error.code);
      if (isStale) await refresh();
      setFault({ message: messageOf(error), move, ...(isStale && { before: stored }) });
      setIsBusy(false);
    } finally {
      setPending(undefined);
    }
  };
  const move = (id: number, { index }: Pick<RowPlace, 'index'>) => {
    const title = documents.find((document) => document.id === id)?.doc_name ?? '';
    const [group] = moveRow(groups, id, { group: folder.id, index });
    if (group && stored.includes(id)) void send(group.ids, { id, index, title });
  };
  return { groups, ids, move, isBusy, fault, dismiss: () => setFault(undefined) };
}
