import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '#web/lib/api-client.ts';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { RecordFormSkeleton } from '#web/widgets/record-form/RecordFormSkeleton.tsx';
import { postsText } from '../posts.text.ts';

type Props = { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>; missingTitle: string };

/** In the place of an editor whose post is not read: it is on its way, is not there, or could not be read. */
export function UnreadPost({ query: { error, isFetching, refetch }, missingTitle }: Props) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title={missingTitle}
        help="Možda je obrisan ili adresa nije točno upisana."
        actions={<TextLink to={paths.posts}>{postsText.listTitle}</TextLink>}
      />
    );
  }
  if (error) {
    return (
      <ErrorState
        title="Članak nije učitan."
        reason={error.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return <RecordFormSkeleton label="Učitava se članak" />;
}
