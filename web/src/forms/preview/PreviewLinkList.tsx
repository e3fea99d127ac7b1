import type { PreviewLink } from '@baklja/contract/features/content/previews';
import type { UseQueryResult } from '@tanstack/react-query';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import look from '#web/ui/look.module.css';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import { PreviewLinkRow } from './PreviewLinkRow.tsx';
import classes from './PreviewLinks.module.css';
import type { SavedRecord } from './preview.queries.ts';
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
