import { pageSettings } from '#web/lib/page-settings.ts';
import { pictureUrl } from '#web/lib/paths.ts';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { useCopy } from '#web/ui/messages/use-copy.ts';

/** Copies the absolute URL of an address in a record. */
export function useCopyUrl(): (address: string) => void {
  const copy = useCopy(MEDIA_TOAST_MS);
  return (address) => {
    const url = absoluteUrl(address);
    void copy(url, { copied: 'kopirano', notCopied: `Preglednik ne dopušta kopiranje. Adresa je: ${url}` });
  };
}

export function absoluteUrl(address: string): string {
  return new URL(pictureUrl(address, pageSettings.fileHostUrl()), window.location.origin).href;
}
