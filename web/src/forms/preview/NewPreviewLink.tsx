import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyText } from '#web/lib/text/copy-text.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import classes from './PreviewLinks.module.css';
import { previewText as text } from './preview.text.ts';

/** The address of a link that was just made. No one can read it later. */
export function NewPreviewLink({ path }: { path: string }) {
  const toasts = useToasts();
  const address = new URL(path, window.location.href).href;
  const copy = async () => {
    if (await copyText(address)) toasts.success(text.copied, SUCCESS_TOAST_MS);
    else toasts.error(text.notCopied(address));
  };
  return (
    <div className={classes.newLink}>
      <TextInput
        label={text.address}
        description={text.shownOnce}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button leftSection={<IconCopy aria-hidden />} onClick={() => void copy()}>
        {text.copy}
      </Button>
    </div>
  );
}
