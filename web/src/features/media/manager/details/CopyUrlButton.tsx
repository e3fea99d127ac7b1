import { fileUrl } from '@baklja/contract/files/pictures';
import { VisuallyHidden } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { pageSettings } from '#web/lib/page-settings.ts';
import { copyText } from '#web/lib/text/copy-text.ts';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
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
  const toasts = useToasts();
  return (file) => {
    const url = absoluteFileUrl(file);
    void copyText(url).then((isCopied) => {
      if (isCopied) toasts.success(text.copied, MEDIA_TOAST_MS);
      else toasts.error(text.notCopied(url));
    });
  };
}

export function absoluteFileUrl({ path }: { path: string }): string {
  return new URL(fileUrl({ path }, pageSettings.fileHostUrl()), window.location.origin).href;
}
