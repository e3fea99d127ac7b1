import { Button, TextInput } from '@mantine/core';
import { IconCopy, IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { copyText } from '#web/lib/text/copy-text.ts';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import look from '#web/ui/look.module.css';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { PreviewLinkList } from './PreviewLinkList.tsx';
import classes from './PreviewLinks.module.css';
import { previewLinksQuery, type SavedRecord, useCreatePreviewLink } from './preview.queries.ts';
import { previewText as text } from './preview.text.ts';

/** The links by which people without an account see the record as it was last saved. */
export function PreviewLinks({ record }: { record: SavedRecord }) {
  const newLink = useRef<HTMLElement>(null);
  const links = useQuery(previewLinksQuery(record));
  const create = useCreatePreviewLink(record);
  const isValid = links.data?.some(({ id }) => id === create.data?.id) ?? false;
  const toasts = useToasts();
  const keepFocus = useKeepFocus(newLink);
  const make = () =>
    create.mutate(undefined, { onSuccess: ({ message }) => toasts.success(message, SUCCESS_TOAST_MS) });
  return (
    <div className={look.stack} {...keepFocus}>
      <p className={look.hint}>{text.linksHelp(record.kind)}</p>
      <div
        ref={(element) => {
          newLink.current = element?.querySelector('button') ?? null;
        }}
      >
        <BusyButton leftSection={<IconLink aria-hidden />} onClick={make} isBusy={create.isPending}>
          {text.newLink}
        </BusyButton>
      </div>
      {create.error && (
        <p className={look.fault} role="alert">
          {create.error.message}
        </p>
      )}
      {create.data && isValid && <NewPreviewLink path={create.data.path} />}
      <PreviewLinkList query={links} record={record} />
    </div>
  );
}

/** The address of a link that was just made. No one can read it later. */
function NewPreviewLink({ path }: { path: string }) {
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
