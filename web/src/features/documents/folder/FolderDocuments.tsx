import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOpenRow } from '#web/forms/row/row-address.ts';
import { paths } from '#web/lib/paths.ts';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import { movedRows } from '#web/lists/row-order/moved-rows.ts';
import { OrderBar } from '#web/lists/row-order/OrderBar.tsx';
import { useRowOrder } from '#web/lists/row-order/use-row-order.ts';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import look from '#web/ui/look.module.css';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { addingText } from '../adding/adding.text.ts';
import { addFiles, PANEL_LIMIT, readAdded } from '../adding/adding-store.ts';
import { useSendFiles } from '../adding/use-send-files.ts';
import documentClasses from '../Documents.module.css';
import type { DocumentRow } from '../documents.queries.ts';
import { DocumentTable } from './DocumentTable.tsx';
import classes from './Folder.module.css';
import { AddDocumentsButton, FolderHead } from './FolderHead.tsx';
import { FolderTools } from './FolderTools.tsx';
import { folderText as text } from './folder.text.ts';
import { folderAddress, isNarrowed, narrow } from './folder-list.ts';
import { Ordering, OrderMessage } from './OrderMessage.tsx';
import { useDocumentOrder } from './use-document-order.ts';

const AddDocumentsPanel = lazy(async () => ({
  default: (await import('../adding/AddDocumentsPanel.tsx')).AddDocumentsPanel,
}));

type Props = { folder: ManagedFolder; documents: readonly DocumentRow[] };

/** A folder with its documents. Files that are dropped anywhere are added. */
export function FolderDocuments({ folder, documents }: Props) {
  const { request, change } = useListAddress(folderAddress);
  const [isAdding, setIsAdding] = useState(() => readAdded(folder.id).length > 0);
  const { recordKey } = useOpenRow('dokument');
  const { send } = useSendFiles();
  const navigate = useNavigate();
  const ordering = useDocumentOrder(folder, documents);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const narrowed = isNarrowed(request);
  const order = useRowOrder({
    groups: ordering.groups,
    titleOf: (id) => byId.get(id)?.doc_name ?? '',
    onMove: ordering.move,
    isOff: narrowed || ordering.isBusy,
  });
  const drawn = (order.groups[0]?.ids ?? []).flatMap((id) => byId.get(id) ?? []);
  const shown = narrow(drawn, request);
  const { fault } = ordering;
  const moved = fault?.before && movedRows(fault.before, ordering.ids);
  const take = (files: File[]) => {
    send(addFiles(folder.id, files));
    if (readAdded(folder.id).length > PANEL_LIMIT) void navigate(paths.addDocuments(folder.id));
    else setIsAdding(true);
  };
  return (
    <UploadDropZone
      folder={folder.title}
      words={addingText.dropInto(folder.title)}
      isEnabled={!isAdding}
      onFiles={take}
    >
      <div className={documentClasses.screen}>
        <FolderHead folder={folder} count={documents.length} onAdd={() => setIsAdding(true)} />
        <div className={`${documentClasses.columns} ${classes.columns}`} data-adding={isAdding || undefined}>
          <div>
            {documents.length > 0 && (
              <FolderTools folder={folder} documents={documents} request={request} change={change} />
            )}
            {fault && (
              <OrderMessage
                folder={folder}
                fault={fault}
                ids={ordering.ids}
                move={ordering.move}
                onEnd={ordering.dismiss}
              />
            )}
            {recordKey !== undefined && !byId.has(Number(recordKey)) && (
              <p className={`${look.quiet} ${look.small} ${classes.note}`} role="status">
                {text.notHere}
              </p>
            )}
            {documents.length === 0 && (
              <EmptyState
                title={text.empty}
                help={text.emptyHelp}
                actions={<AddDocumentsButton onClick={() => setIsAdding(true)} />}
              />
            )}
            {documents.length > 0 && shown.length === 0 && (
              <EmptyState
                title={text.nothingFound}
                actions={
                  <Button onClick={() => change({ search: '', subfolder: undefined, year: undefined })}>
                    {text.clearFilters}
                  </Button>
                }
              />
            )}
            {shown.length > 0 && (
              <>
                {narrowed && <p className={`${look.quiet} ${look.small} ${classes.note}`}>{text.orderOff}</p>}
                <div className={classes.over} aria-busy={ordering.isBusy || undefined}>
                  <DocumentTable
                    folder={folder}
                    documents={shown}
                    order={order}
                    isOrdered={!narrowed}
                    openId={recordKey === undefined ? undefined : Number(recordKey)}
                    moved={moved}
                  />
                  {ordering.isBusy && <Ordering count={documents.length} />}
                </div>
              </>
            )}
          </div>
          {isAdding && (
            <Suspense>
              <AddDocumentsPanel
                folders={[folder]}
                folderId={folder.id}
                onFolder={() => {}}
                onClose={() => setIsAdding(false)}
              />
            </Suspense>
          )}
        </div>
        <OrderBar order={order} />
      </div>
    </UploadDropZone>
  );
}
