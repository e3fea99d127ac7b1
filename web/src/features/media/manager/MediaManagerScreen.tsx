import type { MediaFile } from '@baklja/contract/features/media/media';
import { folderPathProblem, nameOf, parentOf } from '@baklja/contract/files/folders';
import { Box, Button, type ButtonProps, Flex, Text } from '@mantine/core';
import { useDidUpdate, useDisclosure, useLocalStorage } from '@mantine/hooks';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '#web/lib/api-client.ts';
import { IconChevronDown, IconFolder, IconFolderSymlink, IconTrash } from '#web/lib/icons.ts';
import { paths } from '#web/lib/paths.ts';
import { useLastPage } from '#web/lists/address/use-list-address.ts';
import { useServerRows } from '#web/lists/list-rows.ts';
import { SelectButton } from '#web/lists/SelectButton.tsx';
import { FolderPanel } from '#web/media/library/FolderPanel.tsx';
import { fileListQuery, filePage } from '#web/media/library/files.queries.ts';
import { SubfolderLinks, SubfolderStrip } from '#web/media/library/SubfolderLinks.tsx';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { BackEndsSelection } from '#web/ui/lists/BackEndsSelection.tsx';
import { Pager } from '#web/ui/lists/Pager.tsx';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import { SelectionBar } from '#web/ui/lists/SelectionBar.tsx';
import { useSelection } from '#web/ui/lists/use-selection.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import { type Archive, archiveAt } from '../archives.ts';
import { mediaText as text } from '../media.text.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { FileDetails } from './details/FileDetails.tsx';
import { ManagerDialogs } from './dialogs/ManagerDialogs.tsx';
import { FileList } from './FileList.tsx';
import { FileTools, ManagerHead } from './ManagerHead.tsx';
import classes from './MediaManagerScreen.module.css';
import { type FileView, useManagerAddress } from './manager-address.ts';
import { type ActionDialog, useAction } from './use-action.ts';
import { useMediaUpload } from './use-media-upload.ts';

/**
 * /media-manager/{folder}, and the screens with the content of one folder, such as /stari-dokumenti. The URL holds
 * folder, search, sorting, page, view and open details.
 */
export function MediaManagerScreen() {
  const archive = archiveAt(useLocation().pathname);
  const { address, ...ways } = useManagerAddress(archive);
  if (folderPathProblem(address.folder) !== undefined) return <FolderNotThere />;
  return <MediaManager key={archive?.path} address={address} archive={archive} {...ways} />;
}

type Props = ReturnType<typeof useManagerAddress> & { archive?: Archive | undefined };

function MediaManager({ address, archive, change, openFolder, goBack, followFolder }: Props) {
  const { folder, search, sort, order, page, fileId } = address;
  const type = archive?.isPictures ? ('image' as const) : undefined;
  const list = useServerRows(fileListQuery({ folder, search, sort, order, page, type }), filePage<MediaFile>(page));
  const files = list.selectable;
  const listKey = JSON.stringify([folder, search, sort, order, page]);
  const selection = useSelection(listKey, files);
  const [wantsSelecting, setWantsSelecting] = useState(false);
  const isSelecting = wantsSelecting || selection.rows.size > 0;
  const setSelecting = (next: boolean) => {
    if (!next) selection.clear();
    setWantsSelecting(next);
  };
  const panel = useFolderPanel();
  const listElement = useRef<HTMLElement>(null);
  // A control that opens another folder may not exist in that folder.
  useDidUpdate(() => {
    if (document.activeElement === document.body) listElement.current?.focus();
  }, [folder]);
  const actionDialog = useAction(listElement);
  const [lastView, saveView] = useLocalStorage<FileView>({
    key: 'baklja.media-view',
    defaultValue: 'table',
    getInitialValueInEffect: false,
  });
  // The table of an archive has columns that the grid has not.
  const view = address.view ?? (archive ? 'table' : lastView);
  const upload = useMediaUpload(folder, archive);

  const pages = list.page?.pages ?? 0;
  useLastPage(page, list.isStale ? undefined : list.page?.pages, change);

  // While a dialog is open, a 404 may come from its own rename; the dialog then opens the new address itself.
  const isGone = list.error instanceof ApiError && list.error.status === 404 && !actionDialog.isOpen;
  if (isGone) return <FolderNotThere />;

  const selected = files.filter(({ id }) => selection.rows.has(id));
  const closeDetailsOf = (ids: readonly number[]) => {
    selection.clear();
    if (fileId !== undefined && ids.includes(fileId)) change({ fileId: undefined }, { replace: true });
  };
  const onAction = actionDialog.begin;
  const shared = { list, address, archive, view, selection, isSelecting, onChange: change, onAction, onUpload: upload };
  const pager = (label: string) => (
    <Pager page={page} pages={pages} onChange={(next) => change({ page: next })} label={label} />
  );
  return (
    <UploadDropZone folder={folder} onFiles={upload}>
      <ManagerHead
        {...shared}
        selectButton={
          (list.page?.total ?? 0) > 0 ? <SelectButton isSelecting={isSelecting} onChange={setSelecting} /> : undefined
        }
      />
      {isSelecting && <BackEndsSelection onBack={() => setSelecting(false)} />}
      <FileTools
        {...shared}
        onView={(next) => {
          saveView(next);
          change({ view: next === 'grid' ? next : undefined }, { replace: true });
        }}
        pager={pages > 0 && pager('Stranice popisa')}
      />
      {selected.length > 0 && (
        <SelectionBar
          label="Odabrane datoteke"
          count={text.selected(selected.length)}
          onAll={selection.toggleAll}
          onClear={(hadFocus) => {
            selection.clear();
            if (hadFocus) listElement.current?.focus();
          }}
        >
          <SelectionAction
            icon={<IconFolderSymlink aria-hidden />}
            onClick={() => onAction({ kind: 'move', targets: { files: selected } })}
          >
            {text.move}
          </SelectionAction>
          <SelectionAction
            icon={<IconTrash aria-hidden />}
            onClick={() => onAction({ kind: 'remove', targets: { files: selected } })}
          >
            {text.remove}
          </SelectionAction>
        </SelectionBar>
      )}
      <Box hiddenFrom="sm">
        <SubfolderStrip>
          <FolderToggle folder={folder} panel={panel}>
            {text.foldersToggle}
          </FolderToggle>
          <SubfolderLinks folder={folder} />
        </SubfolderStrip>
      </Box>
      <div className={classes.columns} data-details={fileId !== undefined || undefined}>
        <FolderSide folder={folder} panel={panel} onOpen={openFolder} onBack={goBack} onAction={onAction} />
        <section ref={listElement} className={classes.list} tabIndex={-1} aria-label={text.list(folder)}>
          <FileList {...shared} />
          {pages > 1 && (
            <Flex justify="flex-end" pt="md" pb="xl">
              {pager('Stranice popisa, na dnu')}
            </Flex>
          )}
        </section>
        <FileDetails fileId={fileId} onAction={onAction} onClose={() => change({ fileId: undefined })} />
      </div>
      <ManagerDialogs
        key={actionDialog.count}
        actionDialog={actionDialog}
        folder={folder}
        files={files}
        onFolderMoved={followFolder}
        onFilesGone={closeDetailsOf}
      />
    </UploadDropZone>
  );
}

function FolderNotThere() {
  useDocumentTitle(text.title);
  return (
    <EmptyState
      isScreen
      title="Ovog foldera nema."
      help="Adresa nije točno upisana ili je folder preimenovan, premješten ili izbrisan."
      actions={<TextLink to={paths.mediaFolder('images')}>Otvori folder images</TextLink>}
    />
  );
}

type FolderSideProps = {
  folder: string;
  panel: FolderPanelState;
  onOpen: (path: string) => void;
  onBack: () => void;
  onAction: ActionDialog['begin'];
};

function FolderSide({ folder, panel, onOpen, onBack, onAction }: FolderSideProps) {
  return (
    // In a narrow window the files come between the folders and the note about all folders.
    <Box display={{ base: 'contents', md: 'block' }}>
      <FolderToggle folder={folder} panel={panel} visibleFrom="sm" hiddenFrom="md">
        {`${text.foldersToggle}: ${folder}`}
      </FolderToggle>
      <Box id={panel.id} display={{ base: panel.isShown ? 'block' : 'none', md: 'block' }}>
        <FolderPanel
          open={folder}
          onOpen={(path) => {
            panel.close();
            onOpen(path);
          }}
          addressOf={paths.mediaFolder}
          onBack={onBack}
          headAction={
            parentOf(folder) !== '' && (
              <ActionsMenu label={text.folderActions(nameOf(folder))} targets={{ folder }} onAction={onAction} />
            )
          }
        />
      </Box>
      <Text
        c="dimmed"
        fz="sm"
        lh="18px"
        pt={{ base: 0, md: 'md' }}
        pb={{ base: 'lg', md: 0 }}
        style={{ order: 1, textWrap: 'pretty' }}
      >
        Sve što je ovdje ima javnu adresu, pa i dokumenti iz skrivenih foldera.
      </Text>
    </Box>
  );
}

type FolderPanelState = ReturnType<typeof useFolderPanel>;

function useFolderPanel() {
  const [isShown, { toggle, close }] = useDisclosure(false);
  return { id: useId(), isShown, toggle, close };
}

type FolderToggleProps = ButtonProps & { folder: string; panel: FolderPanelState; children: string };

/** The button that opens the folders: on a phone in the strip of subfolders, in other narrow windows above the list. */
function FolderToggle({ folder, panel, children, ...others }: FolderToggleProps) {
  return (
    <Button
      {...others}
      aria-label={`${text.foldersToggle}: ${folder}`}
      styles={{ label: { gap: 8, minWidth: 0 } }}
      justify="space-between"
      rightSection={<IconChevronDown style={panel.isShown ? { rotate: '180deg' } : undefined} aria-hidden />}
      aria-expanded={panel.isShown}
      aria-controls={panel.id}
      onClick={panel.toggle}
    >
      <IconFolder aria-hidden />
      <Text span truncate lh={1.4}>
        {children}
      </Text>
    </Button>
  );
}
