import { copyText } from '#web/lib/text/copy-text.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from './toasts.tsx';

type Messages = { copied: string; notCopied: string };

/** Copies a text and shows a message; an error stays visible, so it can contain the text. */
export function useCopy(copiedMs = SUCCESS_TOAST_MS) {
  const toasts = useToasts();
  return async (value: string, { copied, notCopied }: Messages): Promise<void> => {
    if (await copyText(value)) toasts.success(copied, copiedMs);
    else toasts.error(notCopied);
  };
}
