import { useState } from 'react';
import { useFocusThroughLock } from '#web/forms/frame/form-focus.ts';
import { messageOf } from '#web/lib/api-client.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { moveRow, type RowPlace, useRowOrder } from '#web/lists/row-order/use-row-order.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useRefreshDocuments } from './documents.queries.ts';

type Options = {
  /** Folders, or the subfolders of one; no other ordered rows of the screen have these ids. */
  rows: readonly { id: number; title: string }[];
  save: (order: { ids: number[]; former: number[] }) => Promise<{ message: string }>;
  isOff?: boolean;
};

/** The order of folders. A move is shown at once and saved; when it is not saved, the list is read again. */
export function useFolderOrder({ rows, save, isOff = false }: Options) {
  const [moved, setMoved] = useState<readonly number[]>();
  const toasts = useToasts();
  const refresh = useRefreshDocuments();
  const former = rows.map(({ id }) => id);
  const groups = [{ key: 0, ids: moved ?? former }];

  const move = async (id: number, to: RowPlace) => {
    const ids = moveRow(groups, id, to).flatMap((group) => group.ids);
    setMoved(ids);
    toasts.clearErrors();
    try {
      const { message } = await save({ ids, former });
      toasts.success(message, SUCCESS_TOAST_MS);
    } catch (error) {
      toasts.error(messageOf(error));
      await refresh();
    } finally {
      setMoved(undefined);
    }
  };
  useFocusThroughLock(moved !== undefined);
  return useRowOrder({
    groups,
    titleOf: (id) => rows.find((row) => row.id === id)?.title ?? '',
    onMove: (id, to) => void move(id, to),
    isOff: isOff || moved !== undefined,
  });
}
