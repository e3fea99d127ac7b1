import { documentFolderRoutes, type ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { type ManagedSubfolder, subfolderRoutes } from '@baklja/contract/features/documents/subfolders';
import { ActionIcon, Button, Flex, Menu, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '#web/lib/api-client.ts';
import {
  IconArrowsSort,
  IconDots,
  IconEye,
  IconEyeOff,
  IconFilePlus,
  IconFiles,
  IconFolderPlus,
  IconLink,
  IconPencil,
  IconPlus,
  IconTrash,
} from '#web/lib/icons.ts';
import { paths } from '#web/lib/paths.ts';
import { RECORDS_UNDO_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { rowLinkId, useRowLink } from '#web/lists/address/open-row.ts';
import { binSentence } from '#web/lists/selection/bin-sentence.tsx';
import { useUndoToast } from '#web/lists/selection/use-undo-toast.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { folderReferencesQuery, useDocumentsWrite } from '../documents.queries.ts';
import { documentsText as text } from '../documents.text.ts';
import { NAMES_PARAM, newSubfolderRow, subfolderRow } from '../NamesEditor.tsx';
import classes from './FoldersScreen.module.css';

/** A folder, or one of its subfolders. */
export type FolderItem = { folder: ManagedFolder; subfolder?: ManagedSubfolder | undefined };

type Props = FolderItem & {
  /** Without room, the quick actions are in the menu only. */
  isCompact: boolean;
  onAdd: (folderId: number) => void;
  /** Lifts the row, so that the bar at the foot moves it; undefined where rows have no order. */
  onMove?: (() => void) | undefined;
};

/** Looks of an action that a row shows under the pointer. */
const QUICK = {
  className: classes.onHover,
  size: 'compact-sm',
  variant: 'quiet',
  leftSection: <IconPlus aria-hidden />,
};

export function FolderActions({ folder, subfolder, isCompact, onAdd, onMove }: Props) {
  const { title } = subfolder ?? folder;
  const rowKey = subfolder ? subfolderRow(subfolder.sub_id) : String(folder.id);
  const newRowKey = newSubfolderRow(folder.id);
  const rename = useRowLink(NAMES_PARAM, rowKey);
  const addSubfolder = useRowLink(NAMES_PARAM, newRowKey);
  const { isShown, setShown } = useVisibility({ folder, subfolder });
  const [isDeleting, setIsDeleting] = useState(false);
  const to = paths.documentFolder(folder.id, subfolder?.sub_id);
  const add = () => onAdd(folder.id);
  return (
    <Flex align="center" justify="flex-end" gap={4}>
      {!isCompact && !subfolder && (
        <>
          <Button {...QUICK} aria-label={text.addTo(text.plusDocuments, title)} onClick={add}>
            {text.plusDocuments}
          </Button>
          <Button
            {...QUICK}
            component={Link}
            to={addSubfolder.to}
            id={rowLinkId(NAMES_PARAM, newRowKey)}
            aria-label={text.addTo(text.plusSubfolder, title)}
          >
            {text.plusSubfolder}
          </Button>
        </>
      )}
      <Link className={`${classes.open} mantine-visible-from-sm`} to={to} aria-label={`${text.open}: ${title}`}>
        {text.open}
      </Link>
      <Menu id={rowLinkId(NAMES_PARAM, rowKey)} position="bottom-end" returnFocus={false}>
        <Menu.Target>
          <ActionIcon className={classes.more} size={28} aria-label={text.actionsOf(title)}>
            <IconDots aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!subfolder && (
            <>
              <Menu.Item leftSection={<IconFilePlus aria-hidden />} onClick={add}>
                {text.addDocuments}
              </Menu.Item>
              <Menu.Item component={Link} to={addSubfolder.to} leftSection={<IconFolderPlus aria-hidden />}>
                {text.addSubfolder}
              </Menu.Item>
            </>
          )}
          <Menu.Item component={Link} to={rename.to} leftSection={<IconPencil aria-hidden />}>
            {text.rename}
          </Menu.Item>
          <Menu.Item
            hiddenFrom="sm"
            leftSection={isShown ? <IconEyeOff aria-hidden /> : <IconEye aria-hidden />}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? text.hide : text.show}
          </Menu.Item>
          {onMove && (
            <Menu.Item hiddenFrom="sm" leftSection={<IconArrowsSort aria-hidden />} onClick={onMove}>
              {text.move}
            </Menu.Item>
          )}
          <Menu.Item c="red" leftSection={<IconTrash aria-hidden />} onClick={() => setIsDeleting(true)}>
            {text.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isDeleting && <DeleteDialog folder={folder} subfolder={subfolder} onEnd={() => setIsDeleting(false)} />}
    </Flex>
  );
}

type DeleteProps = { folder: ManagedFolder; subfolder: ManagedSubfolder | undefined; onEnd: () => void };

/** Asks before a folder is deleted: what goes along, and which menu items lead to it. The toast restores it. */
function DeleteDialog({ folder, subfolder, onEnd }: DeleteProps) {
  const { title, documents } = subfolder ?? folder;
  const isFolder = subfolder === undefined;
  const id = subfolder?.sub_id ?? folder.id;
  const subfolders = isFolder ? folder.subfolders.length : 0;
  const { deleteDocumentFolder, restoreDocumentFolders } = documentFolderRoutes;
  const removal = useDocumentsWrite(isFolder ? deleteDocumentFolder : subfolderRoutes.deleteSubfolder);
  const restoring = useDocumentsWrite(isFolder ? restoreDocumentFolders : subfolderRoutes.restoreSubfolders);
  const announce = useUndoToast((ids) => restoring.mutateAsync({ body: { ids } }));
  const references = useQuery({ ...folderReferencesQuery(id), enabled: isFolder && !removal.isSuccess });
  const pointing = references.data?.references ?? [];
  const taken = subfolders + documents > 0 ? [text.takes(subfolders, documents)] : [];
  const pointed = pointing.length > 0 ? [text.pointedAt(pointing.map((item) => item.title))] : [];
  if (references.isError) pointed.push(text.referencesNotRead);
  const remove = async () => {
    try {
      const { message } = await removal.mutateAsync({ params: { id } });
      announce(message, [id]);
      onEnd();
    } catch {
      // `removal.error` holds the reason.
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={text.deleteQuestion}
      subject={title}
      consequences={[
        ...taken.map((words) => ({ icon: <IconFiles aria-hidden />, text: words })),
        ...pointed.map((words) => ({ icon: <IconLink aria-hidden />, text: words })),
        ...binSentence(isFolder ? 'documentFolder' : 'subfolder', 1),
      ]}
      confirmText={isFolder ? text.deleteFolder : text.deleteSubfolder}
      isBusy={removal.isPending}
      isWaiting={references.isLoading}
      error={removal.error}
      onConfirm={() => void remove()}
      onCancel={onEnd}
    />
  );
}

/** Whether the site shows a folder or subfolder; a change is saved at once, and the message takes it back. */
function useVisibility({ folder, subfolder }: FolderItem) {
  const setFolder = useDocumentsWrite(documentFolderRoutes.setFolderVisibility);
  const setSubfolder = useDocumentsWrite(subfolderRoutes.updateSubfolder);
  const toasts = useToasts();
  const [sent, setSent] = useState<boolean>();
  const { title } = subfolder ?? folder;
  const present = (subfolder ? subfolder.show_sub : folder.show_doc_page) === 1;

  const write = async (isShown: boolean, isUndo = false) => {
    const flag = isShown ? 1 : 0;
    setSent(isShown);
    toasts.clearErrors();
    try {
      if (subfolder) await setSubfolder.mutateAsync({ body: { sub_id: subfolder.sub_id, show_sub: flag } });
      else await setFolder.mutateAsync({ body: { id: folder.id, show_doc_page: flag } });
      const words = isShown ? text.nowVisible(title) : text.nowHidden(title);
      const undo = { text: text.undo, onClick: () => void write(!isShown, true) };
      if (isUndo) toasts.success(words, SUCCESS_TOAST_MS);
      else toasts.success(words, RECORDS_UNDO_MS, undo);
    } catch (error) {
      toasts.error(messageOf(error));
    } finally {
      setSent(undefined);
    }
  };
  return { isShown: sent ?? present, setShown: (isShown: boolean) => void write(isShown) };
}

export function VisibilitySwitch({ folder, subfolder }: FolderItem) {
  const { isShown, setShown } = useVisibility({ folder, subfolder });
  return (
    <Switch
      aria-label={text.showOnWeb((subfolder ?? folder).title)}
      checked={isShown}
      onChange={({ currentTarget }) => setShown(currentTarget.checked)}
    />
  );
}
