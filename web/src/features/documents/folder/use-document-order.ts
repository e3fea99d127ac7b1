import type { ManagedFolder } from '@baklja/contract/features/documents/document-folders';
import { documentRoutes } from '@baklja/contract/features/documents/documents';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, call, messageOf } from '#web/lib/api-client.ts';
import { ORDERED_MS } from '#web/lib/timings.ts';
import { moveRow, type RowPlace } from '#web/lists/row-order/row-places.ts';
import { type DocumentRow, folderQueries, useRefreshDocuments } from '../documents.queries.ts';

/** A move that is not saved. `index` is from 0. */
export type OwnMove = { id: number; index: number; title: string };

/** Why a move is not saved. `before` is the order that it was made in, where another user changed it. */
export type OrderFault = { message: string; move: OwnMove; before?: readonly number[] };

/** The order of the documents of a folder: what is drawn, its save, and a save that failed. */
export function useDocumentOrder(folder: ManagedFolder, documents: readonly DocumentRow[]) {
  const [pending, setPending] = useState<readonly number[]>();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<OrderFault>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queryClient = useQueryClient();
  const refresh = useRefreshDocuments();
  useEffect(() => () => clearTimeout(timer.current), []);

  const stored = useMemo(() => documents.map(({ id }) => id), [documents]);
  const ids = pending ?? stored;
  const groups = useMemo(() => [{ key: folder.id, ids }], [folder.id, ids]);

  const send = async (next: readonly number[], move: OwnMove) => {
    setPending(next);
    setFault(undefined);
    setIsBusy(true);
    const order = next.map((doc_id, index) => ({ doc_id, orderIndex: index + 1 }));
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
