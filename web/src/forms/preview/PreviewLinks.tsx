import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import look from '#web/ui/look.module.css';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { NewPreviewLink } from './NewPreviewLink.tsx';
import { PreviewLinkList } from './PreviewLinkList.tsx';
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
