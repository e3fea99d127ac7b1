import { documentFolderRoutes, type ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { type ManagedSubfolder, subfolderRoutes } from '@baklja/contract/features/documents/subfolders';
import type { Flag } from '@baklja/contract/fields';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#web/lib/api-client.ts';
import { RECORDS_UNDO_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useDocumentsWrite } from '../documents.queries.ts';
import { documentsText as text } from '../documents.text.ts';

type Props = { folder: Pick<ManagedFolder, 'id' | 'title' | 'show_doc_page'> } | { subfolder: ManagedSubfolder };

/** Shows a folder or subfolder on the site, or hides it, at once; the message takes it back. */
export function VisibilitySwitch(props: Props) {
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
