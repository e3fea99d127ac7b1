import type { UseQueryResult } from '@tanstack/react-query';
import { SKELETON_AFTER_MS } from '#web/lib/timings.ts';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { useDelayed } from '#web/ui/use-delayed.ts';
import classes from './PreviewDocument.module.css';
import { type PreviewDevice, PreviewStage } from './PreviewStage.tsx';
import { previewText as text } from './preview.text.ts';

type Props = { query: UseQueryResult<{ html: string }>; device: PreviewDevice; title: string };

/** The record as the public will see it, once it has loaded. */
export function PreviewDocument({ query, device, title }: Props) {
  const { data, error, isFetching, refetch } = query;
  const isSlow = useDelayed(data === undefined && !error, SKELETON_AFTER_MS);
  if (data) return <PreviewStage html={data.html} device={device} title={title} />;
  if (error) {
    return (
      <div className={classes.failed}>
        <ErrorState title={text.failed} reason={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
      </div>
    );
  }
  return (
    <p className={classes.waiting} role="status">
      {isSlow && text.preparing}
    </p>
  );
}
