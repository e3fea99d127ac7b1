import { fileUrl } from '@baklja/contract/files/pictures';
import { pageSettings } from '#web/lib/page-settings.ts';
import { copyText } from '#web/lib/text/copy-text.ts';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { mediaText as text } from '../../media.text.ts';

/** The public URL of a file, including the host. */
export function absoluteFileUrl({ path }: { path: string }): string {
  return new URL(fileUrl({ path }, pageSettings.fileHostUrl()), window.location.origin).href;
}

/** Copies the URL of a file and confirms it with a toast. */
export function useCopyUrl(): (file: { path: string }) => void {
  const toasts = useToasts();
  return (file) => {
    const url = absoluteFileUrl(file);
    void copyText(url).then((isCopied) => {
      if (isCopied) toasts.success(text.copied, MEDIA_TOAST_MS);
      else toasts.error(text.notCopied(url));
    });
  };
}
