import { messageOf } from '#web/lib/api-client.ts';
import { RECORDS_UNDO_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';

/** `Vrati` calls `restore` with the ids; without ids nothing can be restored. An error of undo stays until closed. */
export function useUndoToast(
  restore: (ids: number[]) => Promise<{ message: string }>,
  { undoMs = RECORDS_UNDO_MS, restoredMs = SUCCESS_TOAST_MS } = {},
) {
  const toasts = useToasts();
  const undo = async (ids: number[]) => {
    try {
      const { message } = await restore(ids);
      toasts.success(message, restoredMs);
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return (message: string, ids: number[]) =>
    toasts.success(message, undoMs, ids.length === 0 ? undefined : { text: 'Vrati', onClick: () => void undo(ids) });
}
