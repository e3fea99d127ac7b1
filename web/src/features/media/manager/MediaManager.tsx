import type { MediaFile } from '@baklja/contract/features/media/media';
import { nameOf, parentOf } from '@baklja/contract/files/folders';
import { Button } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { IconChevronDown, IconFolder, IconFolderPlus, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#web/lib/api-client.ts';
import { paths } from '#web/lib/paths.ts';
import { useLastPage } from '#web/lists/address/use-list-address.ts';
import { useServerRows } from '#web/lists/list-rows.ts';
import { SelectButton } from '#web/lists/SelectButton.tsx';
import { FolderPanel } from '#web/media/library/FolderPanel.tsx';
import { fileListQuery, filePage } from '#web/media/library/files.queries.ts';
import { useSubfolders } from '#web/media/library/use-subfolders.ts';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { BackEndsSelection } from '#web/ui/lists/BackEndsSelection.tsx';
import { Pager } from '#web/ui/lists/Pager.tsx';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import { SelectionBar } from '#web/ui/lists/SelectionBar.tsx';
import { useSelection } from '#web/ui/lists/use-selection.ts';
import look from '#web/ui/look.module.css';
import { mediaText as text } from '../media.text.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { FileDetails } from './details/FileDetails.tsx';
import { ManagerDialogs } from './dialogs/ManagerDialogs.tsx';
import { FolderNotThere } from './FolderNotThere.tsx';
import { FileList } from './files/FileList.tsx';
import { FileTools } from './files/FileTools.tsx';
import { ManagerHead } from './ManagerHead.tsx';
import classes from './MediaManager.module.css';
import type { FileView } from './manager-address.ts';
import { type ActionDialog, useAction } from './use-action.ts';
import type { useManagerAddress } from './use-manager-address.ts';
import { useMediaUpload } from './use-media-upload.ts';

/** The open folder: its files, the folder tree, and the details of one file. */
export function MediaManager({
  address,
  change,
  openFolder,
  goBack,
  followFolder,
}: ReturnType<typeof useManagerAddress>) {
  const { folder, search, sort, order, page, fileId } = address;
  const list = useServerRows(fileListQuery({ folder, search, sort, order, page }), filePage<MediaFile>(page));
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
  useFocusInNextFolder(folder, listElement);
  const actionDialog = useAction(listElement);
  const { view, saveView } = useFileView(address.view);
  const upload = useMediaUpload(folder);

  const present = list.isStale ? undefined : list.page;
  const pages = list.page?.pages ?? 0;
  useLastPage(page, present?.pages, change);

  // While a dialog is open, a 404 may come from its own rename; the dialog then opens the new address itself.
  const isGone = list.error instanceof ApiError && list.error.status === 404 && !actionDialog.isOpen;
  if (isGone) return <FolderNotThere />;

  const selected = files.filter(({ id }) => selection.rows.has(id));
  const closeDetailsOf = (ids: readonly number[]) => {
    selection.clear();
    if (fileId !== undefined && ids.includes(fileId)) change({ fileId: undefined }, { replace: true });
  };
  const pager = (label: string) => (
    <Pager page={page} pages={pages} onChange={(next) => change({ page: next })} label={label} />
  );
  return (
    <UploadDropZone folder={folder} onFiles={upload}>
      <ManagerHead
        folder={folder}
        search={search}
        total={present?.total}
        onAddFolder={() => actionDialog.begin({ kind: 'create' })}
        onUpload={upload}
        selectButton={<SelectButton isSelecting={isSelecting} onChange={setSelecting} />}
      />
      {isSelecting && <BackEndsSelection onBack={() => setSelecting(false)} />}
      <FileTools
        address={address}
        view={view}
        onChange={change}
        onView={(next) => {
          saveView(next);
          change({ view: next === 'grid' ? next : undefined }, { replace: true });
        }}
        pager={pages > 0 && pager(text.pages)}
      />
      {selected.length > 0 && (
        <SelectionBar
          label={text.selectionBar}
          count={text.selected(selected.length)}
          onAll={selection.toggleAll}
          onClear={(hadFocus) => {
            selection.clear();
            if (hadFocus) listElement.current?.focus();
          }}
        >
          <SelectionAction
            icon={<IconFolderSymlink aria-hidden />}
            onClick={() => actionDialog.begin({ kind: 'move', targets: { files: selected } })}
          >
            {text.move}
          </SelectionAction>
          <SelectionAction
            icon={<IconTrash aria-hidden />}
            onClick={() => actionDialog.begin({ kind: 'remove', targets: { files: selected } })}
          >
            {text.remove}
          </SelectionAction>
        </SelectionBar>
      )}
      <SubfolderStrip folder={folder} panel={panel} onAdd={() => actionDialog.begin({ kind: 'create' })} />
      <div className={classes.columns} data-details={fileId !== undefined || undefined}>
        <FolderSide folder={folder} panel={panel} onOpen={openFolder} onBack={goBack} onAction={actionDialog.begin} />
        <section ref={listElement} className={classes.list} tabIndex={-1} aria-label={text.list(folder)}>
          <FileList
            list={list}
            address={address}
            view={view}
            selection={selection}
            isSelecting={isSelecting}
            onChange={change}
            onAction={actionDialog.begin}
            onUpload={upload}
          />
          {pages > 1 && <div className={classes.foot}>{pager(text.pagesBelow)}</div>}
        </section>
        <FileDetails fileId={fileId} onAction={actionDialog.begin} onClose={() => change({ fileId: undefined })} />
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

/** A control that opens another folder may not exist in that folder; the focus then moves to the list. */
function useFocusInNextFolder(folder: string, list: { current: HTMLElement | null }): void {
  const former = useRef(folder);
  useEffect(() => {
    if (former.current === folder) return;
    former.current = folder;
    if (document.activeElement === document.body) list.current?.focus();
  }, [folder, list]);
}

/** The view of the file list: from the URL, otherwise the last one used in this browser. */
function useFileView(inAddress: FileView | undefined) {
  const [last, setLast] = useLocalStorage<FileView>({
    key: 'baklja.media-view',
    defaultValue: 'table',
    getInitialValueInEffect: false,
  });
  return { view: inAddress ?? last, saveView: setLast };
}

type Props = { folder: string; panel: FolderPanelState; onAdd: () => void };

/**
 * On a phone, in one line that scrolls sideways: the button that opens all folders, the folders in the open one, and
 * the button that adds one.
 */
function SubfolderStrip({ folder, panel, onAdd }: Props) {
  const { subfolders } = useSubfolders(folder);
  return (
    <nav className={classes.strip} aria-label={text.subfolders}>
      <FolderToggle folder={folder} panel={panel} place="strip" />
      {subfolders.map(({ path, name, files }) => (
        <Button key={path} component={Link} to={paths.mediaFolder(path)} leftSection={<IconFolder aria-hidden />}>
          {name}{' '}
          <span className={`${look.pale} ${look.regular} ${classes.count}`}>{files.toLocaleString('hr-HR')}</span>
        </Button>
      ))}
      <Button leftSection={<IconFolderPlus aria-hidden />} onClick={onAdd}>
        {text.addFolder}
      </Button>
    </nav>
  );
}

type FolderSideProps = {
  folder: string;
  panel: FolderPanelState;
  onOpen: (path: string) => void;
  onBack: () => void;
  onAction: ActionDialog['begin'];
};

/** The folders on the left; on narrow screens, behind a button above the files. */
function FolderSide({ folder, panel, onOpen, onBack, onAction }: FolderSideProps) {
  const open = (path: string) => {
    panel.close();
    onOpen(path);
  };
  const targets = { folder };
  return (
    <div className={classes.side}>
      <FolderToggle folder={folder} panel={panel} place="list" />
      <div id={panel.id} className={classes.panel} data-shown={panel.isShown || undefined}>
        <FolderPanel
          open={folder}
          onOpen={open}
          addressOf={paths.mediaFolder}
          onBack={onBack}
          headAction={
            parentOf(folder) !== '' && (
              <ActionsMenu
                label={text.folderActions(nameOf(folder))}
                onRename={(opener) => onAction({ kind: 'rename', targets }, opener)}
                onMove={(opener) => onAction({ kind: 'move', targets }, opener)}
                onRemove={(opener) => onAction({ kind: 'remove', targets }, opener)}
              />
            )
          }
        />
      </div>
      <p className={`${look.hint} ${classes.note}`}>{text.publicNote}</p>
    </div>
  );
}

/** Whether the folders are open in a narrow window; `id` is that of their panel. */
type FolderPanelState = { id: string; isShown: boolean; toggle: () => void; close: () => void };

function useFolderPanel(): FolderPanelState {
  const [isShown, { toggle, close }] = useDisclosure(false);
  return { id: useId(), isShown, toggle, close };
}

type FolderToggleProps = { folder: string; panel: FolderPanelState; place: 'strip' | 'list' };

/** The button that opens the folders: on a phone in the strip of subfolders, in other narrow windows above the list. */
function FolderToggle({ folder, panel, place }: FolderToggleProps) {
  const name = `${text.foldersToggle}: ${folder}`;
  return (
    <Button
      aria-label={name}
      classNames={{ root: classes.toggle, label: classes.label }}
      data-place={place}
      justify="space-between"
      rightSection={<IconChevronDown className={classes.chevron} aria-hidden />}
      aria-expanded={panel.isShown}
      aria-controls={panel.id}
      onClick={panel.toggle}
    >
      <IconFolder aria-hidden />
      <span className={classes.folder}>{place === 'list' ? name : text.foldersToggle}</span>
    </Button>
  );
}
