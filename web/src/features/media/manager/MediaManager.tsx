import type { MediaFile } from '@baklja/contract/features/media/media';
import { IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { useLastPage } from '#web/lists/address/use-list-address.ts';
import { useServerRows } from '#web/lists/list-rows.ts';
import { SelectButton } from '#web/lists/SelectButton.tsx';
import { fileListQuery, filePage } from '#web/media/library/files.queries.ts';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import { BackEndsSelection } from '#web/ui/lists/BackEndsSelection.tsx';
import { Pager } from '#web/ui/lists/Pager.tsx';
import { SelectionAction } from '#web/ui/lists/SelectionAction.tsx';
import { SelectionBar } from '#web/ui/lists/SelectionBar.tsx';
import { useSelection } from '#web/ui/lists/use-selection.ts';
import { mediaText as text } from '../media.text.ts';
import { FileDetails } from './details/FileDetails.tsx';
import { ManagerDialogs } from './dialogs/ManagerDialogs.tsx';
import { FileList } from './files/FileList.tsx';
import { FileTools } from './files/FileTools.tsx';
import { useFileView } from './files/use-file-view.ts';
import { FolderNotThere } from './folders/FolderNotThere.tsx';
import { FolderSide } from './folders/FolderSide.tsx';
import { useFolderPanel } from './folders/FolderToggle.tsx';
import { SubfolderStrip } from './folders/SubfolderStrip.tsx';
import { ManagerHead } from './ManagerHead.tsx';
import classes from './MediaManager.module.css';
import { useAction } from './use-action.ts';
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
