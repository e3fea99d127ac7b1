import { RECORDS_UNDO_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useAnnounce } from '#web/ui/messages/use-announce.ts';

/** `Vrati` calls `restore` with the ids; without ids nothing can be restored. An error of undo stays until closed. */
export function useUndoToast(
  restore: (ids: number[]) => Promise<{ message: string }>,
  { undoMs = RECORDS_UNDO_MS, restoredMs = SUCCESS_TOAST_MS } = {},
) {
  const toasts = useToasts();
  const announce = useAnnounce(restoredMs);
  return (message: string, ids: number[]) => {
    const undo = { text: 'Vrati', onClick: () => void announce(() => restore(ids)) };
    toasts.success(message, undoMs, ids.length === 0 ? undefined : undo);
  };
}
