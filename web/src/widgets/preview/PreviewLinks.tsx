import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { SKELETON_AFTER_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { PreviewLinkRow } from './PreviewLinkRow.tsx';
import classes from './PreviewLinks.module.css';
import { previewLinksQuery, type SavedRecord, useCreatePreviewLink } from './preview.queries.ts';
import { previewText as text } from './preview.text.ts';

/** The links by which people without an account see the record as it was last saved. */
export function PreviewLinks({ record }: { record: SavedRecord }) {
  const newLink = useRef<HTMLElement>(null);
  const create = useCreatePreviewLink(record);
  const toasts = useToasts();
  const keepFocus = useKeepFocus(newLink);
  const make = () =>
    create.mutate(undefined, { onSuccess: ({ message }) => toasts.success(message, SUCCESS_TOAST_MS) });
  return (
    <div className={classes.links} {...keepFocus}>
      <p className={classes.note}>{text.linksHelp[record.kind]}</p>
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
        <p className={classes.error} role="alert">
          {create.error.message}
        </p>
      )}
      <LinkList record={record} />
    </div>
  );
}

function LinkList({ record }: { record: SavedRecord }) {
  const { data: links, error, isFetching, refetch } = useQuery(previewLinksQuery(record));
  const isSlow = useDelayed(links === undefined && !error, SKELETON_AFTER_MS);
  if (error && !links) {
    return (
      <ErrorState
        title={text.linksFailed}
        reason={error.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!links) return <p className={classes.note}>{isSlow && text.loadingLinks}</p>;
  if (links.length === 0) return <p className={classes.none}>{text.noLinks}</p>;
  return (
    <ul className={classes.list} aria-label={text.listOfLinks}>
      {links.map((link) => (
        <PreviewLinkRow key={link.id} link={link} record={record} />
      ))}
    </ul>
  );
}
