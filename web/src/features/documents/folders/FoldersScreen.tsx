import { FOLDER_LANGUAGES, type FolderLanguage } from '@baklja/contract/features/documents/document-folders';
import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, SegmentedControl } from '@mantine/core';
import { IconFilePlus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { rowLinkId, useOpenRow, useRowLink } from '#web/forms/row/row-address.ts';
import { SEARCH_AFTER_MS, SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { defineListAddress, optionOr, search, text as textParam } from '#web/lists/address/list-address.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import { SearchField } from '#web/ui/lists/SearchField.tsx';
import look from '#web/ui/look.module.css';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import documentClasses from '../Documents.module.css';
import { foldersQuery, foundDocumentsQuery } from '../documents.queries.ts';
import { documentsText as text } from '../documents.text.ts';
import { NAMES_PARAM } from '../names/names-address.ts';
import classes from './Folders.module.css';
import { type Adding, FolderTable } from './FolderTable.tsx';
import { countAll, folderRows, holderOf } from './folder-rows.ts';

const AddDocumentsPanel = lazy(async () => ({
  default: (await import('../adding/AddDocumentsPanel.tsx')).AddDocumentsPanel,
}));

type Request = { language: FolderLanguage; search: string; naming: string };

const address = defineListAddress<Request>({
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
  const { isNew } = useOpenRow(NAMES_PARAM);
  const newFolder = useRowLink(NAMES_PARAM);
  const [adding, setAdding] = useState<Adding>();
  const { data } = folders;
  const documents = request.search === '' ? [] : (found.data?.documents ?? []);
  const rows = data && folderRows(data, { search: request.search, found: documents, opened });
  const counts = data && countAll(data);
  const elsewhere = documents.filter(({ folder_lng }) => folder_lng !== request.language).length;
  const isLoading = useDelayed(folders.isPending, SKELETON_AFTER_MS);
  const holder = data && holderOf(data, request.naming);
  useEffect(() => {
    if (holder !== undefined) setOpened((present) => new Set(present).add(holder));
  }, [holder]);
  const toggle = (id: number) => setOpened(opened.symmetricDifference(new Set([id])));
  return (
    <>
      <PageHead
        title={text.title}
        note={counts && text.counts(counts.folders, counts.subfolders, counts.documents)}
        action={
          <>
            <Button
              className={classes.notOnPhone}
              leftSection={<IconFilePlus aria-hidden />}
              disabled={!data?.length}
              onClick={() => setAdding({ folderId: undefined })}
            >
              {text.addDocuments}
            </Button>
            <Button
              component={Link}
              to={newFolder.to}
              id={rowLinkId(NAMES_PARAM)}
              variant="filled"
              leftSection={<IconPlus aria-hidden />}
            >
              {text.addFolder}
            </Button>
          </>
        }
      />
      <div className={documentClasses.tools}>
        <SearchField
          className={classes.search}
          label={text.search}
          search={request.search}
          maxLength={SEARCH_MAX_LENGTH}
          delayMs={SEARCH_AFTER_MS}
          onSearch={(words) => change({ search: words }, { replace: true })}
        />
        <SegmentedControl
          className={classes.language}
          aria-label={text.language}
          value={request.language}
          onChange={(language) => change({ language: language as FolderLanguage, naming: '' })}
          data={FOLDER_LANGUAGES.map((value) => ({ value, label: text.languages[value] }))}
        />
        <p className={`${look.note} ${documentClasses.help}`}>{text.hiddenHelp}</p>
      </div>
      <div className={documentClasses.columns} data-adding={adding !== undefined || undefined}>
        <div>
          {isLoading && (
            <p className={classes.loading} role="status">
              {text.loading}
            </p>
          )}
          {folders.error && !data && (
            <ErrorState
              title={text.notLoaded}
              reason={folders.error.message}
              onRetry={() => void folders.refetch()}
              isRetrying={folders.isFetching}
            />
          )}
          {found.error && (
            <ErrorState
              title={text.searchFailed}
              reason={found.error.message}
              onRetry={() => void found.refetch()}
              isRetrying={found.isFetching}
            />
          )}
          {data && data.length === 0 && !isNew && (
            <EmptyState
              title={text.empty}
              help={text.emptyHelp}
              actions={
                <Button component={Link} to={newFolder.to} leftSection={<IconPlus aria-hidden />}>
                  {text.addFolder}
                </Button>
              }
            />
          )}
          {rows && rows.length === 0 && request.search !== '' && !found.isFetching && (
            <EmptyState
              title={text.nothingFound}
              actions={<Button onClick={() => change({ search: '' })}>{text.clearSearch}</Button>}
            />
          )}
          {rows && (rows.length > 0 || isNew) && (
            <FolderTable
              rows={rows}
              language={request.language}
              onToggle={toggle}
              adding={adding}
              onAdd={(folderId) => setAdding({ folderId })}
            />
          )}
          {elsewhere > 0 && (
            <Button
              variant="quiet"
              onClick={() => change({ language: request.language === 'hrv' ? 'eng' : 'hrv', naming: '' })}
            >
              {text.inOtherLanguage(elsewhere)}
            </Button>
          )}
          {found.data && found.data.total > found.data.documents.length && request.search !== '' && (
            <p className={`${look.note} ${documentClasses.help}`}>{text.moreFound(found.data.total)}</p>
          )}
        </div>
        {adding && data && (
          <Suspense>
            <AddDocumentsPanel
              key={adding.folderId}
              folders={data}
              folderId={adding.folderId}
              onFolder={(folderId) => setAdding({ folderId })}
              onClose={() => setAdding(undefined)}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
