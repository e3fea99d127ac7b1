import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { subfolderRoutes } from '@baklja/contract/features/documents/subfolders';
import { Box } from '@mantine/core';
import type { RowOrder } from '#web/lists/row-order/use-row-order.ts';
import { useDocumentsWrite } from '../documents.queries.ts';
import { FolderTable } from '../folders/FolderTable.tsx';
import { subfolderRow } from '../NamesEditor.tsx';
import { useFolderOrder } from '../use-folder-order.ts';
import { folderText as text } from './folder.text.ts';

/** The order of the subfolders. Their ids are below zero: the documents of the screen are ordered rows too. */
export function useSubfolderOrder({ id: doc_cat, subfolders }: ManagedFolder): RowOrder {
  const ordering = useDocumentsWrite(subfolderRoutes.orderSubfolders);
  const idsOf = (ids: readonly number[]) => ids.map((id) => -id);
  return useFolderOrder({
    rows: subfolders.map(({ sub_id, title }) => ({ id: -sub_id, title })),
    save: ({ ids, former }) => ordering.mutateAsync({ body: { doc_cat, ids: idsOf(ids), former: idsOf(former) } }),
  });
}

type Props = { folder: ManagedFolder; order: RowOrder; onAdd: () => void };

/** The subfolders of a folder, which are renamed, hidden, deleted and put in order in their rows. */
export function Subfolders({ folder, order, onAdd }: Props) {
  const rows = (order.groups[0]?.ids ?? []).flatMap((orderId) => {
    const subfolder = folder.subfolders.find(({ sub_id }) => sub_id === -orderId);
    return subfolder ? [{ id: subfolderRow(subfolder.sub_id), orderId, folder, subfolder, isOpen: false }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Box mb="lg">
      <FolderTable label={text.subfolders} rows={rows} order={order} adding={undefined} onAdd={onAdd} />
    </Box>
  );
}
