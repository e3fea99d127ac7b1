import { documentFolderRoutes, type ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { type ManagedSubfolder, subfolderRoutes } from '@baklja/contract/features/documents/subfolders';
import type { Flag } from '@baklja/contract/fields';
import { ActionIcon, Menu, Switch } from '@mantine/core';
import {
  IconDots,
  IconFilePlus,
  IconFiles,
  IconFolderOpen,
  IconFolderPlus,
  IconLink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '#web/lib/api-client.ts';
import { RECORDS_UNDO_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { rowLinkId, useRowLink } from '#web/lists/address/open-row.ts';
import { binLine } from '#web/lists/selection/bin-line.tsx';
import { useUndoToast } from '#web/lists/selection/use-undo-toast.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { folderReferencesQuery, useDocumentsWrite } from '../documents.queries.ts';
import { documentsText as text } from '../documents.text.ts';
import { NAMES_PARAM } from '../NamesEditor.tsx';
import classes from './FoldersScreen.module.css';

/** A folder or subfolder with what goes into the bin with it. */
type MenuFolder = {
  kind: 'documentFolder' | 'subfolder';
  id: number;
  title: string;
  subfolders: number;
  documents: number;
};

export type FolderMenuProps = {
  folder: MenuFolder;
  to: string;
  /** The row in which it is named. */
  rowKey: string;
  /** The row in which a new subfolder of it is named. */
  newRowKey?: string;
  onAdd?: () => void;
};

/** The menu of actions on a folder or subfolder. */
export function FolderMenu({ folder, to, rowKey, newRowKey, onAdd }: FolderMenuProps) {
  const rename = useRowLink(NAMES_PARAM, rowKey);
  const addSubfolder = useRowLink(NAMES_PARAM, newRowKey);
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <Menu id={rowLinkId(NAMES_PARAM, rowKey)} position="bottom-end" returnFocus={false}>
        <Menu.Target>
          <ActionIcon className={classes.more} size={28} aria-label={text.actionsOf(folder.title)}>
            <IconDots aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={to} leftSection={<IconFolderOpen aria-hidden />}>
            {text.open}
          </Menu.Item>
          {onAdd && (
            <Menu.Item leftSection={<IconFilePlus aria-hidden />} onClick={onAdd}>
              {text.addDocuments}
            </Menu.Item>
          )}
          {newRowKey !== undefined && (
            <Menu.Item component={Link} to={addSubfolder.to} leftSection={<IconFolderPlus aria-hidden />}>
              {text.addSubfolder}
            </Menu.Item>
          )}
          <Menu.Item component={Link} to={rename.to} leftSection={<IconPencil aria-hidden />}>
            {text.rename}
          </Menu.Item>
          <Menu.Item c="red" leftSection={<IconTrash aria-hidden />} onClick={() => setIsDeleting(true)}>
            {text.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isDeleting && <DeleteFolderDialog folder={folder} onEnd={() => setIsDeleting(false)} />}
    </>
  );
}

/** Asks before a folder is deleted: what goes along, and which menu items lead to it. The toast restores it. */
function DeleteFolderDialog({ folder, onEnd }: { folder: MenuFolder; onEnd: () => void }) {
  const { kind, id, title, subfolders, documents } = folder;
  const isFolder = kind === 'documentFolder';
  const removeFolder = useDocumentsWrite(documentFolderRoutes.deleteDocumentFolder);
  const removeSubfolder = useDocumentsWrite(subfolderRoutes.deleteSubfolder);
  const restoreFolder = useDocumentsWrite(documentFolderRoutes.restoreDocumentFolders);
  const restoreSubfolder = useDocumentsWrite(subfolderRoutes.restoreSubfolders);
  const removal = isFolder ? removeFolder : removeSubfolder;
  const announce = useUndoToast((ids) => (isFolder ? restoreFolder : restoreSubfolder).mutateAsync({ body: { ids } }));
  const references = useQuery({ ...folderReferencesQuery(id), enabled: isFolder && !removal.isSuccess });
  const pointing = references.data?.references ?? [];
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
        ...(subfolders + documents > 0
          ? [{ icon: <IconFiles aria-hidden />, text: text.takes(subfolders, documents) }]
          : []),
        ...(pointing.length > 0
          ? [{ icon: <IconLink aria-hidden />, text: text.pointedAt(pointing.map((item) => item.title)) }]
          : []),
        ...(references.isError ? [{ icon: <IconLink aria-hidden />, text: text.referencesNotRead }] : []),
        ...binLine(kind, 1),
      ]}
      confirmText={isFolder ? text.deleteFolder : text.deleteSubfolder}
      isBusy={removal.isPending}
      isWaiting={references.isLoading}
      error={removal.error?.message}
      onConfirm={() => void remove()}
      onCancel={onEnd}
    />
  );
}

type SwitchProps = { folder: Pick<ManagedFolder, 'id' | 'title' | 'show_doc_page'> } | { subfolder: ManagedSubfolder };

/** Shows a folder or subfolder on the site, or hides it, at once; the message takes it back. */
export function VisibilitySwitch(props: SwitchProps) {
  const setFolder = useDocumentsWrite(documentFolderRoutes.setFolderVisibility);
  const setSubfolder = useDocumentsWrite(subfolderRoutes.updateSubfolder);
  const toasts = useToasts();
  const [sent, setSent] = useState<Flag>();
  const isFolder = 'folder' in props;
  const { title } = isFolder ? props.folder : props.subfolder;
  const present = isFolder ? props.folder.show_doc_page : props.subfolder.show_sub;

  const write = async (show: Flag, isUndo: boolean) => {
    setSent(show);
    toasts.clearErrors();
    try {
      if (isFolder) await setFolder.mutateAsync({ body: { id: props.folder.id, show_doc_page: show } });
      else await setSubfolder.mutateAsync({ body: { sub_id: props.subfolder.sub_id, show_sub: show } });
      const words = show === 1 ? text.nowVisible(title) : text.nowHidden(title);
      const undo = { text: text.undo, onClick: () => void write(show === 1 ? 0 : 1, true) };
      if (isUndo) toasts.success(words, SUCCESS_TOAST_MS);
      else toasts.success(words, RECORDS_UNDO_MS, undo);
    } catch (error) {
      toasts.error(messageOf(error));
    } finally {
      setSent(undefined);
    }
  };
  return (
    <Switch
      aria-label={text.showOnWeb(title)}
      checked={(sent ?? present) === 1}
      onChange={({ currentTarget }) => void write(currentTarget.checked ? 1 : 0, false)}
    />
  );
}
