import { fileUrl } from '@baklja/contract/files/pictures';
import { VisuallyHidden } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { useCopy } from '#web/ui/messages/use-copy.ts';
import { mediaText as text } from '../../media.text.ts';
import classes from './FileDetails.module.css';

export function CopyUrlButton({ file }: { file: { path: string; name: string } }) {
  const copy = useCopyUrl();
  return (
    <button type="button" className={classes.copy} onClick={() => copy(file)}>
      <IconCopy aria-hidden /> {text.copyUrl}
      <VisuallyHidden component="span">: {file.name}</VisuallyHidden>
    </button>
  );
}

export function useCopyUrl(): (file: { path: string }) => void {
  const copy = useCopy(MEDIA_TOAST_MS);
  return (file) => {
    const url = absoluteFileUrl(file);
    void copy(url, { copied: 'kopirano', notCopied: `Preglednik ne dopušta kopiranje. Adresa je: ${url}` });
  };
}

export function absoluteFileUrl({ path }: { path: string }): string {
  return new URL(fileUrl({ path }, pageSettings.fileHostUrl()), window.location.origin).href;
}
