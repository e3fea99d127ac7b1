import type { PreviewLink } from '@baklja/contract/features/content/previews';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { formatFileTime, formatLongDate, formatTime } from '#web/lib/dates.ts';
import { SKELETON_AFTER_MS, SUCCESS_TOAST_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import look from '#web/ui/look.module.css';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { takeFocus } from '#web/ui/use-keep-focus.ts';
import classes from './PreviewLinks.module.css';
import { type SavedRecord, useDeletePreviewLink } from './preview.queries.ts';
import { previewText as text } from './preview.text.ts';

type Props = { query: UseQueryResult<PreviewLink[]>; record: SavedRecord };

/** The valid links to a record, latest first. */
export function PreviewLinkList({ query, record }: Props) {
  const { data: links, error, isFetching, refetch } = query;
  const isSlow = useDelayed(links === undefined && !error, SKELETON_AFTER_MS);
  if (!links && error) {
    return (
      <ErrorState
        title={text.linksFailed}
        reason={error.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!links) {
    return (
      <p className={look.hint} role="status">
        {isSlow && text.loadingLinks}
      </p>
    );
  }
  if (links.length === 0) return <p className={classes.none}>{text.noLinks}</p>;
  return (
    <ul aria-label={text.listOfLinks}>
      {links.map((link) => (
        <PreviewLinkRow key={link.id} link={link} record={record} />
      ))}
    </ul>
  );
}

type PreviewLinkRowProps = { link: PreviewLink; record: SavedRecord };

/** One link: who made it, when it expires, and the button that ends it. */
function PreviewLinkRow({ link, record }: PreviewLinkRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useRef<HTMLButtonElement>(null);
  const nameId = useId();
  const cancel = () => {
    setIsAsking(false);
    revoke.current?.focus();
  };
  const expires = new Date(link.expires);
  return (
    <li className={classes.row}>
      <p id={nameId}>
        <span className={look.strong}>{link.created_by_name ?? text.unknownUser}</span>{' '}
        <span className={look.note}>{text.made(formatFileTime(link.created))}</span>
      </p>
      <p className={`${look.quiet} ${look.small} ${classes.until}`}>
        {text.until(formatLongDate(expires), formatTime(expires))}
      </p>
      <div className={`${look.row} ${classes.buttons}`}>
        <Button
          ref={revoke}
          className={classes.revoke}
          variant="quiet-danger"
          aria-describedby={nameId}
          aria-expanded={isAsking}
          onClick={() => setIsAsking(!isAsking)}
        >
          {text.revoke}
        </Button>
      </div>
      {isAsking && <RevokeQuestion link={link} record={record} onCancel={cancel} />}
    </li>
  );
}

function RevokeQuestion({ link, record, onCancel }: PreviewLinkRowProps & { onCancel: () => void }) {
  const toasts = useToasts();
  const remove = useDeletePreviewLink(record, (message) => toasts.success(message, SUCCESS_TOAST_MS));
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group contains no form fields
    <div className={classes.question} role="group" aria-labelledby={titleId}>
      <p id={titleId} className={look.strong}>
        {text.revokeTitle}
      </p>
      <p className={look.hint}>{text.revokeHelp(record.kind)}</p>
      {remove.error && (
        <p className={look.fault} role="alert">
          {remove.error.message}
        </p>
      )}
      <div className={`${look.row} ${classes.buttons}`}>
        <Button ref={takeFocus} onClick={onCancel}>
          {text.cancel}
        </Button>
        <BusyButton variant="danger" onClick={() => remove.mutate(link.id)} isBusy={remove.isPending}>
          {text.revokeLink}
        </BusyButton>
      </div>
    </div>
  );
}
