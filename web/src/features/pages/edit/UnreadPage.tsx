import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '#web/lib/api-client.ts';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { RecordFormSkeleton } from '#web/widgets/record-form/RecordFormSkeleton.tsx';
import { pagesText as text } from '../pages.text.ts';

type Props = { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>; missingTitle?: string };

/** In the place of an editor whose page is not read: it is on its way, is not there, or could not be read. */
export function UnreadPage({ query: { error, isFetching, refetch }, missingTitle }: Props) {
  if (error instanceof ApiError && error.status === 404) return <NoSuchPage title={missingTitle} />;
  if (error) {
    return (
      <ErrorState
        title={text.notLoaded}
        reason={error.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return <RecordFormSkeleton label={text.loading} />;
}

/** What an address that names no page leads to. */
export function NoSuchPage({ title = text.notThere }: { title?: string | undefined }) {
  return (
    <EmptyState
      isScreen
      title={title}
      help={text.notThereHelp}
      actions={<TextLink to={paths.pages}>{text.listTitle}</TextLink>}
    />
  );
}
