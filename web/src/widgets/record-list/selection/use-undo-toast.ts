import { messageOf } from '#web/lib/api-client.ts';
import { RECORDS_UNDO_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';

/**
 * Returns a function that shows that records were deleted, with undo: `Vrati` calls `restore` with their ids and shows
 * the server's message. An error of undo stays until it is closed.
 */
export function useUndoToast(restore: (ids: number[]) => Promise<{ message: string }>) {
  const toasts = useToasts();
  const undo = async (ids: number[]) => {
    try {
      const { message } = await restore(ids);
      toasts.success(message, SUCCESS_TOAST_MS);
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return (message: string, ids: number[]) =>
    toasts.success(message, RECORDS_UNDO_MS, { text: 'Vrati', onClick: () => void undo(ids) });
}
