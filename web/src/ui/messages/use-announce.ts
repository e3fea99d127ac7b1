import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from './toasts.tsx';

/** Makes a change and shows its message, or why it failed. Resolves to whether it succeeded. */
export function useAnnounce(messageMs = SUCCESS_TOAST_MS) {
  const toasts = useToasts();
  return async (change: () => Promise<{ message: string }>): Promise<boolean> => {
    toasts.clearErrors();
    try {
      const { message } = await change();
      toasts.success(message, messageMs);
      return true;
    } catch (error) {
      toasts.error(error instanceof Error ? error.message : String(error));
      return false;
    }
  };
}
