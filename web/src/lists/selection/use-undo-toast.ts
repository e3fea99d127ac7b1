import { messageOf } from '#web/lib/api-client.ts';
import { RECORDS_UNDO_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';

/**
 * Returns a function that shows that records were deleted, with undo: `Vrati` calls `restore` with their ids and shows
 * the server's message. An error of undo stays until it is closed. Without ids there is nothing to restore.
 */
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
